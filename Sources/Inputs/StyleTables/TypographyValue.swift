/// The properties of a typography token, with their references followed.
final class TypographyValue {
  /// What the token is called in sentences.
  let label: String
  /// Where the value stands.
  let mark: Node.Mark
  private let entries: [Node.Entry]
  private let set: String?
  private let resolver: TokenResolver
  private let log: ReadingLog
  /// What has been read, so that a fault is told once.
  private var readers: [String: NodeReader?] = [:]
  /// The types of the tokens that the properties were taken from.
  private var types: [String: String] = [:]
  private var weightRead: TokenWeight??

  init(
    entries: [Node.Entry], set: String?, label: String, mark: Node.Mark, resolver: TokenResolver,
    log: ReadingLog
  ) {
    self.entries = entries
    self.set = set
    self.label = label
    self.mark = mark
    self.resolver = resolver
    self.log = log
  }

  /// Returns a reader for a property; `nil` when it is absent or its reference leads nowhere.
  subscript(key: String) -> NodeReader? {
    if let reader = readers[key] { return reader }
    let reader = entries.first { $0.key == key }.flatMap { entry -> NodeReader? in
      do throws(TokenFault) {
        let resolved = try resolver.resolve(entry.value, in: set)
        types[key] = try resolved.passed.last.flatMap { token throws(TokenFault) in
          try resolver.type(of: token)
        }
        return NodeReader(node: resolved.node, label: "'\(key)' of \(label)", log: log)
      } catch {
        log.error(error.sentence, at: error.mark)
        return nil
      }
    }
    readers[key] = .some(reader)
    return reader
  }

  /// Reads a property that must be there.
  ///
  /// - Parameters:
  ///   - key: The property.
  ///   - setting: The key under `$extensions` that may take its place.
  /// - Returns: A reader for the property; `nil` after an error.
  func required(_ key: String, _ setting: String?) -> NodeReader? {
    if !entries.contains(where: { $0.key == key }) {
      let other = setting.map {
        ", or '\($0)' under '\(DesignTokens.extensionKey)' of '$extensions'"
      }
      log.error("\(label) has no '\(key)'; add it\(other ?? "")", at: mark)
    }
    return self[key]
  }

  /// Returns a reader for a value inside a property.
  func resolved(_ node: Node, label: String) -> NodeReader? {
    do throws(TokenFault) {
      return NodeReader(node: try resolver.resolve(node, in: set).node, label: label, log: log)
    } catch {
      log.error(error.sentence, at: error.mark)
      return nil
    }
  }

  // MARK: Kinds of value

  /// Returns the weight; regular when none is given, `nil` when it cannot be read.
  func weight() -> TokenWeight? {
    if let weightRead { return weightRead }
    let weight = readWeight()
    weightRead = .some(weight)
    return weight
  }

  private func readWeight() -> TokenWeight? {
    guard entries.contains(where: { $0.key == "fontWeight" }) else { return TokenWeight(400) }
    guard let reader = self["fontWeight"] else { return nil }
    if reader.isNumber {
      return reader.number(NumberKind("a weight", example: "400", from: 1, to: 1000))
        .map { TokenWeight($0) }
    }
    guard let text = reader.node.text, !text.isEmpty else {
      reader.noteWrongType("a weight, such as 400 or semi-bold")
      return nil
    }
    if let weight = TokenWeight(text) { return weight }
    log.error(
      "unknown value \(Phrases.quoted(text)) for \(reader.label); "
        + Phrases.advice(
          for: text, among: TokenWeight.names.map(\.name),
          otherwise: "give a number from 1 to 1000, or one of"),
      at: reader.node.mark)
    return nil
  }

  /// Returns the length that a property holds: a number, text, or a mapping of value and unit.
  func length(_ reader: NodeReader) -> TokenLength? {
    if let entries = reader.node.entries { return length(reader, entries) }
    if case .scalar(let text, _) = reader.node.value {
      if let length = TokenLength(text) { return length }
      if text.contains(where: { "*+/()".contains($0) }) {
        log.error(
          "\(reader.label) is a sum (\"\(Phrases.excerpt(text))\"), which is not worked out; give "
            + "the result",
          at: reader.node.mark)
        return nil
      }
    }
    reader.noteWrongType("a length, such as { \"value\": 17, \"unit\": \"px\" }")
    return nil
  }

  private func length(_ reader: NodeReader, _ entries: [Node.Entry]) -> TokenLength? {
    guard
      let mapping = MappingReader(
        reader.node, subject: reader.label, keys: ["value", "unit"], log: log),
      entries.allSatisfy({ $0.key == "value" || $0.key == "unit" })
    else { return nil }
    guard let number = mapping["value"] else {
      mapping.noteMissing("value", "add the number")
      return nil
    }
    guard let unit = mapping["unit"] else {
      mapping.noteMissing("unit", "add px or rem")
      return nil
    }
    let value = resolved(number.node, label: "'value' of \(reader.label)")?
      .number(NumberKind("a number", example: "17", from: -1e6, to: 1e6))
    let known = resolved(unit.node, label: "'unit' of \(reader.label)")?
      .choice(TokenLength.units.map(\.name)) { name in
        TokenLength.units.first { $0.name == name }?.unit
      }
    guard let value, let known else { return nil }
    return TokenLength(value, known)
  }

  /// Returns a Boolean value that says whether a property is a number of the standard's form,
  /// which the standard gives one meaning.
  func isStandardNumber(_ reader: NodeReader, _ key: String) -> Bool {
    // Tokens Studio's own type has Figma's meaning, whatever the form.
    resolver.syntax == .standard && reader.isNumber && types[key] != "lineHeights"
  }

  // MARK: Notes

  private static let keys = [
    "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "fontStyle",
  ]
  /// What Tokens Studio has besides, without effect on the measurement of one paragraph.
  private static let ignoredKeys = ["paragraphSpacing", "paragraphIndent", "textDecoration"]
  private static let caseKeys = ["textCase", "textTransform"]

  /// Notes properties that have no effect although they look as if.
  func noteKeys() {
    let known = Self.keys + Self.ignoredKeys + Self.caseKeys
    for entry in entries where !known.contains(entry.key) && !log.isFull {
      log.warning(
        "unknown key \(Phrases.quoted(entry.key)) in \(label) has no effect; "
          + Phrases.advice(
            for: entry.key, among: known, listed: Self.keys, otherwise: "the known ones are",
            conjunction: "and"),
        at: entry.keyMark)
    }
    for key in Self.caseKeys {
      guard let reader = self[key], let text = reader.node.text,
        !["", "none", "original"].contains(text.lowercased())
      else { continue }
      log.warning(
        "\(reader.label) is \(Phrases.quoted(text)), which has no effect: texts are measured as "
          + "they are written; write them so",
        at: reader.node.mark)
    }
  }
}
