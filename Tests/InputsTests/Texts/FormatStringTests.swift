import Foundation
import TestSupport
import Testing

@testable import Inputs

@Suite struct FormatStringTests {
  typealias Kind = FormatPlaceholder.Kind

  @Test(
    "Each conversion has its kind",
    arguments: [
      ("@", Kind.text), ("s", .text), ("S", .text), ("d", .integer), ("D", .integer),
      ("i", .integer), ("U", .integer), ("u", .integer), ("o", .octal), ("O", .octal),
      ("x", .hexadecimal(isUppercase: false)), ("X", .hexadecimal(isUppercase: true)),
      ("f", .fixed), ("F", .fixed), ("e", .scientific(isUppercase: false)),
      ("E", .scientific(isUppercase: true)), ("g", .shortest(isUppercase: false)),
      ("G", .shortest(isUppercase: true)), ("a", .hexadecimalFraction(isUppercase: false)),
      ("A", .hexadecimalFraction(isUppercase: true)), ("c", .character), ("C", .character),
      ("p", .pointer), ("n", .nothing),
    ])
  func conversions(conversion: String, kind: Kind) {
    for length in ["", "h", "hh", "l", "ll", "q", "L", "z", "t", "j"] {
      let spelling = "%\(length)\(conversion)"
      let format = FormatString("é \(spelling)!")
      #expect(
        format.placeholders == [
          FormatPlaceholder(kind: kind, spelling: spelling, range: 3..<3 + spelling.utf8.count)
        ])
      #expect(format.pieces.first == .literal("é ") && format.pieces.last == .literal("!"))
    }
  }

  @Test("Position, flags, width and precision are read in this order")
  func parts() {
    #expect(
      FormatString("%2$-+#08.3lf").placeholders == [
        FormatPlaceholder(
          kind: .fixed, position: 2, flags: [.minus, .plus, .alternative, .zero],
          width: .fixed(8), precision: .fixed(3), spelling: "%2$-+#08.3lf", range: 0..<12)
      ])
    #expect(
      FormatString("%*.*f").placeholders.map { [$0.width, $0.precision] } == [
        [.argument(position: nil), .argument(position: nil)]
      ])
    #expect(
      FormatString("%1$*2$.*3$d").placeholders.map { [$0.width, $0.precision] } == [
        [.argument(position: 2), .argument(position: 3)]
      ])
    #expect(FormatString("%.f").placeholders.map(\.precision) == [.fixed(0)])
    #expect(FormatString("%007$@ %0$@").placeholders.map(\.position) == [7, nil])
  }

  @Test(
    "References and variables have names",
    arguments: [
      ("%#@count@", Kind.reference("count"), nil), ("%2$#@a_1@", .reference("a_1"), 2),
      ("%1#@count@", .reference("count"), nil),
      ("${applicationName}", .variable("applicationName"), nil),
      ("${a.b_c}", .variable("a.b_c"), nil), ("%arg", .integer, nil),
    ] as [(String, Kind, Int?)])
  func names(text: String, kind: Kind, position: Int?) {
    #expect(
      FormatString(text).placeholders == [
        FormatPlaceholder(
          kind: kind, position: position, spelling: text, range: 0..<text.utf8.count)
      ])
  }

  @Test(
    "What is no placeholder is text",
    arguments: [
      "", "100 %", "%", "%y", "%1$", "50%, 60%.", "%l", "% ", "%ü", "$", "${", "${}", "${a b}",
      "${ä}", "%200$@", "5 $ {x}", "%99999999999999999999$@", "%'d", "%10", "%1$2$d", "50%\n",
    ])
  func text(text: String) {
    let format = FormatString(text)
    #expect(format.pieces == (text.isEmpty ? [] : [.literal(text)]))
    #expect(format.lookalikes.isEmpty)
  }

  @Test(
    "Two percent signs are one that is shown",
    arguments: [("100%%", "100%"), ("%%@", "%@"), ("%%%%d", "%%d"), ("a %% b %% c", "a % b % c")])
  func percent(text: String, shown: String) {
    #expect(FormatString(text).pieces == [.literal(shown)])
  }

  @Test(
    "A percent sign in prose is no placeholder",
    arguments: [
      ("100 % geladen", ["% g"]), ("100% der Fälle", ["% d"]),
      ("20 % off, 30 % in", ["% o", "% i"]),
      ("100%-os", ["%-o"]), ("50%-a", ["%-a"]), ("99 % %d", ["% %"]), ("5% f", ["% f"]),
    ])
  func prose(text: String, lookalikes: [String]) {
    let format = FormatString(text)
    #expect(format.lookalikes.map(\.spelling) == lookalikes.filter { !$0.hasSuffix("%") })
    #expect(format.placeholders.map(\.spelling) == (text.hasSuffix("%d") ? ["%d"] : []))
    #expect(format.pieces.first.map { "\($0)".contains("%") } == true)
  }

  @Test("Pieces put together are the text", arguments: 0..<4) func together(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let atoms = [
      "%", "$", "{", "}", "@", "#", "d", "l", "1", "0", "*", ".", "-", " ", "arg", "ä", "x@",
      "${n}",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in atoms.randomElement(using: &generator)! }.joined()
        .replacingOccurrences(of: "%%", with: "% ")
      let format = FormatString(text)
      let joined = format.pieces.reduce(into: "") {
        switch $1 {
        case .literal(let literal): $0 += literal
        case .placeholder(let placeholder): $0 += placeholder.spelling
        }
      }
      #expect(joined == text)
      for placeholder in format.placeholders {
        let bytes = Array(text.utf8)[placeholder.range]
        #expect(String(decoding: bytes, as: UTF8.self) == placeholder.spelling)
      }
    }
  }

  @Test(
    "Long runs of one thing take no time", .timeLimit(.minutes(5)),
    arguments: ["%", "%#@a", "%1", "%1$", "${a", "% ", "%-", "%.", "%*", "%l", "%ar", "$"])
  func runs(piece: String) {
    let text = String(repeating: piece, count: 100_000)
    #expect(FormatString(text).pieces.count <= 200_000)
  }
}
