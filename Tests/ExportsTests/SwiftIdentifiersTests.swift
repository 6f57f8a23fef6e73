import Testing

@testable import Exports

@Suite struct SwiftIdentifiersTests {
  @Test(
    "Names become identifiers in camel case",
    arguments: [
      ("h1", "h1"), ("H1", "h1"), ("text16", "text16"), ("card title", "cardTitle"),
      ("dyslexic-largeTitle", "dyslexicLargeTitle"), ("type.heading.xl", "typeHeadingXl"),
      ("snake_case_name", "snakeCaseName"), ("URL bar", "urlBar"), ("Body / Strong", "bodyStrong"),
      ("16 bold", "_16Bold"), ("default", "`default`"), ("case", "`case`"), ("self", "selfStyle"),
      ("Type", "typeStyle"), ("init", "initStyle"), ("🔥", "style"), ("🔥 hot", "hot"), ("", "style"),
      ("\"quoted\" \\ name", "quotedName"), ("Überschrift", "überschrift"),
      ("заголовок 1", "заголовок1"), ("หัวเรื่อง", "หัวเรื่อง"), ("allCases", "allCases_2"),
      ("a\u{202E}b", "aB"), ("true", "`true`"), ("👩‍👩‍👧", "style"),
    ])
  func names(name: String, expected: String) {
    var identifiers = SwiftIdentifiers(reserved: ["allcases"])
    #expect(identifiers.identifier(for: name) == expected)
  }

  @Test("Names that come to the same are numbered in order, whatever their letter case")
  func clashes() {
    var identifiers = SwiftIdentifiers(reserved: [])
    let made = ["h1", "H1", "h 1", "h-1_2", "h1_2", "🔥", "❄️"].map {
      identifiers.identifier(for: $0)
    }
    #expect(made == ["h1", "h1_2", "h1_3", "h12", "h12_2", "style", "style_2"])
    #expect(Set(made).count == made.count)
  }
}
