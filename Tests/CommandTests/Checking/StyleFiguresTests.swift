import FontGaugeKit
import Testing

/// Scaling, spacing and names of styles, with figures worked out by hand.
@Suite("Styles")
struct StyleFiguresTests {
  @Test("A fixed size of 10 points and a body of 12 points get under 11 points")
  func belowMinimum() throws {
    let project = try CheckedProject(
      """
      styles:
        badge: { font: Round-Regular, size: 10, scaling: fixed }
        caption: { font: Round-Regular, size: 12 }
        legal: { font: Round-Regular, size: 13 }
      """)
    let found = project.findings("below-minimum-size")
    #expect(found.map(\.style) == ["badge", "caption"])
    #expect(found[0].measures(10, limit: 11, unit: "pt"))
    #expect(found[0].categories == ContentSizeCategory.allCases)
    #expect(found[0].margin == 1)
    #expect(found[0].advice == "size 11")
    // 12 × 19 ÷ 22 is 10.4; at small 12 × 20 ÷ 22 is 10.9.
    #expect(found[1].categories == [.xSmall])
    #expect(found[1].advice == "size 13 or minimumCategory small")
  }

  @Test("A title capped at 32 points is overtaken by a body that reaches 48")
  func hierarchy() throws {
    let project = try CheckedProject(
      """
      styles:
        title: { font: Round-Regular, size: 24, maximumPointSize: 32 }
        text: { font: Round-Regular, size: 17 }
      """)
    let finding = try project.finding("hierarchy-inverted")
    #expect(finding.style == "title")
    #expect(finding.categories == [.ax3, .ax4, .ax5])
    #expect(finding.measures(32, limit: 48, unit: "pt"))
    #expect(finding.advice == "maximumPointSize 49")
  }

