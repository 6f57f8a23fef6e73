import Foundation
import Inputs
import Testing

@Suite struct GlobTests {
  let folder = TemporaryFolder()

  init() {
    for name in [
      "Fonts/B.ttf", "Fonts/A.ttf", "Fonts/C.otf", "Fonts/.hidden.ttf", "Fonts/Zé.ttf",
      "Fonts/Montserrat/Montserrat[wght].ttf", "Fonts/Montserrat/Montserrat-Italic[wght].ttf",
      "App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings",
      "App/Module/fr.lproj/Localizable.strings", ".build/x.lproj/Localizable.strings",
    ] {
      folder.write("x", to: name)
    }
  }

  @Test(
    "Patterns find files in the order of their bytes",
    arguments: [
      ("Fonts/*.ttf", ["Fonts/A.ttf", "Fonts/B.ttf", "Fonts/Zé.ttf"]),
      ("Fonts/?.*", ["Fonts/A.ttf", "Fonts/B.ttf", "Fonts/C.otf"]),
      ("Fonts/??.ttf", ["Fonts/Zé.ttf"]),
      ("Fonts/[AC].*", ["Fonts/A.ttf", "Fonts/C.otf"]),
      ("Fonts/[!A-B].*", ["Fonts/C.otf"]),
      ("Fonts/.*.ttf", ["Fonts/.hidden.ttf"]),
      ("./Fonts//A.*", ["Fonts/A.ttf"]),
      ("*/A.ttf", ["Fonts/A.ttf"]),
      ("Fonts/*", ["Fonts/A.ttf", "Fonts/B.ttf", "Fonts/C.otf", "Fonts/Zé.ttf"]),
      (
        "App/*.lproj/*.strings",
        ["App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings"]
      ),
      (
        "**/*.strings",
        [
          "App/Module/fr.lproj/Localizable.strings", "App/de.lproj/Localizable.strings",
          "App/en.lproj/Localizable.strings",
        ]
      ),
      ("App/**/fr.lproj/**", ["App/Module/fr.lproj/Localizable.strings"]),
      ("**/**/A.ttf", ["Fonts/A.ttf"]),
      ("Fonts/*.woff", []),
      ("Nowhere/*.ttf", []),
      ("Fonts/../Fonts/A*", ["Fonts/../Fonts/A.ttf"]),
    ])
  func patterns(pattern: String, expected: [String]) {
    #expect(Glob.expand(pattern, in: folder.path) == expected)
  }

  @Test("Brackets in the name of an existing file mean themselves")
  func literalBrackets() {
    let name = "Fonts/Montserrat/Montserrat[wght].ttf"
    #expect(Glob.expand(name, in: folder.path) == [name])
    #expect(Glob.expand("Fonts/Montserrat/*\\[wght\\].ttf", in: folder.path).count == 2)
    folder.write("x", to: "Fonts/Montserrat/Montserratg.ttf")
    #expect(Glob.expand(name, in: folder.path) == [name])
  }

  @Test("A folder is found by no pattern")
  func folders() {
    #expect(Glob.expand("F*", in: folder.path) == [])
    #expect(Glob.expand("Fonts", in: folder.path) == [])
  }

  @Test("Links that lead back do not make a search endless", .timeLimit(.minutes(1)))
  func loops() {
    symlink("..", folder("App/up"))
    symlink(folder.path, folder("Fonts/root"))
    #expect(Glob.expand("**/A.ttf", in: folder.path) == ["Fonts/A.ttf"])
    // A star does follow a link, as it does in a shell.
    #expect(
      Glob.expand("**/**/*/**/A.ttf", in: folder.path)
        == ["App/up/Fonts/A.ttf", "Fonts/A.ttf", "Fonts/root/Fonts/A.ttf"])
  }

  @Test("An absolute pattern gives absolute paths")
  func absolute() {
    #expect(Glob.expand(folder("Fonts/A.*")) == [folder("Fonts/A.ttf")])
  }
}
