import FontEngine
import MetricsCore
import Testing

/// The PostScript names of named instances: stored, or made as Apple's systems make them.
@Suite("Names of instances") struct InstanceNamesTests {
  private func instances(_ name: String) throws -> [NamedInstance] {
    try TestFonts.fixture(name).describe(detail: .names).instances
  }

  @Test("A stored PostScript name is taken as it is") func stored() throws {
    let instances = try instances("Variable-PS.ttf")
    #expect(
      instances.map(\.postScriptName) == [
        "NamedInstance-Thin", "NamedInstance-Regular", "NamedInstance-SemiBold",
        "NamedInstance-Bold",
      ])
    #expect(instances.map(\.hasStoredPostScriptName) == [true, true, true, true])
    #expect(instances.map(\.subfamily) == ["Thin", "Regular", "Semi Bold", "Bold"])
    #expect(instances.map { $0.coordinates[0].value } == [100, 400, 600, 700])
  }

  @Test("Without one, nameID 25, a hyphen and the subfamily without spaces") func prefix() throws {
    let instances = try instances("Variable-NoPS.ttf")
    #expect(
      instances.map(\.postScriptName) == [
        "VariableNoPSRoman-Thin", "VariableNoPSRoman-Regular", "VariableNoPSRoman-SemiBold",
        "VariableNoPSRoman-Bold",
      ])
    #expect(instances.allSatisfy { !$0.hasStoredPostScriptName })
  }

  @Test("Without nameID 25 the typographic family without spaces") func family() throws {
    let instances = try instances("Variable-NoPS25.ttf")
    #expect(
      instances.map(\.postScriptName) == [
        "VariablePlain-Thin", "VariablePlain-Regular", "VariablePlain-SemiBold",
        "VariablePlain-Bold",
      ])
  }

  @Test("An axis has its range and its default") func axes() throws {
    let face = try TestFonts.fixture("OpticalSize.ttf").describe(detail: .names)
    #expect(
      face.axes == [VariationAxis(tag: "opsz", minimum: 8, defaultValue: 16, maximum: 48)])
    #expect(face.instances.map(\.subfamily) == ["Regular", "Display"])
    let plain = try TestFonts.fixture("Round-Regular.ttf").describe(detail: .names)
    #expect(plain.axes == [])
    #expect(plain.instances == [])
  }

  @Test("A name that exists in another language only is still found") func otherLanguage() throws {
    // Round-Regular's name records are for Windows, Unicode, US English: 3, 1, 0x409. The language
    // of all of them becomes Japanese, 0x411.
    var bytes = try TestFonts.bytes("Fixtures/Round-Regular.ttf")
    let english: [UInt8] = [0, 3, 0, 1, 4, 9]
    var changed = 0
    for index in 0..<(bytes.count - 6) where Array(bytes[index..<(index + 6)]) == english {
      bytes[index + 5] = 0x11
      changed += 1
    }
    #expect(changed >= 6)
    let face = try FontFile(bytes: bytes, path: "a.ttf").describe(detail: .names)
    #expect(face.family == "Round")
    #expect(face.postScriptName == "Round-Regular")
  }
}
