import MetricsCore

@testable import Inputs

/// Reads a catalog that stands in `A.xcstrings`.
func catalog(_ text: String) throws(InputError) -> StringsContents {
  try StringCatalogReader.read(
    Array(text.utf8), from: StringsFile(path: "A.xcstrings", defaultLocale: "en"))
}

/// Reads a catalog whose only string, `k`, has the localizations given.
func catalog(localizations: String) throws(InputError) -> StringsContents {
  try catalog(
    #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":\#(localizations)}}}"#)
}

extension StringsContents {
  /// The texts of one locale as `variant: what is shown`.
  func shown(in locale: String) -> [String] {
    texts.filter { $0.locale == locale }.map { "\($0.variant ?? "-"): \($0.measured)" }
  }

  /// The warnings without the name of the file.
  var sentences: [String] {
    warnings.map { String($0.description.dropFirst("A.xcstrings:".count)) }
  }
}
