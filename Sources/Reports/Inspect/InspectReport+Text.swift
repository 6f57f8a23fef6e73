import DynamicType
import MetricsCore

extension InspectReport {
  /// Returns the report for people.
  public func text(_ context: ReportContext) -> String {
    if fonts.isEmpty { return "No fonts.\n" }
    return fonts.map { FontBlock(font: $0, report: self, context: context).text }
      .joined(separator: "\n")
  }
}

/// The part of the report about one face.
private struct FontBlock {
  var font: FaceDescription
  var report: InspectReport
  var context: ReportContext

  var text: String {
    var text =
      context.styling.bold(place) + "\n" + prose(identity, width: context.width, indentation: 2)
    for fault in font.faults {
      text += "  " + context.styling.red("fault") + " " + singleLine(fault) + "\n"
    }
    text += "\n" + heading("Names that UIFont(name:size:) takes") + names
    text += "\n" + heading("Line metrics, in font units") + lineMetrics + "\n"
    return text + facts
  }

  private var place: String {
    let index = font.format == .collection ? ", face \(font.faceIndex)" : ""
    return singleLine(font.path) + index
  }

  /// What kind of font it is, in one line.
  private var identity: String {
    let family = font.groupingFamily ?? "no family name"
    let subfamily = font.typographicSubfamily ?? font.subfamily ?? ""
    let traits = [font.bold ? "bold" : nil, font.italic ? "italic" : nil].compactMap { $0 }
    let parts: [String?] = [
      subfamily.isEmpty ? family : "\(family) \(subfamily)",
      font.axes.isEmpty ? font.format.rawValue : "variable \(font.format.rawValue)",
      font.version,
      font.weightClass.map { "weight \($0)" } ?? "no weight class",
      traits.isEmpty ? nil : traits.joined(separator: " "),
      "\(font.unitsPerEm) units per em", counted(font.glyphCount, "glyph"),
    ]
    return parts.compactMap { $0.map(singleLine) }.joined(separator: " · ")
  }

  private func heading(_ title: String) -> String { "  " + context.styling.cyan(title) + "\n" }

  private var names: String {
    let accepted = report.acceptedNames(of: font)
    if accepted.isEmpty { return "    none: the font has no PostScript name\n" }
    var table = TextTable(
      [TextTable.Column("PostScript name"), TextTable.Column("full name")]
        + font.axes.map { TextTable.Column($0.tag, .trailing) } + [TextTable.Column("")])
    for name in accepted {
      var remarks: [String] = []
      if name.isDefaultInstance { remarks.append("default: what the bare file means") }
      if !name.isStored { remarks.append("name made from family and style") }
      let place = font.axes.map { axis in
        name.coordinates.first { $0.tag == axis.tag }.map { formatted($0.value) } ?? ""
      }
      table.append(
        [
          TextTable.Cell(name.postScriptName, name.isDefaultInstance ? .bold : .plain),
          TextTable.Cell(name.fullName ?? ""),
        ] + place.map { TextTable.Cell($0) }
          + [TextTable.Cell(remarks.joined(separator: "; "), .dim)])
    }
    return table.text(context.styling, indentation: 4)
  }

  private var lineMetrics: String {
    var table = TextTable([
      TextTable.Column("table"), TextTable.Column("ascender", .trailing),
      TextTable.Column("descender", .trailing), TextTable.Column("gap", .trailing),
      TextTable.Column("height", .trailing), TextTable.Column("in em", .trailing),
      TextTable.Column(""),
    ])
    let tables = font.verticalMetrics
    let rows: [(VerticalMetricsSource, VerticalMetrics?)] = [
      (.hhea, tables.hhea), (.typo, tables.typo), (.win, tables.win),
    ]
    let ems = aligned(
      rows.map { $0.1.map { Double($0.height) / Double(max(1, font.unitsPerEm)) } }, decimals: 3)
    for (index, (source, metrics)) in rows.enumerated() {
      guard let metrics else {
        let empty = Array(repeating: TextTable.Cell(""), count: 5)
        table.append(
          [TextTable.Cell(source.rawValue)] + empty
            + [TextTable.Cell("missing", source == .hhea ? .red : .dim)])
        continue
      }
      let isUsed = source == .hhea
      let remark =
        isUsed
        ? "iOS uses this one"
        : source == .typo && tables.useTypoMetrics
          ? "asked for by USE_TYPO_METRICS, which iOS ignores" : ""
      table.append([
        TextTable.Cell(source.rawValue, isUsed ? .bold : .plain),
        TextTable.Cell("\(metrics.ascender)"), TextTable.Cell("\(metrics.descender)"),
        TextTable.Cell(source == .win ? "" : "\(metrics.lineGap)"),
        TextTable.Cell("\(metrics.height)"), TextTable.Cell(ems[index]),
        TextTable.Cell(remark, .dim),
      ])
    }
    return table.text(context.styling, indentation: 4)
  }

