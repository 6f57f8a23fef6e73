import DynamicType
import Testing

@Suite("Scaled fonts and values")
struct FontScalerTests {
  @Test(
    "17 points scaled with body have the twelve published sizes", arguments: ScalingAPI.allCases)
  func body(api: ScalingAPI) {
    let scaler = FontScaler(api: api)
    #expect(
      ContentSizeCategory.allCases.map { scaler.scaledPointSize(17, at: $0) }
        == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
  }

  @Test("17 points scaled with headline are 39 at AX4 and as with body elsewhere")
  func headline() {
    let scaler = FontScaler(textStyle: .headline)
    #expect(
      ContentSizeCategory.allCases.map { scaler.scaledPointSize(17, at: $0) }
        == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 39, 48])
  }

  @Test("Without arguments a scaler is UIFontMetrics.default on iOS 26")
  func defaults() {
    #expect(
      FontScaler()
        == FontScaler(
          textStyle: .body, api: .uikit, model: .uikit26,
          categories: CategoryRange(minimum: nil, maximum: nil)))
  }

  @Test(
    "The worked examples hold",
    arguments: [
      // Style, base, category, and base × L / L₀ worked by hand.
      (.largeTitle, 34, .ax5, 58),  // 34 × 70 / 41 = 58.05
      (.title1, 28, .xLarge, 30),  // 28 × 36 / 34 = 29.65
      (.title1, 24, .xxLarge, 27),  // 24 × 38 / 34 = 26.82; 39 would give 28
      (.title2, 22, .ax5, 52),  // 22 × 66 / 28 = 51.86
      (.title3, 20, .ax3, 41),  // 20 × 51 / 25 = 40.8
      (.callout, 16, .xSmall, 14),  // 16 × 18 / 21 = 13.71
      (.subheadline, 15, .xxxLarge, 20),  // 15 × 26 / 20 = 19.5; 28 would give 21
      (.footnote, 13, .medium, 12),  // 13 × 16 / 18 = 11.56
      (.caption1, 12, .ax1, 20),  // 12 × 27 / 16 = 20.25; 28 would give 21
      (.caption2, 11, .xSmall, 11),  // caption2 does not shrink
      (.body, 12, .xSmall, 10),  // 12 × 19 / 22 = 10.36: there is no minimum
    ] as [(TextStyle, Double, ContentSizeCategory, Double)])
  func workedExamples(
    style: TextStyle, base: Double, category: ContentSizeCategory, expected: Double
  ) {
    #expect(FontScaler(textStyle: style).scaledPointSize(base, at: category) == expected)
  }

  @Test("A font has whole points at large too", arguments: ScalingAPI.allCases)
  func wholePoints(api: ScalingAPI) {
    let scaler = FontScaler(api: api)
    #expect(scaler.scaledPointSize(13.5, at: .large) == 14)
    #expect(scaler.scaledPointSize(13.4, at: .large) == 13)
    #expect(scaler.scaledValue(13.5, at: .large, displayScale: 2) == 13.5)
    #expect(scaler.scaledValue(13.5, at: .large, displayScale: 1) == 14)
  }

  @Test("A value is rounded to a pixel of the display")
  func displayScales() {
    let scaler = FontScaler()
    // 10 × 24 / 22 = 10.909…
    #expect(scaler.scaledValue(10, at: .xLarge, displayScale: 1) == 11)
    #expect(scaler.scaledValue(10, at: .xLarge, displayScale: 2) == 11)
    #expect(scaler.scaledValue(10, at: .xLarge, displayScale: 3) == 11)
    // 10 × 20 / 22 = 9.0909…, 18.18 and 27.27 pixels
    #expect(scaler.scaledValue(10, at: .small, displayScale: 2) == 9)
    // 8 × 62 / 22 = 22.545…, 45.09 and 67.64 pixels
    #expect(scaler.scaledValue(8, at: .ax5, displayScale: 1) == 23)
    #expect(scaler.scaledValue(8, at: .ax5, displayScale: 2) == 22.5)
    #expect(scaler.scaledValue(8, at: .ax5, displayScale: 3) == 68.0 / 3)
  }

  @Test("Negative values round away from zero")
  func negativeValues() {
    let scaler = FontScaler()
    // −5.5 × 62 / 22 is exactly −15.5.
    #expect(scaler.scaledValue(-5.5, at: .ax5, displayScale: 1) == -16)
    #expect(scaler.scaledValue(-5.5, at: .ax5, displayScale: 2) == -15.5)
    #expect(scaler.scaledValue(-0.5, at: .large, displayScale: 1) == -1)
    // −0.2 × 62 / 22 = −0.5636…, −1.69 pixels
    #expect(scaler.scaledValue(-0.2, at: .ax5, displayScale: 3) == -2.0 / 3)
  }

  @Test("Nothing stays nothing")
  func zero() {
    #expect(FontScaler().scaledValue(0, at: .ax5, displayScale: 3) == 0)
    #expect(FontScaler().scaledPointSize(0, at: .ax5) == 0)
  }

  @Test("The ratio is that of the line spacings")
  func ratio() {
    #expect(FontScaler().ratio(at: .large) == 1)
    #expect(FontScaler().ratio(at: .ax5) == 62.0 / 22)
    #expect(FontScaler(textStyle: .headline).ratio(at: .ax4) == 51.0 / 22)
    #expect(FontScaler(categories: CategoryRange(minimum: .ax1)).ratio(at: .large) == 34.0 / 22)
    #expect(FontScaler(textStyle: .title1, model: .ios10).ratio(at: .ax5) == 41.0 / 34)
  }
}

