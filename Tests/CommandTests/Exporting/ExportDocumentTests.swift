import Foundation
import Testing

/// What `export --format json` writes.
private struct ExportDocument: Decodable {
  struct Style: Decodable {
    struct Category: Decodable {
      var category: String
      var pointSize, ratio, scaledValue: Double
      var lineHeight: Double?
    }
    struct EM: Decodable {
      var ascender, descender, lineHeight: Double
    }
    struct Local: Decodable {
      var font: String?
      var categories: [Category]
    }
    var name, requestedFont: String
    var font: String?
    var em: EM?
    var maximumPointSize: Double?
    var isSubstitute: Bool
    var categories: [Category]
    var locales: [String: Local]?
  }

  struct Advice: Decodable, Equatable {
    var height, maximumPointSize, scaledHeight, width: Double?
    var lines: Int?
  }

  struct Worst: Decodable {
    var locale, verdict: String
    var key, text, variant: String?
    var texts, failing, lines: Int
    var width: Double
    var neededWidth, height: Double?
  }

  struct Device: Decodable {
    struct Category: Decodable {
      var category: String
      var heightLimit: Double?
      var locales: [Worst]
    }
    var device, orientation: String
    var room: Double?
    var advice: Advice
    var categories: [Category]
  }

  struct Slot: Decodable {
    struct Text: Decodable {
      var locale, text: String
      var key: String?
      var naturalWidth: Double
    }
    var name: String
    var advice: Advice
    var devices: [Device]
    var texts: [Text]
  }

  struct Font: Decodable {
    var postScriptName: String
  }

  var command, model: String
  var fonts: [Font]
  var styles: [Style]
  var slots: [Slot]
  var layouts: [Layout]

  struct Layout: Decodable {}
}

@Suite("export --format json")
struct ExportDocumentTests {
  private func document(
    _ configuration: String, files: [String: String] = [:]
  ) throws -> ExportDocument {
    try ExportedProject(configuration, files: files).run().document()
  }

