import DynamicType

/// A text in a slot, in a lock.
public struct LockedText: Equatable, Sendable {
  /// What identifies the text in its slot.
  public var identity: Identity
  /// A digest of what is measured, in 8 hexadecimal digits.
  public var digest: String
  /// The width of the widest line at `large` when only mandatory breaks are made, in points.
  public var width: Double
  /// How the text fits: all categories of the slot's first screen, then of the next.
  public var fits: [Fit]

  /// Creates a text.
  public init(identity: Identity, digest: String, width: Double, fits: [Fit]) {
    self.identity = identity
    self.digest = digest
    self.width = width
    self.fits = fits
  }

  /// What identifies a text in its slot.
  public struct Identity: Hashable, Comparable, Sendable {
    /// The language.
    public var locale: String
    /// The key; the digest of the text when it has none.
    public var key: String
    /// The table of the key; `nil` for texts that stand in the configuration.
    public var table: String?
    /// The leaf of a plural, device or width rule.
    public var variant: String?

    /// Creates an identity.
    public init(locale: String, key: String, table: String? = nil, variant: String? = nil) {
      self.locale = locale
      self.key = key
      self.table = table
      self.variant = variant
    }

    /// Orders by language, table, key and variant.
    public static func < (a: Identity, b: Identity) -> Bool {
      (a.locale, a.table ?? "", a.key, a.variant ?? "")
        < (b.locale, b.table ?? "", b.key, b.variant ?? "")
    }
  }

  /// How a text fits at one category on one screen.
  public struct Fit: Hashable, Sendable {
    /// The lines the text needs when nothing limits their number.
    public var lines: Int
    /// Whether it is cut off.
    public var isTruncated: Bool
    /// Whether a word is broken inside.
    public var breaksWord: Bool
    /// Whether it is higher than its slot.
    public var isClipped: Bool

    /// Creates a fit.
    public init(
      lines: Int, isTruncated: Bool = false, breaksWord: Bool = false, isClipped: Bool = false
    ) {
      self.lines = lines
      self.isTruncated = isTruncated
      self.breaksWord = breaksWord
      self.isClipped = isClipped
    }
  }
}

extension LockedText {
  /// Creates what a lock holds of a measurement.
  public init(_ measurement: SlotMeasurement) {
    let text = measurement.text
    let digest = LockDigest.short(text.measured)
    self.init(
      identity: Identity(
        locale: text.locale, key: text.key ?? digest, table: text.table, variant: text.variant),
      digest: digest, width: LockDigest.rounded(measurement.naturalWidth ?? 0),
      fits: measurement.cells.map { cell in
        Fit(
          lines: cell.lines, isTruncated: cell.truncation != nil,
          breaksWord: !cell.brokenWords.isEmpty,
          isClipped: cell.height.flatMap { height in cell.heightLimit.map { height > $0 } } ?? false
        )
      })
  }
}

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
