import MetricsCore

/// Reads plain text: one text a line, without keys and without escapes.
///
/// A line ends with a line feed; a carriage return before it does not belong to the text. Lines of
/// nothing but spaces and tabs are skipped, every other line is taken as it stands.
enum PlainTextReader: StringsReader {
  static let fileExtensions = ["txt"]

  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents {
    let text = try TextEncoding.utf8(bytes, path: file.path)
    var contents = StringsContents()
    var line = 0
    for var content in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if content.last == UInt8(ascii: "\r") { content.removeLast() }
      guard content.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
        continue
      }
      contents.texts.append(
        LocalizedText(
          text: String(decoding: content, as: UTF8.self), table: file.table, locale: file.locale,
          location: SourceLocation(path: file.path, line: line, column: 1)))
    }
    return contents
  }
}
