import FontEngine
import MetricsCore

/// A text in a style's font, shaped once where lengths are in proportion to the point size and once
/// a size where they are not.
struct SizedText {
  private let text: LocalizedText
  private let font: StyleFont
  private let shaper: Shaper
  /// The text as shaped, without letter spacing; one where glyphs do not follow the size.
  private var bases: [Sized] = []
  /// The text with letter spacing at each size asked for.
  private var spaced: [Sized] = []

  private struct Sized {
    var pointSize: Double
    var text: ShapedText
    var hasBreaks = false
  }

  /// Creates a text that is shaped when it is first asked for.
  init(_ text: LocalizedText, font: StyleFont, shaper: Shaper) {
    self.text = text
    self.font = font
    self.shaper = shaper
  }

  /// Whether lengths in ems are the same at every size.
  var isProportional: Bool { font.isProportional }

  /// Returns the text at a point size, in ems.
  ///
  /// - Parameters:
  ///   - pointSize: The size in points.
  ///   - withBreaks: Whether the places where words may be broken inside are needed.
  /// - Returns: The text with its letter spacing; it may have such places without being asked.
  mutating func shaped(at pointSize: Double, withBreaks: Bool = false) -> ShapedText {
    if font.spacing == 0 {
      return bases[baseIndex(at: pointSize, withBreaks: withBreaks)].text
    }
    if let found = spaced.first(where: {
      $0.pointSize == pointSize && ($0.hasBreaks || !withBreaks)
    }) {
      return found.text
    }
    let base = bases[baseIndex(at: pointSize, withBreaks: withBreaks)]
    let made = base.text.spaced(by: font.spacing / pointSize)
    spaced.append(Sized(pointSize: pointSize, text: made, hasBreaks: base.hasBreaks))
    return made
  }

  /// Returns what is known of the text's glyphs at a point size; cheapest before anything else is
  /// asked of the text.
  mutating func facts(at pointSize: Double, fallbacksCount: Bool = false) -> TextFacts {
    let shapingFont = font.font(at: pointSize)
    let shaped = shaper.shape(text.measured, font: shapingFont, locale: text.locale)
    if bases.isEmpty { bases.append(Sized(pointSize: pointSize, text: shaped)) }
    return shaper.facts(of: shaped, font: shapingFont, fallbacksCount: fallbacksCount)
  }

  private mutating func baseIndex(at pointSize: Double, withBreaks: Bool) -> Int {
    let index: Int
    if let found = bases.firstIndex(where: {
      !font.followsPointSize || $0.pointSize == pointSize
    }) {
      index = found
    } else {
      let shaped = shaper.shape(
        text.measured, font: font.font(at: pointSize), locale: text.locale)
      bases.append(Sized(pointSize: pointSize, text: shaped))
      index = bases.count - 1
    }
    if withBreaks, !bases[index].hasBreaks {
      shaper.addEmergencyBreaks(
        to: &bases[index].text, inWordsWiderThan: 0, font: font.font(at: pointSize),
        locale: text.locale)
      bases[index].hasBreaks = true
    }
    return index
  }
}
