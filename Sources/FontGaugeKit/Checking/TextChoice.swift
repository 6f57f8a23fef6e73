import Inputs
import MetricsCore

/// Which texts of the files a slot, or a text in a layout, shows.
struct TextChoice {
  private let patterns: [KeyPattern]
  private let tables: [String]?
  private let locales: [String]?

  /// Creates a choice; texts that are written into the configuration are in no file.
  init(_ texts: SlotTexts, locales: [String]?) {
    self.locales = locales
    switch texts {
    case .text: (patterns, tables) = ([], nil)
    case .strings(let patterns, let tables):
      (self.patterns, self.tables) = (patterns.map(KeyPattern.init), tables)
    }
  }

  /// Returns whether a text is shown.
  func contains(_ text: LocalizedText) -> Bool {
    if let tables, !tables.contains(text.table ?? "") { return false }
    return admits(text.locale) && patterns.contains { $0.matches(text) }
  }

  /// Returns whether a language is looked at.
  func admits(_ locale: String) -> Bool {
    guard let locales else { return true }
    return locales.contains(locale) || locales.contains(language(of: locale))
  }
}
