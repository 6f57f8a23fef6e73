/// Makes Swift identifiers of names that people chose.
struct SwiftIdentifiers {
  private var taken: Set<String>

  /// Creates a source of identifiers.
  ///
  /// - Parameter reserved: The identifiers that are used already.
  init(reserved: [String]) { taken = Set(reserved) }

  /// Returns an identifier for a name, another one each time.
  ///
  /// Words are put together in camel case: `card title` becomes `cardTitle`. What is neither a
  /// letter nor a digit is left out, digits at the front get a low line before them, and a name
  /// without letters becomes `style`. An identifier that is taken, whatever its letter case, gets a
  /// number. Keywords stand between backticks; what could not be told from `.self`, `.init` or
  /// `.Type` ends with `Style`.
  mutating func identifier(for name: String) -> String {
    var word = Self.camelCase(name)
    if word.isEmpty { word = "style" }
    if let first = word.unicodeScalars.first, !first.properties.isXIDStart { word = "_" + word }
    if Self.unusable.contains(word.lowercased()) { word += "Style" }
    var candidate = word
    var number = 1
    while !taken.insert(candidate.lowercased()).inserted {
      number += 1
      candidate = "\(word)_\(number)"
    }
    return Self.keywords.contains(candidate) ? "`\(candidate)`" : candidate
  }

  private static func camelCase(_ name: String) -> String {
    var result = ""
    var beginsWord = false
    var endsLowercase = false
    for scalar in name.unicodeScalars {
      guard isPart(scalar) else {
        beginsWord = true
        continue
      }
      let text = String(scalar)
      if result.isEmpty {
        result += text.lowercased()
      } else if beginsWord {
        result += text.uppercased()
      } else {
        // Capitals at the front are an abbreviation: `H1` and `URLBar` begin with a small letter.
        result += endsLowercase || !scalar.properties.isUppercase ? text : text.lowercased()
      }
      if !scalar.properties.isUppercase { endsLowercase = true }
      beginsWord = false
    }
    return result
  }

  /// Returns whether a character may stand in an identifier and is read as a letter or digit.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" { return false }
    let properties = scalar.properties
    guard properties.isXIDContinue, !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  private static let unusable: Set<String> = ["self", "init", "type", "protocol"]

  /// The keywords that cannot be names by themselves.
  ///
  /// Source: [The Swift Programming Language, Lexical
  /// Structure](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Keywords-and-Punctuation).
  private static let keywords: Set<String> = [
    "as", "associatedtype", "await", "borrowing", "break", "case", "catch", "class", "consuming",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is",
    "let", "nil", "nonisolated", "open", "operator", "precedencegroup", "private", "public",
    "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "any", "some", "Any",
  ]
}
