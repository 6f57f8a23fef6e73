/// How a font request was met.
public enum FaceMatch: String, Sendable {
  /// By PostScript name: the way that always works.
  case postScriptName
  /// By full name, which `UIFont(name:)` accepts too.
  case fullName
  /// By family name only, which `UIFont(name:)` may or may not accept.
  case familyName
  /// By nothing but the file's name, which `UIFont(name:)` does not accept.
  case fileName
  /// By family and weight.
  case familyAndWeight
}

/// What a style's font request came to.
public struct FaceResolution: Equatable, Sendable {
  /// The name or family asked for, in words.
  public var requested: String
  /// The face that is measured; `nil` when no file provides it.
  public var face: ResolvedFace?
  /// How the face was found; `nil` when it was not.
  public var match: FaceMatch?
  /// The face before emphasis was applied; `nil` when it was not found.
  public var plainFace: ResolvedFace?
  /// Whether emphasis was asked for and the family has no such face.
  public var lacksEmphasis: Bool
  /// Whether the measured face stands in for one that cannot be had.
  public var isSubstitute: Bool
  /// Names that would resolve, the nearest first; empty when the face was found.
  public var candidates: [String]

  /// Creates a resolution.
  public init(
    requested: String, face: ResolvedFace?, match: FaceMatch?, plainFace: ResolvedFace? = nil,
    lacksEmphasis: Bool = false, isSubstitute: Bool = false, candidates: [String] = []
  ) {
    self.requested = requested
    self.face = face
    self.match = match
    self.plainFace = plainFace ?? face
    self.lacksEmphasis = lacksEmphasis
    self.isSubstitute = isSubstitute
    self.candidates = candidates
  }
}
