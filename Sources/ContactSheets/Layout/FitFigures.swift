import DynamicType
import MetricsCore

/// What a fit comes to in the box that its slot gives it.
///
/// Lengths are in points.
struct FitFigures {
  let fit: PicturedFit
  let rung: ScaledStyle
  /// How many lines the slot shows.
  let shown: Int
  let lineHeight, height: Double
  /// The height there is room for; `nil` for no limit.
  let limit: Double?
  /// The room for one line; `nil` for no limit.
  let room: Double?
  /// Words that are broken inside where they can be seen, once each.
  let brokenWords: [String]

  /// Reads a fit.
  ///
  /// - Parameters:
  ///   - drawing: The text's fits.
  ///   - string: The text.
  ///   - slot: Its slot.
  ///   - screen: The screen's place among the slot's.
  ///   - category: The category.
  init(
    _ drawing: FittedDrawing, of string: String, in slot: PicturedSlot, screen: Int,
    category: ContentSizeCategory
  ) {
    fit = drawing.fits[screen * ContentSizeCategory.allCases.count + category.rawValue]
    rung = drawing.ladder[category.rawValue]
    let lines = slot.slot.lines
    shown = lines > 0 ? min(lines, fit.lineCount) : fit.lineCount
    // A font without line metrics gets what most have.
    lineHeight = rung.lineHeight ?? rung.pointSize * 1.2
    height = Double(shown) * lineHeight + Double(max(0, shown - 1)) * rung.lineGap
    room = slot.screens[screen].room
    let limits = slot.screens[screen].heightLimits
    limit = category.rawValue < limits.count ? limits[category.rawValue] : nil
    brokenWords = Self.brokenWords(in: fit, of: string, shown: shown)
  }

  /// Whether the lines are higher than their place.
  var isTooHigh: Bool { limit.map { height > $0 + 1e-9 } ?? false }

  /// Whether something is lost or broken.
  var isFailing: Bool { fit.cut != nil || isTooHigh || !brokenWords.isEmpty }

  /// What is wrong, in words.
  var verdict: String {
    var faults: [String] = []
    if fit.cut != nil {
      faults.append("\(fit.lineCount) lines where \(shown) fit\(shown == 1 ? "s" : "")")
    }
    if isTooHigh, let limit {
      faults.append("\(formatted(height)) pt high in \(formatted(limit)) pt")
    }
    if !brokenWords.isEmpty {
      faults.append("broken: " + brokenWords.joined(separator: ", "))
    }
    return faults.joined(separator: "; ")
  }

  private static func brokenWords(in fit: PicturedFit, of string: String, shown: Int) -> [String] {
    // Where the text is cut, the last line shown ends with an ellipsis, not inside a word.
    let lines = fit.cut == nil ? fit.lines[...] : fit.lines.prefix(max(0, shown - 1))
    let breaks = lines.filter { $0.reason == .emergency }.map(\.end)
    if breaks.isEmpty { return [] }
    let units = Array(string.utf16)
    var words: [String] = []
    for place in breaks {
      let start = units[..<place].lastIndex(where: partsWords).map { $0 + 1 } ?? 0
      let end = units[place...].firstIndex(where: partsWords) ?? units.count
      let word = String(decoding: units[start..<end], as: UTF16.self)
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  private static func partsWords(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0x3000 || endsParagraph(unit)
  }
}
