import FontGaugeKit
import Testing

/// Rooms on screens, and checks without slots.
@Suite("Screens")
struct ScreenTests {
  private static let head = """
    styles: { title: { font: Round-Regular, size: 17 } }
    devices: [iPhone SE (1st)]

    """

  @Test(
    "A share of the screen is worked out from its safe width",
    arguments: [
      ("{ margins: 16 }", 288.0), ("{ margins: 16, reserve: 59 }", 229),
      ("{ margins: 16, columns: 2, spacing: 8 }", 140), ("{ fraction: 0.6 }", 192),
      ("{ columns: 4 }", 80),
      ("{ margins: 16, columns: 3, spacing: 9, fraction: 0.5, reserve: 5 }", 40),
      ("75", 75),
    ])
  func room(width: String, points: Double) throws {
    let project = try CheckedProject(
      Self.head + "slots: [{ name: row, style: title, text: [Hi], width: \(width) }]\n")
    #expect(project.rooms(of: "row") == ["iPhone SE (1st)": points])
  }

  @Test("Held sideways the long side counts, less the safe areas")
  func landscape() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17 } }
      devices: [iPhone SE (1st), iPhone X]
      orientations: [portrait, landscape]
      slots:
        - { name: all, style: title, text: [Hi], width: { margins: 16 } }
        - { name: wide, style: title, text: [Hi], width: {}, orientations: [landscape] }
      """)
    #expect(
      project.rooms(of: "all") == [
        "iPhone SE (1st)": 288, "iPhone SE (1st), landscape": 536, "iPhone X": 343,
        "iPhone X, landscape": 692,
      ])
    #expect(
      project.rooms(of: "wide")
        == ["iPhone SE (1st), landscape": 568, "iPhone X, landscape": 724])
  }

  @Test("A slot's own devices are told as such, not as every device")
  func slotDevices() throws {
    let project = try CheckedProject(
      """
      styles: { title: { font: Round-Regular, size: 17 } }
      devices: [iPhone 16]
      slots:
        - name: row
          style: title
          text: [Saved searches, Saved messages]
          width: { reserve: 300 }
          lines: 1
          devices: [iPhone SE (1st)]
      """)
    #expect(project.report.screens == ["iPhone 16", "iPhone SE (1st)"])
    #expect(
      project.findings("truncated").map(\.devices) == [["iPhone SE (1st)"], ["iPhone SE (1st)"]])
    let run = try Fontgauge.run(["check"], in: project.scratch.folder)
    #expect(run.output.contains("on iPhone SE (1st)"))
    #expect(!run.output.contains("every device"))
  }

  @Test(
    "Without slots every text is measured in every style, its words against the narrowest screen")
  func withoutSlots() throws {
    let project = try CheckedProject(
      """
      styles:
        title: { font: Round-Regular, size: 17 }
        note: { font: Round-Regular, size: 13, scaling: fixed }
      devices: [iPhone 16, iPhone SE (1st)]
      strings: [de.txt]
      """, files: ["de.txt": "Alle Benachrichtigungseinstellungen\nДом\n"])
    // 30 characters are 15 em: 320 points take them up to 21 points.
    let broken = try project.finding("broken-word")
    #expect(broken.style == "title" && broken.slot == nil && broken.locale == "de")
    #expect(broken.categories == ContentSizeCategory.allCases.filter { $0 >= .xxxLarge })
    #expect(broken.devices == ["iPhone SE (1st)"])
    #expect(broken.measures(720, limit: 320, unit: "pt"))
    #expect(broken.advice == "maximumPointSize 21")
    #expect(project.missing.map(\.style) == ["note", "title"])
    #expect(project.findings("truncated").isEmpty)
  }
}
