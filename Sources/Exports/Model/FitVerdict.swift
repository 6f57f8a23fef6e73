public import MetricsCore

/// What becomes of a text in a slot, from good to bad, named as the rules that report it.
public enum FitVerdict: String, CaseIterable, Comparable, Sendable {
  /// Nothing is lost.
  case fits
  /// The lines are higher than their place.
  case clippedHeight = "clipped-height"
  /// A word is broken inside.
  case brokenWord = "broken-word"
  /// The text is cut off.
  case truncated

  /// Returns a Boolean value that says whether a verdict is the better one of two.
  public static func < (a: FitVerdict, b: FitVerdict) -> Bool { a.gravity < b.gravity }

  private var gravity: Int { FitVerdict.allCases.firstIndex(of: self) ?? 0 }
}

extension FitCell {
  /// The gravest thing that happens to the text.
  public var verdict: FitVerdict {
    if truncation != nil { return .truncated }
    if !brokenWords.isEmpty { return .brokenWord }
    return isClipped ? .clippedHeight : .fits
  }

  /// Whether the lines shown are higher than their place.
  var isClipped: Bool {
    guard let height, let heightLimit else { return false }
    // Sums of doubles that differ by less are equal.
    return height - heightLimit > 1e-9
  }

  /// The least room for one line in which nothing is cut off and no word is broken, in points.
  ///
  /// For a text that fits it is the width of its widest line, and `nil` where no room would do.
  var neededWidth: Double? {
    if truncation != nil {
      return roomNeeded.map { max($0, widestWord ?? 0) }
    }
    return brokenWords.isEmpty ? widest : widestWord
  }
}
