/// Finds the known words that a mistyped one was probably meant to be.
public enum Suggestions {
  /// Returns the nearest known word, or `nil` when none is near enough to suggest.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates, limit: 1).first
  }

  /// Finds the near known words.
  ///
  /// Letter case does not count. A word is near when about one edit in three letters makes it,
  /// exchanging two neighbours being one edit, or when it begins with what was typed. Equally near
  /// words come in order of how little their length differs, then as given.
  ///
  /// - Parameters:
  ///   - word: What was typed.
  ///   - candidates: The known words; the order decides between equals.
  ///   - limit: How many words to return at most.
  /// - Returns: The candidates as given, the nearest first; empty when none is near.
  /// - Complexity: O(*n* · *m*²) in the number and the length of the words.
  public static func nearest(to word: String, among candidates: [String], limit: Int) -> [String] {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty else { return [] }
    let ranked = candidates.enumerated().compactMap { order, candidate -> Rank? in
      let known = Array(candidate.lowercased())
      guard let cost = cost(of: typed, as: known) else { return nil }
      return Rank(
        cost: cost, lengthDifference: abs(known.count - typed.count), order: order,
        candidate: candidate)
    }
    return ranked.sorted().prefix(limit).map(\.candidate)
  }

  /// Returns twice the number of edits, or 1 for a beginning: better than any edit.
  private static func cost(of typed: [Character], as known: [Character]) -> Int? {
    if typed == known { return 0 }
    if typed.count > 1, known.starts(with: typed) { return 1 }
    let limit = max(1, (typed.count + 1) / 3)
    guard abs(typed.count - known.count) <= limit else { return nil }
    let edits = editDistance(typed, known)
    // A word that keeps none of its letters is no mistyping, however short.
    return edits <= limit && edits < max(typed.count, known.count) ? 2 * edits : nil
  }

  /// Returns the Damerau–Levenshtein distance in its restricted form (optimal string alignment):
  /// insertions, deletions, replacements and exchanges of neighbours, no letter edited twice.
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in stride(from: 1, through: first.count, by: 1) {
      var current = [row]
      for column in stride(from: 1, through: second.count, by: 1) {
        let isSame = first[row - 1] == second[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}

private struct Rank: Comparable {
  let cost: Int
  let lengthDifference: Int
  let order: Int
  let candidate: String

  static func < (left: Rank, right: Rank) -> Bool {
    (left.cost, left.lengthDifference, left.order)
      < (right.cost, right.lengthDifference, right.order)
  }
}
