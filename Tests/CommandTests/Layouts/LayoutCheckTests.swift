import FontGaugeKit
import Testing

@Suite("What is told of layouts")
struct LayoutCheckTests {
  // MARK: Layouts that are not measured

  private let withoutFont = """
    version: 1
    fonts: { files: [Round-Regular.ttf] }
    styles:
      nofont: { font: Nope, size: 12 }
      other: { font: Nothing, size: 12 }
      body: { font: Round-Regular, size: 17 }
    devices: [iPhone 16]
    layouts:
      a: { text: { style: nofont, text: [x] } }
      b:
        stack:
          axis: vertical
          children:
            - text: { style: body, text: [x] }
            - text: { style: nofont, text: [x] }
      c: { text: { style: body, text: [x] } }

    """

  @Test("A layout of a style without a font is not measured, and both are told", arguments: [0, 1])
  func font(several: Int) throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"], files: [".fontgauge.yml": withoutFont])
    let name = ["a", "b"][several]
    let place = [".fontgauge.yml:9:8", ".fontgauge.yml:15:11"][several]
    let run = try Fontgauge.run(["check", "--layout", name], in: scratch.folder)
    #expect(run.status == 1)
    let notice = "warning: layout '\(name)' is not measured, since style 'nofont' has no font"
    #expect(run.output.contains("\(place): \(notice)"), "\(run.output)")
    // The other style without a font is in no layout.
    #expect(run.output.ranges(of: "[font-not-found]").count == 1)
    #expect(run.output.contains("“Nope”"), "\(run.output)")
    let all = try Fontgauge.run(["check"], in: scratch.folder)
    #expect(all.output.contains(notice), "\(all.output)")
    #expect(!all.output.contains("layout 'c' is not"))
    #expect(all.output.ranges(of: "[font-not-found]").count == 2)
    let measured = try Fontgauge.run(["check", "--layout", "c"], in: scratch.folder)
    #expect(measured.status == 0)
    #expect(!measured.output.contains("font"), "\(measured.output)")
  }

  @Test("A font that one language lacks leaves out that language")
  func fontOfLanguage() throws {
    let project = try CheckedProject(
      """
      styles:
        body: { font: Round-Regular, size: 17, locales: { th: { font: Nope } } }
      strings: ["*.lproj/A.strings"]
      layouts:
        row: { text: { style: body, strings: [a] } }
      """,
      files: [
        "en.lproj/A.strings": #""a" = "Notes";"#, "th.lproj/A.strings": #""a" = "Notes";"#,
      ])
    #expect(
      project.report.warnings.map(\.message).filter { $0.hasPrefix("layout") } == [
        "layout 'row' is not measured in th, since style 'body' has no font; name one of the "
          + "files' fonts, or a substitute"
      ])
    #expect(project.report.layouts.map(\.locale) == ["en"])
  }

  @Test("A text whose keys match nothing is named with its pattern at its own line")
  func unmatched() throws {
    let report = try CheckedProject(
      """
      styles: { body: { font: Round-Regular, size: 17 } }
      strings: ["*.lproj/A.strings"]
      layouts:
        row:
          stack:
            axis: vertical
            children:
              - text: { style: body, strings: [a] }
              - text: { name: hint, style: body, strings: ["hint.*", tip] }
      """, files: ["en.lproj/A.strings": #""a" = "Notes";"#]
    ).report
    let notices = report.warnings.filter { $0.message.contains("layout") }
    #expect(
      notices.map(\.message) == [
        "layout 'row' is not measured, since no key matches 'hint.*' or 'tip' of its text 'hint'; "
          + "check 'strings', 'tables' and 'locales'"
      ])
    // Four lines stand before the configuration's first.
    #expect(notices.map(\.location?.line) == [13])
    #expect(report.layouts.isEmpty)
  }

  @Test("A layout that is on none of the devices asked for is told; alone it is wrong usage")
  func devices() throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        ".fontgauge.yml": """
        version: 1
        fonts: { files: [Round-Regular.ttf] }
        styles: { body: { font: Round-Regular, size: 17 } }
        layouts:
          small: { devices: [iPhone SE (1st), iPhone 8], text: { style: body, text: [x] } }
          any: { text: { style: body, text: [x] } }

        """
      ])
    let sentence =
      "layout 'small' is on no device that --device asks for, but on iPhone SE (1st) and iPhone 8"
    let device = ["--device", "iPhone 16"]
    let alone = try Fontgauge.run(["check", "--layout", "small"] + device, in: scratch.folder)
    #expect(alone.status == 64)
    #expect(alone.errors.contains(sentence), "\(alone.errors)")
    #expect(alone.output.isEmpty)
    let both = try Fontgauge.run(
      ["check", "--layout", "small", "--layout", "any"] + device, in: scratch.folder)
    #expect(both.status == 0)
    #expect(both.output.contains("warning: \(sentence)\n"), "\(both.output)")
    #expect(both.output.contains("layout any · en · iPhone 16 · large\n"), "\(both.output)")
    let there = try Fontgauge.run(
      ["check", "--layout", "small", "--device", "iPhone 8"], in: scratch.folder)
    #expect(there.status == 0 && !there.output.contains("warning"))
  }

  @Test("A name that would steer a terminal is told in letters")
  func controls() throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        ".fontgauge.yml": """
        version: 1
        fonts: { files: [Round-Regular.ttf] }
        styles: { body: { font: Round-Regular, size: 17 } }
        layouts:
          "row\\e[31m\\nx": { devices: [iPhone 8], text: { style: body, text: [x] } }

        """
      ])
    let unknown = try Fontgauge.run(["check", "--layout", "raw"], in: scratch.folder)
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains(#"row\u{1B}[31m\nx"#), "\(unknown.errors)")
    #expect(!unknown.errors.contains("\u{1B}"))
    let absent = try Fontgauge.run(
      ["check", "--layout", "row\u{1B}[31m\nx", "--device", "iPhone 16"], in: scratch.folder)
    #expect(absent.status == 64)
    #expect(absent.errors.contains(#"layout 'row\u{1B}[31m\nx' is on no device"#))
    #expect(!absent.errors.contains("\u{1B}"))
  }

  // MARK: Texts

  /// Returns what a layout of two texts shows in each language: `de: Hallo, Hello`.
  private func shown(_ second: [String: String], locales: String = "[ar, de, en, fr]") throws
    -> [String]
  {
    var files = [
      "ar.lproj/A.strings": #""a" = "salam";"#, "de.lproj/A.strings": #""a" = "Hallo";"#,
      "en.lproj/A.strings": #""a" = "Hello";"#, "fr.lproj/A.strings": #""a" = "Salut";"#,
    ]
    for (locale, text) in second {
      files["\(locale).lproj/B.strings"] = "\"b\" = \"\(text)\";"
    }
    return try CheckedProject(
      """
      styles: { body: { font: Round-Regular, size: 17 } }
      strings: ["*.lproj/*.strings"]
      layouts:
        row:
          locales: \(locales)
          stack:
            axis: vertical
            children:
              - text: { style: body, strings: [a] }
              - text: { style: body, strings: [b] }
      """, files: files
    ).report.layouts.map { "\($0.locale): \($0.texts.map(\.text).joined(separator: ", "))" }
  }

  @Test("A language without a string shows that of the source language, else that of the first")
  func standIns() throws {
    #expect(
      try shown(["ar": "nas", "en": "text", "fr": "texte"]) == [
        "ar: salam, nas", "de: Hallo, text", "en: Hello, text", "fr: Salut, texte",
      ])
    #expect(try shown(["ar": "nas", "en-GB": "text"], locales: "[de]") == ["de: Hallo, text"])
    #expect(try shown(["fr": "texte", "ar": "nas"], locales: "[de]") == ["de: Hallo, nas"])
  }

  @Test("A text that stands below ten others is one text with one fault")
  func staticText() throws {
    let project = try CheckedProject(
      """
      styles: { body: { font: Round-Regular, size: 17, scaling: fixed } }
      devices: [iPhone 16]
      layouts:
        column:
          stack:
            axis: vertical
            children:
              - text: { style: body, text: [a, b, c, d, e, f, g, h, i, j] }
              - text: { name: title, style: body, text: [Saved searches], lines: 1, width: 60 }
      """)
    let finding = try project.finding("truncated")
    #expect(finding.slot == "column › title")
    // 14 letters of 8.5 points are 119.
    #expect(abs((finding.margin ?? 0) - 59) < 1e-6)
    // The line of the text, not of the layout.
    #expect(finding.location?.line == 13)
    #expect(Set(project.report.findings.map(\.fingerprint)).count == project.report.findings.count)
  }

  @Test("Of a text's faults beside several others the worst is told")
  func worstOfText() throws {
    let project = try CheckedProject(
      """
      styles: { body: { font: Round-Regular, size: 20, scaling: fixed } }
      devices: [iPhone 16]
      layouts:
        row:
          stack:
            axis: horizontal
            spacing: 0
            width: 200
            children:
              - text: { style: body, text: [a, abcdeghijk, abcdeghi], priority: 751 }
              - text: { name: title, style: body, text: [Saved searches], lines: 1 }
      """)
    // 140 points; 190, 100 and 120 are left.
    let finding = try project.finding("truncated")
    #expect(finding.slot == "row › title")
    #expect(abs((finding.margin ?? 0) - 40) < 1e-6, "\(finding.message)")
  }

  @Test("A text with other limits on lines at accessibility sizes may be cut by both")
  func bothLimits() throws {
    let project = try CheckedProject(
      """
      styles: { body: { font: Round-Regular, size: 17 } }
      devices: [iPhone 16]
      layouts:
        row: { text: { style: body, text: [Unread Saved Search], width: 90, lines: 1, accessibilityLines: 2 } }
      """)
    // 19 letters of 7.5 points are 142.5 at xSmall; at AX5 each word of 24 points a letter is wider
    // than the room.
    #expect(
      Set(project.findings("truncated").map { $0.categories.first }) == [.xSmall, .ax1])
  }

  // MARK: Bold Text

  @Test("With Bold Text a layout is measured again in the next heavier face")
  func boldText() throws {
    func check(_ isOn: Bool) throws -> [Finding] {
      try CheckedProject(
        """
        boldText: \(isOn)
        styles:
          body: { font: NamedInstance-Regular, size: 20, scaling: fixed }
          plain: { font: Round-Regular, size: 20, scaling: fixed }
        devices: [iPhone 16]
        layouts:
          row:
            stack:
              axis: vertical
              children:
                - text: { name: label, style: body, text: [Downloaded], lines: 1, width: 105 }
                - text: { name: long, style: body, text: [Saved searches], lines: 1, width: 100 }
                - text: { name: other, style: plain, text: [Saved searches], lines: 1, width: 100 }
        """, fonts: ["Variable-PS.ttf", "Round-Regular.ttf"]
      ).findings("truncated").filter { $0.layout != nil }
    }
    // 14 letters of 10 points are too long in any face, and Round has one alone.
    #expect(try check(false).map(\.slot) == ["row › long", "row › other"])
    let bold = try check(true)
    #expect(
      Set(bold.map(\.slot)) == ["row › long", "row › other", "row with Bold Text › label"])
    #expect(bold.count == 3)
    // Letters are 500 wide at 400 and 700 at 900, so 580 in Semi Bold: 10 × 11.6 points of 105.
    let finding = try #require(bold.first { $0.layout == "row with Bold Text" })
    #expect(abs((finding.margin ?? 0) - 11) < 1e-6, "\(finding.message)")
    #expect(finding.message.contains("“row with Bold Text › label”"))
    #expect(finding.style == "body with Bold Text")
  }

  @Test("A heavier face of the same widths adds nothing, nor does the layout count twice")
  func boldTextOfSameWidths() throws {
    func check(_ bold: String) throws -> Report {
      try CheckedProject(
        """
        boldText: \(bold)
        styles: { body: { font: Round-Regular, size: 17 } }
        layouts:
          row:
            stack:
              axis: horizontal
              children:
                - text: { style: body, text: [Notes and memos], lines: 1 }
                - control: switch
        """, fonts: ["Round-Regular.ttf", "Round-Bold.ttf"]
      ).report
    }
    let (plain, bold) = (try check("false"), try check("true"))
    #expect(plain.findings.contains { $0.layout != nil })
    #expect(bold.findings.filter { $0.layout != nil } == plain.findings.filter { $0.layout != nil })
    #expect(bold.layoutCount == 1)
    #expect(bold.layouts.map(\.layout.name) == ["row", "row with Bold Text"])
  }

  @Test("check --layout looks at Bold Text too")
  func boldTextOfLayout() throws {
    let scratch = try Scratch(
      fonts: ["Variable-PS.ttf"],
      files: [
        ".fontgauge.yml": """
        version: 1
        fonts: { files: [Variable-PS.ttf] }
        boldText: true
        styles: { body: { font: NamedInstance-Regular, size: 20, scaling: fixed } }
        devices: [iPhone 16]
        layouts:
          row: { text: { style: body, text: [Downloaded], lines: 1, width: 105 } }
          cut: { text: { style: body, text: [Saved searches], lines: 1, width: 100 } }

        """
      ])
    let row = try Fontgauge.run(["check", "--layout", "row"], in: scratch.folder)
    #expect(row.status == 1)
    #expect(row.output.contains("layout row with Bold Text · en · iPhone 16 · large\n"))
    #expect(row.output.contains("\n1 error in "), "\(row.output)")
    let cut = try Fontgauge.run(["check", "--layout", "cut"], in: scratch.folder)
    #expect(cut.output.contains("\n1 error in "), "\(cut.output)")
  }
}