  @Test("A size that is scaled twice is told with both sizes")
  func doubleScaling() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17, scaledBefore: true } }
      """)
    // 17 becomes 48, and 48 × 62 ÷ 22 is 135.3.
    let finding = try project.finding("double-scaling")
    #expect(finding.measures(135, limit: 48, unit: "pt"))
    #expect(!finding.categories.contains(.large))
  }

  @Test("Content of fixed or static size does not follow the text size, chrome may")
  func notScaling() throws {
    let project = try CheckedProject(
      """
      styles:
        badge: { font: Round-Regular, size: 17, scaling: fixed, content: true }
        tab: { font: Round-Regular, size: 17, scaling: fixed, content: false }
        once: { font: Round-Regular, size: 17, scaling: static }
      """)
    let found = project.findings("not-scaling")
    #expect(found.map(\.style) == ["badge", "once"])
    #expect(found.allSatisfy { $0.measures(17, limit: 48, unit: "pt") })
  }

  @Test("Letter spacing of 0 turns kerning off: the text that widens most is told")
  func kerning() throws {
    let project = try CheckedProject(
      """
      styles:
        price: { font: Round-Regular, size: 17, letterSpacing: 0 }
        plain: { font: Round-Regular, size: 17 }
      slots:
        - { name: one, style: price, text: [To, AV, Home] }
        - { name: two, style: plain, text: [AV] }
      """)
    let finding = try project.finding("kerning-disabled")
    #expect(finding.style == "price")
    // A and V are 100 units closer when kerned: 0.9 em against 1 em.
    #expect(finding.measures(17, limit: 15.3, unit: "pt"))
    #expect(finding.message.contains("“AV”"))
    #expect(abs(project.widths(in: "one", at: .large)[1] - 17) < 1e-9)
    #expect(abs(project.widths(in: "two", at: .large)[0] - 15.3) < 1e-9)
  }

  @Test("Letter spacing is added after every character and does not scale")
  func letterSpacing() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17, letterSpacing: 2 } }
      slots: [{ name: row, style: title, text: [Settings] }]
      """)
    // 8 × (8.5 + 2) and 8 × (24 + 2)
    #expect(project.widths(in: "row", at: .large) == [84])
    #expect(project.widths(in: "row", at: .ax5) == [208])
  }

  @Test("Features are switched: the ligature fi is 0.8 em, the letters 1 em")
  func features() throws {
    let project = try CheckedProject(
      """
      styles:
        on: { font: Round-Regular, size: 20, scaling: fixed }
        "off": { font: Round-Regular, size: 20, scaling: fixed, features: [-liga] }
        tracked: { font: Round-Regular, size: 20, scaling: fixed, tracking: 1 }
      slots:
        - { name: on, style: on, text: [fi] }
        - { name: "off", style: "off", text: [fi] }
        - { name: tracked, style: tracked, text: [fi] }
      """)
    #expect(project.widths(in: "on", at: .large) == [16])
    #expect(project.widths(in: "off", at: .large) == [20])
    // Tracking turns ligatures off.
    #expect(project.widths(in: "tracked", at: .large) == [22])
  }

  @Test("An optical size follows the scaled size unless the style sets it")
  func opticalSize() throws {
    let project = try CheckedProject(
      """
      styles:
        free: { font: OpticalSize-Regular, size: 17 }
        named: { font: OpticalSize-Display, size: 17 }
        pinned: { font: OpticalSize-Regular, size: 17, variations: { opsz: 16 } }
      slots:
        - { name: free, style: free, text: [AB] }
        - { name: named, style: named, text: [AB] }
        - { name: pinned, style: pinned, text: [AB] }
      """, fonts: ["OpticalSize.ttf"])
    // 560 units at 8, 500 at 16, 420 at 48, in between in proportion.
    for (slot, category, ems) in [
      ("free", ContentSizeCategory.xSmall, 0.5075), ("free", .large, 0.4975), ("free", .ax5, 0.42),
      ("named", .large, 0.4975), ("named", .ax5, 0.42),
      ("pinned", .xSmall, 0.5), ("pinned", .large, 0.5), ("pinned", .ax5, 0.5),
    ] {
      let style = try #require(project.report.styles.first { $0.style.name == slot })
      let size = style.ladder[category.rawValue].pointSize
      let width = try #require(project.widths(in: slot, at: category).first)
      // Places on an axis are stored in steps of 1/16384.
      #expect(abs(width / size - 2 * ems) < 0.0015, "\(slot) at \(category.id)")
    }
  }

  @Test("A style stops at the categories that its view does")
  func categoryLimits() throws {
    let project = try CheckedProject(
      """
      styles:
        title:
          font: Round-Regular
          size: 17
          minimumCategory: large
          maximumCategory: accessibilityLarge
      """)
    #expect(
      project.report.styles[0].ladder.map(\.pointSize)
        == [17, 17, 17, 17, 19, 20, 22, 26, 31, 31, 31, 31])
  }

  @Test("Names that UIFont does not take, or may not, are told with the one it takes")
  func fragileNames() throws {
    let project = try CheckedProject(
      """
      styles:
        post: { font: Round-Regular, size: 17 }
        full: { font: Round Regular, size: 17 }
        family: { font: Helvetica, size: 17 }
        file: { font: MetricsDisagree-Regular.ttf, size: 17 }
        weight: { family: Round, weight: 400, size: 17 }
      """, fonts: ["Round-Regular.ttf", "SystemName-Regular.ttf", "MetricsDisagree-Regular.ttf"])
    let found = project.findings("fragile-font-name")
    #expect(found.map(\.style) == ["family", "file", "full"])
    #expect(
      found.map(\.advice) == [
        "font: SystemName-Regular", "font: MetricsDisagree-Regular", "font: Round-Regular",
      ])
    // Of these only a file's name gives no font at all.
    let missing = project.findings("font-not-found")
    #expect(missing.map(\.style) == ["file"])
    #expect(missing.map(\.advice) == ["font: MetricsDisagree-Regular"])
    #expect(missing.map(\.severity) == [.error])
  }

  @Test("A bold weight of a family without a bold face is an error, a light one is not")
  func missingWeight() throws {
    let project = try CheckedProject(
      """
      styles:
        bold: { family: Round, weight: 700, size: 17 }
        semibold: { family: Round, weight: 600, size: 17 }
        medium: { family: Round, weight: 500, size: 17 }
      """)
    let found = project.findings("missing-emphasis-face")
    #expect(found.map(\.style) == ["bold", "semibold"])
    #expect(
      found.first?.message
        == "“bold” asks for weight 700 of “Round”, which has no bold face: the text is set in "
        + "Round-Regular, weight 400")
  }

  @Test("A name that no file provides is told with the nearest, unless there is a substitute")
  func fontNotFound() throws {
    let project = try CheckedProject(
      """
      styles:
        typo: { font: Round-Reglar, size: 17 }
        system: { font: AvenirNext-Regular, substitute: Round-Regular, size: 17 }
      slots: [{ name: row, style: typo, text: [Hi] }]
      """)
    let finding = try project.finding("font-not-found")
    #expect(finding.style == "typo")
    #expect(finding.advice == "font: Round-Regular")
    #expect(finding.location?.description == ".fontgauge.yml:6:3")
    #expect(project.report.styles[0].ladder.allSatisfy { $0.lineHeight == nil })
    #expect(project.report.styles[1].face?.postScriptName == "Round-Regular")
    #expect(project.report.measurements.isEmpty)
  }

  @Test("A font that only stands in for the system's is none of the app's")
  func fallbackIsNotShipped() throws {
    let project = try CheckedProject(
      """
      styles:
        title: { font: Fallback-Regular, size: 17 }
        stand-in: { font: AvenirNext-Regular, substitute: Fallback-Regular, size: 17 }
      """, fallback: ["Fallback-Regular.ttf"])
    #expect(try project.finding("font-not-found").style == "title")
    #expect(project.report.styles[1].face?.postScriptName == "Fallback-Regular")
  }

  @Test("A file that is both the app's own and a fallback is in use without a style")
  func fallbackAmongFiles() throws {
    let styles = "styles: { title: { font: Round-Regular, size: 17 } }"
    let fonts = ["Round-Regular.ttf", "Fallback-Regular.ttf"]
    #expect(try CheckedProject(styles, fonts: fonts).findings("unused-font").count == 1)
    let shared = try CheckedProject(styles, fonts: fonts, fallback: ["Fallback-Regular.ttf"])
    #expect(shared.findings("unused-font").isEmpty)
  }

  @Test("Bold of a family without a bold face stays plain and is told")
  func missingEmphasis() throws {
    let styles = """
      styles: { title: { font: Round-Regular, size: 17, emphasis: bold } }
      """
    let lacking = try CheckedProject(styles)
    #expect(try lacking.finding("missing-emphasis-face").font == "Round-Regular")
    let having = try CheckedProject(styles, fonts: ["Round-Regular.ttf", "Round-Bold.ttf"])
    #expect(having.findings("missing-emphasis-face").isEmpty)
    #expect(having.report.styles[0].face?.postScriptName == "Round-Bold")
  }

  @Test("A language's own font that is not found is told besides the style's")
  func localFontNotFound() throws {
    let project = try CheckedProject(
      """
      styles:
        title: { font: Absent-Regular, size: 17, locales: { ru: Missing-Regular } }
        text: { font: Round-Regular, size: 17, locales: { ru: Missing-Regular } }
      """)
    let found = project.findings("font-not-found")
    #expect(found.map(\.style) == ["text", "title", "title"])
    #expect(found.map(\.locale) == ["ru", nil, "ru"])
  }
}
