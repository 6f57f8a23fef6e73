import DynamicType

/// How a lock's fits are written: `1*9 2 2t*2`, runs of lines with marks for what is wrong.
///
/// Screens are parted by ` | `; one stands for all when they do not differ.
public enum FitPattern {
  /// Returns the pattern of fits.
  public static func pattern(of fits: [LockedText.Fit]) -> String {
    let count = ContentSizeCategory.allCases.count
    let screens = stride(from: 0, to: fits.count, by: count).map {
      runs(fits[$0..<min(fits.count, $0 + count)])
    }
    guard let first = screens.first else { return "" }
    return screens.allSatisfy { $0 == first } ? first : screens.joined(separator: " | ")
  }

  private static func runs(_ fits: ArraySlice<LockedText.Fit>) -> String {
    var runs: [(fit: LockedText.Fit, count: Int)] = []
    for fit in fits {
      if runs.last?.fit == fit { runs[runs.count - 1].count += 1 } else { runs.append((fit, 1)) }
    }
    return runs.map { run in
      let marks =
        (run.fit.isTruncated ? "t" : "") + (run.fit.breaksWord ? "b" : "")
        + (run.fit.isClipped ? "c" : "")
      return "\(run.fit.lines)\(marks)" + (run.count > 1 ? "*\(run.count)" : "")
    }.joined(separator: " ")
  }

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - screens: How many screens the slot has.
  /// - Returns: The fits that it stands for; `nil` when it is none.
  public static func fits(from pattern: String, screens: Int) -> [LockedText.Fit]? {
    let count = ContentSizeCategory.allCases.count
    var parts: [[LockedText.Fit]] = []
    var part: [LockedText.Fit] = []
    for word in pattern.split(separator: " ", omittingEmptySubsequences: false) {
      if word == "|" {
        parts.append(part)
        part = []
        continue
      }
      guard let (fit, times) = run(word), times <= count - part.count else { return nil }
      part += Array(repeating: fit, count: times)
    }
    parts.append(part)
    guard parts.allSatisfy({ $0.count == count }) else { return nil }
    if parts.count == 1 { return Array(repeating: parts[0], count: max(1, screens)).flatMap { $0 } }
    return parts.count == screens ? parts.flatMap { $0 } : nil
  }

  private static func run(_ word: Substring) -> (LockedText.Fit, Int)? {
    let parts = word.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count <= 2, let times = parts.count == 2 ? number(parts[1]) : 1, times > 0 else {
      return nil
    }
    let digits = parts[0].prefix { $0.isASCII && $0.isNumber }
    guard let lines = number(digits) else { return nil }
    var marks = parts[0].dropFirst(digits.count)
    var fit = LockedText.Fit(lines: lines)
    fit.isTruncated = take("t", from: &marks)
    fit.breaksWord = take("b", from: &marks)
    fit.isClipped = take("c", from: &marks)
    return marks.isEmpty ? (fit, times) : nil
  }

  /// Reads at most nine digits; `Int` would take a sign too.
  private static func number(_ digits: Substring) -> Int? {
    digits.allSatisfy { $0.isASCII && $0.isNumber } && digits.count < 10 ? Int(digits) : nil
  }

  /// Takes a mark away from the start; returns whether it was there.
  private static func take(_ mark: Character, from marks: inout Substring) -> Bool {
    guard marks.first == mark else { return false }
    marks.removeFirst()
    return true
  }
}
