import Foundation
import Testing

/// `report --against`, with a lock file and with fonts.
@Suite("report --against")
struct HistoryTests {
  private static let configuration = """
    version: 1
    fonts: { files: [Round-Regular.ttf] }
    styles:
      title: { font: Round-Regular, size: 17 }
    devices: [iPhone SE (1st), iPhone 16]
    strings: [en.txt]
    slots:
      - { name: row, style: title, strings: ["*"], width: 125, lines: 1 }

    """

  @Test(
    "A lock file says how texts fitted: one that was cut at AX1 and now is at large comes first")
  func lock() throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [".fontgauge.yml": Self.configuration, "en.txt": "Zoo\nSaved searches\n"])
    #expect(try Fontgauge.run(["lock"], in: scratch.folder).status == 0)
    // 14 letters of 17 points are 119 points wide: they fit 125 points and not 110.
    try scratch.write(
      Self.configuration.replacingOccurrences(of: "width: 125", with: "width: 110"),
      to: ".fontgauge.yml")
    let run = try Fontgauge.run(
      ["report", "-o", "page.html", "--against", "fontgauge.lock.json"], in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    let text = String(decoding: try scratch.read("page.html"), as: UTF8.self)
    #expect(text.contains("\"past\":{\"drawn\":false,\"name\":\"fontgauge.lock.json\""))
    // At large, on both screens: one line that fitted (0), and now two with one allowed (1 for cut).
    #expect(text.contains("[3,1,0,2,1]") && text.contains("[15,1,0,2,1]"))
  }

  @Test("A font whose faces no style uses is an error that names those that are used")
  func otherFont() throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf", "Round-Bold.ttf"],
      files: [".fontgauge.yml": Self.configuration, "en.txt": "Zoo\n"])
    let run = try Fontgauge.run(
      ["report", "-o", "page.html", "--against", "Round-Bold.ttf"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Round-Bold.ttf") && run.errors.contains("Round-Regular"))
    #expect(!scratch.holds("page.html"))
  }

  @Test(
    "An older PT Sans is drawn beside the new one",
    .enabled(
      if: ["PTSans/PT_Sans-Web-Regular.ttf", "ParaType/PTS55F.ttf"].allSatisfy {
        FileManager.default.fileExists(atPath: Repository.font($0))
      }, "the fonts of Fonts/fonts.json are not there"))
  func fonts() throws {
    let scratch = try Scratch(files: [
      ".fontgauge.yml": Self.configuration.replacingOccurrences(
        of: "Round-Regular.ttf", with: "new.ttf"
      )
      .replacingOccurrences(of: "Round-Regular", with: "PTSans-Regular"),
      "en.txt": "AVATAR To Yo\n1.250 € – 3 Zimmer\n",
    ])
    for (name, font) in [
      ("new.ttf", "ParaType/PTS55F.ttf"), ("old.ttf", "PTSans/PT_Sans-Web-Regular.ttf"),
    ] {
      try FileManager.default.copyItem(atPath: Repository.font(font), toPath: scratch.path(name))
    }
    let run = try Fontgauge.run(
      ["report", "-o", "page.html", "--against", "old.ttf"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let text = String(decoding: try scratch.read("page.html"), as: UTF8.self)
    #expect(text.contains("\"past\":{\"drawn\":true,\"name\":\"old.ttf\""))
    // The two draw at least one of the letters with glyphs of their own.
    #expect(text.contains("\"drawing\":{\"cells\":"))
  }
}
