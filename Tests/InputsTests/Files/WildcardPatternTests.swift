import MetricsCore
import Testing

@testable import Inputs

@Suite struct WildcardPatternTests {
  @Test(
    "Key patterns match whole keys",
    arguments: [
      ("card.*.title", "card.1.title", true), ("card.*.title", "card..title", true),
      ("card.*.title", "card.title", false), ("card.*.title", "card.1.title.x", false),
      ("card.*.title", "xcard.1.title", false), ("*", "", true), ("*", "anything", true),
      ("", "", true), ("", "a", false), ("a?c", "abc", true), ("a?c", "ac", false),
      ("a?c", "aéc", true), ("a??c", "aéc", false), ("?", "😀", true), ("Ключ*", "Ключ.1", true),
      ("Tab", "tab", false), ("*a*b*c", "xxaxxbxxc", true), ("*a*b*c", "xxaxxcxxb", false),
      ("a**b", "ab", true), ("**", "x", true), ("Sure?", "Sure?", true), ("Sure?", "Surex", true),
      ("[ab]", "[ab]", true), ("[ab]", "a", false), ("a\\*", "a\\b", true), ("a\\*", "a*", false),
      ("*.title", "a.title.b.title", true), ("*é", "é", true), ("e?", "e\u{301}", true),
    ])
  func keys(pattern: String, key: String, matches: Bool) {
    #expect(KeyPattern(pattern).matches(key) == matches)
  }

  @Test("A text without a key is chosen by what chooses everything")
  func noKey() {
    let text = LocalizedText(text: "Hello")
    #expect(KeyPattern("*").matches(text))
    #expect(KeyPattern("**").matches(text))
    #expect(!KeyPattern("?*").matches(text))
    #expect(!KeyPattern("").matches(text))
    #expect(KeyPattern("gre*").matches(LocalizedText(text: "Hello", key: "greeting")))
  }

  @Test("A pattern of many stars stays quick", .timeLimit(.minutes(1)))
  func manyStars() {
    let pattern = KeyPattern(String(repeating: "a*", count: 1000) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 10_000)))
  }

  @Test(
    "File patterns know sets and backslashes",
    arguments: [
      ("[a-c]", "b", true), ("[a-c]", "d", false), ("[!a-c]", "d", true), ("[^a-c]", "b", false),
      ("[]]", "]", true), ("[]a]", "a", true), ("[a", "[a", true), ("[a-]", "-", true),
      ("[а-я]x", "жx", true), ("\\*", "*", true), ("\\*", "a", false), ("[c-a]", "b", false),
      ("a\\", "a\\", true), ("*.[ot]tf", "A.otf", true), ("[]", "[]", true),
    ])
  func fileNames(pattern: String, name: String, matches: Bool) {
    #expect(WildcardPattern(pattern, syntax: .fileNames).matches(name) == matches)
  }
}
