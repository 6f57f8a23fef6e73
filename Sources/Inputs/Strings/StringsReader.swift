import MetricsCore

/// Reads one format of files with an app's strings.
protocol StringsReader: Sendable {
  /// The extensions of the format's files, in lower case and without the dot.
  static var fileExtensions: [String] { get }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - file: Where they come from.
  /// - Returns: The texts in the order of the file.
  /// - Throws: An error with line and column.
  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents
}

/// The formats that are read.
enum StringsReaders {
  /// Every reader; the order does not matter, since no extension is in two of them.
  static let all: [any StringsReader.Type] = [
    OldStyleStringsReader.self, StringsDictionaryReader.self, StringCatalogReader.self,
    XLIFFReader.self, PlainTextReader.self,
  ]

  /// Returns the reader of a file's format.
  static func reader(for file: StringsFile) throws(InputError) -> any StringsReader.Type {
    let wanted = Path.fileExtension(of: file.path)
    if let reader = all.first(where: { $0.fileExtensions.contains(wanted) }) { return reader }
    let known = all.flatMap { $0.fileExtensions }.map { "." + $0 }
    let found = wanted.isEmpty ? "no extension" : "the extension \(Phrases.quoted("." + wanted))"
    throw InputError(
      "a file with \(found) is not read as strings; give files with \(Phrases.list(known))",
      location: SourceLocation(path: file.path))
  }
}