  private var facts: String {
    var facts: [(label: String, text: String, look: TextStyling.Look)] = []
    if let metrics = font.lineMetrics {
      facts.append(("iOS", iOSLine(metrics), .plain))
      facts.append(("lines", lineLadder(metrics), .plain))
    } else {
      facts.append(("iOS", "no line height: the font has no hhea table", .red))
    }
    let cap = height("H", declared: font.capHeight, measured: font.measuredCapHeight)
    facts.append(("cap height", cap.text, cap.look))
    let x = height("x", declared: font.xHeight, measured: font.measuredXHeight)
    facts.append(("x-height", x.text, x.look))
    for axis in font.axes {
      facts.append(
        (
          "axis \(singleLine(axis.tag))",
          "\(formatted(axis.minimum)) to \(formatted(axis.maximum)), "
            + "default \(formatted(axis.defaultValue))", .plain
        ))
    }
    let scripts = font.scripts.isEmpty ? "" : ": " + font.scripts.joined(separator: " ")
    facts.append(("coverage", counted(font.coverage.count, "character") + scripts, .plain))
    if !font.blankCharacters.isEmpty {
      let list = font.blankCharacters.map { "\(characterText($0)) (\(codePoint($0)))" }
      facts.append(("blank", "mapped to glyphs without ink: " + abridged(list), .yellow))
    }
    let features = font.features.isEmpty ? "none" : font.features.joined(separator: " ")
    facts.append(("features", features, .plain))
    return facts.map { fact($0.label, $0.text, $0.look) }.joined()
  }

  /// A label with text beside it, broken at the width.
  private func fact(_ label: String, _ text: String, _ look: TextStyling.Look) -> String {
    let column = 14
    let padding = String(repeating: " ", count: max(1, column - 2 - displayWidth(label)))
    let body = prose(singleLine(text), width: context.width, indentation: column, first: "")
    let styled = body.split(separator: "\n").enumerated().map { index, line in
      let trimmed = line.drop { $0 == " " }
      let indent = index == 0 ? "" : String(repeating: " ", count: column)
      return indent + context.styling.apply(look, to: String(trimmed)) + "\n"
    }
    return "  " + context.styling.cyan(label) + padding + styled.joined()
  }

  private func iOSLine(_ metrics: LineMetrics) -> String {
    func at17(_ ems: Double) -> String { formatted(ems * 17) }
    return "line height \(formatted(metrics.lineHeight, decimals: 3)) em; "
      + "at 17 pt \(at17(metrics.lineHeight)) pt (ascender \(at17(metrics.ascent)), "
      + "descender \(at17(-metrics.descent)), leading \(at17(metrics.leading)))"
  }

  /// The heights of lines at the twelve sizes of a body text, drawn and told from end to end.
  private func lineLadder(_ metrics: LineMetrics) -> String {
    let scaler = FontScaler(textStyle: .body)
    let heights = ContentSizeCategory.allCases.map {
      scaler.scaledPointSize(17, at: $0) * metrics.lineHeight
    }
    guard let least = heights.first, let most = heights.last else { return "" }
    return
      "\(ladder(heights)) \(formatted(least)) pt at xSmall to \(formatted(most)) pt at AX5, for "
      + "17 pt in body"
  }

  /// A declared height beside the measured one, with a remark where they differ by over 2 %.
  private func height(
    _ letter: String, declared: Int?, measured: Double?
  ) -> (text: String, look: TextStyling.Look) {
    switch (declared, measured) {
    case (nil, nil): return ("not declared, and the font has no letter \(letter)", .plain)
    case (let declared?, nil):
      return ("\(declared) declared; the font has no letter \(letter)", .plain)
    case (nil, let measured?): return ("not declared; \(formatted(measured)) measured", .plain)
    case (let declared?, let measured?):
      let text = "\(declared) declared, \(formatted(measured)) measured"
      let difference = Double(declared) - measured
      // Over 2 % of what was measured.
      guard measured > 0, difference.magnitude * 50 > measured else { return (text, .plain) }
      let percent = formatted(difference.magnitude / measured * 100, decimals: 0)
      let word = difference > 0 ? "more" : "less"
      return (
        "\(text): the file says \(percent) % \(word) than its letter \(letter) has", .yellow
      )
    }
  }

  private func abridged(_ items: [String]) -> String {
    let shown = 12
    if items.count <= shown { return items.joined(separator: ", ") }
    return items.prefix(shown).joined(separator: ", ") + " and \(items.count - shown) more"
  }
}
