/// A glyph with its place, in ems.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's number in its face; 0 stands for a character that no face has.
  public var id: UInt32
  /// The offset of the first UTF-16 code unit it stands for.
  public var cluster: Int
  /// How far the pen moves.
  public var advance: Double
  /// How far the glyph is drawn from the pen, to the right.
  public var xOffset: Double
  /// How far the glyph is drawn from the pen, upwards.
  public var yOffset: Double

  /// Creates a glyph.
  public init(
    id: UInt32, cluster: Int, advance: Double, xOffset: Double = 0, yOffset: Double = 0
  ) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }
}

/// Glyphs of one face and one direction.
public struct GlyphRun: Hashable, Sendable {
  /// The UTF-16 code units of the text.
  public var range: Range<Int>
  /// The embedding level of the Unicode Bidirectional Algorithm: odd for right to left.
  ///
  /// A line shows its runs in the order that rule L2 gives for their levels.
  public var level: Int
  /// 0 for the font's own face, else one more than the fallback's index.
  public var face: Int
  /// The glyphs from left to right; line terminators have none.
  public var glyphs: [PlacedGlyph]

  /// Creates a run.
  public init(range: Range<Int>, level: Int, face: Int, glyphs: [PlacedGlyph]) {
    self.range = range
    self.level = level
    self.face = face
    self.glyphs = glyphs
  }
}
