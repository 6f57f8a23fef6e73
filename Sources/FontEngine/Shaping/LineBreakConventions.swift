/// How lines end where Apple's systems and other programs differ.
public struct LineBreakConventions: Hashable, Sendable {
  /// Whether a soft hyphen that ends a line shows a hyphen, which takes room.
  public var showsSoftHyphens: Bool
  /// Whether a carriage return without a line feed ends a line.
  public var endsLinesAtCarriageReturn: Bool

  /// Creates conventions.
  public init(showsSoftHyphens: Bool, endsLinesAtCarriageReturn: Bool) {
    self.showsSoftHyphens = showsSoftHyphens
    self.endsLinesAtCarriageReturn = endsLinesAtCarriageReturn
  }

  /// What iOS does: `NSString` counts CR as a paragraph separator, and soft hyphens show.
  public static let apple = LineBreakConventions(
    showsSoftHyphens: true, endsLinesAtCarriageReturn: true)

  /// What a plain loop over HarfBuzz and ICU does, for comparisons.
  public static let plain = LineBreakConventions(
    showsSoftHyphens: false, endsLinesAtCarriageReturn: false)
}
