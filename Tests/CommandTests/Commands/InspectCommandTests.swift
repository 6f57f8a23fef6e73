import Foundation
import Testing

@Suite("inspect")
struct InspectCommandTests {
  private func inspect(_ words: String...) throws -> [InspectDocument.Font] {
    let run = try Fontgauge.run(["inspect", "--format", "json"] + words)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(JSONText(run.bytes).unsortedKeys.isEmpty)
    let document: InspectDocument = try run.document()
    return document.fonts
  }

  @Test("Lato's document holds what its tables say, and a line of 1.2 em")
  func lato() throws {
    let font = try #require(try inspect("Fonts/Lato/Lato-Regular.ttf").first)
    #expect(font.path == "Fonts/Lato/Lato-Regular.ttf")
    #expect(font.sha256.count == 64)
    #expect(font.postScriptName == "Lato-Regular")
    #expect(font.fullName == "Lato Regular")
    #expect(font.unitsPerEm == 2000)
    let tables = font.verticalMetrics
    #expect(tables.hhea == .init(ascender: 1974, descender: -426, lineGap: 0))
    #expect(tables.typo == .init(ascender: 1610, descender: -390, lineGap: 400))
    #expect(tables.win == .init(ascent: 1974, descent: 426))
    #expect(font.ios.lineHeight == 1.2)
    #expect(font.ios.ascender == 0.987)
    #expect(font.ios.descender == -0.213)
    #expect(font.ios.leading == 0)
    #expect(!font.bold && !font.italic)
    #expect(font.weightClass == 400)
    #expect(font.axes.isEmpty && font.instances.isEmpty)
    #expect(font.scripts.contains("Latn") && font.scripts.contains("Cyrl"))
    #expect(font.features.contains("kern"))
  }

  @Test("Montserrat's document holds its axis and its nine instances")
  func montserrat() throws {
    let font = try #require(try inspect("Fonts/Montserrat/Montserrat[wght].ttf").first)
    #expect(font.postScriptName == "Montserrat-Thin")
    #expect(font.weightClass == 100)
    #expect(font.axes == [.init(tag: "wght", minimum: 100, default: 100, maximum: 900)])
    #expect(
      font.instances.map(\.postScriptName)
        == [
          "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold",
          "Black",
        ].map { "Montserrat-\($0)" })
    #expect(font.instances[6].coordinates == ["wght": 700])
    #expect(font.ios.lineHeight == 1.219)
  }

  @Test("The text says which instance a bare variable file means")
  func defaultInstance() throws {
    let run = try Fontgauge.run("inspect", "Fonts/Montserrat/Montserrat[wght].ttf")
    let line = try #require(run.lines.first { $0.contains("default:") })
    #expect(line.contains("Montserrat-Thin"))
  }

  @Test(
    "PATH#NAME and PATH#INDEX mean one named instance",
    arguments: [
      ("Montserrat-Medium", "Montserrat-Medium", 500),
      ("Montserrat Black", "Montserrat-Black", 900),
      ("3", "Montserrat-Regular", 400),
    ])
  func namedInstance(face: String, name: String, weight: Int) throws {
    let fonts = try inspect("Fonts/Montserrat/Montserrat[wght].ttf#\(face)")
    #expect(fonts.map(\.postScriptName) == [name])
    #expect(fonts.map(\.weightClass) == [weight])
  }

  @Test(
    "A collection gives all its faces, or the one asked for",
    arguments: [
      ("", ["Round-Regular", "Round-Bold"], [0, 1]), ("#1", ["Round-Bold"], [1]),
      ("#Round-Regular", ["Round-Regular"], [0]),
    ])
  func collection(face: String, names: [String], indices: [Int]) throws {
    let fonts = try inspect(Repository.fixture("Collection.ttc") + face)
    #expect(fonts.map(\.postScriptName) == names)
    #expect(fonts.map(\.faceIndex) == indices)
    #expect(fonts.map(\.bold) == names.map { $0 == "Round-Bold" })
  }

  @Test("A compressed font says the same as the plain one", arguments: ["woff", "woff2"])
  func compressed(type: String) throws {
    let fonts = try inspect(
      Repository.fixture("Round-Regular.ttf"), Repository.fixture("Round.\(type)"))
    #expect(fonts[1].format == type.uppercased())
    #expect(fonts[0].format == "TrueType")
    #expect(fonts[1].postScriptName == "Round-Regular")
    #expect(fonts[1].glyphCount == fonts[0].glyphCount)
    #expect(fonts[1].characterCount == fonts[0].characterCount)
    #expect(fonts[1].measuredCapHeight == 700)
    #expect(fonts[1].ios.lineHeight == 1)
  }

  @Test("Declared and measured heights stand side by side")
  func heights() throws {
    let font = try #require(try inspect(Repository.fixture("WrongHeights-Regular.ttf")).first)
    #expect(font.capHeight == 1000 && font.xHeight == 1000)
    #expect(font.measuredCapHeight == 700 && font.measuredXHeight == 500)
  }

  @Test("Characters without ink are listed")
  func blanks() throws {
    let font = try #require(try inspect(Repository.fixture("Blank-Regular.ttf")).first)
    #expect(font.blankCharacters.sorted() == ["é", "ж"])
  }

  @Test(
    "A face of a font without OS/2 has no weight class, named or not",
    arguments: [
      "", "#NoOS2-Regular",
    ])
  func absentWeight(face: String) throws {
    let run = try Fontgauge.run(
      "inspect", "--format", "json", Repository.fixture("NoOS2.ttf") + face)
    #expect(run.status == 0)
    #expect(run.output.contains("\"postScriptName\": \"NoOS2-Regular\""))
    #expect(!run.output.contains("weightClass"))
  }

  @Test("A broken font among good ones is told, and the good ones stay pure JSON")
  func broken() throws {
    let run = try Fontgauge.run(
      "inspect", "--format", "json", Repository.fixture("Round-Regular.ttf"), "README.md",
      "Fonts/absent.ttf", Repository.fixture("Round-Bold.ttf"))
    #expect(run.status == 2)
    let document: InspectDocument = try run.document()
    #expect(document.fonts.map(\.postScriptName) == ["Round-Regular", "Round-Bold"])
    let complaints = run.errors.split(separator: "\n")
    #expect(complaints.count == 2)
    #expect(complaints[0].hasPrefix("README.md: error: this is not a font"))
    #expect(complaints[1].hasPrefix("Fonts/absent.ttf: error: there is no such file"))
  }

  @Test("Nothing but broken fonts leaves standard output empty")
  func allBroken() throws {
    let run = try Fontgauge.run("inspect", "--format", "json", "README.md")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test(
    "A face or place that is not there is told with those that are",
    arguments: [
      (["Collection.ttc#2"], "the font has faces 0 to 1"),
      (["Collection.ttc#Round-Bld"], "did you mean Round-Bold?"),
      (["Round-Regular.ttf#0"], "the font has no named instances"),
      (["Variable-PS.ttf#Nobody"], "the file holds VariablePS-Regular, NamedInstance-Thin"),
      (["Variable-PS.ttf", "--variations", "wght=901"], "give 100 to 900"),
      (["Variable-PS.ttf", "--variations", "opsz=12"], "its axes are wght"),
      (["Round-Regular.ttf", "--variations", "wght=700"], "the font has no axes"),
    ])
  func absentFaces(words: [String], advice: String) throws {
    let run = try Fontgauge.run(
      ["inspect"] + words, in: URL(fileURLWithPath: Repository.fixture("")))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains(advice))
  }
}
