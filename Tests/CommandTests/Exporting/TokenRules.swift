import Foundation

/// What is wrong with a file of design tokens, by the rules of the specification that concern
/// typography.
///
/// Source: [Design Tokens Format Module 2025.10](https://www.designtokens.org/tr/2025.10/format/),
/// sections on names, groups, `$root`, `$extensions`, dimension, font weight and typography.
struct TokenRules {
  private(set) var faults: [String] = []
  /// The tokens by their paths, `$root` included.
  private(set) var tokens: [String: [String: Any]] = [:]

  init(_ document: [String: Any]) { group(document, "") }

  private mutating func group(_ group: [String: Any], _ path: String) {
    for (key, value) in group {
      let place = path.isEmpty ? key : "\(path).\(key)"
      switch key {
      case "$schema" where path.isEmpty, "$description", "$type":
        expect(value is String, "\(place) is text")
      case "$extensions": expect(value is [String: Any], "\(place) is an object")
      case "$deprecated": break
      case "$root": token(value, place)
      default:
        expect(!key.isEmpty && !key.hasPrefix("$"), "the name \(place) does not begin with $")
        expect(
          !key.unicodeScalars.contains { "{}.".unicodeScalars.contains($0) },
          "the name \(place) has none of . { }")
        guard let object = value as? [String: Any] else {
          faults.append("\(place) is a token or a group")
          continue
        }
        if object["$value"] != nil { token(object, place) } else { self.group(object, place) }
      }
    }
  }

  private mutating func token(_ value: Any, _ place: String) {
    guard let token = value as? [String: Any] else {
      faults.append("\(place) is an object")
      return
    }
    tokens[place] = token
    let known = ["$value", "$type", "$description", "$extensions", "$deprecated"]
    expect(Set(token.keys).subtracting(known).isEmpty, "\(place) has no other keys: \(token.keys)")
    expect(token["$type"] as? String == "typography", "\(place) is of the type typography")
    let extensions = token["$extensions"] as? [String: Any] ?? [:]
    expect(extensions.keys.allSatisfy { $0.contains(".") }, "\(place): vendor keys are domains")
    guard let typography = token["$value"] as? [String: Any] else {
      faults.append("\(place) has an object as its value")
      return
    }
    let keys = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    expect(typography.keys.sorted() == keys, "\(place) has exactly \(keys)")
    let families = typography["fontFamily"] as? [String]
    let family = typography["fontFamily"] as? String ?? families?.first ?? ""
    expect(!family.isEmpty, "\(place) has a family")
    expect(!(family.hasPrefix("{") && family.hasSuffix("}")), "\(place)'s family is no reference")
    for key in ["fontSize", "letterSpacing"] {
      let dimension = typography[key] as? [String: Any] ?? [:]
      expect(dimension.keys.sorted() == ["unit", "value"], "\(place).\(key) has value and unit")
      expect(dimension["value"] is Double, "\(place).\(key) is a number")
      expect(["px", "rem"].contains(dimension["unit"] as? String), "\(place).\(key) is px or rem")
    }
    let weight = typography["fontWeight"] as? Double ?? 0
    expect((1...1000).contains(weight), "\(place) has a weight of 1 to 1000")
    expect(typography["lineHeight"] is Double, "\(place) has a number as line height")
  }

  private mutating func expect(_ condition: Bool, _ rule: String) {
    if !condition { faults.append("not so: \(rule)") }
  }
}

/// A resolver, put together for one input as the specification says.
///
/// Source: [Resolver Module 2025.10](https://www.designtokens.org/tr/2025.10/resolver/), sections on
/// root level properties, modifiers and resolution logic.
struct ResolverRules {
  private(set) var faults: [String] = []
  /// The names of the contexts of the only modifier.
  let contexts: [String]
  private let sources: [[String: Any]]
  private let modifier: [String: Any]

  /// Reads a resolver.
  ///
  /// - Parameters:
  ///   - document: The resolver.
  ///   - file: Returns the document that a reference leads to.
  /// - Throws: What `file` throws.
  init(_ document: [String: Any], file: (String) throws -> [String: Any]) throws {
    let known = [
      "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder",
    ]
    let others = Set(document.keys).subtracting(known)
    let sets = document["sets"] as? [String: [String: Any]] ?? [:]
    let modifiers = document["modifiers"] as? [String: [String: Any]] ?? [:]
    let order = (document["resolutionOrder"] as? [[String: String]] ?? []).compactMap { $0["$ref"] }
    if !others.isEmpty { faults.append("unknown keys \(others)") }
    if document["version"] as? String != "2025.10" { faults.append("the version is 2025.10") }
    if order != ["#/sets/styles", "#/modifiers/textSize"] {
      faults.append("the order is \(order)")
    }
    modifier = modifiers["textSize"] ?? [:]
    let all = modifier["contexts"] as? [String: [[String: Any]]] ?? [:]
    contexts = all.keys.sorted()
    if all.count < 2 { faults.append("a modifier has two contexts at least") }
    if (modifier["default"] as? String).flatMap({ all[$0] }) == nil {
      faults.append("the default is one of the contexts")
    }
    let more = Set(modifier.keys)
      .subtracting(["contexts", "default", "description", "$extensions"])
    if !more.isEmpty { faults.append("unknown keys \(more)") }
    sources = try (sets["styles"]?["sources"] as? [[String: Any]] ?? []).map { source in
      try (source["$ref"] as? String).map(file) ?? source
    }
    for source in sources + all.values.joined() { faults += TokenRules(source).faults }
  }

  /// Returns the tokens for a context, the last of those with one path.
  func tokens(in context: String) -> [String: [String: Any]] {
    let contexts = modifier["contexts"] as? [String: [[String: Any]]] ?? [:]
    return (sources + (contexts[context] ?? [])).reduce(into: [:]) { result, source in
      result.merge(TokenRules(source).tokens) { $1 }
    }
  }
}
