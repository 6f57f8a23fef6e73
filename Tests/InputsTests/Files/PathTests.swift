import Testing

@testable import Inputs

@Suite struct PathTests {
  @Test(
    "Paths are written without detours",
    arguments: [
      ("./Fonts//A.ttf", "Fonts/A.ttf"), ("./", "."), ("", "."), ("/", "/"), ("//a/./b/", "/a/b"),
      ("../a", "../a"), ("a/../b", "a/../b"), (".fontgauge.yml", ".fontgauge.yml"),
    ])
  func normalised(path: String, expected: String) { #expect(Path.normalised(path) == expected) }

  @Test("A base goes before relative paths only")
  func joined() {
    #expect(Path.joined("App", "./a.strings") == "App/a.strings")
    #expect(Path.joined(".", "a.strings") == "a.strings")
    #expect(Path.joined("../..", "a") == "../../a")
    #expect(Path.joined("App", "/a") == "/a")
    #expect(Path.joined("/", "a") == "/a")
  }

  @Test("Parts of a path")
  func parts() {
    #expect(Path.folder(of: "a/b.txt") == "a")
    #expect(Path.folder(of: "b.txt") == ".")
    #expect(Path.folder(of: "/b.txt") == "/")
    #expect(Path.stem(of: "a/Localizable.strings") == "Localizable")
    #expect(Path.stem(of: "a/.hidden") == ".hidden")
    #expect(Path.stem(of: "a.b/c") == "c")
    #expect(Path.fileExtension(of: "a/B.TXT") == "txt")
    #expect(Path.fileExtension(of: "a/.hidden") == "")
    #expect(Path.fileExtension(of: "a.b/c") == "")
  }
}
