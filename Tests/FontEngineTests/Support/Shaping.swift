import FontEngine
import MetricsCore

extension ShapingFont {
  /// Shapes a text with a shaper of its own.
  func shape(_ text: String, locale: String = "en") -> ShapedText {
    Shaper().shape(text, font: self, locale: locale)
  }

  /// Shapes a text and gathers what is known of its glyphs.
  func facts(_ text: String, locale: String = "en", fallbacksCount: Bool = false) -> TextFacts {
    let shaper = Shaper()
    let shaped = shaper.shape(text, font: self, locale: locale)
    return shaper.facts(of: shaped, font: self, fallbacksCount: fallbacksCount)
  }

  /// Returns the advance of a whole text in thousandths of an em, without what adding up doubles
  /// leaves behind the sixth place.
  func thousandths(_ text: String, locale: String = "en") -> Double {
    (shape(text, locale: locale).width * 1000).rounded(toPlaces: 6)
  }

  /// Returns the lines of a text at a width in thousandths of an em.
  func lines(
    _ text: String, at limit: Double, locale: String = "en"
  ) -> [(text: String, width: Double)] {
    let shaper = Shaper()
    var shaped = shaper.shape(text, font: self, locale: locale)
    shaper.addEmergencyBreaks(to: &shaped, inWordsWiderThan: 0, font: self, locale: locale)
    return LineWrapper.lines(shaped, limit: limit / 1000).map {
      (shaped.string($0.start..<$0.end), ($0.width * 1000).rounded(toPlaces: 6))
    }
  }
}

extension ShapedText {
  /// The advance of the whole text in ems.
  var width: Double { positions.last ?? 0 }

  /// The pieces between break opportunities.
  var pieces: [String] {
    var start = 0
    return segments.map { segment in
      defer { start = Int(segment.end) }
      return string(start..<Int(segment.end))
    }
  }

  /// The pieces between mandatory breaks.
  var paragraphs: [String] {
    var start = 0
    var found: [String] = []
    for segment in segments where segment.isMandatory || Int(segment.end) == utf16.count {
      found.append(string(start..<Int(segment.end)))
      start = Int(segment.end)
    }
    return found
  }

  /// The pieces between all places where a line may end, those inside words too.
  var smallestPieces: [String] {
    let ends = (segments.map(\.end) + emergencyBreaks.map(\.offset)).sorted()
    var start = 0
    return ends.map { end in
      defer { start = Int(end) }
      return string(start..<Int(end))
    }
  }
}

extension Double {
  /// Returns the nearest number with so many decimal places.
  func rounded(toPlaces places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}
