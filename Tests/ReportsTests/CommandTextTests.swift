import MetricsCore
import Reports
import Testing

@Suite("Commands as text")
struct CommandTextTests {
  private func lines(_ report: some CommandReport, width: Int = 100) -> [String] {
    report.text(ReportContext(width: width)).split(separator: "\n").map(String.init)
  }

  @Test("A scale shows sizes beside the system's, and the change against large")
  func scale() {
    let lines = lines(Sample.scaleCapped)
    #expect(lines[0] == "Lato-Regular, 17 pt scaled with body by UIFontMetrics, at most 40 pt")
    #expect(
      lines.first { $0.hasPrefix("AX2") }?.split(separator: " ")
        == ["AX2", "31", "+82", "%", "33", "37.2", "31.00", "██████████████·"])
    #expect(lines.contains { $0.hasPrefix("AX5") && $0.hasSuffix("at the maximum") })
  }

  @Test("Sizes under 11 points are marked")
  func smallSizes() {
    let text = ScaleReport(tool: Sample.tool, ladder: Sample.scaleStyles.ladders[1])
      .text(ReportContext())
    #expect(text.contains("xSmall      10   -17 %"))
    #expect(text.split(separator: "\n").filter { $0.hasSuffix("under 11 pt") }.count == 1)
  }

  @Test("An inspection says which tables iOS uses, and what that is at 17 points")
  func inspect() {
    let lines = lines(Sample.inspect)
    #expect(
      lines.contains(
        "  iOS         line height 1.75 em; at 17 pt 29.75 pt (ascender 22.1, descender -7.65, leading 0)"
      ))
    #expect(lines.contains { $0.contains("hhea       1974") && $0.hasSuffix("iOS uses this one") })
    #expect(
      lines.contains {
        $0.contains("Montserrat-Thin ") && $0.hasSuffix("default: what the bare file means")
      })
  }

  @Test(
    "A declared height is remarked on when it differs from the letter by over 2 %",
    arguments: [(980, false), (979, true), (1020, false), (1021, true)])
  func declaredHeight(declared: Int, remarked: Bool) {
    var font = Sample.broken
    (font.capHeight, font.measuredCapHeight) = (declared, 1000)
    let text = InspectReport(tool: Sample.tool, fonts: [font]).text(ReportContext())
    #expect(text.contains("\(declared) declared, 1000 measured"))
    #expect(text.contains("the file says") == remarked)
  }

  @Test("A variable font's names include a default instance that has no name of its own")
  func unnamedDefault() {
    var font = Sample.montserrat
    font.postScriptName = "Montserrat-12ptThin"
    font.instances.removeFirst()
    let text = InspectReport(tool: Sample.tool, fonts: [font]).text(ReportContext())
    let line = text.split(separator: "\n").first { $0.contains("Montserrat-12ptThin") }
    #expect(line?.hasSuffix("100  default: what the bare file means") == true)
  }

  @Test("Lists are broken at the width of the terminal", arguments: [40, 80, 120])
  func width(columns: Int) {
    let features = lines(Sample.inspect, width: columns).drop { !$0.hasPrefix("  features") }
      .prefix { $0.hasPrefix("  features") || $0.hasPrefix("      ") }
    #expect(features.allSatisfy { displayWidth($0) <= columns })
    let tags = features.joined(separator: " ").split(separator: " ").dropFirst()
    #expect(tags.map(String.init) == Sample.lato.features)
  }

  @Test("Lines of a text are told once for all sizes that have the same")
  func measure() {
    let text = MeasureText(settings: Sample.measureSettings, context: ReportContext())
      .text([Sample.measured[0]])
    #expect(
      text.contains(
        """
          xSmall–xxxLarge  Benachrichtigungs-
                           einstellungen
          AX1–AX5          Benachricht
                           igungs-einst…
        """))
    #expect(text.contains("broken inside at AX1–AX5: “Benachrichtigungs”"))
    #expect(text.split(separator: "\n").filter { $0.hasSuffix("cut off") }.count == 5)
  }

  @Test("A text of one line is not repeated under its table")
  func oneLine() {
    var measured = Sample.measured[0]
    measured.text.text = "Suche"
    for index in measured.categories.indices {
      measured.categories[index].lineTexts = ["Suche"]
      measured.categories[index].brokenWords = []
    }
    let text = MeasureText(settings: Sample.measureSettings, context: ReportContext())
      .text([measured])
    #expect(text.split(separator: "\n").filter { $0.contains("Suche") }.count == 1)
  }

  @Test("A rule is explained with its examples")
  func rule() {
    let lines = lines(Sample.explanation)
    #expect(lines[0] == "truncated (error): A text is cut off")
    #expect(lines.contains("  passes  a title of two lines where two are allowed"))
    #expect(lines.contains("  fails   a title of three lines where two are allowed"))
  }
}
