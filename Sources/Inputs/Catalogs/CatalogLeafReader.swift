import MetricsCore

/// One text of a localization.
struct CatalogLeaf {
  /// Which leaf of the rules it is; `nil` when there are none.
  var variant: String?
  /// The text as it is stored.
  var text: String
  /// Where the text stands.
  var mark: Node.Mark
  /// Whether every rule above it is at `other`.
  var isOther: Bool
}

extension [CatalogLeaf] {
  /// The leaf that stands for all when only one can: the one at `other`, else the last.
  var other: CatalogLeaf? { first(where: \.isOther) ?? last }
}

/// A text that stands in place of `%#@name@` in other texts of its localization.
struct CatalogSubstitution {
  /// The name in the reference.
  var name: String
  /// The argument that the rules go by, counted from 1; `nil` for the next one.
  var argument: Int?
  /// What `%arg` stands for, without the percent sign: `lld`.
  var specifier: String
  /// The texts.
  var leaves: [CatalogLeaf]

  /// A text that shows nothing but the substitution.
  var reference: String { "%#@\(name)@" }
}

/// Reads the texts of one localization, noting what has the wrong shape.
struct CatalogLeafReader {
  /// The key of the string.
  let key: String
  /// The language.
  let locale: String
  /// Where warnings go.
  let log: ReadingLog

  /// What the localization is called in sentences: `'greeting' in de`.
  var subject: String { "\(Phrases.quoted(key)) in \(Phrases.excerpt(locale))" }

  /// Returns the texts of a localization, and those of its substitutions.
  func localization(
    _ node: Node
  ) -> (leaves: [CatalogLeaf], substitutions: [CatalogSubstitution]) {
    guard node.entries != nil else {
      skip(subject, node, instead: "an object")
      return ([], [])
    }
    let substitutions = substitutions(node["substitutions"])
    let leaves = leaves(
      of: node, under: LeafPath(), ignoring: ["substitutions"], mayBeEmpty: !substitutions.isEmpty)
    return (leaves, substitutions)
  }

  // MARK: Leaves

  /// The names of the rules' leaves on the way to a text.
  private struct LeafPath {
    var variant: String?
    var isOther = true

    func appending(_ name: String) -> LeafPath {
      LeafPath(
        variant: variant.map { $0 + "." + name } ?? name, isOther: isOther && name == "other")
    }
  }

  private func leaves(
    of node: Node, under path: LeafPath, ignoring others: [String] = [], mayBeEmpty: Bool = false
  ) -> [CatalogLeaf] {
    let warningCount = log.warningCount
    var leaves: [CatalogLeaf] = []
    for entry in node.entries ?? [] {
      switch entry.key {
      case "stringUnit": leaves += unit(entry.value, path)
      case "stringSet": leaves += set(entry.value, path)
      case "variations": leaves += variations(entry.value, path)
      case _ where others.contains(entry.key): break
      case _ where entry.value.entries == nil && entry.value.elements == nil: break
      default:
        log.warning(
          "\(Phrases.quoted(entry.key)) in \(name(path)) is not known, and what it holds is not "
            + "read; update fontgauge",
          at: entry.keyMark)
      }
    }
    if leaves.isEmpty, !mayBeEmpty, log.warningCount == warningCount {
      log.warning("\(name(path)) has no text; add it, or remove the entry", at: node.mark)
    }
    return leaves
  }

  private func unit(_ node: Node, _ path: LeafPath) -> [CatalogLeaf] {
    guard node.entries != nil else {
      return skip("'stringUnit' of \(name(path))", node, instead: "an object")
    }
    guard let value = node["value"] else {
      log.warning("\(name(path)) has no 'value'; add it, or remove the entry", at: node.mark)
      return []
    }
    guard let text = value.jsonText else {
      return skip("'value' of \(name(path))", value, instead: "text")
    }
    return [
      CatalogLeaf(variant: path.variant, text: text, mark: value.mark, isOther: path.isOther)
    ]
  }

