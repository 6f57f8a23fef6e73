import Foundation
import Testing

@Suite("measure")
struct MeasureCommandTests {
  private func measure(
    _ font: String, _ words: [String], in folder: URL = Repository.root
  ) throws -> MeasureDocument {
    let run = try Fontgauge.run(["measure", font, "--format", "json"] + words, in: folder)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(JSONText(run.bytes).unsortedKeys.isEmpty)
    #expect(JSONText(run.bytes).overlongNumbers.isEmpty)
    return try run.document()
  }

  /// A width that hb-shape gave, as recorded for the engine's tests.
  struct Recorded: Decodable {
    var file, variations, text: String
    var advanceInEm: Double
  }

  static let recorded: [Recorded] = {
    struct Recording: Decodable {
      var texts: [Recorded]
    }
    let file = Repository.root.appendingPathComponent(
      "Tests/FontEngineTests/Expectations/hb-shape.json")
    let recording = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Recording.self, from: $0)
    }
    return recording?.texts ?? []
  }()

  @Test(
    "A German word is as wide as hb-shape says at all twelve sizes",
    arguments: [
      ("PTSans/PT_Sans-Web-Regular.ttf", ""), ("OpenDyslexic/OpenDyslexic-Regular.otf", ""),
      ("Lato/Lato-Regular.ttf", ""), ("AtkinsonHyperlegible/AtkinsonHyperlegible-Regular.ttf", ""),
      ("Montserrat/Montserrat[wght].ttf", "wght=700"), ("Figtree/Figtree[wght].ttf", "wght=400"),
      ("Mulish/Mulish[wght].ttf", "wght=400"), ("Inter/Inter[opsz,wght].ttf", "opsz=32,wght=400"),
    ])
  func recordedWidths(file: String, variations: String) throws {
    let word = "Benachrichtigungseinstellungen"
    let expected = try #require(
      Self.recorded.first { $0.file == file && $0.variations == variations && $0.text == word })
    let options = variations.isEmpty ? [] : ["--variations", variations]
    let document = try measure(
      Repository.font(file), ["--text", word, "--locale", "de"] + options)
    let sizes = try #require(document.texts.first).categories
    #expect(sizes.map(\.pointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
    for size in sizes {
      #expect(abs(size.naturalWidth / size.pointSize - expected.advanceInEm) < 0.001)
      #expect(size.width == size.naturalWidth)
      #expect(size.lines == 1)
      #expect(size.lineTexts == [word])
    }
  }

  @Test("Half an em a character: widths, lines and heights can be counted")
  func counted() throws {
    let document = try measure(
      Repository.fixture("Round-Regular.ttf"), ["--text", "Saved searches", "--width", "90"])
    #expect(document.font == "Round-Regular")
    let large = try #require(document.texts.first).categories[3]
    #expect(large.naturalWidth == 119)
    #expect(large.width == 68)
    #expect(large.lineTexts == ["Saved", "searches"])
    #expect(large.lines == 2)
    #expect(large.lineHeight == 17)
    #expect(large.height == 34)
    #expect(!large.truncated && large.brokenWords.isEmpty && large.missing.isEmpty)
    // At 48 points a line takes three characters.
    let ax5 = try #require(document.texts.first).categories[11]
    #expect(ax5.lineTexts == ["Sav", "ed", "sea", "rch", "es"])
    #expect(ax5.lines == 5)
    #expect(ax5.width == 72)
    #expect(ax5.height == 240)
    #expect(ax5.brokenWords == ["Saved", "searches"])
    #expect(!ax5.truncated)
  }

  @Test("A limit on lines cuts the text and ends it with an ellipsis")
  func truncated() throws {
    let document = try measure(
      Repository.fixture("Round-Regular.ttf"),
      ["--text", "Saved searches", "--width", "90", "--lines", "2"])
    let categories = try #require(document.texts.first).categories
    #expect(!categories[3].truncated)
    let ax5 = categories[11]
    #expect(ax5.truncated)
    #expect(ax5.lines == 2)
    #expect(ax5.lineTexts == ["Sav", "ed…"])
    #expect(ax5.brokenWords == ["Saved"])
    #expect(ax5.height == 96)
  }

  @Test("A word broken at one size is broken at every larger one")
  func broken() throws {
    let document = try measure(
      Repository.fixture("Round-Regular.ttf"), ["--text", "Einstellungen", "--width", "130"])
    let categories = try #require(document.texts.first).categories
    // 13 characters of half an em: 6.5 em, so 20 points are the last that fit.
    #expect(
      categories.map { $0.brokenWords.isEmpty }
        == [true, true, true, true, true, true, false, false, false, false, false, false])
  }

  @Test("Heights are rounded up to pixels")
  func pixels() throws {
    // Lato's line is 1.2 em: 20.4 points at 17.
    let heights = try ["1", "2", "3"].map { scale in
      try measure(
        Repository.font("Lato/Lato-Regular.ttf"), ["--text", "Hi", "--display-scale", scale]
      ).texts[0].categories[3].height
    }
    #expect(heights == [21, 20.5, 20.6667])
  }

  @Test("Files of strings give an entry for each text, in the order of the files")
  func strings() throws {
    let scratch = try Scratch(files: [
      "de.lproj/B.strings": """
      /* Title */
      "title" = "Suche";
      "more" = "Mehr";

      """,
      "a.txt": "first line\n\nsecond line\n",
    ])
    let document = try measure(
      Repository.fixture("Round-Regular.ttf"),
      ["--strings", "de.lproj/B.strings", "a.txt", "--locale", "fr"], in: scratch.folder)
    #expect(document.texts.map(\.text) == ["Suche", "Mehr", "first line", "second line"])
    #expect(document.texts.map(\.key) == ["title", "more", nil, nil])
    #expect(document.texts.map(\.locale) == ["de", "de", "fr", "fr"])
    #expect(
      document.texts.map(\.location) == [
        Location(path: "de.lproj/B.strings", line: 2, column: 1),
        Location(path: "de.lproj/B.strings", line: 3, column: 1),
        Location(path: "a.txt", line: 1, column: 1), Location(path: "a.txt", line: 3, column: 1),
      ])
  }

  @Test(
    "A file of strings that is not there or is a folder is told as such, whatever its name",
    arguments: [
      ("none", "none: error: there is no such file; check the path\n"),
      ("none.strings", "none.strings: error: there is no such file; check the path\n"),
      ("de.lproj", "de.lproj: error: this is a folder; name a file in it\n"),
    ])
  func unreadableStrings(path: String, message: String) throws {
    let scratch = try Scratch(files: ["de.lproj/A.strings": ""])
    let words = ["measure", Repository.fixture("Round-Regular.ttf"), "--strings", path]
    let run = try Fontgauge.run(words, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors == message)
    #expect(run.bytes.isEmpty)
  }

  @Test("What is ignored at the end of a file of strings is remarked on, unless told not to")
  func doubtfulStrings() throws {
    let scratch = try Scratch(files: ["a.strings": "\"a\" = \"b\";\n}\n"])
    let words = ["measure", Repository.fixture("Round-Regular.ttf"), "--strings", "a.strings"]
    let run = try Fontgauge.run(words + ["--format", "json"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("a.strings:2:1: warning: "))
    let document: MeasureDocument = try run.document()
    #expect(document.texts.map(\.text) == ["b"])
    #expect(try Fontgauge.run(words + ["--quiet"], in: scratch.folder).errors.isEmpty)
  }

  @Test("Broken strings stop the work, with the line")
  func brokenStrings() throws {
    let scratch = try Scratch(files: ["a.strings": "\"a\" = \"b\";\n\"c\" = ;\n"])
    let run = try Fontgauge.run(
      ["measure", Repository.fixture("Round-Regular.ttf"), "--strings", "a.strings"],
      in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("a.strings:2:"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  // The letters of the first font are 400, 500 and 700 wide at 100, 400 and 900, those of the
  // second one 500 and 900 wide at 100 and 900.
  @Test(
    "A place on an axis, a named instance and the bare file are three faces",
    arguments: [
      ("Variable-PS.ttf", [], 0.5), ("Variable-PS.ttf", ["--variations", "wght=500"], 0.54),
      ("Variable-PS.ttf", ["--variations", "wght=700"], 0.62),
      ("Variable-PS.ttf#NamedInstance-Bold", [], 0.62),
      ("Variable-PS.ttf#NamedInstance-Thin", [], 0.4), ("Variable-NoPS25.ttf", [], 0.5),
      ("Variable-NoPS25.ttf#VariablePlain-Bold", [], 0.8),
    ])
  func variations(font: String, options: [String], em: Double) throws {
    let document = try measure(Repository.fixture(font), ["--text", "AB"] + options)
    #expect(abs(document.texts[0].categories[3].naturalWidth / 17 - 2 * em) < 0.001)
  }

  @Test("What is missing in the font is listed, each character once")
  func missing() throws {
    let document = try measure(
      Repository.font("PTSans/PT_Sans-Web-Regular.ttf"), ["--text", "Ẩm thực Ẩm", "--locale", "vi"])
    #expect(document.texts[0].categories.allSatisfy { $0.missing == ["Ẩ", "ự"] })
  }

  @Test("Two thousand texts are one document")
  func stream() throws {
    let scratch = try Scratch(files: [
      "many.txt": (1...2000).map { "Text number \($0)\n" }.joined()
    ])
    let run = try Fontgauge.run(
      [
        "measure", Repository.fixture("Round-Regular.ttf"), "--strings", "many.txt", "--format",
        "json",
      ],
      in: scratch.folder)
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: run.bytes) as? [String: Any]
    let texts = try #require(object?["texts"] as? [[String: Any]])
    #expect(
      texts.map { $0["text"] as? String } == (1...2000).map { "Text number \($0)" })
    #expect(texts.allSatisfy { ($0["categories"] as? [Any])?.count == 12 })
  }

  @Test("The text tells the font, the lines and the instance meant by a bare file")
  func text() throws {
    let run = try Fontgauge.run(
      "measure", Repository.fixture("Variable-PS.ttf"), "--text", "Saved searches", "--width", "90")
    #expect(run.status == 0)
    #expect(run.lines[0].contains("VariablePS-Regular (the default instance), 17 pt"))
    #expect(run.lines.contains { $0.hasPrefix("  large ") && $0.contains("119") })
    #expect(run.lines.contains { $0.hasSuffix("searches") })
  }
}
