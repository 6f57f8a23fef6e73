import FontGaugeKit
import Testing

/// How a style's font request is met.
@Suite("Resolving fonts")
struct ResolutionTests {
  private static func library(_ fonts: String...) throws -> FontLibrary {
    try FontLibrary(fonts.map { ProjectFile(path: Repository.font($0)) })
  }

  private static let montserrat = Result {
    try library("Montserrat/Montserrat[wght].ttf", "Montserrat/Montserrat-Italic[wght].ttf")
  }
  private static let fixtures = Result {
    try library(
      "Fixtures/Round-Regular.ttf", "Fixtures/Round-Bold.ttf", "Fixtures/SystemName-Regular.ttf",
      "Fixtures/MetricsDisagree-Regular.ttf", "Fixtures/Variable-PS.ttf",
      "Fixtures/Variable-NoPS.ttf", "Fixtures/Variable-NoPS25.ttf")
  }

  private func style(_ font: FontRequest, _ emphasis: Emphasis = .none) -> CustomStyle {
    var style = CustomStyle(name: "style", font: font, size: 17)
    style.emphasis = emphasis
    return style
  }

  @Test(
    "A name is tried as PostScript, full, family and file name",
    arguments: [
      ("Round-Bold", "Round-Bold", FaceMatch.postScriptName),
      ("Round Bold", "Round-Bold", .fullName), ("Round", "Round-Regular", .familyName),
      ("Helvetica", "SystemName-Regular", .familyName),
      ("MetricsDisagree-Regular.ttf", "MetricsDisagree-Regular", .fileName),
      ("Variable-PS", "VariablePS-Regular", .fileName),
      ("NamedInstance-Bold", "NamedInstance-Bold", .postScriptName),
      ("VariableNoPSRoman-SemiBold", "VariableNoPSRoman-SemiBold", .postScriptName),
      ("VariablePlain-Bold", "VariablePlain-Bold", .postScriptName),
      ("Variable Plain Semi Bold", "VariablePlain-SemiBold", .fullName),
      ("Variable Plain", "VariablePlain-Regular", .familyName),
    ])
  func names(name: String, postScriptName: String, match: FaceMatch) throws {
    let resolution = try Self.fixtures.get().resolve(style(.named(name)))
    #expect(resolution.face?.postScriptName == postScriptName)
    #expect(resolution.match == match)
    #expect(!resolution.isSubstitute && !resolution.lacksEmphasis)
    #expect(resolution.requested == name)
  }

  @Test(
    "A family and a weight give the nearest upright face",
    arguments: [
      ("Montserrat", 400.0, "Montserrat-Regular"), ("Montserrat", 460, "Montserrat-Medium"),
      ("Montserrat", 1000, "Montserrat-Black"), ("Montserrat", 100, "Montserrat-Thin"),
    ])
  func weights(family: String, weight: Double, name: String) throws {
    let resolution = try Self.montserrat.get().resolve(style(.family(family, weight: weight)))
    #expect(resolution.face?.postScriptName == name)
    #expect(resolution.match == .familyAndWeight)
  }

  @Test("Named instances of a variable font are where their names say")
  func instances() throws {
    let library = try Self.montserrat.get()
    for (name, weight) in [
      ("Montserrat-Thin", 100.0), ("Montserrat-Regular", 400), ("Montserrat-Bold", 700),
      ("Montserrat-Italic", 400), ("Montserrat-BoldItalic", 700),
    ] {
      let face = try #require(library.resolve(style(.named(name))).face)
      #expect(face.coordinates == [AxisValue(tag: "wght", value: weight)])
      #expect(face.weight == weight)
      #expect(face.bold == (weight >= 600))
      #expect(face.italic == name.contains("Italic"))
    }
  }

  @Test(
    "In static files the bold bit decides, in variable ones the weight from 600",
    arguments: [
      ("Round-Regular", Emphasis.bold, "Round-Bold"), ("Round-Bold", .bold, "Round-Bold"),
      ("Round-Bold", .none, "Round-Bold"),
      ("NamedInstance-Regular", .bold, "NamedInstance-SemiBold"),
      ("NamedInstance-Bold", .bold, "NamedInstance-Bold"),
      ("VariableNoPSRoman-Thin", .bold, "VariableNoPSRoman-SemiBold"),
    ])
  func emphasis(name: String, emphasis: Emphasis, bold: String) throws {
    let resolution = try Self.fixtures.get().resolve(style(.named(name), emphasis))
    #expect(resolution.face?.postScriptName == bold)
    #expect(resolution.plainFace?.postScriptName == name)
    #expect(!resolution.lacksEmphasis)
  }

