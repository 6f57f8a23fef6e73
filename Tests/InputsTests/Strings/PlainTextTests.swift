import Inputs
import MetricsCore
import Testing

@Suite struct PlainTextTests {
  let folder = TemporaryFolder()

  private func read(_ text: String, as name: String) throws -> [LocalizedText] {
    let path = folder.write(text, to: name)
    return try StringsFiles.read([ProjectFile(path: name, openPath: path)], defaultLocale: "en")
      .texts
  }

  @Test("Every line that is not blank is a text, as it stands")
  func lines() throws {
    let texts = try read("One\\n\n\n  two  \r\n\t \r\n\"three\"\r\u{2028}\nlast", as: "Inbox.txt")
    #expect(texts.map(\.text) == ["One\\n", "  two  ", "\"three\"\r\u{2028}", "last"])
    #expect(texts.map { $0.location?.line } == [1, 3, 5, 6])
    #expect(texts.map { $0.location?.column } == [1, 1, 1, 1])
    #expect(texts.allSatisfy { $0.key == nil && $0.table == "Inbox" && $0.locale == "en" })
    #expect(texts[0].location?.path == "Inbox.txt")
  }

  @Test("An empty file has no texts", arguments: ["", "\n", "\u{FEFF}", " \t\r\n"])
  func empty(text: String) throws { #expect(try read(text, as: "a.txt") == []) }

  @Test("A byte-order mark decides the encoding")
  func utf16() throws {
    let path = folder.write([0xFE, 0xFF, 0x00, 0xE4, 0x00, 0x0A, 0x04, 0x16], to: "a.txt")
    #expect(try StringsFiles.read([path]).map(\.text) == ["ä", "Ж"])
  }

  @Test(
    "The language comes from the folder, else from a name that is one",
    arguments: [
      ("App/de.lproj/Texts.txt", "de"), ("pt-BR.lproj/a/b.txt", "pt-BR"), ("de.lproj/fr.txt", "de"),
      ("a.lproj/zh-Hans.lproj/x.txt", "zh-Hans"), ("App/Base.lproj/x.txt", "en"),
      ("texts/de.txt", "de"), ("pt_BR.txt", "pt_BR"), ("zh-Hant-HK.txt", "zh-Hant-HK"),
      ("fil.txt", "fil"), ("faq.txt", "en"), ("app.txt", "en"), ("ui.txt", "en"), ("DE.txt", "en"),
      ("de-.txt", "en"), ("de-x.txt", "en"), ("Inbox.txt", "en"), ("es-419.txt", "es-419"),
      (".lproj/x.txt", "en"), ("de.lproj.txt", "en"),
    ])
  func languages(name: String, locale: String) throws {
    #expect(try read("x", as: name).map(\.locale) == [locale])
  }
}
