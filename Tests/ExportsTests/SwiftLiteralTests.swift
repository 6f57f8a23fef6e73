import Testing

@testable import Exports

@Suite struct SwiftLiteralTests {
  @Test(
    "Strings stay on their line and show what would hide in them",
    arguments: [
      ("plain", "\"plain\""), ("say \"hi\"", #""say \"hi\"""#), ("a\\(b)", #""a\\(b)""#),
      ("a\nb\r\tc", #""a\nb\r\tc""#), ("a\u{0}b", #""a\u{0}b""#), ("a\u{202E}b", #""a\u{202E}b""#),
      ("a\u{2028}b", #""a\u{2028}b""#), ("\u{FEFF}", #""\u{FEFF}""#),
      ("</script>", "\"</script>\""),
      ("می\u{200C}خواهم", "\"می\u{200C}خواهم\""), ("ไทย", "\"ไทย\""),
    ])
  func string(value: String, expected: String) {
    #expect(SwiftLiteral.string(value).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("Nothing in a comment ends its line")
  func comment() {
    #expect(SwiftLiteral.comment("a\nb\u{2029}c") == #"a\u{A}b\u{2029}c"#)
  }

  @Test("Numbers read back to the same")
  func numbers() {
    for number in [17, 0.1, 1.0 / 3, -0.25, 1e-7] {
      #expect(Double(SwiftLiteral.number(number)) == number)
    }
    #expect(SwiftLiteral.number(17) == "17")
  }
}
