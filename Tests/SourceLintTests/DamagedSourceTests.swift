import MetricsCore
import SourceLint
import TestSupport
import Testing

@Suite("Damaged source")
struct DamagedSourceTests {
  private static let sample = Array(
    ##"""
    import UIKit
    struct Title: View {
      @ScaledMetric(relativeTo: .title) private var size: CGFloat = 28 // fontgauge:disable:this
      let titleLabel: UILabel = {
        let label = UILabel()
        label.font = UIFontMetrics.default.scaledFont(for: UIFont(name: "A\(b("x"))", size: 17)!)
        label.numberOfLines = 1
        return label
      }()
      var body: some View {
        #if os(iOS)
        Text("A \(name)").font(.custom("Lato", size: size)).lineLimit(1)
        #endif
        [a, b].forEach { $0.font = isBold ? .boldSystemFont(ofSize: 12) : .systemFont(ofSize: 9) }
        let r = /a"b/, q = #/c/#, s = #"\#(d)"#, t = """
          \(UIFont.preferredFont(forTextStyle: .body))
          """
        /* fontgauge:disable:next unscaled /* nested */ */
        switch weight { case .a: return UIFont(descriptor: d, size: 0); default: break }
      }
    }
    """##.utf8)

  @Test("Any bytes are read, whatever is changed", arguments: 0..<40 as Range<UInt64>)
  func flips(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Self.sample
    for _ in 0..<20 {
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes[index] = Array("(){}[]\"#/\\\n.,:=*`@".utf8).randomElement(using: &generator)!
        default: bytes.remove(at: index)
        }
      }
      expectOrdered(bytes)
    }
  }

  @Test("Any beginning and any end of a source is read")
  func cuts() {
    for length in 0...Self.sample.count {
      expectOrdered(Array(Self.sample[..<length]))
      expectOrdered(Array(Self.sample[length...]))
    }
  }

  /// Expects findings inside the source and in its order, the same ones each time.
  private func expectOrdered(_ bytes: [UInt8]) {
    let result = SourceLinter().lint(bytes, path: "A.swift")
    let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let places = result.findings.map { ($0.location?.line ?? 0, $0.location?.column ?? 0) }
    #expect(places.allSatisfy { (1...lineCount).contains($0.0) && $0.1 >= 1 })
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(SourceLinter().lint(bytes, path: "A.swift") == result)
  }

  @Test(
    "Nesting and repetition without end take no time without end",
    .timeLimit(.minutes(1)),
    arguments: [
      "(", "{", "[", ")", "}", "\"\\(", "#\"\"\"\\#(", "/*", "#/\n", "`", "a.", "(/", "x{", "=/",
      "UIFont(name:", "UIFont(name:a,size:", "metrics.scaledFont(for:", "let a=", "let a=a;",
      "let a=b+b;let b=a+a;", "if a {", "{$0.font=", "a.font=a.font;", ".lineLimit(1)",
      "label.font=UIFont.systemFont(ofSize:9);", "font=UIFont.systemFont(ofSize:9);f(font);",
      "let a1=UIFont(name:x,size:9);a2=a1;a1=a2;", "// fontgauge:disable\n", "@", "@a(", "case a:",
      "// fontgauge:disable:next unscaled-fontt\n", "class A{@ScaledMetric var a=1;", "for a in ",
      "func a(_ b:C)->D{return a(b)};", "func a(){a(UIFont(name:b,size:a()))", "a(b:",
      "func a(b:C)->D{UIFont(name:x,size:b)};a(b:a(b:1));", "#selector(a(",
      "func traitCollectionDidChange(){a();};func a(){traitCollectionDidChange();",
      "for a in [a+a]{a=UIFont(name:x,size:9);for b in [a,b]{a+b;", ".a(.a(b:.a(", "l.font = .a.a;",
      "extension UIFont{static let a:UIFont = .a;", "l.font = .init(name: .init(name:x,size:",
      "extension UIFont{static func a(_ b:UIFont)->UIFont{return .a(.a(b))};l.font = .a(.a);",
      "enum A{static var a:UIFont{UIFont(name:x,size:9)}};l.font=A.a;scaledFont(for:A.a);",
      "func f(_ a:UIFont = UIFont(name:x,size:9),_ b:UIFont = a+b){a+b};scaledFont(for:c);",
      "Font.custom(a,size:", "[a].forEach{$0.numberOfLines=1;", "\\", "#", "##\"", "\"\"\"",
    ])
  func bombs(piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000 / piece.utf8.count).utf8)
    _ = SourceLinter().lint(bytes, path: "A.swift")
  }
}
