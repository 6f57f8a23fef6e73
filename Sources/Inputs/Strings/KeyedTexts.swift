import MetricsCore

/// Texts of which the last one of each key counts, in the order of those that count.
struct KeyedTexts {
  private var texts: [LocalizedText?] = []
  private var places: [ExactText: Int] = [:]

  /// Adds a text with its key.
  ///
  /// - Returns: The place of the text that it supersedes; `nil` when its key is new.
  /// - Complexity: O(1), averaged over many texts.
  mutating func append(_ text: LocalizedText) -> SourceLocation? {
    let earlier = places.updateValue(texts.count, forKey: ExactText(text.key ?? ""))
    texts.append(text)
    guard let earlier else { return nil }
    let superseded = texts[earlier].take()
    // Else a file that repeats one key would fill the memory.
    if texts.count > 1000, texts.count > 2 * places.count { removeGaps() }
    return superseded?.location
  }

  /// The texts that count.
  var all: [LocalizedText] {
    places.count == texts.count ? texts.map { $0! } : texts.compactMap { $0 }
  }

  private mutating func removeGaps() {
    texts.removeAll { $0 == nil }
    for (index, text) in texts.enumerated() { places[ExactText(text?.key ?? "")] = index }
  }
}
