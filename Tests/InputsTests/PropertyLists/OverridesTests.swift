import Inputs
import MetricsCore
import Testing

@Suite struct OverridesTests {
  private func text(
    _ path: String, _ key: String, _ text: String = "x", locale: String = "de",
    table: String = "Main", variant: String? = nil
  ) -> LocalizedText {
    LocalizedText(
      text: text, key: key, table: table, locale: locale, variant: variant,
      location: SourceLocation(path: path, line: 1, column: 1))
  }

  @Test("Entries of .stringsdict replace those of .strings, and the order stays")
  func replacement() {
    let strings = "App/de.lproj/Main.strings"
    let dictionary = "App/de.lproj/Main.stringsdict"
    let texts = [
      text(strings, "a"), text(strings, "n"), text(dictionary, "n", variant: "one"),
      text(dictionary, "n", variant: "other"), text(strings, "z"),
    ]
    #expect(StringsFiles.withoutReplaced(texts) == [texts[0], texts[2], texts[3], texts[4]])
    #expect(StringsFiles.withoutReplaced(texts.reversed()).count == 4)
  }

  @Test("Other tables, languages, folders and formats are left alone")
  func others() {
    let texts = [
      text("App/de.lproj/Main.stringsdict", "n"),
      text("App/de.lproj/Other.strings", "n", table: "Other"),
      text("App/fr.lproj/Main.strings", "n", locale: "fr"),
      text("Widget/de.lproj/Main.strings", "n"), text("App/Main.xcstrings", "n"),
      LocalizedText(text: "x", key: "n", table: "Main", locale: "de"),
    ]
    #expect(StringsFiles.withoutReplaced(texts) == texts)
  }

  @Test("Keys are compared by their code points")
  func codePoints() {
    let texts = [
      text("de.lproj/Main.stringsdict", "\u{E9}"), text("de.lproj/Main.strings", "e\u{301}"),
    ]
    #expect(StringsFiles.withoutReplaced(texts).count == 2)
  }

  @Test("The base is the folder of its language")
  func base() {
    let texts = [
      text("App/Base.lproj/Main.strings", "n", locale: "en"),
      text("App/en.lproj/Main.stringsdict", "n", locale: "en"),
    ]
    #expect(StringsFiles.withoutReplaced(texts) == [texts[1]])
  }

  @Test("A source text that several translation files repeat is kept once")
  func sources() {
    let texts = [
      text("de.xliff", "k", "Title", locale: "en"), text("de.xliff", "k", "Titel"),
      text("fr.xliff", "k", "Title", locale: "en"), text("fr.xliff", "k", "Titre", locale: "fr"),
      text("fr.xliff", "k", "Other title", locale: "en"),
      // Units of one file stay, however alike they are.
      text("de.xliff", "k", "Title", locale: "en"),
    ]
    #expect(
      StringsFiles.withoutReplaced(texts) == [texts[0], texts[1], texts[3], texts[4], texts[5]])
  }
}
