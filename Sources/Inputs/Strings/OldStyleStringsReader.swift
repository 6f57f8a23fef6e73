import MetricsCore

/// Reads `.strings` files in their text form: `"key" = "value";`.
///
/// What is accepted is what Foundation accepts, which is an old-style property list without its
/// braces (with them it is accepted too):
///
/// - comments `//` and `/* */` between any two words;
/// - keys and values in `"` or `'`, or bare if they consist of `A-Z a-z 0-9 _ $ / : . -`;
/// - `key;` alone, whose value is the key;
/// - escapes, see ``StringsEscape``;
/// - the last of several equal keys counts;
/// - whatever follows the last entry and cannot begin a key is ignored, with a warning here.
///
/// A missing `;`, `=` or quote fails the whole file: an app would show keys instead of texts.
enum OldStyleStringsReader: StringsReader {
  static let fileExtensions = ["strings"]

  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents {
    try refusePropertyList(bytes, file)
    let text = try TextEncoding.utf8(bytes, path: file.path)
    return try text.withUnsafeBufferPointer { (text) throws(InputError) -> StringsContents in
      var parser = OldStyleStringsParser(text, file: file)
      return try parser.contents()
    }
  }

  private static func refusePropertyList(
    _ bytes: [UInt8], _ file: StringsFile
  ) throws(InputError) {
    let kind: String
    if bytes.starts(with: Array("bplist".utf8)) {
      kind = "a binary property list (a compiled strings file)"
    } else {
      let start = TextEncoding.detect(bytes).markLength
      let text = bytes.dropFirst(start).drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      guard ["<?xml", "<!DOCTYPE", "<plist"].contains(where: { text.starts(with: $0.utf8) }) else {
        return
      }
      kind = "an XML property list"
    }
    throw InputError(
      "this is \(kind), which is not read; give the file in its text form, \"key\" = \"value\";",
      location: SourceLocation(path: file.path))
  }
}
