import FontGaugeKit
import Testing

/// Missing and blank characters, fallback fonts and fonts of languages.
@Suite("Coverage")
struct CoverageTests {
  private static let styles = """
    styles: { title: { font: Round-Regular, size: 20, scaling: fixed } }

    """
  private static let slots = """
    slots: [{ name: row, style: title, strings: ["*"], width: 100 }]
    """
  private static let files = [
    "ru.lproj/A.strings": "\"home\" = \"Дом Home\";\n\"part\" = \"Aш\";\n",
    "en.lproj/A.strings": "\"home\" = \"Home\";\n",
  ]
  private static let strings = "strings: [\"*.lproj/*.strings\"]\n"

  @Test("Characters that the font lacks are counted, by whole words and parts of words")
  func missing() throws {
    let project = try CheckedProject(
      Self.styles + Self.strings + Self.slots, files: Self.files)
    let found = project.missing
    #expect(found.map(\.key) == ["home", "part"])
    #expect(found.map(\.locale) == ["ru", "ru"])
    #expect(found.map(\.measured) == [3, 1])
    #expect(found.allSatisfy { $0.slot == nil && $0.style == "title" && $0.severity == .error })
    #expect(found[0].message.contains("the whole word “Дом”"))
    #expect(found[1].message.contains("part of the word “Aш”"))
    #expect(found[0].location?.description == "ru.lproj/A.strings:1:1")
    // A missing character is as wide as .notdef, 0.6 em; a space and four letters half an em.
    #expect(project.widths(in: "row", at: .large) == [40, 36 + 50, 10 + 12])
  }

  @Test("A fallback font gives widths and does not silence the finding, unless coverage says so")
  func fallback() throws {
    let configuration = Self.styles + Self.strings + Self.slots
    let told = try CheckedProject(
      configuration, fallback: ["Fallback-Regular.ttf"], files: Self.files)
    #expect(told.missing.count == 2)
    // 3 × 0.7 em of the fallback; its letters do not stand in for those that are there.
    let widths = told.widths(in: "row", at: .large)
    #expect(abs(widths[1] - (42 + 50)) < 1e-9 && abs(widths[2] - (10 + 14)) < 1e-9)
    let silenced = try CheckedProject(
      configuration + "\ncoverage: fallback\n", fallback: ["Fallback-Regular.ttf"],
      files: Self.files)
    #expect(silenced.missing.isEmpty)
  }

  @Test(
    "Of a fallback file the face nearest in weight is taken, or the one that is named",
    arguments: [
      ("Variable-PS.ttf", 0.5), ("Variable-PS.ttf#NamedInstance-Thin", 0.4),
      ("Variable-PS.ttf#3", 0.62), ("Collection.ttc#Round-Bold", 0.5),
    ])
  func fallbackFace(fallback: String, em: Double) throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Fallback-Regular, size: 20, scaling: fixed } }
      slots: [{ name: row, style: title, text: [ДA] }]
      """, fonts: ["Fallback-Regular.ttf"], fallback: [fallback])
    let width = try #require(project.widths(in: "row", at: .large).first)
    #expect(abs(width / 20 - 0.7 - em) < 0.001)
  }

  @Test("A face that a fallback file does not hold stops the check")
  func absentFallbackFace() throws {
    #expect(throws: InputError.self) {
      try CheckedProject(
        "styles: { title: { font: Round-Regular, size: 20 } }",
        fallback: ["Variable-PS.ttf#Nobody"])
    }
  }

  @Test("A language can have a font of its own")
  func locales() throws {
    let project = try CheckedProject(
      """
      styles:
        title:
          font: Round-Regular
          size: 20
          scaling: fixed
          locales: { ru: Fallback-Regular }

      """ + Self.strings + Self.slots, fonts: ["Round-Regular.ttf", "Fallback-Regular.ttf"],
      files: Self.files)
    // The Cyrillic font lacks the Latin letters instead: H, o, m and e, then A.
    #expect(project.missing.map(\.measured) == [4, 1])
    #expect(project.missing.map(\.font) == ["Fallback-Regular", "Fallback-Regular"])
    #expect(abs(project.widths(in: "row", at: .large)[0] - 40) < 1e-9)
  }

  @Test("A slot is shown in the languages it names, region or not")
  func slotLocales() throws {
    let project = try CheckedProject(
      Self.styles + Self.strings + """
        slots:
          - { name: row, style: title, strings: [home], locales: [en] }
        """,
      files: Self.files.merging(["en-GB.lproj/A.strings": "\"home\" = \"Flat\";\n"]) { $1 })
    #expect(
      project.report.measurements.map(\.text.text).sorted() == ["Flat", "Home"])
    #expect(project.missing.isEmpty)
  }

  @Test("A character mapped to a glyph without ink shows a gap that nothing fills")
  func blank() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Blank-Regular, size: 17 } }
      slots: [{ name: row, style: title, text: [caf\u{E9}, ш] }]
      """, fonts: ["Blank-Regular.ttf"], fallback: ["Fallback-Regular.ttf"])
    let finding = try project.finding("blank-glyphs")
    #expect(finding.text == "café")
    #expect(finding.message.contains("é (U+00E9)"))
    #expect(project.missing.isEmpty)
  }

  @Test("A slot that shows no text at all is remarked on")
  func emptySlot() throws {
    let project = try CheckedProject(
      Self.styles + Self.strings + """
        slots: [{ name: lost, style: title, strings: ["hom.*"] }]
        """, files: Self.files)
    #expect(project.report.warnings.map(\.location?.description) == [".fontgauge.yml:7:9"])
    #expect(project.report.warnings.first?.message.contains("'lost'") == true)
  }
}
