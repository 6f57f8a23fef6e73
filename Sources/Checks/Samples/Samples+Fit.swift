import DynamicType
import MetricsCore

extension Samples {
  /// A screen and the room that a slot has there, in points.
  typealias Screen = (id: String, room: Double)

  /// Returns a text in a slot, every character of it half an em wide.
  ///
  /// The text is of ASCII words and single spaces; 0 lines are no limit, and so is no height.
  static func fit(
    _ text: String, in slot: String = "row", key: String? = nil, locale: String = "en",
    style: StyleMeasurement = style(), on screens: [Screen] = [("iPhone 16", 200)],
    lines: Int = 0, height: Double? = nil
  ) -> SlotMeasurement {
    var place = Slot(name: slot, style: style.style.name, texts: .text([text]))
    place.width = screens.first.map { .points($0.room) }
    place.lines = lines
    place.height = height.map { .fixed($0) }
    place.location = SourceLocation(path: ".fontgauge.yml", line: 20, column: 5)
    let shaped = shape(text)
    let cells = screens.flatMap { screen in
      style.ladder.map { cell(shaped, $0, screen, lines: lines, height: height) }
    }
    return SlotMeasurement(
      slot: place, style: Shared(style), text: localized(text, key, locale),
      screens: screens.map(\.id),
      cells: cells)
  }

  private static func cell(
    _ text: ShapedText, _ entry: ScaledStyle, _ screen: Screen, lines: Int, height: Double?
  ) -> FitCell {
    let limit = screen.room / entry.pointSize
    let summary = LineWrapper.summary(text, limit: limit)
    let shown = lines > 0 ? min(lines, summary.lines) : summary.lines
    var cell = FitCell(
      category: entry.category, screen: screen.id, pointSize: entry.pointSize, room: screen.room,
      lines: summary.lines, widest: summary.widest * entry.pointSize,
      height: entry.height(lines: shown), heightLimit: height)
    if let height, entry.lineHeight == entry.naturalLineHeight, entry.lineGap == 0,
      let needed = cell.height, needed > height
    {
      cell.sizeForHeight = (1..<Int(entry.pointSize.rounded(.up))).map(Double.init).last { size in
        let count = LineWrapper.summary(text, limit: screen.room / size).lines
        let shown = lines > 0 ? min(lines, count) : count
        return (entry.height(lines: shown) ?? 0) * size / entry.pointSize <= height
      }
    }
    cell.truncation = LineWrapper.truncation(text, limit: limit, maximumLines: lines)
    if cell.truncation != nil {
      // Widths are multiples of a character's, so the least one that will do is found by trying.
      let widths = (1...text.utf16.count).map { Double($0) * advance }
      let needed = widths.first { LineWrapper.summary(text, limit: $0).lines <= lines }
      cell.roomNeeded = needed.map { $0 * entry.pointSize }
      cell.sizeNeeded = needed.map { screen.room / $0 }
    }
    if summary.breaksWord {
      let words = String(decoding: text.utf16, as: UTF16.self).split(separator: " ")
      let width = { (word: Substring) in Double(word.count) * advance * entry.pointSize }
      cell.brokenWords = words.filter { width($0) > screen.room }.map(String.init)
      cell.widestWord = words.map(width).max()
    }
    return cell
  }

  private static let advance = 0.5

  /// Returns a text of ASCII words and single spaces, every character half an em wide.
  static func shape(_ text: String) -> ShapedText {
    let units = Array(text.utf16)
    var segments: [ShapedText.Segment] = []
    for end in stride(from: 1, through: units.count, by: 1)
    where end == units.count || units[end - 1] == 0x20 {
      let visibleEnd = units[end - 1] == 0x20 ? end - 1 : end
      segments.append(
        ShapedText.Segment(
          end: Int32(end), visibleEnd: Int32(visibleEnd), isMandatory: false,
          position: Double(end) * advance, visiblePosition: Double(visibleEnd) * advance))
    }
    return ShapedText(
      utf16: units, positions: (0...units.count).map { Double($0) * advance }, segments: segments,
      emergencyBreaks: units.indices.dropFirst().map {
        ShapedText.EmergencyBreak(offset: Int32($0))
      },
      ellipsisAdvance: advance)
  }
}
