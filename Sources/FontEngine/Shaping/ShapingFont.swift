public import MetricsCore

/// What texts of a style are shaped with: a face, what stands in for it, and features.
public struct ShapingFont: Sendable {
  /// The face.
  public var face: ShapingFace
  /// The faces tried in order for characters the face lacks.
  public var fallbacks: [ShapingFace]
  /// OpenType features set; all others are as HarfBuzz has them by default, which is what Core
  /// Text does for kerning, ligatures and contextual forms.
  public var features: [FontFeature]
  /// Whether the font's kerning is used; an explicit letter spacing of 0 turns it off.
  public var usesKerning: Bool
  /// Whether standard ligatures are used; tracking turns them off.
  public var usesLigatures: Bool
  /// How lines end where programs differ.
  public var conventions: LineBreakConventions

  /// Creates a font with everything on.
  public init(
    face: ShapingFace, fallbacks: [ShapingFace] = [], features: [FontFeature] = [],
    usesKerning: Bool = true, usesLigatures: Bool = true,
    conventions: LineBreakConventions = .apple
  ) {
    self.face = face
    self.fallbacks = fallbacks
    self.features = features
    self.usesKerning = usesKerning
    self.usesLigatures = usesLigatures
    self.conventions = conventions
  }

  /// Whether a text shaped with the other font has the same glyphs in the same places.
  func isSame(as other: ShapingFont) -> Bool {
    face === other.face && usesKerning == other.usesKerning
      && usesLigatures == other.usesLigatures && features == other.features
      && fallbacks.elementsEqual(other.fallbacks, by: ===)
  }

  /// Returns the face itself for 0, a fallback for one more than its index.
  func face(_ index: Int) -> ShapingFace { index == 0 ? face : fallbacks[index - 1] }
}
