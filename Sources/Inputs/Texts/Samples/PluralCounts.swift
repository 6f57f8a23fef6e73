/// Numbers that belong to the forms of a plural rule.
///
/// A text for `one` that is shown with 1234 would be neither what users see nor as short as it can
/// be. Of the numbers of a form a long one is taken: in Russian 1001 is `one` as 1 is.
///
/// Source: the plural rules for cardinal numbers of the Unicode Common Locale Data Repository,
/// release 42.
enum PluralCounts {
  /// Returns a number of a form.
  ///
  /// - Parameters:
  ///   - form: The form: `zero`, `one`, `two`, `few` or `many`.
  ///   - locale: The locale.
  /// - Returns: The number; `nil` for `other`, which most numbers belong to, and for words that are
  ///   no form.
  static func count(of form: some StringProtocol, in locale: String) -> Double? {
    let counts = table[locale]
    switch form {
    case "zero": return counts.zero
    case "one": return counts.one
    case "two": return counts.two
    case "few": return counts.few
    case "many": return counts.many
    default: return nil
    }
  }

  private struct Counts: Sendable {
    var zero: Double = 0
    var one: Double = 1
    var two: Double = 2
    var few: Double = 3
    var many: Double = 11
  }

  private static let table = LocaleTable<Counts>(
    [
      (Counts(one: 1001, few: 1003, many: 1011), "ru uk be"),
      (Counts(one: 1001, few: 1003), "sr hr bs sh lt"),
      (Counts(few: 1003, many: 1011), "pl ar mt"),
      (Counts(few: 1003), "ro mo"),
      (Counts(one: 1001, two: 1002, few: 1003), "sl hsb dsb"),
      (Counts(zero: 1011, one: 1001), "lv"),
      (Counts(one: 1001), "is mk"),
      (Counts(one: 1235), "fil tl ceb"),
      (Counts(many: 1_000_000), "fr es it pt ca"),
      (Counts(many: 20), "he iw"),
      (Counts(many: 7), "ga"),
      (Counts(many: 6), "cy"),
      (Counts(one: 11, two: 12, few: 13), "gd"),
    ], fallback: Counts())
}
