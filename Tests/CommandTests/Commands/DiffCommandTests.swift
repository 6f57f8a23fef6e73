import Foundation
import Testing

/// The fixtures' figures are written in the fonts' README; changes are worked out from them.
@Suite("diff")
struct DiffCommandTests {
  private struct Document: Decodable {
    struct Face: Decodable {
      struct Name: Decodable, Equatable {
        var name: String
        var old, new: String?
      }
      struct Metric: Decodable, Equatable {
        var name: String
        var old, new: Int?
      }
      struct Advance: Decodable, Equatable {
        var character: String
        var old, new: Double
      }
      struct Kerning: Decodable, Equatable {
        var first, second: String
        var old, new: Double
      }
      struct LineHeight: Decodable, Equatable {
        var textStyle, category: String
        var pointSize, old, new: Double
      }
      struct Widths: Decodable {
        var texts: Int
        var least, greatest, median: Double
      }
      var old, new: String
      var names: [Name]
      var metrics: [Metric]
      var advances: [Advance]
      var kerning: [Kerning]
      var lineHeights: [LineHeight]
      var lost, gained: [String: String]
      var outlinesDiffer: Bool
      var commonCharacters: Int
      var widths: Widths?
    }
    struct Finding: Decodable {
      var rule, message: String
    }
    var faces: [Face]
    var added, gone: [String]
    var findings: [Finding]?
  }

  private func diff(_ old: String, _ new: String, _ words: String...) throws -> Document {
    let run = try Fontgauge.run(
      ["diff", "Fonts/Fixtures/" + old, "Fonts/Fixtures/" + new, "--format", "json"] + words)
    #expect(run.errors == "")
    #expect(run.status == 1)
    #expect(JSONText(run.bytes).unsortedKeys.isEmpty)
    return try run.document()
  }

