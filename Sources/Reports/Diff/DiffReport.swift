import DynamicType
public import MetricsCore

/// What differs between two fonts or sets of them.
public struct DiffReport: CommandReport {
  /// Who made it.
  public var tool: ToolIdentity
  /// What was named first.
  public var old: String
  /// What was named second.
  public var new: String
  /// The faces that differ.
  public var faces: [FaceDiff]
  /// The faces that only the first has.
  public var gone: [LockedFont]
  /// The faces that only the second has.
  public var added: [LockedFont]
  /// What it does to the app's texts; `nil` without a configuration that uses the fonts.
  public var app: Report?

  /// Creates a report.
  public init(
    tool: ToolIdentity, old: String, new: String, faces: [FaceDiff], gone: [LockedFont] = [],
    added: [LockedFont] = [], app: Report? = nil
  ) {
    self.tool = tool
    self.old = old
    self.new = new
    self.faces = faces
    self.gone = gone
    self.added = added
    self.app = app
  }

  /// How many advances and pairs are told.
  static let examples = 12

  /// The report for people; nothing when nothing differs.
  public func text(_ context: ReportContext) -> String {
    var text = ""
    for font in gone { text += "Only in \(singleLine(old)): \(singleLine(font.postScriptName))\n" }
    for font in added { text += "Only in \(singleLine(new)): \(singleLine(font.postScriptName))\n" }
    if !text.isEmpty, !faces.isEmpty { text += "\n" }
    text += faces.map { FaceDiffText(face: $0, context: context).text }.joined(separator: "\n")
    guard let app, !app.findings.isEmpty else { return text }
    let heading = context.styling.bold("What changes in the app") + "\n"
    return text + "\n" + heading + TextReporter().render(app, context: context)
  }
}

/// The part of the report about one face.
private struct FaceDiffText {
  var face: FaceDiff
  var context: ReportContext

  var text: String {
    var lines: [String] = []
    for name in face.names {
      lines.append("\(name.name): \(told(name.old)) → \(told(name.new))")
    }
    if let metrics { lines.append(metrics) }
    lines += axes + coverage("lost", face.lost) + coverage("gained", face.gained)
    if let glyphs = advances { lines.append(glyphs) }
    if let pairs = kerning { lines.append(pairs) }
    if face.old.outlines != face.new.outlines { lines.append("outlines: other ones") }
    lines += widths
    let wrapped = lines.map { prose($0, width: context.width, indentation: 2) }.joined()
    return context.styling.bold(heading) + "\n" + wrapped + lineHeights
  }

  private var heading: String {
    let (old, new) = (face.old.postScriptName, face.new.postScriptName)
    return singleLine(old == new ? new : "\(old) → \(new)")
  }

  private func told(_ name: String?) -> String { name.map { quoted($0, width: 60) } ?? "none" }

  /// The metrics that moved, in font units; in ems when the units are not the same.
  private var metrics: String? {
    let (old, new) = (face.old.unitsPerEm, face.new.unitsPerEm)
    func told(_ name: String, _ value: Int?, _ unitsPerEm: Int) -> String {
      guard let value else { return "none" }
      // A flag is no length.
      return old == new || name == "useTypoMetrics"
        ? String(value) : formatted(Double(value) / Double(max(1, unitsPerEm)), decimals: 3)
    }
    let moved = face.metrics.map {
      ($0.name, told($0.name, $0.old, old), told($0.name, $0.new, new))
    }
    .filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) → \($0.2)" }
    guard !moved.isEmpty else { return nil }
    let unit = old == new ? "font units" : "ems (units per em: \(old) → \(new))"
    return "metrics, in \(unit): " + moved.joined(separator: ", ")
  }

  private var axes: [String] {
    guard face.old.axes != face.new.axes else { return [] }
    func told(_ axes: [String]) -> String { axes.isEmpty ? "none" : list(axes) }
    return ["axes: \(told(face.old.axes)) → \(told(face.new.axes))"]
  }

  private func coverage(_ verb: String, _ changes: [FaceDiff.CoverageChange]) -> [String] {
    changes.map { change in
      let told = change.characters.ranges.joined().prefix(DiffReport.examples)
        .map { character($0) }
      let rest = change.characters.count - told.count
      return "\(verb) \(MetricsCore.characters(change.characters.count, of: change.script)): "
        + told.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
    }
  }

  private var advances: String? {
    guard !face.advances.isEmpty else { return nil }
    // Letters and figures say more than marks and private characters.
    let isShown = { (change: AdvanceChange) in !character(change.scalar).hasPrefix("U+") }
    let ranked = face.advances.filter(isShown) + face.advances.filter { !isShown($0) }
    let told = ranked.prefix(DiffReport.examples).map {
      "\(character($0.scalar)) \(signed(($0.new - $0.old) * 1000))"
    }
    let rest = face.advances.count - told.count
    return "advances, in thousandths of an em: \(face.advances.count) of "
      + "\(counted(face.commonCount, "common character")) differ: "
      + told.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private var kerning: String? {
    guard !face.kerning.isEmpty else { return nil }
    let told = face.kerning.prefix(DiffReport.examples).map {
      "\(character($0.first))\(character($0.second)) \(signed($0.old * 1000)) → "
        + signed($0.new * 1000)
    }
    let rest = face.kerning.count - told.count
    return "kerning, in thousandths of an em: \(counted(face.kerning.count, "pair")) differ: "
      + told.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private var widths: [String] {
    guard let widths = face.widths, widths.least != 1 || widths.greatest != 1 else { return [] }
    func percent(_ ratio: Double) -> String { signed((ratio - 1) * 100, decimals: 1) + " %" }
    let examples = widths.examples.map {
      "\(quoted($0.text.measured, width: 40)) (\(singleLine($0.text.locale))) \(percent($0.ratio))"
    }
    return [
      "widths of \(counted(widths.ratios.count, "text")): from \(percent(widths.least)) to "
        + "\(percent(widths.greatest)), half of them up to \(percent(widths.median)); most: "
        + list(examples)
    ]
  }

  private var lineHeights: String {
    guard !face.lineHeights.isEmpty else { return "" }
    var table = TextTable([
      .init("  line height"), .init("size", .trailing), .init("was", .trailing),
      .init("is", .trailing), .init("change", .trailing),
    ])
    for change in face.lineHeights {
      table.append([
        "  \(change.textStyle.rawValue) at \(change.category.id)",
        "\(formatted(change.pointSize)) pt", "\(formatted(change.old)) pt",
        "\(formatted(change.new)) pt", "\(signed(change.new - change.old, decimals: 2)) pt",
      ])
    }
    return "\n" + table.text(context.styling)
  }

  private func character(_ value: UInt32) -> String {
    let code = "U+" + String(value, radix: 16, uppercase: true)
    guard let scalar = Unicode.Scalar(value), scalar.value > 0x20 else { return code }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned, .surrogate:
      return code
    default: return String(scalar)
    }
  }

  private func signed(_ value: Double, decimals: Int = 1) -> String {
    let text = formatted(value, decimals: decimals)
    return value > 0 && text != "0" ? "+" + text : text
  }
}
