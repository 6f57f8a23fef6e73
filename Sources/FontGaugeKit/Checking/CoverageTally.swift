import Inputs
import MetricsCore

/// Counts, for each style and language, the texts that lack characters.
struct CoverageTally: Sendable {
  private struct Key: Hashable {
    var style: Int
    var locale: String
  }

  private struct Count {
    var texts = 0
    var completeTexts = 0
    var missing: Set<String> = []

    mutating func add(_ characters: [String]) {
      texts += 1
      if characters.isEmpty { completeTexts += 1 } else { missing.formUnion(characters) }
    }
  }

  private var counts: [Key: Count] = [:]

  /// Counts a text.
  mutating func add(style: Int, locale: String, missing: [String]) {
    counts[Key(style: style, locale: locale), default: Count()].add(missing)
  }

  /// Adds the counts of another tally.
  mutating func add(_ other: CoverageTally) {
    for (key, count) in other.counts {
      counts[key, default: Count()].texts += count.texts
      counts[key, default: Count()].completeTexts += count.completeTexts
      counts[key, default: Count()].missing.formUnion(count.missing)
    }
  }

  /// Returns a row for each style and language, in the order of the styles, languages sorted.
  ///
  /// - Parameters:
  ///   - styles: The styles that were counted by their places.
  ///   - fallbacksCount: Whether a sign that only a fallback has counts as there.
  /// - Returns: The rows.
  func rows(_ styles: [StyleContext], fallbacksCount: Bool) -> [LocaleCoverage] {
    counts.sorted { a, b in (a.key.style, a.key.locale) < (b.key.style, b.key.locale) }
      .map { key, count in
        let style = styles[key.style]
        let measurement = style.measurement(for: key.locale).value
        let sign = CurrencySigns.sign(for: key.locale).flatMap { sign in
          style.font(for: key.locale)?.covers(sign, withFallbacks: fallbacksCount) == false
            ? sign : nil
        }
        return LocaleCoverage(
          style: measurement.style.name, font: measurement.face?.postScriptName ?? "",
          locale: key.locale, texts: count.texts, completeTexts: count.completeTexts,
          missing: count.missing.sorted {
            $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
          },
          missingCurrencySign: sign, location: measurement.style.location)
      }
  }
}
