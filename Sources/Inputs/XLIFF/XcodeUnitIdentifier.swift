/// What Xcode's identifiers of translation units say.
///
/// | identifier | of | key | variant |
/// |---|---|---|---|
/// | `title` | strings file | `title` | |
/// | <code>%lld items&#124;==&#124;plural.one</code> | catalog | `%lld items` | `one` |
/// | <code>key&#124;==&#124;substitutions.files.plural.few</code> | catalog | `key` | `files.few` |
/// | <code>key&#124;==&#124;device.iphone.plural.one</code> | catalog | `key` | `iphone.one` |
/// | `/key:dict/files:dict/few:dict/:string` | `.stringsdict` | `key` | `files.few` |
///
/// Every other identifier is the key itself.
struct XcodeUnitIdentifier: Equatable {
  /// The key of the text in the app.
  var key: String
  /// Which form of the text the unit holds; `nil` for texts that do not vary.
  var variant: String?

  init(_ identifier: String) {
    self =
      Self.catalog(identifier) ?? Self.stringsDictionary(identifier)
      ?? Self(key: identifier, variant: nil)
  }

  private init(key: String, variant: String?) {
    self.key = key
    self.variant = variant
  }

  private static func catalog(_ identifier: String) -> Self? {
    let separator = Array("|==|".utf8)
    let bytes = Array(identifier.utf8)
    guard bytes.count > separator.count,
      let start = (0...bytes.count - separator.count).last(where: {
        bytes[$0] == separator[0] && bytes[$0...].starts(with: separator)
      })
    else { return nil }
    let configuration = String(decoding: bytes[(start + separator.count)...], as: UTF8.self)
    // Names of the rules stand before what they choose.
    let rules = ["plural", "device", "width", "substitutions"]
    let parts = configuration.split(separator: ".").map(String.init)
    guard parts.contains(where: { rules.contains($0) }) else { return nil }
    let variant = parts.filter { !rules.contains($0) }.joined(separator: ".")
    return Self(
      key: String(decoding: bytes[..<start], as: UTF8.self),
      variant: variant.isEmpty ? nil : variant)
  }

  private static func stringsDictionary(_ identifier: String) -> Self? {
    let ending = ":dict/:string"
    guard identifier.utf8.first == UInt8(ascii: "/"), identifier.hasSuffix(ending) else {
      return nil
    }
    // Keys may hold slashes and colons, but hardly this.
    let parts = identifier.dropFirst().dropLast(ending.count).split(
      separator: ":dict/", omittingEmptySubsequences: false
    ).map(String.init)
    guard let key = parts.first, parts.count > 1 else { return nil }
    let variant = parts.dropFirst().filter { !$0.hasPrefix("NSString") }
    return Self(key: key, variant: variant.isEmpty ? nil : variant.joined(separator: "."))
  }
}
