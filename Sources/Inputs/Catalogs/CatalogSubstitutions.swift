/// The substitutions of one localization, which stand in its texts as `%#@name@`.
///
/// What is shown of a text is the whole of it: with the leaf at `other` in place of every
/// reference, except that a leaf is shown where it stands itself. In a leaf, `%arg` becomes the
/// placeholder of the substitution's argument, such as `%2$lld`.
struct CatalogSubstitutions {
  /// How deeply references may lead from one substitution to the next.
  private static let depthLimit = 8

  private let substitutions: [String: CatalogSubstitution]

  init(_ substitutions: [CatalogSubstitution]) {
    self.substitutions = Dictionary(substitutions.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns a text with its substitutions.
  ///
  /// - Parameters:
  ///   - template: The text as it is stored.
  ///   - leaf: The leaf to show of one substitution.
  ///   - name: The name of that substitution.
  ///   - budget: How much may be written.
  /// - Returns: The whole text; `nil` when it is longer than the budget allows.
  func text(
    _ template: String, with leaf: CatalogLeaf? = nil, of name: String? = nil,
    budget: inout SubstitutionBudget
  ) -> String? {
    var writer = Writer(budget: budget.begin())
    let chosen = leaf.flatMap { leaf in name.map { (name: $0, text: leaf.text) } }
    append(template, of: nil, chosen: chosen, depth: 0, to: &writer)
    return budget.end(writer.budget) ? String(decoding: writer.bytes, as: UTF8.self) : nil
  }

  private struct Writer {
    var budget: Int
    var bytes: [UInt8] = []

    /// Writes text as long as the budget lasts.
    mutating func write(_ text: some Collection<UInt8>) {
      // A reference to nothing costs something too, since there may be many.
      budget -= text.count + 1
      if budget >= 0 { bytes += text }
    }
  }

  /// Appends a text with its substitutions.
  ///
  /// - Parameters:
  ///   - template: The text.
  ///   - own: What `%arg` stands for in it.
  ///   - chosen: The leaf to show in place of the one at `other`.
  ///   - depth: How many substitutions the text stands in.
  ///   - writer: Where it goes.
  private func append(
    _ template: String, of own: String?, chosen: (name: String, text: String)?, depth: Int,
    to writer: inout Writer
  ) {
    // No longer text can be written, so that it need not be looked through.
    guard template.utf8.count <= writer.budget else { return writer.budget = -1 }
    let bytes = Array(template.utf8)
    var end = 0
    for placeholder in FormatString(template).placeholders where writer.budget >= 0 {
      writer.write(bytes[end..<placeholder.range.lowerBound])
      end = placeholder.range.upperBound
      if let own, placeholder.spelling == "%arg" {
        writer.write(own.utf8)
      } else if case .reference(let name) = placeholder.kind, depth < Self.depthLimit,
        let substitution = substitutions[name],
        let text = name == chosen?.name ? chosen?.text : substitution.leaves.other?.text
      {
        append(
          text, of: argument(of: substitution, placeholder), chosen: chosen, depth: depth + 1,
          to: &writer)
      } else {
        writer.write(placeholder.spelling.utf8)
      }
    }
    writer.write(bytes[end...])
  }

  private func argument(
    of substitution: CatalogSubstitution, _ reference: FormatPlaceholder
  ) -> String {
    let position = (substitution.argument ?? reference.position).map { "\($0)$" } ?? ""
    return "%" + position + substitution.specifier
  }
}

/// How much may be written for the substitutions of a catalog.
///
/// A small catalog can describe texts larger than any memory: each of a thousand substitutions in
/// each of a thousand leaves. No real one comes near the limits.
struct SubstitutionBudget {
  /// The greatest length of one text, in bytes.
  private static let textLimit = 1 << 16

  private var remaining: Int
  /// Whether some text has been too long.
  private(set) var isExceeded = false

  /// Creates the budget of a document.
  ///
  /// - Parameter documentSize: The document's size in bytes.
  init(documentSize: Int) { remaining = 16 * documentSize + Self.textLimit }

  /// Returns how much the next text may take.
  func begin() -> Int { min(remaining, Self.textLimit) }

  /// Accounts for a text.
  ///
  /// - Parameter rest: What the text has left of the amount it could take; negative for too little.
  /// - Returns: Whether the text is complete.
  mutating func end(_ rest: Int) -> Bool {
    remaining -= begin() - max(0, rest)
    isExceeded = isExceeded || rest < 0
    return rest >= 0
  }
}
