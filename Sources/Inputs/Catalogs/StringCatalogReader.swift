import MetricsCore

/// Reads string catalogs: `.xcstrings`.
///
/// A catalog is a JSON object with the texts of all languages:
///
/// ```
/// { "sourceLanguage": "en", "version": "1.0", "strings": { KEY: {
///     "localizations": { LANGUAGE: {
///       "stringUnit": { "state": "translated", "value": TEXT },
///       "variations": { "plural" or "device": { NAME: { a stringUnit, or variations again } } },
///       "substitutions": { NAME: { "argNum": 1, "formatSpecifier": "lld", "variations": … } },
///       "stringSet": { "values": [TEXT] } } } } } }
/// ```
///
/// Every text in it counts, whatever its state, also where the string is stale or not to be
/// translated. A key without a localization in the source language is its own text there. A text
/// stands where its value does, or where its key does when it is its key.
///
/// | variant | text |
/// |---|---|
/// | none | the only text of a language |
/// | `one`, `iphone`, `iphone.one` | a leaf of plural and device rules, outermost first |
/// | `count.one` | a leaf of the substitution `count` |
/// | `1`, `2` | an element of a set, as the phrases of App Shortcuts are |
///
/// What is shown of a text with substitutions is the whole of it, see ``CatalogSubstitutions``.
///
/// Source: [Localizing and varying text with a string
/// catalog](https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog);
/// the form itself is not published, but is what Xcode 15 and later write.
enum StringCatalogReader: StringsReader {
  static let fileExtensions = ["xcstrings"]

  /// Returns a Boolean value that says whether a path is that of a catalog.
  static func isCatalog(_ path: String) -> Bool {
    path.utf8.suffix(suffix.count).elementsEqual(suffix) { $0 | 0x20 == $1 }
  }

  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents {
    let document = try JSONReader.read(bytes, path: file.path)
    var catalog = StringCatalog(file: file, size: bytes.count)
    return try catalog.contents(of: document)
  }

  private static let suffix = Array(".xcstrings".utf8)
}
