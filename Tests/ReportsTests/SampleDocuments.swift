import DynamicType
import MetricsCore
import Reports

/// What the commands other than the check tell, with figures that are known from elsewhere.
extension Sample {
  /// 17 points with body: the published sizes, and the line height of a font of 1.2 em.
  static let scale = ScaleReport(tool: tool, ladder: ladder())

  static func ladder(font: String? = nil, maximum: Double? = nil) -> SizeLadder {
    let sizes = [15.0, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]
    let system = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    // 17 × 19…62 ÷ 22, in thirds of a point.
    let thirds = [44.0, 46, 49, 51, 56, 60, 67, 79, 93, 111, 130, 144]
    var ladder = SizeLadder(
      size: 17, textStyle: .body, api: .uikit, maximumPointSize: maximum,
      rungs: ContentSizeCategory.allCases.enumerated().map { index, category in
        let size = min(sizes[index], maximum ?? .infinity)
        return SizeLadder.Rung(
          scaled: ScaledStyle(
            category: category, pointSize: size, lineHeight: font == nil ? nil : 1.2 * size,
            naturalLineHeight: nil, lineGap: 0, scaledValue: thirds[index] / 3),
          systemPointSize: system[index])
      })
    ladder.font = font
    return ladder
  }

  static let scaleCapped = ScaleReport(
    tool: tool, ladder: ladder(font: "Lato-Regular", maximum: 40))

  static let scaleStyles = ScaleStylesReport(
    tool: tool,
    ladders: [
      SizeLadder(
        style("h3", font: .named("Montserrat-Bold"), face: montserratBold, size: 18),
        model: .uikit26, displayScale: 3),
      SizeLadder(
        style("lost", font: .named("Gone-Regular"), face: nil, size: 12), model: .uikit26,
        displayScale: 3),
    ])

  static let inspect = InspectReport(
    tool: tool, fonts: [lato, montserrat, openDyslexic, broken], faces: [montserratBold])

  static let lato: FaceDescription = {
    var font = FaceDescription(
      path: "Fonts/Lato-Regular.ttf", unitsPerEm: 2000,
      verticalMetrics: VerticalMetricsTables(
        hhea: VerticalMetrics(ascender: 1974, descender: -426),
        typo: VerticalMetrics(ascender: 1610, descender: -390, lineGap: 400),
        win: VerticalMetrics(ascender: 2165, descender: -548), useTypoMetrics: true))
    font.sha256 = String(repeating: "1a", count: 32)
    (font.postScriptName, font.fullName) = ("Lato-Regular", "Lato Regular")
    (font.family, font.subfamily, font.version) = ("Lato", "Regular", "Version 2.015")
    (font.glyphCount, font.weightClass) = (3033, 400)
    (font.capHeight, font.measuredCapHeight) = (1433, 1433)
    (font.xHeight, font.measuredXHeight) = (1013, 1013)
    font.coverage = CharacterCoverage(ascending: Array(0x20...0x7E) + Array(0x400...0x45F))
    font.scripts = ["Cyrl", "Latn"]
    font.features = [
      "aalt", "c2sc", "calt", "case", "ccmp", "cpsp", "dlig", "dnom", "fina", "frac", "hist",
      "init", "kern", "liga", "lnum", "locl", "mark", "mkmk", "numr", "onum", "ordn", "pnum",
      "salt", "sinf", "smcp", "ss01", "ss02", "subs", "sups", "tnum", "zero",
    ]
    return font
  }()

