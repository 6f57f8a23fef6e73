/// How far ink reaches from a text's baseline and beyond its advance box, in ems.
public struct InkBounds: Hashable, Sendable {
  /// The highest ink above the baseline; negative when all ink is below it.
  public var top: Double
  /// The lowest ink below the baseline; positive downwards, negative when all ink is above.
  public var bottom: Double
  /// Ink to the left of the text's start; 0 when there is none.
  public var leftOverhang: Double
  /// Ink to the right of the text's end; 0 when there is none.
  public var rightOverhang: Double

  /// Creates bounds in ems.
  public init(top: Double, bottom: Double, leftOverhang: Double = 0, rightOverhang: Double = 0) {
    self.top = top
    self.bottom = bottom
    self.leftOverhang = leftOverhang
    self.rightOverhang = rightOverhang
  }
}
