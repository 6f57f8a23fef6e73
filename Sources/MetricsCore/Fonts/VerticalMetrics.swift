/// One of the three sets of line metrics a font may carry, in font units.
public struct VerticalMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the line; positive is above the baseline.
  public var ascender: Int
  /// The distance from the baseline to the bottom of the line; negative is below the baseline.
  public var descender: Int
  /// Extra space between lines; not part of the line's own height.
  public var lineGap: Int

  /// Creates metrics in font units, with a negative descender.
  public init(ascender: Int, descender: Int, lineGap: Int = 0) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// The height of a line without the gap, in font units.
  public var height: Int { ascender - descender }
}

/// Where a set of line metrics is stored.
public enum VerticalMetricsSource: String, CaseIterable, Sendable {
  /// The `hhea` table: the set iOS uses.
  case hhea
  /// `OS/2` sTypoAscender, sTypoDescender and sTypoLineGap.
  case typo
  /// `OS/2` usWinAscent and usWinDescent.
  case win
}

/// Every set of line metrics in a font, raw as stored.
public struct VerticalMetricsTables: Hashable, Sendable {
  /// The metrics in `hhea`; `nil` when the table is missing.
  public var hhea: VerticalMetrics?
  /// The typographic metrics in `OS/2`; `nil` when the table is missing.
  public var typo: VerticalMetrics?
  /// The Windows metrics in `OS/2`, with the descent made negative; `nil` without the table.
  public var win: VerticalMetrics?
  /// `OS/2.fsSelection` bit 7, which iOS ignores.
  public var useTypoMetrics: Bool

  /// Creates the sets.
  public init(
    hhea: VerticalMetrics?, typo: VerticalMetrics? = nil, win: VerticalMetrics? = nil,
    useTypoMetrics: Bool = false
  ) {
    self.hhea = hhea
    self.typo = typo
    self.win = win
    self.useTypoMetrics = useTypoMetrics
  }
}

/// The line metrics that UIKit and SwiftUI take from a font, as fractions of the point size.
///
/// The raw `hhea` values divided by unitsPerEm, whatever `OS/2` says. Families named Helvetica,
/// Times or Courier get 15 % of ascent + descent added to the ascent.
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the top of the line to the baseline, in ems; positive.
  public var ascent: Double
  /// The distance from the baseline to the bottom of the line, in ems; positive downwards.
  public var descent: Double
  /// The line gap (`UIFont.leading`), in ems.
  public var leading: Double

  /// Creates metrics in ems, both distances positive.
  public init(ascent: Double, descent: Double, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// Creates what iOS derives from a font's tables; `nil` when there is no `hhea`.
  public init?(_ tables: VerticalMetricsTables, unitsPerEm: Int, family: String) {
    guard let hhea = tables.hhea, unitsPerEm > 0 else { return nil }
    let em = Double(unitsPerEm)
    ascent = Double(hhea.ascender) / em
    descent = -Double(hhea.descender) / em
    leading = Double(hhea.lineGap) / em
    if LineMetrics.stretchedFamilies.contains(family) {
      ascent += 0.15 * (ascent + descent)
    }
  }

  /// `UIFont.lineHeight` in ems: ascent and descent, without the line gap.
  public var lineHeight: Double { ascent + descent }

  /// The families whose ascent UIKit stretches by 15 % of the line height.
  static let stretchedFamilies: Set<String> = ["Helvetica", "Times", "Courier"]
}
