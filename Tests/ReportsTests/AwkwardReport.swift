import DynamicType
import MetricsCore
import Reports

extension Sample {
  /// A report with everything that formats get wrong: paths with spaces, commas, colons and letters
  /// beyond ASCII; messages with percent signs, line breaks, quotes and markup; text from right to
  /// left; findings without a line, a place, or a rule that is known.
  static var awkward: Report {
    var report = report(awkwardFindings)
    report.styles = [
      style("h3", font: FontRequest.named("Montserrat-Regular"), face: montserratBold, size: 18),
      style("lost", font: FontRequest.named("Gone-Regular"), face: nil, size: 17),
    ]
    report.faces = [montserratBold]
    report.warnings = [
      Report.ConfigurationNotice(
        message: "the pattern “Fonts/*.otf” matches no file",
        location: SourceLocation(path: configuration, line: 4, column: 12))
    ]
    report.measurements = [measurement(report.styles[0])]
    report.configuration = SourceLocation(path: configuration)
    report.projectRules = ["unused-font"]
    report.suppressed = [
      SuppressedFinding(
        finding: cut(
          "Zurücksetzen", key: "card.4.title", locale: "de", line: 12, needs: 3),
        acceptance: Acceptance(reason: "Accepted by \"design\" & <ops>\nuntil {version} 2")),
      SuppressedFinding(finding: awkwardFindings[0]),
    ]
    return report
  }

  /// A configuration in a folder of the repository.
  static let context = ReportContext(
    places: ReportPlaces(folder: "/project/My App", repository: "/project"))

  private static var awkwardFindings: [Finding] {
    let odd = "Réglages, v2: für alle/de.lproj/Cards & more.strings"
    var awkward = cut(
      "100 % <b>\"fertig\"</b> & 'gut'\nZeile 2", key: "card, 1: ü", locale: "de", line: 7,
      needs: 3, margin: 0.04, categories: [.ax5], devices: ["iPhone SE (1st)"])
    awkward.location = SourceLocation(path: odd, line: 7, column: 12)
    awkward.variant = "few"
    var arabic = cut(
      "إعدادات الإشعارات والتنبيهات", key: "card.2.title", locale: "ar", line: 9, needs: 3)
    arabic.location = SourceLocation(path: "ar.lproj/Cards.strings")
    var warning = Finding(
      rule: "unused-font", severity: .warning, message: "No style uses Gone.otf")
    warning.location = SourceLocation(path: "Fonts/Gone sans.otf")
    var note = Finding(
      rule: "some-future-rule", severity: .note,
      message: "An escape \u{1B}[31m and a tab\tdo not reach the terminal")
    note.measured = .infinity
    note.limit = -0.00001
    let distances: [(String, Int, Double)] = [
      ("h1", 24, 1.2), ("h2", 25, 1.0), ("h3", 26, 0.9), ("h4", 27, 0.8),
    ]
    let off = distances.map { name, line, points in
      style(
        name, rule: "off-centre",
        message: "Capitals of “\(name)” sit \(points) pt too high in their line", line: line,
        measured: points)
    }
    return [
      arabic, awkward,
      cut("Benachrichtigungseinstellungen", key: "card.3.title", locale: "de", line: 11, needs: 4),
      cut("Настройки уведомлений", key: "card.2.title", locale: "ru", line: 9, needs: 3),
      warning,
    ] + off + [note]
  }

  static let montserratBold: ResolvedFace = {
    var description = FaceDescription(
      path: "Fonts/Montserrat[wght].ttf", unitsPerEm: 1000,
      verticalMetrics: VerticalMetricsTables(hhea: VerticalMetrics(ascender: 968, descender: -251)))
    description.sha256 = String(repeating: "0f", count: 32)
    return ResolvedFace(
      postScriptName: "Montserrat-Bold", fullName: "Montserrat Bold", family: "Montserrat",
      subfamily: "Bold", description: description,
      coordinates: [AxisValue(tag: "wght", value: 700)], weight: 700, bold: true, italic: false)
  }()

  /// A style with the sizes that its font request gives.
  static func style(
    _ name: String, font: FontRequest, face: ResolvedFace?, size: Double
  ) -> StyleMeasurement {
    let style = CustomStyle(name: name, font: font, size: size)
    return StyleMeasurement(
      style: style,
      resolution: FaceResolution(
        requested: font.label, face: face, match: face == nil ? nil : .postScriptName),
      ladder: ContentSizeCategory.allCases.map {
        style.scaled(at: $0, metrics: face?.description.lineMetrics)
      })
  }

  private static func measurement(_ style: StyleMeasurement) -> SlotMeasurement {
    var cut = FitCell(
      category: .ax5, screen: "iPhone SE (1st)", pointSize: 51, room: 288, lines: 3,
      widest: 287.125,
      height: 124.338)
    cut.truncation = Truncation(visibleLines: ["A", "b…"], visible: "A b…", lost: "c")
    return SlotMeasurement(
      slot: Slot(name: "card title", style: "h3", texts: .text(["A bc"])), style: Shared(style),
      text: LocalizedText(text: "A bc", locale: "en"), screens: ["iPhone SE (1st)"],
      cells: [
        FitCell(
          category: .large, screen: "iPhone SE (1st)", pointSize: 18, room: nil, lines: 1,
          widest: 40.05),
        cut,
      ])
  }
}
