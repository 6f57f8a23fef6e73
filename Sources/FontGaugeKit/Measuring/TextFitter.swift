import FontEngine
import MetricsCore

/// What becomes of a text in a room of a given width.
struct TextFit {
  /// The text's lines when nothing limits their number.
  var summary: WrapSummary
  /// Words broken inside, once each.
  var brokenWords: [String] = []
  /// What is shown and lost; `nil` when the text fits its lines.
  var truncation: Truncation?
  /// The least room in ems in which it would fit its lines; set when truncated.
  var roomNeeded: Double?
}

/// Fits texts into rooms.
enum TextFitter {
  /// Returns what becomes of a text.
  ///
  /// - Parameters:
  ///   - text: The text, shaped when needed.
  ///   - pointSize: The font's size in points.
  ///   - room: The room for one line in points; `nil` for no limit.
  ///   - lines: The greatest number of lines; 0 for no limit.
  ///   - minimumScaleFactor: How far a single line may be shrunk.
  /// - Returns: Lines, words broken and text lost; the same whatever was asked of the text before.
  static func fit(
    _ text: inout SizedText, pointSize: Double, room: Double?, lines: Int,
    minimumScaleFactor: Double = 1
  ) -> TextFit {
    var shaped = text.shaped(at: pointSize)
    let limit = room.map { $0 / pointSize } ?? .infinity
    if lines == 1, minimumScaleFactor < 1 {
      // A shrunk line fits when its least width does; the steps in between do not matter.
      let natural = shaped.naturalWidth
      if natural * minimumScaleFactor <= limit + LineWrapper.slack, shaped.isSingleLine {
        return TextFit(summary: WrapSummary(lines: 1, widest: min(natural, limit)))
      }
    }
    var result = TextFit(summary: LineWrapper.summary(shaped, limit: limit))
    // Breaks inside words are there only once an earlier width needed them.
    let hasOverlongWord =
      result.summary.breaksWord || result.summary.widest > limit + LineWrapper.slack
    let isCut = lines > 0 && result.summary.lines > lines
    guard hasOverlongWord || isCut else { return result }

    shaped = text.shaped(at: pointSize, withBreaks: true)
    result.summary = LineWrapper.summary(shaped, limit: limit)
    if result.summary.breaksWord {
      result.brokenWords = brokenWords(in: shaped, limit: limit, lines: lines)
    }
    if lines > 0, result.summary.lines > lines {
      // A single line is shrunk as far as it may be before it is cut.
      result.truncation = LineWrapper.truncation(
        shaped, limit: lines == 1 ? limit / minimumScaleFactor : limit, maximumLines: lines)
      result.roomNeeded = roomNeeded(shaped, lines: lines).map {
        lines == 1 ? $0 * minimumScaleFactor : $0
      }
    }
    return result
  }

  /// Returns the words that are broken inside in the lines shown.
  static func brokenWords(
    in text: ShapedText, limit: Double, lines: Int
  ) -> [String] {
    var found: [String] = []
    let wrapped = LineWrapper.lines(text, limit: limit)
    // A single line is cut, not broken; the last line of several ends with an ellipsis.
    let shown = lines == 0 || wrapped.count <= lines ? wrapped.count : lines - 1
    // Lines and pieces both go forwards: one word of a thousand lines is looked up once.
    var known: Set<String> = []
    var segment = 0
    var wordEnd = 0
    for line in wrapped.prefix(shown) where line.reason == .emergency && line.end > wordEnd {
      while Int(text.segments[segment].end) <= line.end { segment += 1 }
      let start = segment == 0 ? 0 : Int(text.segments[segment - 1].end)
      wordEnd = Int(text.segments[segment].end)
      let word = text.string(start..<Int(text.segments[segment].visibleEnd))
      if known.insert(word).inserted { found.append(word) }
    }
    return found
  }

  /// Returns the least width in ems at which a text needs no more lines than allowed; `nil` when
  /// its mandatory breaks alone need more.
  static func roomNeeded(_ text: ShapedText, lines: Int) -> Double? {
    var high = text.naturalWidth
    guard LineWrapper.summary(text, limit: high).lines <= lines else { return nil }
    var low = 0.0
    // Widths are told to 1/10,000 em: finer than a pixel at any size.
    while high - low > 1e-4 {
      let middle = (low + high) / 2
      if LineWrapper.summary(text, limit: middle).lines <= lines {
        high = middle
      } else {
        low = middle
      }
    }
    // What the widest line takes, to the last digit: with just that, all breaks stay.
    return min(high, LineWrapper.summary(text, limit: high).widest)
  }
}

extension ShapedText {
  /// Whether the text has no mandatory break inside.
  var isSingleLine: Bool {
    !segments.dropLast().contains { $0.isMandatory }
  }
}
