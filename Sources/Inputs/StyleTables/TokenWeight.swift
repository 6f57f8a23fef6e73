/// A font weight as design tokens write it.
struct TokenWeight: Equatable {
  /// The weight on the OpenType scale, 1…1000.
  var value: Double
  /// Whether the name also asks for an italic face.
  var isItalic = false

  /// The names of weights.
  ///
  /// Source: [Design Tokens Format Module 2025.10, Font
  /// weight](https://www.designtokens.org/tr/2025.10/format/#font-weight).
  static let names: [(name: String, value: Double)] = [
    ("thin", 100), ("hairline", 100),
    ("extra-light", 200), ("ultra-light", 200),
    ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400),
    ("medium", 500),
    ("semi-bold", 600), ("demi-bold", 600),
    ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800),
    ("black", 900), ("heavy", 900),
    ("extra-black", 950), ("ultra-black", 950),
  ]

  /// Creates a weight.
  init(_ value: Double, isItalic: Bool = false) {
    self.value = value
    self.isItalic = isItalic
  }

  /// Reads text: a number, a name with or without the italic, or the italic alone.
  ///
  /// Capitals, spaces, hyphens and low lines do not count, because tools write the names of styles
  /// as their fonts do: `SemiBold Italic`.
  init?(_ text: String) {
    var word = Self.folded(text)
    for slant in ["italic", "oblique"] where word.hasSuffix(slant) {
      word.removeLast(slant.count)
      isItalic = true
      break
    }
    if isItalic, word.isEmpty {
      value = 400
    } else if let known = Self.names.first(where: { Self.folded($0.name) == word }) {
      value = known.value
    } else if case .number(let number) = CoreSchema.meaning(of: word), (1...1000).contains(number) {
      value = number
    } else {
      return nil
    }
  }

  private static func folded(_ text: String) -> String {
    text.trimmed.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}
