/// Which elements of XLIFF 1.2 may stand where, as far as the texts of an app are concerned.
enum XLIFFElements {
  /// The elements that are read.
  static let body = ["group", "trans-unit"]
  static let unit = ["source", "target"]

  /// The elements that hold no texts of an app.
  static let skippedInFile = ["header"]
  static let skippedInBody = [
    "bin-unit", "context-group", "count-group", "note", "prop-group",
  ]
  static let skippedInUnit = [
    "alt-trans", "context-group", "count-group", "note", "prop-group", "seg-source",
  ]

  /// Says that what an element holds is not read.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - parent: The element that it stands in; `nil` for one that is not read either.
  ///   - known: The elements that may stand there.
  /// - Returns: The sentence.
  static func unread(_ name: String, in parent: String?, known: [String]) -> String {
    let place = parent.map { "in <\($0)>" } ?? "in an element that holds no texts"
    let opening = "<\(Phrases.excerpt(name))> \(place) is not read, nor what it holds; "
    if name == "trans-unit" { return opening + "put it into <body> or <group>" }
    return opening
      + Phrases.advice(for: name, among: known, otherwise: "what may stand there is")
  }
}
