public import MetricsCore

/// A file with strings: what its path says about them.
struct StringsFile {
  /// The path to show.
  var path: String
  /// The language of the texts.
  var locale: String
  /// The table of the keys: the file's name without its extension.
  var table: String
  /// Whether the file is the base of all languages, in `Base.lproj`.
  var isBase: Bool
  /// The greatest number of texts: more than any app shows, and as many as fit into some hundred
  /// megabytes.
  var textLimit = 1_000_000

  /// Takes the language from the nearest `.lproj` folder, or for a plain text file without one
  /// from a name such as `de.txt`.
  ///
  /// - Parameters:
  ///   - path: The path to show.
  ///   - defaultLocale: The language of `Base.lproj` and of files whose path names none.
  init(path: String, defaultLocale: String) {
    self.path = path
    table = Path.stem(of: path)
    isBase = false
    let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
    if let name = folder?.dropLast(".lproj".count), !name.isEmpty {
      isBase = name == "Base"
      locale = isBase ? defaultLocale : String(name)
    } else if Path.fileExtension(of: path) == "txt", LocaleName.isLocale(table) {
      locale = table
    } else {
      locale = defaultLocale
    }
  }

  /// The greatest length of a text, in bytes: 2 MB.
  static let textLengthLimit = 2 << 20

  /// What to say about a file with more texts than the limit.
  var tooManyTexts: String {
    "the file has more than \(textLimit) texts, more than any app shows; split it"
  }

  /// Returns what to say about an entry whose key is given again.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - line: The line of the later entry; `nil` when it is not known.
  /// - Returns: The sentence.
  func superseded(_ key: String, by line: Int?) -> String {
    let place = line.map { "on line \($0)" } ?? "below"
    return "the key \(Phrases.quoted(key)) is given again \(place), where its value counts; remove "
      + "one"
  }

  /// Returns a place in the file.
  func location(_ position: TextPosition) -> SourceLocation {
    SourceLocation(path: path, line: position.line, column: position.column)
  }
}

/// The texts of one or more files.
public struct StringsContents: Equatable, Sendable {
  /// The texts in the order of the files.
  public var texts: [LocalizedText]
  /// What is probably not meant in the files.
  public var warnings: [InputWarning]

  /// Creates contents.
  public init(texts: [LocalizedText] = [], warnings: [InputWarning] = []) {
    self.texts = texts
    self.warnings = warnings
  }
}
