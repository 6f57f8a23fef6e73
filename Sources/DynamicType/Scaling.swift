/// What a style does when people change the text size.
public enum Scaling: String, CaseIterable, Sendable {
  /// The font is scaled, and scaled again whenever the text size changes.
  case dynamic

  /// The font is scaled once, when it is made, and does not follow later changes.
  ///
  /// This is what a font from `scaledFont(for:)` does in a label whose
  /// `adjustsFontForContentSizeCategory` is off: right at launch, wrong after a change in
  /// Settings until the screen is built anew. Its point size is that of ``dynamic`` at the
  /// category in which it was made.
  case `static`

  /// The font never scales and keeps its designed size in all categories.
  ///
  /// `UIFont(name:size:)` by itself, `Font.custom(_:fixedSize:)` and `Font.system(size:)` behave
  /// like this.
  case fixed
}
