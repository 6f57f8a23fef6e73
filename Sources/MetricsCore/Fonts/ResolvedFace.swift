/// One face that a name can stand for: a static face, or one instance of a variable font.
public struct ResolvedFace: Equatable, Sendable {
  /// The name `UIFont(name:)` takes.
  public var postScriptName: String
  /// The full name, the other name `UIFont(name:)` takes; `nil` when there is none.
  public var fullName: String?
  /// The family, for grouping and for family + weight requests.
  public var family: String
  /// The subfamily, such as `Bold Italic`.
  public var subfamily: String
  /// The file's face this one comes from.
  public var description: FaceDescription
  /// The place of the face on the font's axes; empty for a static face.
  public var coordinates: [AxisValue]
  /// The weight on the OS/2 scale, 1…1000: the `wght` coordinate, else usWeightClass, else 400.
  public var weight: Double
  /// Whether the face is bold in the sense of `withSymbolicTraits(.traitBold)`.
  public var bold: Bool
  /// Whether the face is italic.
  public var italic: Bool

  /// Creates a face.
  public init(
    postScriptName: String, fullName: String?, family: String, subfamily: String,
    description: FaceDescription, coordinates: [AxisValue], weight: Double, bold: Bool,
    italic: Bool
  ) {
    self.postScriptName = postScriptName
    self.fullName = fullName
    self.family = family
    self.subfamily = subfamily
    self.description = description
    self.coordinates = coordinates
    self.weight = weight
    self.bold = bold
    self.italic = italic
  }
}