@Suite("Maximum point size")
struct MaximumPointSizeTests {
  @Test("A font is no larger than its maximum, which is not rounded")
  func maximum() {
    let scaler = FontScaler()
    #expect(scaler.scaledPointSize(17, at: .ax5, maximumPointSize: 40) == 40)
    #expect(scaler.scaledPointSize(17, at: .ax5, maximumPointSize: 20.5) == 20.5)
    #expect(scaler.scaledPointSize(17, at: .xxLarge, maximumPointSize: 20.5) == 20)
    #expect(scaler.scaledPointSize(17, at: .large, maximumPointSize: 12) == 12)
  }

  @Test("The maximum is applied after rounding")
  func afterRounding() {
    // 13.5 at large rounds to 14 and is cut back to 13.75.
    #expect(FontScaler().scaledPointSize(13.5, at: .large, maximumPointSize: 13.75) == 13.75)
  }

  @Test("A maximum of 0 or less is none", arguments: [0, -1, -40] as [Double])
  func none(maximum: Double) {
    #expect(FontScaler().scaledPointSize(17, at: .ax5, maximumPointSize: maximum) == 48)
  }

  @Test("SwiftUI knows no maximum")
  func swiftUI() {
    #expect(FontScaler(api: .swiftui).scaledPointSize(17, at: .ax5, maximumPointSize: 40) == 48)
  }
}

@Suite("Recorded exception")
struct RecordedExceptionTests {
  private let headline = FontScaler(textStyle: .headline)

  @Test("11 points with headline at AX4 are 25, although the rule gives 26")
  func recorded() {
    #expect(headline.scaledPointSize(11, at: .ax4) == 25)
    #expect(headline.scaledPointSize(11, at: .ax4, maximumPointSize: 24) == 24)
    #expect(headline.scaledPointSize(11, at: .ax4, maximumPointSize: 25.5) == 25)
  }

