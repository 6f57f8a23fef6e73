import Foundation
import Testing

/// Layouts as the page draws them in Chromium.
@Suite("Layouts in the page", PageCheck.isThere, .serialized)
struct LayoutPageTests {
  private static let sample = Result {
    try WrittenPage(sampleWith: "--config", "Fonts/Sample/layouts.yml")
  }

  /// A layout as it is drawn.
  private struct Drawn: Decodable {
    struct Element: Decodable, Equatable {
      var name, said: String
      var isFaulty: Bool
    }
    struct Text: Decodable {
      var element: String
      var lines: [String]
    }
    var layout, locale, screen, category, label: String
    var elements: [Element]
    var texts: [Text]

    /// The lines of the first text.
    var lines: [String] { texts.first?.lines ?? [] }
  }

  private static func drawn(_ page: WrittenPage) throws -> [Drawn] {
    let output = page.scratch.path("frames.json")
    try PageCheck.run("frames", page.path, output)
    return try JSONDecoder().decode([Drawn].self, from: try page.scratch.read("frames.json"))
  }

  private static let configuration = """
    version: 1
    fonts: { files: [Round-Regular.ttf] }
    styles: { body: { font: Round-Regular, size: 17 } }
    devices: [iPhone SE (1st), iPhone 16]
    layouts:
      settings row:
        margins: 8
        stack:
          axis: horizontal
          spacing: 8
          alignment: center
          children:
            - text: { name: label, style: body, text: [Notifications] }
            - control: switch
      symbol:
        margins: 8
        inline:
          name: words
          style: body
          width: 85
          text: [abcdef klm]
          image: { size: 30, spacing: 4 }

    """

  @Test("Frames and lines are those worked out by hand, and what is at fault is marked")
  func hand() throws {
    let page = try WrittenPage(Self.configuration, fonts: ["Round-Regular.ttf"], files: [:])
    let drawn = try Self.drawn(page)
    // Two layouts on two devices at twelve sizes.
    #expect(drawn.count == 48)
    func layout(_ name: String, _ category: String) throws -> Drawn {
      try #require(
        drawn.first {
          $0.layout == name && $0.category == category && $0.screen == "iPhone SE (1st)"
        })
    }
    // 37 pt: 13 letters are 240.5 points of 320 − 16 − 51 − 8 = 245.
    let fitting = try layout("settings row", "AX3")
    #expect(
      fitting.elements == [
        .init(name: "stack", said: "stack: 304 × 37 at 8, 0", isFaulty: false),
        .init(name: "label", said: "label: 245 × 37 at 8, 0", isFaulty: false),
        .init(name: "control", said: "control: 51 × 31 at 261, 3", isFaulty: false),
      ])
    #expect(fitting.lines == ["Notifications"])
    #expect(fitting.label.contains("“Notifications” in 1\u{A0}line. Nothing wrong"))
    // 48 pt: ten letters, two of which share a ligature, are 230.4 points, eleven 254.4.
    let broken = try layout("settings row", "AX5")
    #expect(broken.lines == ["Notificati", "ons"])
    #expect(broken.elements.filter(\.isFaulty).map(\.name) == ["label"])
    // 17 pt: image and space take 34 of 85 points, six letters 51 more; the rest goes below.
    #expect(try layout("symbol", "large").lines == ["abcdef", "klm"])
    // 23 pt: six letters are 69 points, and 51 are left beside the image.
    #expect(try layout("symbol", "xxxLarge").lines == ["", "abcdef", "klm"])
  }

  @Test("Line for line, a text in its frame is drawn as 'measure' breaks it at that width")
  func lines() throws {
    let texts = LongTexts.texts
    let page = try WrittenPage(
      """
      version: 1
      fonts: { files: [font.ttf] }
      styles: { title: { font: PTSans-Regular, size: 17 } }
      devices: [iPhone SE (1st)]
      strings: ["*.lproj/*.strings"]
      layouts:
        free: { text: { style: title, strings: ["*"], width: 190 } }
        cut: { text: { style: title, strings: ["*"], width: 190, lines: 2, accessibilityLines: 3 } }

      """, fonts: [],
      files: LongTexts.files,
      font: "PTSans/PT_Sans-Web-Regular.ttf")
    let drawn = try Self.drawn(page)
    #expect(drawn.count == texts.count * 2 * 12)
    for layout in drawn {
      let isLarge = layout.category.hasPrefix("AX")
      let lines = layout.layout == "free" ? "0" : isLarge ? "3" : "2"
      let run = try Fontgauge.run(
        [
          "measure", "font.ttf", "--text", try #require(texts[layout.locale]), "--size", "17",
          "--width", "190", "--lines", lines, "--locale", layout.locale, "--format", "json",
        ], in: page.scratch.folder)
      let categories = try #require(try run.document(MeasuredLines.self).texts.first).categories
      let expected = categories.first { $0.category == layout.category }?.lineTexts
      #expect(layout.lines == expected, "\(layout.layout) \(layout.locale) \(layout.category)")
    }
  }

  @Test("The sample's layouts open without a complaint and follow the slider")
  func slider() throws {
    try PageCheck.run("load", try Self.sample.get().path)
    try PageCheck.run("slider", try Self.sample.get().path)
  }

  @Test("Filters by layout and device leave what they name")
  func filters() throws { try PageCheck.run("filters", try Self.sample.get().path) }

  @Test("axe-core finds nothing at three widths, in light and dark")
  func accessibility() throws { try PageCheck.run("accessibility", try Self.sample.get().path) }
}
