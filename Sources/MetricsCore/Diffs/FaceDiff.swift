public import DynamicType

/// What differs between two faces.
public struct FaceDiff: Equatable, Sendable {
  /// The face before.
  public var old: LockedFont
  /// The face after.
  public var new: LockedFont
  /// The heights of lines that differ, by text style, at `large` and at AX5.
  public var lineHeights: [LineHeightChange]
  /// Characters of both whose advances differ, those that moved most first.
  public var advances: [AdvanceChange]
  /// How many characters both have.
  public var commonCount: Int
  /// Pairs of letters of both whose kerning differs, those that moved most first.
  public var kerning: [KerningChange]
  /// The widths of texts in the new face as shares of those in the old one; `nil` without texts
  /// that both have the characters of.
  public var widths: WidthRatios?

  /// Creates a difference.
  public init(
    old: LockedFont, new: LockedFont, lineHeights: [LineHeightChange] = [],
    advances: [AdvanceChange] = [], commonCount: Int = 0, kerning: [KerningChange] = [],
    widths: WidthRatios? = nil
  ) {
    self.old = old
    self.new = new
    self.lineHeights = lineHeights
    self.advances = advances
    self.commonCount = commonCount
    self.kerning = kerning
    self.widths = widths
  }

  /// A name that differs, and what it was and is.
  public struct NameChange: Equatable, Sendable {
    /// What is named, such as `family`.
    public var name: String
    /// The name before; `nil` for none.
    public var old: String?
    /// The name after; `nil` for none.
    public var new: String?
  }

  /// The names that differ.
  public var names: [NameChange] {
    [
      NameChange(name: "PostScript name", old: old.postScriptName, new: new.postScriptName),
      NameChange(name: "full name", old: old.fullName, new: new.fullName),
      NameChange(name: "family", old: old.family, new: new.family),
      NameChange(name: "subfamily", old: old.subfamily, new: new.subfamily),
      NameChange(name: "version", old: old.version, new: new.version),
    ].filter { $0.old != $0.new }
  }

  /// A vertical metric that differs, in font units.
  public struct MetricChange: Equatable, Sendable {
    /// The metric, such as `hhea.ascender`.
    public var name: String
    /// The value before; `nil` for none.
    public var old: Int?
    /// The value after; `nil` for none.
    public var new: Int?
  }

  /// The metrics that differ, sorted by name.
  public var metrics: [MetricChange] {
    var old = old.metrics
    var new = new.metrics
    old["unitsPerEm"] = self.old.unitsPerEm
    new["unitsPerEm"] = self.new.unitsPerEm
    return Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map {
      MetricChange(name: $0, old: old[$0], new: new[$0])
    }
  }

  /// The characters of one script that only one of two faces has.
  public struct CoverageChange: Equatable, Sendable {
    /// The script's ISO 15924 code.
    public var script: String
    /// The characters.
    public var characters: CharacterCoverage
  }

  /// The characters that only the old face has, by script.
  public var lost: [CoverageChange] { FaceDiff.difference(old, new) }

  /// The characters that only the new face has, by script.
  public var gained: [CoverageChange] { FaceDiff.difference(new, old) }

  private static func difference(_ a: LockedFont, _ b: LockedFont) -> [CoverageChange] {
    a.coverage.keys.sorted().compactMap { script in
      let only = (a.coverage[script] ?? CharacterCoverage(ascending: []))
        .subtracting(b.coverage[script] ?? CharacterCoverage(ascending: []))
      return only.isEmpty
        ? nil : CoverageChange(script: script, characters: CharacterCoverage(ascending: only))
    }
  }

  /// Whether nothing differs but where the files lie and how they are packed.
  public var isEmpty: Bool {
    names.isEmpty && metrics.isEmpty && lost.isEmpty && gained.isEmpty && advances.isEmpty
      && kerning.isEmpty && lineHeights.isEmpty && old.axes == new.axes
      && old.instances == new.instances && old.outlines == new.outlines
      && (widths.map { $0.least == 1 && $0.greatest == 1 } ?? true)
  }
}

/// The height of a line in a text style, before and after.
public struct LineHeightChange: Equatable, Sendable {
  /// The text style, whose sizes the face is set in.
  public var textStyle: TextStyle
  /// The category.
  public var category: ContentSizeCategory
  /// The point size.
  public var pointSize: Double
  /// The height before, in points.
  public var old: Double
  /// The height after, in points.
  public var new: Double

  /// Creates a change.
  public init(
    textStyle: TextStyle, category: ContentSizeCategory, pointSize: Double, old: Double,
    new: Double
  ) {
    self.textStyle = textStyle
    self.category = category
    self.pointSize = pointSize
    self.old = old
    self.new = new
  }
}

/// A character's advance, before and after.
public struct AdvanceChange: Equatable, Sendable {
  /// The character.
  public var scalar: UInt32
  /// The advance before, in ems.
  public var old: Double
  /// The advance after, in ems.
  public var new: Double

  /// Creates a change.
  public init(scalar: UInt32, old: Double, new: Double) {
    self.scalar = scalar
    self.old = old
    self.new = new
  }
}

/// What a pair of letters gains by kerning, before and after.
public struct KerningChange: Equatable, Sendable {
  /// The first letter.
  public var first: UInt32
  /// The second letter.
  public var second: UInt32
  /// The kerning before, in ems; negative moves the letters together.
  public var old: Double
  /// The kerning after.
  public var new: Double

  /// Creates a change.
  public init(first: UInt32, second: UInt32, old: Double, new: Double) {
    self.first = first
    self.second = second
    self.old = old
    self.new = new
  }
}

/// The widths of texts as shares of what they were.
public struct WidthRatios: Equatable, Sendable {
  /// The shares in ascending order, at least one.
  public var ratios: [Double]
  /// The texts whose widths moved most, with their shares; the one that moved most first.
  public var examples: [Example]

  /// A text with its share.
  public struct Example: Equatable, Sendable {
    /// The text.
    public var text: LocalizedText
    /// Its width now as a share of what it was.
    public var ratio: Double

    /// Creates an example.
    public init(text: LocalizedText, ratio: Double) {
      self.text = text
      self.ratio = ratio
    }
  }

  /// Creates ratios; `nil` without any.
  public init?(_ all: [Example]) {
    guard !all.isEmpty else { return nil }
    ratios = all.map(\.ratio).sorted()
    let places = all.indices.sorted { a, b in
      let (x, y) = ((all[a].ratio - 1).magnitude, (all[b].ratio - 1).magnitude)
      return x != y ? x > y : a < b
    }
    examples = places.prefix(5).map { all[$0] }.filter { $0.ratio != 1 }
  }

  /// The least share.
  public var least: Double { ratios[0] }
  /// The greatest share.
  public var greatest: Double { ratios[ratios.count - 1] }
  /// The middle share, the lower of two.
  public var median: Double { ratios[(ratios.count - 1) / 2] }

  /// Returns how many shares lie in each of some classes.
  ///
  /// - Parameter bounds: The lower bounds of all classes but the first, ascending.
  /// - Returns: One number a class, one more than there are bounds.
  public func counts(from bounds: [Double]) -> [Int] {
    var counts = [Int](repeating: 0, count: bounds.count + 1)
    for ratio in ratios { counts[bounds.count { $0 <= ratio }] += 1 }
    return counts
  }
}