  @Test("Its neighbours follow the rule")
  func neighbours() {
    #expect(headline.scaledPointSize(10.5, at: .ax4) == 24)  // 24.34
    #expect(headline.scaledPointSize(11.5, at: .ax4) == 27)  // 26.66
    #expect(headline.scaledPointSize(33, at: .ax4) == 77)  // 76.5, a half like the exception
    #expect(headline.scaledPointSize(11, at: .ax3) == 24)  // 24
    #expect(headline.scaledPointSize(11, at: .ax5) == 31)  // 31
    #expect(FontScaler(textStyle: .body).scaledPointSize(11, at: .ax4) == 28)  // 28
  }

  @Test("It is one of scaledFont alone, not of scaledValue or SwiftUI")
  func scaledFontAlone() {
    #expect(headline.scaledValue(11, at: .ax4, displayScale: 1) == 26)
    #expect(headline.scaledValue(11, at: .ax4, displayScale: 2) == 25.5)
    #expect(FontScaler(textStyle: .headline, api: .swiftui).scaledPointSize(11, at: .ax4) == 26)
  }

  @Test("It holds wherever AX4 is the category that counts")
  func effectiveCategory() {
    let upToAX4 = FontScaler(textStyle: .headline, categories: CategoryRange(maximum: .ax4))
    #expect(upToAX4.scaledPointSize(11, at: .ax5) == 25)
    let upToAX3 = FontScaler(textStyle: .headline, categories: CategoryRange(maximum: .ax3))
    #expect(upToAX3.scaledPointSize(11, at: .ax4) == 24)
    // In the old model headline stops at xxxLarge: 11 × 29 / 22 = 14.5.
    let old = FontScaler(textStyle: .headline, model: .ios10)
    #expect(old.scaledPointSize(11, at: .ax4) == 15)
  }
}

@Suite("Clamped categories and models")
struct EffectiveCategoryTests {
  @Test("A clamped font keeps the size of the nearer end")
  func clamped() {
    let scaler = FontScaler(categories: CategoryRange(minimum: .large, maximum: .ax1))
    #expect(
      ContentSizeCategory.allCases.map { scaler.scaledPointSize(17, at: $0) }
        == [17, 17, 17, 17, 19, 20, 22, 26, 26, 26, 26, 26])
    #expect(scaler.effectiveCategory(at: .ax5) == .ax1)
    #expect(scaler.scaledValue(10, at: .ax5, displayScale: 2) == 15.5)  // 10 × 34 / 22 = 15.45
  }

  @Test("Before iOS 11 the accessibility sizes enlarge body")
  func oldBody() {
    let scaler = FontScaler(textStyle: .body, model: .ios10)
    #expect(
      ContentSizeCategory.allCases.map { scaler.scaledPointSize(17, at: $0) }
        == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
  }

  @Test(
    "Before iOS 11 the accessibility sizes leave other styles at xxxLarge",
    arguments: TextStyle.allCases.filter { $0 != .body })
  func oldOtherStyles(style: TextStyle) {
    let old = FontScaler(textStyle: style, model: .ios10)
    let new = FontScaler(textStyle: style)
    for category in ContentSizeCategory.allCases {
      let counts: ContentSizeCategory = category.isAccessibilityCategory ? .xxxLarge : category
      #expect(old.effectiveCategory(at: category) == counts)
      #expect(old.scaledPointSize(20, at: category) == new.scaledPointSize(20, at: counts))
    }
  }

  @Test("The clamp comes before the model")
  func clampThenModel() {
    let fromAX1 = FontScaler(
      textStyle: .title1, model: .ios10, categories: CategoryRange(minimum: .ax1))
    #expect(fromAX1.effectiveCategory(at: .small) == .xxxLarge)
  }

  @Test("The names that configurations and reports use are fixed")
  func rawValues() {
    #expect(ScalingAPI.allCases.map(\.rawValue) == ["uikit", "swiftui"])
    #expect(ScalingModel.allCases.map(\.rawValue) == ["uikit-26", "ios10"])
    #expect(Scaling.allCases.map(\.rawValue) == ["dynamic", "static", "fixed"])
  }
}
