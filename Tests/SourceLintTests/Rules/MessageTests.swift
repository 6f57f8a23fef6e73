import MetricsCore
import SourceLint
import Testing

@Suite("What findings say")
struct MessageTests {
  private func findings(_ source: String, path: String = "App/A.swift") -> [Finding] {
    SourceLinter().lint(Array(source.utf8), path: path).findings
  }

  private func line(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0)" } ?? ""
    return "\(place): \(finding.severity): \(finding.message) → \(finding.advice ?? "")"
  }

  @Test(
    "Each fault has its sentence and its remedy",
    arguments: [
      (
        "a = UIFont.boldSystemFont(ofSize: 17)",
        """
        App/A.swift:1:5: warning: UIFont.boldSystemFont(ofSize:) never reaches UIFontMetrics: \
        its text keeps one size whatever text size is set → UIFont.preferredFont(forTextStyle:) \
        or UIFontMetrics(forTextStyle:).scaledFont(for:)
        """
      ),
      (
        "a = UIFont(name: \"Lato\", size: 17)",
        """
        App/A.swift:1:5: warning: UIFont(name:size:) never reaches UIFontMetrics: its text keeps \
        one size whatever text size is set → UIFontMetrics(forTextStyle:).scaledFont(for:)
        """
      ),
      (
        "a = Font.system(size: 17)",
        """
        App/A.swift:1:5: warning: Font.system(size:) keeps one size whatever text size is set → \
        a text style such as Font.body or a ScaledMetric as the size
        """
      ),
      (
        "a = Font.custom(\"Lato\", fixedSize: 17)",
        """
        App/A.swift:1:5: warning: Font.custom(_:fixedSize:) keeps one size whatever text size is \
        set → Font.custom(_:size:relativeTo:) or a ScaledMetric as the size
        """
      ),
      (
        "a = Font(UIFont.systemFont(ofSize: 17))",
        """
        App/A.swift:1:5: warning: Font(_:) of a font of fixed size keeps one size whatever text \
        size is set → a text style such as Font.body or Font.custom(_:size:relativeTo:)
        """
      ),
      (
        "titleLabel.font = .preferredFont(forTextStyle: .body)",
        """
        App/A.swift:1:12: warning: “titleLabel” has a font that scales but does not follow later \
        changes of the text size → titleLabel.adjustsFontForContentSizeCategory = true
        """
      ),
      (
        "struct A { @ScaledMetric var s = 1.0; var f: Font { .custom(\"A\", size: s) } }",
        """
        App/A.swift:1:53: error: the ScaledMetric “s” reaches Font.custom(_:size:) and is scaled \
        again → Font.custom(_:fixedSize:) or a size that is not scaled
        """
      ),
      (
        "a = m.scaledFont(for: .preferredFont(forTextStyle: .body))",
        """
        App/A.swift:1:7: error: a preferred font, which has the user’s text size already, reaches \
        scaledFont(for:) and is scaled again → the preferred font itself, which scales without help
        """
      ),
      (
        "a = m.scaledFont(for: m.scaledFont(for: b))",
        """
        App/A.swift:1:7: error: a font that scaledFont(for:) has made reaches scaledFont(for:) \
        again, which raises an exception → a font of the size at the default text size
        """
      ),
      (
        "a = m.scaledFont(for: .systemFont(ofSize: m.scaledValue(for: 17)))",
        """
        App/A.swift:1:7: error: a font whose size scaledValue(for:) has scaled reaches \
        scaledFont(for:) and is scaled again → a font of the size at the default text size
        """
      ),
      (
        "Text(a).font(.title2).lineLimit(1)",
        """
        App/A.swift:1:23: note: lineLimit(1) keeps text of style title2 to one line → a lineLimit \
        that grows with the text size, or none
        """
      ),
      (
        "aLabel.font = Font.title1; aLabel.numberOfLines = 1",
        """
        App/A.swift:1:35: note: “aLabel” keeps text of style title1 to one line → numberOfLines = 0
        """
      ),
    ])
  func sentences(source: String, expected: String) {
    #expect(findings(source).map(line) == [expected])
  }

  @Test("Bytes that are no UTF-8 are read all the same, with a warning")
  func invalidBytes() {
    let bytes =
      Array("a = \"\n".utf8.dropLast()) + [0xFF, 0x22, 0x0A]
      + Array("b = UIFont.systemFont(ofSize: 9)".utf8)
    let result = SourceLinter().lint(bytes, path: "A.swift")
    #expect(
      result.warnings.map { "\($0.location): \($0.message)" } == [
        "A.swift:1:6: the file is no UTF-8 text and was read as far as it can be; save it as UTF-8"
      ])
    #expect(result.findings.map { $0.location?.description } == ["A.swift:2:5"])
  }

  @Test("A finding keeps its identity when lines, figures and paths move, and has one of its own")
  func fingerprints() {
    let source = """
      class A {
        func f() { use(UIFont.systemFont(ofSize: 17)); use(UIFont.systemFont(ofSize: 18)) }
        func g() { use(UIFont.systemFont(ofSize: 17)) }
      }
      """
    let before = findings(source).map(\.fingerprint)
    #expect(Set(before).count == 3)
    let moved = "import UIKit\n\n" + source.replacing("17", with: "20")
    #expect(findings(moved, path: "B.swift").map(\.fingerprint) == before)
    // One that is turned off does not change the others.
    let off = source.replacing("ofSize: 18)) }", with: "ofSize: 18)) } // fontgauge:disable:this")
    #expect(findings(off).map(\.fingerprint) == [before[2]])
  }
}