  @Test("A style has its twelve sizes, their ratio to large, and its face's metrics in ems")
  func style() throws {
    let document = try document(
      "styles: { body: { font: Round-Regular, size: 17, maximumPointSize: 40 } }")
    let style = try #require(document.styles.first)
    #expect(document.styles.count == 1)
    #expect(document.command == "export")
    #expect(style.font == "Round-Regular")
    #expect(
      style.categories.map(\.pointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 40, 40])
    // 15 ÷ 17, 26 ÷ 17 and 40 ÷ 17, to four decimals.
    #expect(style.categories[0].ratio == 0.8824)
    #expect(style.categories[3].ratio == 1)
    #expect(style.categories[7].ratio == 1.5294)
    #expect(style.categories[11].ratio == 2.3529)
    #expect(style.categories.map(\.lineHeight) == style.categories.map(\.pointSize))
    #expect(style.em?.lineHeight == 1)
    #expect(style.maximumPointSize == 40)
    #expect(document.fonts.map(\.postScriptName) == ["Round-Regular"])
    #expect(document.layouts.isEmpty)
  }

  @Test("A slot tells the text that fits worst in each language, and what would clear it")
  func slot() throws {
    // Half an em a letter: at AX5 six letters are 144 pt wide and eight 192.
    let document = try document(
      """
      styles: { body: { font: Round-Regular, size: 17 } }
      strings: [en.lproj/A.strings, de.lproj/A.strings]
      devices: [iPhone SE (3rd), iPhone 16]
      slots:
        - { name: row, style: body, strings: ["*"], width: 150, lines: 1, height: 44 }
      """,
      files: [
        "en.lproj/A.strings": "\"a\" = \"Search\";\n\"b\" = \"OK\";\n",
        "de.lproj/A.strings": "\"a\" = \"Auf Suche\";\n\"b\" = \"Gut\";\n",
      ])
    let slot = try #require(document.slots.first)
    #expect(slot.devices.map(\.device) == ["iPhone SE (3rd)", "iPhone 16"])
    #expect(slot.devices.map(\.room) == [150, 150])
    let large = slot.devices[0].categories[3]
    #expect(large.category == "large")
    #expect(large.locales.map(\.locale) == ["de", "en"])
    #expect(large.locales.map(\.verdict) == ["fits", "fits"])
    // Nine letters of 8.5 pt, and six.
    #expect(large.locales.map(\.width) == [76.5, 51])
    #expect(large.locales.map(\.key) == ["a", "a"])
    #expect(large.locales.map(\.texts) == [2, 2])

    let largest = slot.devices[1].categories[11]
    let (german, english) = (largest.locales[0], largest.locales[1])
    // "Auf Suche" needs 216 pt at AX5, and "Search" fits but is 48 pt high in 44.
    #expect(german.verdict == "truncated")
    #expect(german.lines == 2)
    #expect(german.neededWidth == 216)
    #expect(german.failing == 2, "the other one is too high")
    #expect(english.verdict == "clipped-height")
    #expect(english.height == 48)
    #expect(english.neededWidth == 144)
    #expect(largest.heightLimit == 44)
    // 9 × ½ × size ≤ 150 for 33 pt; 44 pt of height would allow 44.
    #expect(
      slot.advice
        == .init(height: 48, maximumPointSize: 33, scaledHeight: nil, width: 216, lines: 2))
    #expect(slot.devices[0].advice == slot.advice)
    #expect(slot.texts.map(\.key) == ["a", "a"])
    #expect(slot.texts.map(\.naturalWidth) == [76.5, 51])
  }

  @Test("A word that is broken, and a height that grows, have the figures that would clear them")
  func brokenWord() throws {
    let document = try document(
      """
      styles: { body: { font: Round-Regular, size: 17 } }
      devices: [iPhone 16]
      slots:
        - { name: word, style: body, text: [Unbreakable], width: 200 }
        - { name: box, style: body, text: [a b c], width: 40, height: { scaled: 20 } }
      """)
    // 11 letters are 264 pt wide at AX5: 200 pt hold them up to 36 pt.
    let word = document.slots[0]
    #expect(word.devices[0].categories[11].locales[0].verdict == "broken-word")
    #expect(word.devices[0].categories[11].locales[0].neededWidth == 264)
    #expect(word.devices[0].categories[11].locales[0].text == "Unbreakable")
    #expect(word.advice == .init(maximumPointSize: 36, width: 264))
    // Three letters and two spaces are 42.5 pt at large: two lines of 17 in 20 pt, so 34 would do;
    // at AX5 three lines of 48 in 20 × 62 ÷ 22 = 56.33 need 20 × 144 ÷ 56.33 = 51.1.
    let box = document.slots[1]
    #expect(box.devices[0].categories[3].locales[0].lines == 2)
    #expect(box.devices[0].categories[11].locales[0].lines == 3)
    #expect(box.advice.scaledHeight == 52)
    #expect(box.advice.height == nil)
  }

  @Test("A language with a font of its own has its own sizes; a missing font has no metrics")
  func fonts() throws {
    let document = try document(
      """
      styles:
        body: { font: Round-Regular, size: 17, locales: { th: Nothing-Regular } }
        gone: { font: Nothing-Regular, size: 17 }
        other: { font: Nothing-Regular, substitute: Round-Regular, size: 17 }
      """)
    let thai = try #require(document.styles[0].locales?["th"])
    #expect(thai.font == nil)
    #expect(thai.categories.map(\.pointSize).last == 48)
    #expect(thai.categories.allSatisfy { $0.lineHeight == nil })
    #expect(document.styles[1].font == nil && document.styles[1].em == nil)
    #expect(document.styles[1].requestedFont == "Nothing-Regular")
    #expect(document.styles[2].isSubstitute && document.styles[2].font == "Round-Regular")
  }

  @Test("Keys are sorted, numbers have four decimals at most, and the bytes are always the same")
  func bytes() throws {
    let project = try ExportedProject.awkward()
    let run = try project.run("--jobs", "1")
    #expect(run.status == 0)
    #expect(JSONText(run.bytes).unsortedKeys.isEmpty)
    #expect(JSONText(run.bytes).overlongNumbers.isEmpty)
    #expect(try project.run("--jobs", "7", "--format", "json").bytes == run.bytes)
    let document: ExportDocument = try run.document()
    #expect(document.styles.map(\.name) == ExportedProject.awkwardNames)
    #expect(document.slots[0].name == "=cmd|' /C calc'!A0")
    #expect(Set(document.slots[0].texts.map(\.text)).contains("สวัสดีครับ"))
    #expect(Set(document.slots[0].texts.map(\.text)).contains("مرحبا، أهلا"))
    #expect(
      Set(document.slots.flatMap(\.texts).map(\.key)) == ["</script>", "=key"])
  }

  @Test("Every style of the sample app agrees with what scale says, and the export ends with 0")
  func sample() throws {
    let run = try Fontgauge.run("export")
    #expect(run.status == 0 && run.errors.isEmpty)
    let document: ExportDocument = try run.document()
    let scaled: ScaleDocument = try Fontgauge.run("scale", "--style", "all", "--format", "json")
      .document()
    let ladders = try #require(scaled.styles)
    #expect(document.styles.map(\.name) == ladders.map(\.name))
    for (style, ladder) in zip(document.styles, ladders) {
      #expect(style.categories.map(\.pointSize) == ladder.categories.map(\.pointSize))
      #expect(style.categories.map(\.lineHeight) == ladder.categories.map(\.lineHeight))
    }
    // The finding of check that the readme shows: 256 pt of room, 619.6 pt at AX5, 18 pt would do.
    let row = try #require(document.slots.first { $0.name == "settings row" })
    let worst = try #require(
      row.devices[0].categories[11].locales.first { $0.locale == "de" })
    #expect(row.devices[0].room == 256)
    #expect(worst.verdict == "broken-word")
    #expect(worst.neededWidth.map { ($0 * 10).rounded() / 10 } == 619.6)
  }
}
