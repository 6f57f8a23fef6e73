public import Layouts
public import MetricsCore

/// Every rule, by what it looks at.
///
/// A new rule is a file of its own and a line here. The order within an array changes no result.
public enum RuleRegistry {
  /// The rules about a style.
  public static let styleRules: [any Rule<StyleMeasurement>] = [
    FontNotFound(), FragileFontName(), MissingEmphasisFace(),
    BelowMinimumSize(), DoubleScaling(), NotScaling(),
    LineHeightDrift(), LineHeightTooSmall(), MetricsDisagree(), OffCentre(),
    KerningDisabled(), SuspectGlyph(), MissingBoldTextFace(),
  ]

  /// The rules about all styles together.
  public static let styleSheetRules: [any Rule<StyleSheetMeasurement>] = [
    HierarchyInverted(), LineHeightVaries(), SameFaceForTwoWeights(),
  ]

  /// The rules about a text in a style.
  public static let textRules: [any Rule<TextMeasurement>] = [
    MissingGlyphs(), BlankGlyphs(), DecomposedForm(), UnresolvedFormat(), ClippedInk(),
    InkOverhang(), BrokenWordOnScreen(), WiderThanTranslationLimit(),
  ]

  /// The rules about a text in a slot.
  public static let slotRules: [any Rule<SlotMeasurement>] = [
    Truncated(), BrokenWord(), ClippedHeight(),
  ]

  /// The rules about a layout.
  public static let layoutRules: [any Rule<LayoutMeasurement>] = [
    RowOverflow(), CrampedRow(), NeedsVerticalAxis(), ScreenNeedsScroll(), BarTooTall(),
    MissingLargeContentViewer(), ImageCrowdsText(), ClippedCell(), GridOverlap(),
  ]

  /// The rules about the fonts an app registers.
  public static let registrationRules: [any Rule<FontRegistration>] = [
    UnlistedFont(), MissingFontFile(), UnusedFont(), DuplicatePostScriptName(),
  ]

  /// The rules about how far a font has a language's characters.
  public static let coverageRules: [any Rule<LocaleCoverage>] = [MissingCurrencySign()]

  /// The rules about a face that is another one than in the lock.
  public static let fontDriftRules: [any Rule<FontDrift>] = [
    NamesChanged(), SilentChange(), FontGlyphsLost(), FontMetricsMoved(),
  ]

  /// The rules about a style that is another one than in the lock.
  public static let styleDriftRules: [any Rule<StyleDrift>] = [StyleMetricsMoved()]

  /// The rules about a text that fits otherwise than in the lock.
  public static let textDriftRules: [any Rule<TextDrift>] = [
    TruncatesNow(), WrapsDifferently(), GlyphsLost(), TextMetricsMoved(),
  ]

  /// What each rule is, sorted by id; a fault that several rules look for stands here once.
  public static let descriptions: [RuleDescription] = {
    let all =
      styleRules.map { type(of: $0).description }
      + styleSheetRules.map { type(of: $0).description }
      + textRules.map { type(of: $0).description } + slotRules.map { type(of: $0).description }
      + layoutRules.map { type(of: $0).description }
      + registrationRules.map { type(of: $0).description }
      + coverageRules.map { type(of: $0).description }
      + fontDriftRules.map { type(of: $0).description }
      + styleDriftRules.map { type(of: $0).description }
      + textDriftRules.map { type(of: $0).description }
    return Dictionary(all.map { ($0.id, $0) }) { first, _ in first }.values.sorted {
      $0.id < $1.id
    }
  }()

  /// Returns the rule with an id; `nil` when there is none.
  public static func description(_ id: String) -> RuleDescription? {
    descriptions.first { $0.id == id }
  }
}
