import MetricsCore

/// Reads translation files in XLIFF 1.2, as Xcode exports them.
///
/// Each unit gives its source in the source language and its target in the target language; an
/// empty target counts as missing. The key is the unit's `id`, taken apart where Xcode says a form
/// in it, see ``XcodeUnitIdentifier``; the table is the stem of the file's `original`. Units with
/// `translate="no"` and targets of any `state` are texts like the others. `maxwidth` becomes the
/// texts' limit: points for the units `point` and `pixel`, characters for `char`.
///
/// Inline elements stand for their `equiv-text`, else for the text in them, a line break for
/// `ctype="lb"`, else nothing.
enum XLIFFReader: StringsReader {
  static let fileExtensions = ["xliff", "xlf"]

  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents {
    let visitor = XLIFFVisitor(file: file)
    try XMLReader.read(bytes, path: file.path, into: visitor)
    return visitor.contents
  }
}