  static let montserrat: FaceDescription = {
    var font = FaceDescription(
      path: montserratBold.description.path, unitsPerEm: 1000,
      verticalMetrics: VerticalMetricsTables(
        hhea: VerticalMetrics(ascender: 968, descender: -251),
        typo: VerticalMetrics(ascender: 968, descender: -251),
        win: VerticalMetrics(ascender: 1109, descender: -270)))
    (font.postScriptName, font.fullName) = ("Montserrat-Thin", "Montserrat Thin")
    (font.family, font.subfamily) = ("Montserrat Thin", "Regular")
    (font.typographicFamily, font.typographicSubfamily) = ("Montserrat", "Thin")
    (font.glyphCount, font.weightClass) = (1943, 100)
    font.measuredXHeight = 517.25
    font.axes = [VariationAxis(tag: "wght", minimum: 100, defaultValue: 100, maximum: 900)]
    font.instances = [("Thin", 100.0), ("Regular", 400), ("Bold", 700)].map { name, weight in
      NamedInstance(
        postScriptName: "Montserrat-\(name)", hasStoredPostScriptName: name != "Regular",
        subfamily: name, coordinates: [AxisValue(tag: "wght", value: weight)])
    }
    return font
  }()

  static let openDyslexic: FaceDescription = {
    var font = FaceDescription(
      path: "Fonts/Open Dyslexic.otf", unitsPerEm: 1000,
      verticalMetrics: VerticalMetricsTables(hhea: VerticalMetrics(ascender: 1300, descender: -450))
    )
    (font.postScriptName, font.family) = ("OpenDyslexic-BoldItalic", "OpenDyslexic")
    (font.format, font.bold, font.italic) = (.openTypeCFF, true, true)
    (font.capHeight, font.measuredCapHeight) = (1000, 729)
    (font.xHeight, font.measuredXHeight) = (500, 547)
    font.blankCharacters = [0x436, 0x1F600]
    return font
  }()

  static let broken: FaceDescription = {
    var font = FaceDescription(
      path: "broken.ttc", unitsPerEm: 1000, verticalMetrics: VerticalMetricsTables(hhea: nil))
    (font.format, font.faceIndex) = (.collection, 1)
    font.faults = ["the checksum of the table glyf is wrong"]
    return font
  }()

  static let measureSettings = MeasureSettings(font: "PTSans-Regular", width: 120, lines: 2)

  static let measured: [MeasuredText] = [
    MeasuredText(
      text: LocalizedText(
        text: "Benachrichtigungs\u{AD}einstellungen", key: "settings.title", table: "Settings",
        locale: "de",
        location: SourceLocation(path: "de.lproj/Settings.strings", line: 3, column: 1)),
      categories: categories { index in
        index < 7
          ? (["Benachrichtigungs-", "einstellungen"], false, [], [])
          : (["Benachricht", "igungs-einst…"], true, ["Benachrichtigungs"], [])
      }),
    MeasuredText(
      text: LocalizedText(text: "ตั้งค่า\n设置", key: nil, locale: "th", variant: "other"),
      categories: categories { _ in (["ตั้งค่า", "设置"], false, [], ["设", "置"]) }),
    MeasuredText(
      text: LocalizedText(text: "", locale: "en"),
      categories: categories { _ in ([], false, [], []) }),
  ]

  /// Twelve categories whose lengths are the point size times round numbers.
  private static func categories(
    _ lines: (Int) -> (texts: [String], truncated: Bool, broken: [String], missing: [String])
  ) -> [MeasuredCategory] {
    ladder().rungs.enumerated().map { index, rung in
      let lines = lines(index)
      let size = rung.scaled.pointSize
      return MeasuredCategory(
        category: rung.scaled.category, pointSize: size, naturalWidth: size * 8.125,
        width: lines.texts.isEmpty ? 0 : size * 2.5, lines: lines.texts.count,
        lineTexts: lines.texts, lineHeight: lines.texts.isEmpty ? nil : size * 1.25,
        height: lines.texts.isEmpty ? nil : size * 1.25 * Double(lines.texts.count),
        truncated: lines.truncated, brokenWords: lines.broken, missing: lines.missing)
    }
  }

  static let explanation = RuleReport(
    tool: tool, rule: truncated,
    examples: [
      RuleReport.Example(title: "a title of two lines where two are allowed", messages: []),
      RuleReport.Example(
        title: "a title of three lines where two are allowed",
        messages: ["“Benachrichtigungen” shows “Benach…” and loses “richtigungen” at AX5"]),
    ])
}
