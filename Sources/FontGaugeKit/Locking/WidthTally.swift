import MetricsCore

/// Adds up, for each style and language, the widths of texts, in any order.
struct WidthTally: Sendable {
  /// What is counted together.
  struct Key: Hashable {
    /// The style's place in the configuration.
    var style: Int
    /// The language.
    var locale: String
  }

  private struct Sum {
    var count = 0
    /// Sums of digests, so that the order of the texts does not matter.
    var texts: UInt64 = 0
    var widths: UInt64 = 0
    /// The sum of the widths in hundredths of a point, whole for the same reason.
    var total = 0
    var widest = 0.0
  }

  private var sums: [Key: Sum] = [:]

  /// Counts a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style's place in the configuration.
  ///   - width: The text's natural width at `large`, in points.
  mutating func add(_ text: LocalizedText, style: Int, width: Double) {
    var digest = ShortDigest()
    for part in [text.table, text.key, text.variant, text.measured] { digest.add(part ?? "") }
    let texts = digest.value
    let hundredths = Int((width * 100).rounded())
    digest.add(hundredths)
    add(
      Sum(count: 1, texts: texts, widths: digest.value, total: hundredths, widest: width),
      for: Key(style: style, locale: text.locale))
  }

  /// Adds what another tally has counted.
  mutating func add(_ other: WidthTally) {
    for (key, sum) in other.sums { add(sum, for: key) }
  }

  private mutating func add(_ sum: Sum, for key: Key) {
    var whole = sums[key] ?? Sum()
    whole.count += sum.count
    whole.texts &+= sum.texts
    whole.widths &+= sum.widths
    whole.total += sum.total
    whole.widest = max(whole.widest, sum.widest)
    sums[key] = whole
  }

  /// Returns the widths of a style's texts, by language.
  func widths(style: Int) -> [String: LockedWidths] {
    var widths: [String: LockedWidths] = [:]
    for (key, sum) in sums where key.style == style {
      widths[key.locale] = LockedWidths(
        count: sum.count, texts: ShortDigest.hexadecimal(sum.texts),
        widths: ShortDigest.hexadecimal(sum.widths), total: Double(sum.total) / 100,
        widest: Lock.rounded(sum.widest))
    }
    return widths
  }
}
