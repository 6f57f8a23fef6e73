import Inputs

/// Reads a table of styles.
func table(_ text: String, path: String = "a.json") -> StyleTable {
  StyleTable.read(Array(text.utf8), path: path)
}

extension StyleTable {
  /// The errors without the path.
  var errorTexts: [String] { errors.map { String($0.description.dropFirst("a.json:".count)) } }
  /// The warnings without the path.
  var warningTexts: [String] { warnings.map { String($0.description.dropFirst("a.json:".count)) } }
}

/// Writes a token of the standard's form around the properties of a typography value.
func typography(_ properties: String, settings: String? = nil) -> String {
  let extensions = settings.map { ", \"$extensions\": {\"dev.fontgauge\": {\($0)}}" } ?? ""
  return "{\"$type\": \"typography\", \"$value\": {\(properties)}\(extensions)}"
}

/// A document with one token `t` of the family F and the size 20, and further properties.
func document(with properties: String, settings: String? = nil) -> String {
  let base = "\"fontFamily\": \"F\", \"fontSize\": {\"value\": 20, \"unit\": \"px\"}"
  return "{\"t\": "
    + typography(properties.isEmpty ? base : "\(base), \(properties)", settings: settings) + "}"
}