  @Test(
    "Italics are found in the family's other file, at the same weight",
    arguments: [
      ("Montserrat-Regular", Emphasis.italic, "Montserrat-Italic"),
      ("Montserrat-Light", .italic, "Montserrat-LightItalic"),
      ("Montserrat-Regular", .boldItalic, "Montserrat-SemiBoldItalic"),
      ("Montserrat-ExtraBold", .italic, "Montserrat-ExtraBoldItalic"),
      ("Montserrat-Italic", .bold, "Montserrat-SemiBoldItalic"),
      ("Montserrat-Regular", .bold, "Montserrat-SemiBold"),
    ])
  func italics(name: String, emphasis: Emphasis, found: String) throws {
    let resolution = try Self.montserrat.get().resolve(style(.named(name), emphasis))
    #expect(resolution.face?.postScriptName == found)
  }

  @Test(
    "A family without the trait keeps its plain face",
    arguments: [
      Emphasis.italic, .boldItalic,
    ])
  func lacking(emphasis: Emphasis) throws {
    let resolution = try Self.fixtures.get().resolve(style(.named("Round-Regular"), emphasis))
    #expect(resolution.lacksEmphasis)
    #expect(resolution.face?.postScriptName == "Round-Regular")
  }

  @Test("PT Sans has its four faces in four files")
  func staticFamily() throws {
    let library = try Self.library(
      "PTSans/PT_Sans-Web-Regular.ttf", "PTSans/PT_Sans-Web-Bold.ttf",
      "PTSans/PT_Sans-Web-Italic.ttf", "PTSans/PT_Sans-Web-BoldItalic.ttf")
    let found = Emphasis.allCases.map {
      library.resolve(style(.named("PTSans-Regular"), $0)).face?.postScriptName
    }
    #expect(found == ["PTSans-Regular", "PTSans-Bold", "PTSans-Italic", "PTSans-BoldItalic"])
  }

  @Test("A substitute is measured only when the font itself is not there")
  func substitutes() throws {
    let library = try Self.fixtures.get()
    var absent = style(.named("AvenirNext-Regular"), .bold)
    absent.substitute = "Round-Regular"
    #expect(library.resolve(absent).isSubstitute)
    #expect(library.resolve(absent).face?.postScriptName == "Round-Bold")
    var system = style(.system)
    system.substitute = "Round-Regular"
    #expect(library.resolve(system).isSubstitute)
    #expect(library.resolve(system).requested == "system")
    var present = style(.named("SystemName-Regular"))
    present.substitute = "Round-Regular"
    #expect(!library.resolve(present).isSubstitute)
    #expect(library.resolve(present).face?.postScriptName == "SystemName-Regular")
  }

  @Test("What is not found comes with the names nearest to it")
  func notFound() throws {
    let resolution = try Self.montserrat.get().resolve(style(.named("Monserrat-Regular")))
    #expect(resolution.face == nil && resolution.match == nil)
    #expect(resolution.candidates.first == "Montserrat-Regular")
    var absent = style(.named("AvenirNext-Regular"))
    absent.substitute = "Montserrat-Blod"
    let substitute = try Self.montserrat.get().resolve(absent)
    #expect(substitute.face == nil)
    #expect(substitute.candidates.first == "Montserrat-Bold")
  }

  @Test("A language's font is found by the whole identifier, else by the language")
  func locales() throws {
    let library = try Self.fixtures.get()
    var localized = style(.named("Round-Regular"))
    localized.locales = ["pt": .named("Round-Bold"), "pt-BR": .named("SystemName-Regular")]
    let names = ["pt-BR", "pt_PT", "pt", "de"].map {
      library.resolve(localized, locale: $0).face?.postScriptName
    }
    #expect(names == ["SystemName-Regular", "Round-Bold", "Round-Bold", "Round-Regular"])
  }

  @Test("A file that is named twice is opened once, and keeps its place")
  func duplicates() throws {
    let library = try Self.library(
      "Fixtures/Round-Bold.ttf", "Fixtures/Round-Regular.ttf", "Fixtures/Round-Bold.ttf")
    #expect(library.entries.map(\.face.postScriptName) == ["Round-Bold", "Round-Regular"])
  }

  @Test("One shaping face serves equal requests, and another one another size")
  func shapingFaces() throws {
    let library = try Self.library("Fixtures/OpticalSize.ttf", "Fixtures/Round-Regular.ttf")
    let (optical, round) = (library.entries[0], library.entries[2])
    #expect(round.face.postScriptName == "Round-Regular")
    #expect(
      library.shapingFace(round, pointSize: 17) === library.shapingFace(round, pointSize: 48))
    #expect(
      library.shapingFace(optical, pointSize: 17) !== library.shapingFace(optical, pointSize: 48))
    #expect(
      library.shapingFace(optical, pointSize: 17) === library.shapingFace(optical, pointSize: 17))
  }
}