  private func set(_ node: Node, _ path: LeafPath) -> [CatalogLeaf] {
    guard let elements = node["values"]?.elements else {
      return skip(
        "'stringSet' of \(name(path))", node["values"] ?? node, instead: "an object with 'values'")
    }
    return elements.enumerated().flatMap { (index, element) -> [CatalogLeaf] in
      let path = path.appending("\(index + 1)")
      guard let text = element.jsonText else { return skip(name(path), element, instead: "text") }
      return [CatalogLeaf(variant: path.variant, text: text, mark: element.mark, isOther: false)]
    }
  }

  private func variations(_ node: Node, _ path: LeafPath) -> [CatalogLeaf] {
    guard let rules = node.entries else {
      return skip("'variations' of \(name(path))", node, instead: "an object of rules")
    }
    return rules.flatMap { rule -> [CatalogLeaf] in
      guard let cases = rule.value.entries else {
        return skip(
          "the rule \(Phrases.quoted(rule.key)) of \(name(path))", rule.value, instead: "an object")
      }
      noteUnknown(rule.key, at: rule.keyMark, path)
      return cases.flatMap { entry -> [CatalogLeaf] in
        let path = path.appending(entry.key)
        if rule.key == "plural" { notePluralForm(entry, path) }
        guard entry.value.entries != nil else {
          return skip(name(path), entry.value, instead: "an object")
        }
        return leaves(of: entry.value, under: path)
      }
    }
  }

  /// Notes a rule that Xcode has not written so far; what it holds is read all the same.
  private func noteUnknown(_ rule: String, at mark: Node.Mark, _ path: LeafPath) {
    let known = ["plural", "device", "width"]
    guard !known.contains(rule) else { return }
    log.warning(
      "the rule \(Phrases.quoted(rule)) of \(name(path)) is not known, and its texts are read as "
        + "they stand; "
        + Phrases.advice(for: rule, among: known, otherwise: "the rules are", conjunction: "and"),
      at: mark)
  }

  private func notePluralForm(_ entry: Node.Entry, _ path: LeafPath) {
    guard !PluralForm.all.contains(entry.key) else { return }
    log.warning(
      "\(name(path)) is no plural form, so that iOS never chooses it; "
        + Phrases.advice(
          for: entry.key, among: PluralForm.all, otherwise: "the forms are", conjunction: "and"),
      at: entry.keyMark)
  }

  // MARK: Substitutions

  private func substitutions(_ node: Node?) -> [CatalogSubstitution] {
    guard let node, node.value != .null else { return [] }
    guard let entries = node.entries else {
      skip("'substitutions' of \(subject)", node, instead: "an object of names")
      return []
    }
    return entries.compactMap { entry in
      guard entry.value.entries != nil else {
        skip(name(LeafPath().appending(entry.key)), entry.value, instead: "an object")
        return nil
      }
      return CatalogSubstitution(
        name: entry.key, argument: argument(entry), specifier: specifier(entry),
        leaves: leaves(of: entry.value, under: LeafPath(variant: entry.key)))
    }
  }

  private func argument(_ entry: Node.Entry) -> Int? {
    guard let node = entry.value["argNum"], node.value != .null else { return nil }
    if case .scalar(let text, isQuoted: false) = node.value, let number = Int(text),
      (1...127).contains(number)
    {
      return number
    }
    log.warning(
      "'argNum' of \(name(LeafPath().appending(entry.key))) is not a number from 1 to 127, so the "
        + "next argument is taken; correct it",
      at: node.mark)
    return nil
  }

  /// A number of 64 bits is what Xcode writes when the rule goes by a count.
  private func specifier(_ entry: Node.Entry) -> String {
    guard let node = entry.value["formatSpecifier"], node.value != .null else { return "lld" }
    if let text = node.jsonText { return text }
    skip(
      "'formatSpecifier' of \(name(LeafPath().appending(entry.key)))", node,
      instead: "text such as \"lld\"")
    return "lld"
  }

  // MARK: Words

  /// What a leaf is called in sentences.
  private func name(_ path: LeafPath) -> String {
    path.variant.map { "\(Phrases.quoted($0)) of \(subject)" } ?? subject
  }

  /// Notes that something is not read.
  @discardableResult
  private func skip(_ what: String, _ node: Node, instead expected: String) -> [CatalogLeaf] {
    log.warning(
      "\(what) is \(node.jsonKind) instead of \(expected) and is not read; let Xcode write it",
      at: node.mark)
    return []
  }
}
