import DynamicType
import MetricsCore

/// One of the ways to clear a finding that its advice names: a phrase, often with a figure.
struct Remedy: Equatable {
  /// What other figures do.
  enum Direction {
    /// A smaller figure clears at least as much: a largest point size.
    case atMost
    /// A larger figure clears at least as much: lines, a width, a height.
    case atLeast
    /// Nothing is known about other figures.
    case exact
  }

  /// The phrase: `maximumPointSize 32`.
  var phrase: String
  /// Its figure, for a category its place in the order; `nil` when it has none.
  var figure: Double?
  /// What other figures do.
  var direction: Direction
  /// What the phrase has in common with the same advice of another figure.
  var key: String
  /// Whether it changes the style and not the slot.
  var isAboutSize: Bool

  /// Creates a remedy.
  ///
  /// - Parameters:
  ///   - phrase: The phrase.
  ///   - isTooMuch: Whether what it clears is a figure above its limit. A smaller font helps then;
  ///     of a figure that is too low, nothing is known.
  init(phrase: String, isTooMuch: Bool) {
    self.phrase = phrase
    let words = phrase.split(separator: " ")
    let index = words.firstIndex { Remedy.figure($0) != nil }
    figure = index.flatMap { Remedy.figure(words[$0]) }
    let name = words.first.map(String.init) ?? ""
    isAboutSize = ["maximumPointSize", "maximumCategory", "size"].contains(name)
    let isAboutRoom =
      words.contains { ["line", "lines", "width", "height", "room", "lineHeight"].contains($0) }
    direction =
      figure == nil
      ? .exact
      : isAboutSize && isTooMuch ? .atMost : !isAboutSize && isAboutRoom ? .atLeast : .exact
    guard let index, direction != .exact else {
      key = phrase
      return
    }
    key = words.enumerated().map { $0 == index ? "#" : $1 == "line" ? "lines" : String($1) }
      .joined(separator: " ")
  }

  /// What the ways to clear a finding follow from.
  struct Source: Hashable {
    var advice: String?
    var isTooMuch = false

    init(_ finding: Finding) {
      advice = finding.advice
      if let measured = finding.measured, let limit = finding.limit {
        isTooMuch = measured > limit
      }
    }
  }

  /// Returns the ways that a finding's advice names: `3 lines, 288.5 pt of width or size 16`.
  static func all(of finding: Finding) -> [Remedy] {
    all(from: Source(finding))
  }

  /// Returns the ways that an advice names.
  static func all(from source: Source) -> [Remedy] {
    var remedies: [Remedy] = []
    var words: [Substring] = []
    for word: Substring in (source.advice ?? "").split(separator: " ") + ["or"] as [Substring] {
      let endsPhrase = word == "or"
      if !endsPhrase { words.append(word.last == "," ? word.dropLast() : word) }
      guard endsPhrase || word.last == ",", !words.isEmpty else { continue }
      remedies.append(Remedy(phrase: words.joined(separator: " "), isTooMuch: source.isTooMuch))
      words = []
    }
    return remedies
  }

  /// Returns the one of several remedies with one key that does what all of them do.
  static func strictest(_ remedies: [Remedy]) -> Remedy? {
    guard let first = remedies.first else { return nil }
    return remedies.dropFirst().reduce(first) { strictest, remedy in
      guard let a = strictest.figure, let b = remedy.figure else { return strictest }
      switch first.direction {
      case .atMost: return b < a ? remedy : strictest
      case .atLeast: return b > a ? remedy : strictest
      case .exact: return strictest
      }
    }
  }

  /// Returns the advice that clears each of several findings; `nil` when none does.
  static func advice(clearing findings: [Finding]) -> String? {
    if let advice = findings[0].advice, findings.allSatisfy({ $0.advice == advice }) {
      return advice
    }
    var known: Set<Source> = []
    let remedies = findings.filter { known.insert(Source($0)).inserted }.map(all)
    let shared = remedies[0].compactMap { remedy -> Remedy? in
      let same = remedies.compactMap { $0.first { $0.key == remedy.key } }
      return same.count == remedies.count ? strictest(same) : nil
    }
    guard let last = shared.last else { return nil }
    let others = shared.dropLast().map(\.phrase).joined(separator: ", ")
    return others.isEmpty ? last.phrase : others + " or " + last.phrase
  }

  /// Returns the number or the category that a word is, brackets around it aside.
  private static func figure(_ word: Substring) -> Double? {
    let bare = word.drop { $0 == "(" }.prefix { $0 != ")" && $0 != "}" }
    if let first = bare.first, first.isASCII, first.isNumber { return Double(bare) }
    return ContentSizeCategory.allCases.first { $0.id == bare }.map { Double($0.rawValue) }
  }
}
