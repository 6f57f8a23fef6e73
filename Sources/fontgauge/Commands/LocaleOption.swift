import CommandLineKit

/// The option that names a language.
enum LocaleOption {
  /// Returns the language asked for, `en` when none is.
  ///
  /// - Throws: `UsageError` for what no language identifier looks like.
  static func locale(_ arguments: ParsedCommand) throws -> String {
    guard let locale = arguments.string("locale") else { return "en" }
    let parts = locale.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    let isPlausible =
      (2...3).contains(parts.first?.count ?? 0)
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
    guard isPlausible else {
      throw arguments.usageError(
        "--locale: '\(locale)' is not a language; give a code such as de or pt-BR")
    }
    return locale
  }
}
