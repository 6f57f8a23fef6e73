public import MetricsCore

/// Reads the files that hold an app's strings.
///
/// | extension | format | key |
/// |---|---|---|
/// | `.strings` | `"key" = "value";` in UTF-8, UTF-16 or UTF-32, or a property list | yes |
/// | `.stringsdict` | property lists of plural, width and device rules: a text for each form | yes |
/// | `.xcstrings` | string catalogs: a text for each language and form | yes |
/// | `.xliff`, `.xlf` | XLIFF 1.2: the sources and the targets of its units | yes |
/// | `.txt` | one text a line, taken as it stands; blank lines are skipped | no |
///
/// Catalogs and XLIFF state their languages. Elsewhere the language comes from the nearest `.lproj`
/// folder of the path, for plain text also from a name such as `de.txt`; else it is the default.
/// The table is the file's name without its extension, in XLIFF that of the original file.
public enum StringsFiles {
  /// Reads files.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - defaultLocale: The language of `Base.lproj` and of files whose path names none.
  /// - Returns: The texts in the order of the files.
  /// - Throws: An error for the first file that cannot be read, with line and column.
  public static func read(
    _ paths: [String], defaultLocale: String = "en"
  ) throws(InputError) -> [LocalizedText] {
    try read(paths.map { ProjectFile(path: $0) }, defaultLocale: defaultLocale).texts
  }

  /// Reads files and says what is probably not meant in them.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - defaultLocale: The language of `Base.lproj` and of files whose path names none.
  /// - Returns: The texts in the order of the files.
  /// - Throws: An error for the first file that cannot be read, with line and column.
  public static func read(
    _ files: [ProjectFile], defaultLocale: String = "en"
  ) throws(InputError) -> StringsContents {
    var contents = StringsContents()
    for file in files {
      let description = StringsFile(path: file.path, defaultLocale: defaultLocale)
      // A file that is not there is told before one of a format that is not read.
      let bytes = try FileReader.read(
        file.openPath, reportedAs: SourceLocation(path: file.path), sizeLimit: sizeLimit)
      let reader = try StringsReaders.reader(for: description)
      let read = try reader.read(bytes, from: description)
      try checkLengths(of: read.texts)
      if contents.texts.isEmpty {
        contents.texts = read.texts
      } else {
        contents.texts += read.texts
      }
      contents.warnings += read.warnings
    }
    return contents
  }

  /// The greatest size of a file with strings, in bytes: 64 MB.
  public static let sizeLimit = XMLReader.sizeLimit

  /// Throws an error for a text that is too long to be laid out within some seconds.
  private static func checkLengths(of texts: [LocalizedText]) throws(InputError) {
    guard
      let text = texts.first(where: { $0.text.utf8.count > StringsFile.textLengthLimit })
    else { return }
    let subject = text.key.map { "the text of \(Phrases.quoted($0))" } ?? "the text"
    throw InputError(
      "\(subject) is longer than \(StringsFile.textLengthLimit >> 20) MB, which no label can show; "
        + "shorten it", location: text.location)
  }
}
