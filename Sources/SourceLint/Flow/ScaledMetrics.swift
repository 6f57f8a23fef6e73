/// The properties that SwiftUI scales: those with `@ScaledMetric`.
struct ScaledMetrics {
  /// The names of the types that declare a property, by its name.
  private var owners: [String: Set<String>] = [:]

  init(_ file: SourceFile) {
    for index in file.tokens.indices
    where file.tokens[index].word == .scaledMetric && file.kind(index - 1) == .at {
      // What is between the attribute and the name: its arguments, other attributes, modifiers.
      var keyword = index + 1
      var steps = 0
      while keyword < file.tokens.count, file.tokens[keyword].word != .var, steps < 20 {
        keyword = file.next(keyword)
        steps += 1
      }
      guard file.word(keyword) == .var, file.kind(keyword + 1) == .identifier else { continue }
      owners[file.text(keyword + 1), default: []].insert(file.typeName(around: index))
    }
  }

  /// Whether a token names such a property of the type that it stands in.
  func contains(_ index: Int, in file: SourceFile) -> Bool {
    guard !owners.isEmpty, let types = owners[file.text(index)],
      types.contains(file.typeName(around: index))
    else { return false }
    return file.declaringBlock(of: file.text(index), at: index) == nil
  }
}
