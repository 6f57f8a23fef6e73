import MetricsCore
import Testing

@testable import Inputs

@Suite struct CatalogSubstitutionTests {
  static func substitution(
    _ name: String, _ fields: String = "", leaves: [String: String]
  ) -> String {
    let cases = leaves.sorted { $0.key < $1.key }
      .map { #""\#($0.key)": {"stringUnit": {"value": "\#($0.value)"}}"# }
    return #""\#(name)": {\#(fields) "variations": {"plural": {\#(cases.joined(separator: ","))}}}"#
  }

  private func english(_ unit: String, _ substitutions: String...) throws -> StringsContents {
    try catalog(
      localizations: """
        {"en": {\(unit), "substitutions": {\(substitutions.joined(separator: ", "))}}}
        """)
  }

  private func unit(_ value: String) -> String { #""stringUnit": {"value": "\#(value)"}"# }

  @Test("A leaf is shown in the whole text, with the other substitutions at other")
  func whole() throws {
    let contents = try english(
      unit("%1$@ has %#@apples@ and %#@pears@, 100%%."),
      Self.substitution(
        "apples", #""argNum": 2, "formatSpecifier": "lld","#,
        leaves: ["one": "%arg apple", "other": "%arg apples"]),
      Self.substitution(
        "pears", #""argNum": 3, "formatSpecifier": "ld","#,
        leaves: ["one": "one pear", "other": "%arg pears"]))
    #expect(
      contents.shown(in: "en") == [
        "-: %1$@ has %2$lld apples and %3$ld pears, 100%%.",
        "apples.one: %1$@ has %2$lld apple and %3$ld pears, 100%%.",
        "apples.other: %1$@ has %2$lld apples and %3$ld pears, 100%%.",
        "pears.one: %1$@ has %2$lld apples and one pear, 100%%.",
        "pears.other: %1$@ has %2$lld apples and %3$ld pears, 100%%.",
      ])
    #expect(
      contents.texts.map(\.text) == [
        "%1$@ has %#@apples@ and %#@pears@, 100%%.", "%arg apple", "%arg apples", "one pear",
        "%arg pears",
      ])
    #expect(contents.warnings.isEmpty)
  }

  @Test(
    "The argument comes from the substitution, else from the reference, else it is the next",
    arguments: [
      ("%#@n@", #""argNum": 2, "formatSpecifier": "d","#, "%2$d"),
      ("%1$#@n@", #""argNum": 2, "formatSpecifier": "d","#, "%2$d"),
      ("%3$#@n@", #""formatSpecifier": "@","#, "%3$@"),
      ("%1#@n@", #""formatSpecifier": "lu","#, "%lu"),
      ("%#@n@", "", "%lld"),
      ("%#@n@", #""argNum": null, "formatSpecifier": null,"#, "%lld"),
    ])
  func argument(reference: String, fields: String, expected: String) throws {
    let contents = try english(
      unit(reference), Self.substitution("n", fields, leaves: ["other": "%arg"]))
    #expect(contents.shown(in: "en") == ["-: \(expected)", "n.other: \(expected)"])
    #expect(contents.warnings.isEmpty)
  }

  @Test("A reference in a substitution is followed, and a circle is left as it stands")
  func references() throws {
    let contents = try english(
      unit("a %#@x@"),
      Self.substitution("x", leaves: ["other": "b %#@y@"]),
      Self.substitution("y", leaves: ["other": "c"]))
    #expect(contents.shown(in: "en") == ["-: a b c", "x.other: a b c", "y.other: a b c"])
    let circle = try english(unit("%#@x@"), Self.substitution("x", leaves: ["other": "-%#@x@"]))
    #expect(
      circle.shown(in: "en") == ["-: --------%#@x@", "x.other: --------%#@x@"])
  }

  @Test("Without a form other the last one stands for it")
  func withoutOther() throws {
    let contents = try english(
      unit("%#@x@!"), Self.substitution("x", leaves: ["few": "f", "one": "o"]))
    #expect(contents.shown(in: "en") == ["-: o!", "x.few: f!", "x.one: o!"])
  }

  @Test("A substitution is shown in the text for other devices, and alone where there is no text")
  func devices() throws {
    let contents = try english(
      #"""
      "variations": {"device": {"iphone": {"stringUnit": {"value": "Tap %#@x@"}},
        "other": {"stringUnit": {"value": "Click %#@x@"}}}}
      """#, Self.substitution("x", leaves: ["one": "it", "other": "them"]))
    #expect(
      contents.shown(in: "en") == [
        "iphone: Tap them", "other: Click them", "x.one: Click it", "x.other: Click them",
      ])
    let alone = try catalog(
      localizations:
        #"{"en": {"substitutions": {\#(Self.substitution("x", leaves: ["one": "it"]))}}}"#)
    #expect(alone.shown(in: "en") == ["x.one: it"])
    #expect(alone.warnings.isEmpty)
  }

  @Test("A substitution may vary by device before it varies by number, or not at all")
  func shapes() throws {
    let contents = try english(
      unit("%#@x@ %#@y@ %#@z@"),
      #"""
      "x": {"variations": {"device": {"other": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "1"}}, "other": {"stringUnit": {"value": "2"}}}}}}}},
      "y": {"stringUnit": {"value": "Y"}}
      """#)
    #expect(
      contents.shown(in: "en") == [
        "-: 2 Y %#@z@", "x.other.one: 1 Y %#@z@", "x.other.other: 2 Y %#@z@", "y: 2 Y %#@z@",
      ])
  }

  @Test("Substitutions that multiply are given up with a warning")
  func bomb() throws {
    let wide = String(repeating: "%#@b@", count: 200)
    let contents = try english(
      unit(String(repeating: "%#@a@", count: 200)),
      Self.substitution("a", leaves: ["one": "1", "other": wide]),
      Self.substitution("b", leaves: ["other": String(repeating: "x", count: 200)]))
    #expect(contents.texts.count == 4)
    #expect(contents.texts[0].shown == nil)
    #expect(contents.texts[1].shown == String(repeating: "1", count: 200))
    #expect(
      contents.warnings.map(\.message) == [
        "the substitutions of 'k' in en make very long texts, which are taken as they are stored "
          + "from here on; shorten them"
      ])
  }
}
