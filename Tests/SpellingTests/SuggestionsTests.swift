import Testing

@testable import Spelling

@Suite("Suggestions")
struct SuggestionsTests {
  @Test(
    "The distance counts insertions, deletions, replacements and exchanges",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0),
      ("chek", "check", 1), ("check", "chek", 1), ("chack", "check", 1), ("hceck", "check", 1),
      ("kitten", "sitting", 3), ("saturday", "sunday", 3), ("a cat", "an abct", 4),
      // The restricted form edits no letter twice: the unrestricted distance is 2.
      ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, edits: Int) {
    #expect(Suggestions.editDistance(Array(first), Array(second)) == edits)
  }

  @Test(
    "The nearest word is found when it is near enough",
    arguments: [
      ("chek", ["inspect", "check", "lock"], "check"),
      ("CHECK", ["check"], "check"),
      ("swiftu", ["uikit", "swiftui"], "swiftui"),
      ("axs5", ["AX1", "AX5"], "AX5"),
      ("meas", ["lock", "measure"], "measure"),
      ("inpsect", ["init", "inspect"], "inspect"),
      ("xyz", ["lint", "diff"], nil),
      ("m", ["measure"], nil),
      ("a", ["b"], nil),
      ("lnit", ["init", "lint"], "init"),
      ("lnit", ["lint", "init"], "lint"),
      ("", ["a"], nil),
      ("word", [], nil),
      ("caption3", ["caption1", "caption2"], "caption1"),
      ("заголовк", ["текст", "заголовок"], "заголовок"),
    ] as [(String, [String], String?)])
  func nearest(word: String, candidates: [String], expected: String?) {
    #expect(Suggestions.nearest(to: word, among: candidates) == expected)
  }

  @Test("A beginning ranks before an edit, an exact word before both")
  func ranking() {
    #expect(
      Suggestions.nearest(
        to: "form", among: ["from", "formula", "format", "FORM", "size"], limit: 9)
        == ["FORM", "format", "formula", "from"])
    #expect(Suggestions.nearest(to: "form", among: ["from", "format"], limit: 1) == ["format"])
  }
}
