import Testing

@testable import Inputs

@Suite struct CoreSchemaTests {
  // The cases of YAML 1.2.2, 10.3.2, and what YAML 1.1 took for something else than text.
  @Test(
    "Words without quotes mean what YAML 1.2 says",
    arguments: [
      ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("nULL", .text),
      ("true", .boolean(true)), ("False", .boolean(false)), ("TRUE", .boolean(true)),
      ("yes", .text), ("no", .text), ("on", .text), ("off", .text), ("y", .text), ("N", .text),
      ("0", .number(0)), ("17", .number(17)), ("-19", .number(-19)), ("+1", .number(1)),
      ("0o7", .number(7)), ("0x3A", .number(58)), ("0o8", .text), ("0x", .text), ("-0x1", .text),
      ("0.", .number(0)), (".5", .number(0.5)), ("12e03", .number(12_000)),
      ("-2E+05", .number(-2e5)),
      ("1e", .text), (".", .text), ("e5", .text), ("1_000", .text), ("12:30:45", .text),
      ("017", .number(17)), ("1.2.3", .text), ("nan", .text), ("inf", .text), ("0x1p3", .text),
      (".inf", .number(.infinity)), ("-.Inf", .number(-.infinity)), ("1e999", .number(.infinity)),
      ("0o+7", .text), ("٣", .text), ("1 ", .text), ("title1", .text),
    ] as [(String, CoreSchema.Meaning)])
  func meanings(text: String, meaning: CoreSchema.Meaning) {
    #expect(CoreSchema.meaning(of: text) == meaning)
  }

  @Test("Not a number is written .nan")
  func notANumber() {
    guard case .number(let number) = CoreSchema.meaning(of: ".nan") else {
      Issue.record(".nan is no number")
      return
    }
    #expect(number.isNaN)
  }
}
