/// The directions in which languages are written.
enum Direction {
  /// Returns whether lines of a language begin at the right.
  static func isRightToLeft(_ locale: String) -> Bool {
    rightToLeft.contains(language(of: locale).lowercased())
  }

  /// Languages whose scripts run from right to left: Arabic, Hebrew, Syriac, Thaana, N’Ko.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]
}
