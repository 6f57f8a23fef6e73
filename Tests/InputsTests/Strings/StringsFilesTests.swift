import MetricsCore
import Testing

@testable import Inputs

@Suite struct StringsFilesTests {
  let folder = TemporaryFolder()
  private static let endings = ".strings, .stringsdict, .xcstrings, .xliff, .xlf or .txt"

  @Test("Files are read in order, and the base has the default language")
  func order() throws {
    let paths = [
      folder.write("b = 2; a = 1;", to: "Base.lproj/Main.strings"),
      folder.write("c = 3;", to: "ru.lproj/Other.STRINGS"),
      folder.write("four", to: "Inbox.txt"),
    ]
    let texts = try StringsFiles.read(paths, defaultLocale: "de")
    #expect(texts.map(\.text) == ["2", "1", "3", "four"])
    #expect(texts.map(\.locale) == ["de", "de", "ru", "de"])
    #expect(texts.map(\.table) == ["Main", "Main", "Other", "Inbox"])
    #expect(texts.map { $0.location?.path } == [paths[0], paths[0], paths[1], paths[2]])
  }

  @Test("The base remembers that it is the base")
  func base() {
    let base = StringsFile(path: "App/Base.lproj/Main.strings", defaultLocale: "fr")
    #expect(base.isBase && base.locale == "fr")
    #expect(!StringsFile(path: "App/fr.lproj/Main.strings", defaultLocale: "fr").isBase)
  }

  @Test("A file of another format is named with what is read", arguments: [".csv", ""])
  func otherFormat(ending: String) {
    let path = folder.write("x", to: "texts\(ending)")
    let found = ending.isEmpty ? "no extension" : "the extension '.csv'"
    #expect(
      message { () throws(InputError) in try StringsFiles.read([path]) }
        == "\(path): a file with \(found) is not read as strings; give files with "
        + "\(Self.endings)")
  }

  @Test("A file that is missing is named by the path to show")
  func missing() {
    let file = ProjectFile(path: "de.lproj/a.strings", openPath: folder("de.lproj/a.strings"))
    #expect(
      message { () throws(InputError) in try StringsFiles.read([file]) }
        == "de.lproj/a.strings: there is no such file; check the path")
  }

  @Test("Warnings come with the texts")
  func warnings() throws {
    let path = folder.write("a = 1; }", to: "a.strings")
    let contents = try StringsFiles.read([ProjectFile(path: "a.strings", openPath: path)])
    #expect(contents.texts.count == 1)
    #expect(contents.warnings.map { $0.location?.column } == [8])
  }
}
