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
    /// The sum of the texts' digests, so that the order of the texts does not matter.
    var digest: UInt64 = 0
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
    var digest = LockDigest()
    for part in [text.table, text.key, text.variant, text.measured] { digest.add(part ?? "") }
    digest.add(Int((width * 100).rounded()))
    add(
      Sum(count: 1, digest: digest.value, widest: width),
      for: Key(style: style, locale: text.locale))
  }

  /// Adds what another tally has counted.
  mutating func add(_ other: WidthTally) {
    for (key, sum) in other.sums { add(sum, for: key) }
  }

  private mutating func add(_ sum: Sum, for key: Key) {
    sums[key, default: Sum()].count += sum.count
    sums[key, default: Sum()].digest &+= sum.digest
    sums[key, default: Sum()].widest = max(sums[key, default: Sum()].widest, sum.widest)
  }

  /// Returns the widths of a style's texts, by language.
  func widths(style: Int) -> [String: LockedWidths] {
    var widths: [String: LockedWidths] = [:]
    for (key, sum) in sums where key.style == style {
      widths[key.locale] = LockedWidths(
        count: sum.count, digest: LockDigest.hexadecimal(sum.digest),
        widest: LockDigest.rounded(sum.widest))
    }
    return widths
  }
}
