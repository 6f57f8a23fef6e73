/// Returns a number of characters of a script: `24 Latin characters`, `1 sign`.
///
/// - Parameters:
///   - count: How many characters.
///   - script: The script's ISO 15924 code; `Zyyy` for what all scripts share.
/// - Returns: The words.
public func characters(_ count: Int, of script: String) -> String {
  let ending = count == 1 ? "" : "s"
  return script == "Zyyy"
    ? "\(count) sign\(ending)" : "\(count) \(scriptName(script)) character\(ending)"
}

/// Returns the English name of a script; its code where that is not a common one.
public func scriptName(_ code: String) -> String {
  let names = [
    "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Cyrl": "Cyrillic",
    "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian", "Grek": "Greek",
    "Hang": "Hangul", "Hani": "Han", "Hebr": "Hebrew", "Hira": "Hiragana", "Kana": "Katakana",
    "Khmr": "Khmer", "Laoo": "Lao", "Latn": "Latin", "Mymr": "Burmese", "Taml": "Tamil",
    "Telu": "Telugu", "Thai": "Thai", "Zyyy": "common signs",
  ]
  return names[code] ?? code
}
