import MetricsCore

/// Reads plain text: one text a line, without keys and without escapes.
///
/// A line ends with a line feed; a carriage return before it does not belong to the text. In a file
/// without any line feed, as old systems wrote it, carriage returns end the lines. Lines of nothing
/// but spaces and tabs are skipped, every other line is taken as it stands.
enum PlainTextReader: StringsReader {
  static let fileExtensions = ["txt"]

  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents {
    let decoded = try TextEncoding.utf8(bytes, path: file.path)
    var contents = StringsContents(warnings: decoded.warnings(of: file).all(path: file.path))
    contents.texts = try decoded.bytes.withUnsafeBufferPointer { (text) throws(InputError) in
      try lines(of: text, file)
    }
    return contents
  }

  private static func lines(
    of text: UnsafeBufferPointer<UInt8>, _ file: StringsFile
  ) throws(InputError) -> [LocalizedText] {
    let lineFeed = UInt8(ascii: "\n")
    let ending = text.contains(lineFeed) ? lineFeed : UInt8(ascii: "\r")
    var texts: [LocalizedText] = []
    var line = 0
    var start = 0
    while start < text.count {
      line += 1
      let end = text[start...].firstIndex(of: ending) ?? text.count
      var content = text[start..<end]
      start = end + 1
      if content.last == UInt8(ascii: "\r") { content.removeLast() }
      guard content.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
        continue
      }
      let location = SourceLocation(path: file.path, line: line, column: 1)
      guard !MergeConflict.beginsConflict(content) else {
        throw InputError(MergeConflict.sentence, location: location)
      }
      guard texts.count < file.textLimit else {
        throw InputError(file.tooManyTexts, location: location)
      }
      texts.append(
        LocalizedText(
          text: String(decoding: content, as: UTF8.self), table: file.table, locale: file.locale,
          location: location))
    }
    return texts
  }
}