  @Test(
    "A font has no difference to itself, however it is packed and wherever it lies",
    arguments: [
      "Round-Regular.ttf", "Round.woff", "Round.woff2", "Collection.ttc#0",
      "../Fixtures/Round-Regular.ttf",
    ])
  func same(_ other: String) throws {
    let run = try Fontgauge.run(
      "diff", "Fonts/Fixtures/Round-Regular.ttf", "Fonts/Fixtures/" + other)
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test("A folder has no difference to its copy")
  func sameFolder() throws {
    let fonts = ["Round-Regular.ttf", "Round-Bold.ttf", "Variable-PS.ttf"]
    let (old, new) = (try Scratch(fonts: fonts), try Scratch(fonts: fonts))
    let run = try Fontgauge.run("diff", old.folder.path, new.folder.path)
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test("Regular and bold of one family: names differ, advances and kerning do not")
  func regularAndBold() throws {
    let face = try #require(try diff("Round-Regular.ttf", "Round-Bold.ttf").faces.first)
    #expect(
      face.names.contains(
        .init(name: "PostScript name", old: "Round-Regular", new: "Round-Bold")))
    #expect(face.advances == [])
    #expect(face.kerning == [])
    #expect(face.lost == [:] && face.gained == [:])
  }

  @Test("Metrics are told in font units, and what they do to every text style in points")
  func metrics() throws {
    let face = try #require(try diff("Varies-Regular.ttf", "Varies-Bold.ttf").faces.first)
    #expect(face.metrics.contains(.init(name: "hhea.ascender", old: 800, new: 900)))
    #expect(face.metrics.contains(.init(name: "hhea.descender", old: -200, new: -300)))
    // Lines of 1 em become lines of 1.2 em; Apple's body is 17 points, at AX5 53.
    #expect(
      face.lineHeights.contains(
        .init(textStyle: "body", category: "large", pointSize: 17, old: 17, new: 20.4)))
    #expect(
      face.lineHeights.contains(
        .init(textStyle: "body", category: "AX5", pointSize: 53, old: 53, new: 63.6)))
    #expect(face.lineHeights.count == 22)
  }

  @Test("Characters lost and gained are told by script")
  func coverage() throws {
    let face = try #require(try diff("Bidi-Regular.ttf", "Signs-Regular.ttf").faces.first)
    #expect(face.lost["Hebr"] == "5D0-5EA")
    #expect(face.lost["Arab"] == "621-63A 641-64A")
    #expect(face.lost["Zyyy"] == "28-29 60C")
    #expect(face.gained == ["Zyyy": "20AC 20B9-20BA 20BD"])
  }

  @Test("Kerning pairs that moved are told, those that moved most first")
  func kerning() throws {
    let face = try #require(try diff("Round-Regular.ttf", "SpaceKern-Regular.ttf").faces.first)
    // The ligature of f and i, 800 wide where the letters are 500 each, is no kerning.
    #expect(
      face.kerning == [
        .init(first: "A", second: "V", old: -0.1, new: 0),
        .init(first: "T", second: "o", old: -0.08, new: 0),
        .init(first: "-", second: "b", old: 0, new: -0.03),
      ])
  }

  @Test("Advances that moved are told in ems, and the widths of texts as shares")
  func advances() throws {
    let face = try #require(
      try diff(
        "Variable-PS.ttf#NamedInstance-Regular", "Variable-PS.ttf#NamedInstance-Bold"
      ).faces.first)
    let letter = try #require(face.advances.first { $0.character == "a" })
    // 500 at 400 and 700 at 900, so 620 at 700.
    #expect(letter.old == 0.5)
    #expect(letter.new == 0.62)
    #expect(face.commonCharacters == face.advances.count)
    let widths = try #require(face.widths)
    #expect(widths.least == 1.24 && widths.greatest == 1.24)
  }

  @Test("Given texts are compared instead of the built-in ones")
  func strings() throws {
    let scratch = try Scratch(files: ["a.txt": "AV\nToTo\nxx\n"])
    let face = try #require(
      try diff(
        "Round-Regular.ttf", "SpaceKern-Regular.ttf", "--strings", scratch.path("a.txt")
      ).faces.first)
    let widths = try #require(face.widths)
    #expect(widths.texts == 3)
    // 900 becomes 1000; 1840 becomes 2000; 1000 stays.
    #expect(widths.greatest == 1.1111)
    #expect(widths.median == 1.087)
    #expect(widths.least == 1)
  }

  @Test("Faces of folders are paired by name; the rest is in one of them only")
  func folders() throws {
    let old = try Scratch(fonts: ["Round-Regular.ttf", "Varies-Regular.ttf"])
    let new = try Scratch(fonts: ["Round-Regular.ttf", "Round-Bold.ttf", "Signs-Regular.ttf"])
    let run = try Fontgauge.run("diff", old.folder.path, new.folder.path, "--format", "json")
    let document: Document = try run.document()
    #expect(document.faces.map(\.old) == ["Varies-Regular"])
    #expect(document.faces.map(\.new) == ["Signs-Regular"])
    #expect(document.added == ["Round-Bold"])
    #expect(document.gone == [])
    #expect(run.status == 1)
  }

  @Test("With a configuration, the app's texts that wrap or are cut off otherwise are told")
  func app() throws {
    // Letters of half an em: 8 letters at 17 points are 68 points, at AX5 (48) 192.
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        ".fontgauge.yml": """
        version: 1
        fonts: { files: [Round-Regular.ttf] }
        devices: [iPhone SE (1st)]
        styles: { body: { font: Round-Regular, size: 17 } }
        slots: [{ name: label, style: body, text: [Settings], width: 200, lines: 1 }]
        """
      ])
    let variable = Repository.root.appendingPathComponent("Fonts/Fixtures/Variable-PS.ttf").path
    let run = try Fontgauge.run(
      ["diff", "Round-Regular.ttf", variable + "#NamedInstance-Bold", "--format", "json"],
      in: scratch.folder)
    #expect(run.status == 1)
    let findings = try #require((try run.document() as Document).findings)
    // At 0.62 em a letter they are 238.08 at AX5; at AX4 (43) 213.28.
    let cut = try #require(findings.first { $0.rule == "truncates-now" })
    #expect(cut.message.contains("“Settings” (en) is cut off at AX4, AX5"))
    #expect(findings.contains { $0.rule == "metrics-moved" && $0.message.contains("wider") })
  }

  @Test("Two lock files are compared as fonts are")
  func locks() throws {
    func lock(_ size: Int) throws -> Scratch {
      let scratch = try Scratch(
        fonts: ["Round-Regular.ttf"],
        files: [
          ".fontgauge.yml": """
          version: 1
          fonts: { files: [Round-Regular.ttf] }
          styles: { body: { font: Round-Regular, size: \(size) } }
          slots: [{ name: label, style: body, text: [Settings], width: 60 }]
          """
        ])
      #expect(try Fontgauge.run(["lock"], in: scratch.folder).status == 0)
      return scratch
    }
    let (old, new) = (try lock(17), try lock(20))
    let paths = [old, new].map { $0.path("fontgauge.lock.json") }
    #expect(try Fontgauge.run("diff", paths[0], paths[0]).output == "")
    let run = try Fontgauge.run(["diff"] + paths)
    #expect(run.status == 1)
    // Body at AX5 is 17 × 62 ÷ 22 = 47.9 and 20 × 62 ÷ 22 = 56.4, rounded.
    #expect(run.output.contains("“body” is 8 pt larger"))
    let mixed = try Fontgauge.run("diff", paths[0], "Fonts/Fixtures/Round-Regular.ttf")
    #expect(mixed.status == 2)
    #expect(mixed.errors.contains("a lock file can only be compared with another lock file"))
  }

  @Test(
    "What cannot be compared ends with 2 and says why",
    arguments: [
      ("none.ttf", "none.ttf: error: there is no such file"),
      ("Fonts/Sample/de.lproj", "Fonts/Sample/de.lproj: error: the folder has no font files"),
      ("README.md", "README.md: error: "),
    ])
  func unreadable(_ path: String, _ message: String) throws {
    let run = try Fontgauge.run("diff", path, "Fonts/Fixtures/Round-Regular.ttf")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }
}
