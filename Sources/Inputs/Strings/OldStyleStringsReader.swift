/// Reads `.strings` files in their text form: `"key" = "value";`.
///
/// What is accepted is what Foundation accepts, which is an old-style property list without its
/// braces (with them it is accepted too):
///
/// - comments `//` and `/* */` between any two words;
/// - keys and values in `"` or `'`, or bare if they consist of `A-Z a-z 0-9 _ $ / : . -`;
/// - `key;` alone, whose value is the key;
/// - escapes, see ``StringsEscape``;
/// - the last of several equal keys counts, with a warning here;
/// - whatever follows the last entry and cannot begin a key is ignored, with a warning here.
///
/// Files that are XML or binary property lists are told by their beginning and read as such.
///
/// A missing `;`, `=` or quote fails the whole file: an app would show keys instead of texts.
enum OldStyleStringsReader: StringsReader {
  static let fileExtensions = ["strings"]

  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents {
    if PropertyList.Format.detect(bytes) != nil {
      return try PropertyListStrings.read(bytes, from: file)
    }
    let text = try TextEncoding.utf8(bytes, path: file.path)
    let warnings = text.warnings(of: file)
    return try text.bytes.withUnsafeBufferPointer { (text) throws(InputError) in
      var parser = OldStyleStringsParser(text, file: file, warnings: warnings)
      return try parser.contents()
    }
  }
}
