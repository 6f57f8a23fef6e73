import CHarfBuzz
public import MetricsCore

/// Shapes texts and finds their breaks, one after another, with working memory kept in between.
///
/// One shaper a thread: it is not `Sendable`.
public final class Shaper {
  let tools = ShapedGlyphs.Tools(
    buffer: ShapingBuffer(), bidi: BidiAnalyzer(),
    graphemes: BreakIterator(.grapheme, locale: ""), words: WordCache())
  private(set) var shaped = ShapedGlyphs()
  private var lineBreakers: [String: BreakIterator] = [:]
  private var languages: [String: OpaquePointer?] = [:]
  private var signs: [ObjectIdentifier: Signs] = [:]
  private let ink = InkCache()

  /// The text that ``shaped`` holds, with the face it was shaped with.
  private var last: (utf16: [UInt16], font: ShapingFont)?

  /// Creates a shaper.
  public init() {}

  /// Shapes a text and finds its breaks.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: What it is shaped with.
  ///   - locale: The text's language, for shaping and for line breaks.
  /// - Returns: The text with its advances in ems, without emergency breaks.
  public func shape(_ text: String, font: ShapingFont, locale: String) -> ShapedText {
    let utf16 = [UInt16](text)
    let language = language(locale)
    let lineBreaker = lineBreaker(locale)
    let signs = signs(of: font.face)
    last = (utf16, font)
    return utf16.withUnsafeBufferPointer { units in
      shaped.shape(units, font, language, tools)
      let positions = shaped.positions(units)
      let segments = Segmenter(
        units: units, positions: positions, shaped: shaped, font: font, language: language,
        tools: tools, hyphenAdvance: signs.hyphen
      ).segments(lineBreaker)
      return ShapedText(
        utf16: utf16, positions: positions, segments: segments, ellipsisAdvance: signs.ellipsis)
    }
  }

  /// Adds the places where words may be broken inside.
  ///
  /// - Parameters:
  ///   - text: A text from ``shape(_:font:locale:)``.
  ///   - width: Only words wider than this are looked at, in ems; 0 for all.
  ///   - font: What the text was shaped with.
  ///   - locale: Its language.
  public func addEmergencyBreaks(
    to text: inout ShapedText, inWordsWiderThan width: Double, font: ShapingFont, locale: String
  ) {
    guard let graphemes = tools.graphemes else { return }
    let language = language(locale)
    var found: [ShapedText.EmergencyBreak] = []
    text.utf16.withUnsafeBufferPointer { units in
      // Another text may have been shaped in between.
      if last?.utf16 != text.utf16 || last?.font.isSame(as: font) != true {
        shaped.shape(units, font, language, tools)
        last = (text.utf16, font)
      }
      let shaped = shaped
      var start = 0
      for segment in text.segments {
        let end = Int(segment.visibleEnd)
        if start < end,
          segment.visiblePosition - text.positions[start] + segment.endAdjustment > width
        {
          graphemes.forEachBoundary(in: units, within: start..<end) { offset in
            let adjustment = shaped.breakAdjustment(
              at: offset, visibleEnd: offset, units, text.positions, font, language, tools)
            found.append(
              ShapedText.EmergencyBreak(
                offset: Int32(offset), endAdjustment: adjustment.end,
                startAdjustment: adjustment.start))
          }
        }
        start = Int(segment.end)
      }
    }
    text.emergencyBreaks = found
  }

  /// Returns what is known of the glyphs of the text shaped last.
  ///
  /// - Parameters:
  ///   - text: The result of the last call of ``shape(_:font:locale:)``.
  ///   - font: The font of that call.
  ///   - fallbacksCount: Whether a character that a fallback has is not missing.
  /// - Returns: The facts.
  public func facts(
    of text: ShapedText, font: ShapingFont, fallbacksCount: Bool = false
  ) -> TextFacts {
    TextFacts(
      text: text, glyphs: shaped.glyphs, font: font, fallbacksCount: fallbacksCount, ink: ink)
  }

  // MARK: What is kept between texts

  /// The signs that shortened and hyphenated lines show, in ems.
  private struct Signs {
    /// Kept so that its identity is not given to another face.
    var face: ShapingFace
    var ellipsis: Double
    var hyphen: Double
  }

  private func signs(of face: ShapingFace) -> Signs {
    if let found = signs[ObjectIdentifier(face)] { return found }
    let made = Signs(
      face: face,
      ellipsis: face.advance(of: 0x2026) ?? face.advance(of: 0x2E).map { 3 * $0 } ?? 1,
      hyphen: face.advance(of: 0x2010) ?? face.advance(of: 0x2D) ?? 0)
    signs[ObjectIdentifier(face)] = made
    return made
  }

  private func lineBreaker(_ locale: String) -> BreakIterator? {
    if let found = lineBreakers[locale] { return found }
    let made = BreakIterator(.line, locale: locale)
    lineBreakers[locale] = made
    return made
  }

  private func language(_ locale: String) -> OpaquePointer? {
    if let found = languages[locale] { return found }
    let made = hb_language_from_string(locale, -1)
    languages[locale] = made
    return made
  }
}
