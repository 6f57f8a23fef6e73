/// A style, the face it resolves to, and its twelve sizes.
public struct StyleMeasurement: Equatable, Sendable {
  /// The style as configured.
  public var style: CustomStyle
  /// The language whose own font is measured; `nil` for the font of all others.
  public var locale: String?
  /// What its font request came to.
  public var resolution: FaceResolution
  /// The style at each of the twelve categories, in ascending order.
  public var ladder: [ScaledStyle]
  /// The ink of the face's own ASCII letters, in ems; `nil` when there is no face or no ink.
  public var letterInk: InkBounds?
  /// The top of the letter H in ems, measured; `nil` when not known.
  public var capHeight: Double?
  /// Characters that should look different and share one outline, such as currency signs drawn as
  /// one; each group once.
  public var sharedOutlines: [[String]] = []
  /// Whether the style is measured with the heavier face that Bold Text asks for.
  public var isBoldText = false
  /// Whether Bold Text asks for a heavier face and the family has none.
  public var lacksBoldTextFace = false
  /// What letter spacing of 0 does to the style's texts; `nil` when kerning is on or nothing moves.
  public var kerningLoss: KerningLoss?

  /// Creates a measurement.
  public init(
    style: CustomStyle, resolution: FaceResolution, ladder: [ScaledStyle],
    letterInk: InkBounds? = nil, capHeight: Double? = nil, kerningLoss: KerningLoss? = nil
  ) {
    self.style = style
    self.resolution = resolution
    self.ladder = ladder
    self.letterInk = letterInk
    self.capHeight = capHeight
    self.kerningLoss = kerningLoss
  }

  /// The face that is measured.
  public var face: ResolvedFace? { resolution.face }
}

/// The text that changes its width most when kerning is turned off.
public struct KerningLoss: Equatable, Sendable {
  /// The text.
  public var text: LocalizedText
  /// Its width with kerning, in ems.
  public var kernedWidth: Double
  /// Its width without, in ems.
  public var unkernedWidth: Double

  /// Creates a loss.
  public init(text: LocalizedText, kernedWidth: Double, unkernedWidth: Double) {
    self.text = text
    self.kernedWidth = kernedWidth
    self.unkernedWidth = unkernedWidth
  }
}

/// All styles of a configuration together, for rules that compare them.
public struct StyleSheetMeasurement: Equatable, Sendable {
  /// The styles in the configuration's order.
  public var styles: [StyleMeasurement]
  /// The faces of each family that a style uses, families and faces in alphabetical order.
  public var families: [FamilyMeasurement]

  /// Creates a measurement.
  public init(styles: [StyleMeasurement], families: [FamilyMeasurement] = []) {
    self.styles = styles
    self.families = families
  }
}

/// The faces of one family that are in the files.
public struct FamilyMeasurement: Equatable, Sendable {
  /// The family's name.
  public var family: String
  /// Its faces by PostScript name.
  public var faces: [ResolvedFace]

  /// Creates a family.
  public init(family: String, faces: [ResolvedFace]) {
    self.family = family
    self.faces = faces
  }
}
