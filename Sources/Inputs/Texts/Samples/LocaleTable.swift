/// Values by locale, where a locale without a value of its own has that of its language.
///
/// Identifiers may be written `pt-BR` or `pt_BR`, in any case.
struct LocaleTable<Value: Sendable>: Sendable {
  private let values: [String: Value]
  private let fallback: Value

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - lines: The values, each with its locales between spaces.
  ///   - fallback: The value of every other locale.
  init(_ lines: [(value: Value, locales: String)], fallback: Value) {
    var values: [String: Value] = [:]
    for line in lines {
      for locale in line.locales.split(separator: " ") { values[Self.key(locale)] = line.value }
    }
    self.values = values
    self.fallback = fallback
  }

  /// Returns the value of a locale: its own, or that of the nearest shorter identifier.
  subscript(locale: String) -> Value {
    var key = Self.key(locale)
    while true {
      if let value = values[key] { return value }
      guard let end = key.lastIndex(of: "-") else { return fallback }
      key = String(key[..<end])
    }
  }

  private static func key(_ locale: some StringProtocol) -> String {
    var key = ""
    for scalar in locale.unicodeScalars {
      switch scalar {
      case "_": key += "-"
      case "A"..."Z": key.unicodeScalars.append(Unicode.Scalar(scalar.value + 0x20)!)
      default: key.unicodeScalars.append(scalar)
      }
    }
    return key
  }
}
