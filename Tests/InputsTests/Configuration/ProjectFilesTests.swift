import Inputs
import MetricsCore
import Testing

@Suite struct ProjectFilesTests {
  let folder = TemporaryFolder()

  init() {
    for name in [
      "Fonts/A.ttf", "Fonts/B.otf", "Fonts/M[wght].ttf", "App/Info.plist",
      "App/de.lproj/L.strings", "App/en.lproj/L.strings",
    ] {
      folder.write("x", to: name)
    }
  }

  private func lint(_ text: String) -> (errors: [String], warnings: [String]) {
    let path = folder.write(text, to: ".fontgauge.yml")
    let result = ConfigurationLoader.lint(path)
    return (result.errors.map(\.description), result.warnings.map(\.description))
  }

  @Test("Globs are expanded in order, each file once, and paths stay as in the configuration")
  func expansion() throws {
    let path = folder.write(
      """
      fonts:
        files: [Fonts/B.otf, Fonts/*]
        fallback: ["./Fonts/M[wght].ttf"]
        plist: App/Info.plist
      strings: [App/*.lproj/*.strings]
      """, to: ".fontgauge.yml")
    let files = try ConfigurationLoader.load(path).resolvedFiles()
    #expect(files.fonts.map(\.path) == ["Fonts/B.otf", "Fonts/A.ttf", "Fonts/M[wght].ttf"])
    #expect(files.fonts[0].openPath == folder("Fonts/B.otf"))
    #expect(files.fallback.map(\.path) == ["Fonts/M[wght].ttf"])
    #expect(files.plist?.path == "App/Info.plist")
    #expect(files.strings.map(\.path) == ["App/de.lproj/L.strings", "App/en.lproj/L.strings"])
    #expect(files.warnings == [])
  }

  @Test("A font may be followed by a face")
  func faces() throws {
    folder.write("x", to: "Fonts/C#1.ttf")
    let path = folder.write(
      "fonts: { files: [\"Fonts/M[wght].ttf#M-Bold\", Fonts/*.otf#0, \"Fonts/C#1.ttf\"] }",
      to: ".fontgauge.yml")
    let files = try ConfigurationLoader.load(path).resolvedFiles()
    #expect(files.fonts.map(\.path) == ["Fonts/M[wght].ttf", "Fonts/B.otf", "Fonts/C#1.ttf"])
    #expect(files.fonts.map(\.face) == ["M-Bold", "0", nil])
  }

  @Test("A file that does not exist is an error, a glob that matches nothing a warning")
  func missing() {
    let text = """
      fonts:
        files: [Fonts/X.ttf, Fonts/*.woff, Fonts]
        plist: Info.plist
      strings:
        - App/*.lproj/*.txt
        - App/fr.lproj/L.strings
      """
    let path = folder(".fontgauge.yml")
    let result = lint(text)
    #expect(
      result.errors == [
        "\(path):2:11: there is no file 'Fonts/X.ttf'; check the path, which is relative to the "
          + "configuration's folder",
        "\(path):2:38: 'Fonts' is a folder; name the files in it, such as Fonts/*",
        "\(path):3:10: there is no file 'Info.plist'; check the path, which is relative to the "
          + "configuration's folder",
        "\(path):6:5: there is no file 'App/fr.lproj/L.strings'; check the path, which is relative "
          + "to the configuration's folder",
      ])
    #expect(
      result.warnings == [
        "\(path):2:24: no file matches 'Fonts/*.woff'; check it",
        "\(path):5:5: no file matches 'App/*.lproj/*.txt'; check it",
      ])
  }
}
