import DynamicType
import MetricsCore
import Testing

@Suite("Styles at the twelve categories")
struct ScaledStyleTests {
  /// 1.2 em of line height and a line gap of 0.1 em.
  let metrics = LineMetrics(ascent: 0.9, descent: 0.3, leading: 0.1)

  @Test("A dynamic style follows its text style")
  func dynamic() {
    var style = CustomStyle(name: "text", font: .named("Lato-Regular"), size: 17)
    #expect(sizes(style) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
    style.textStyle = .headline
    #expect(style.scaled(at: .ax4, metrics: nil).pointSize == 39)
  }

  @Test("A static style keeps its size at large, and a fixed one its designed size")
  func notScaling() {
    var style = CustomStyle(name: "text", font: .system, size: 13.5)
    style.scaling = .static
    #expect(sizes(style) == [Double](repeating: 14, count: 12))
    style.scaling = .fixed
    #expect(sizes(style) == [Double](repeating: 13.5, count: 12))
    #expect(style.scaled(at: .ax5, metrics: nil).scaledValue == 13.5)
  }

  @Test("A maximum caps sizes in UIKit; SwiftUI has none")
  func maximum() {
    var style = CustomStyle(name: "text", font: .system, size: 17)
    style.maximumPointSize = 30.5
    #expect(sizes(style) == [15, 15, 16, 17, 19, 20, 22, 26, 30.5, 30.5, 30.5, 30.5])
    style.api = .swiftui
    #expect(style.scaled(at: .ax5, metrics: nil).pointSize == 48)
    style.api = .uikit
    style.scaling = .static
    style.maximumPointSize = 16
    #expect(style.scaled(at: .xSmall, metrics: nil).pointSize == 16)
    style.scaling = .fixed
    #expect(style.scaled(at: .ax5, metrics: nil).pointSize == 17)
  }

  @Test("A view's range of categories clamps sizes and lengths")
  func categories() {
    var style = CustomStyle(name: "text", font: .system, size: 17)
    style.categories = CategoryRange(minimum: .xLarge, maximum: .ax1)
    #expect(sizes(style) == [19, 19, 19, 19, 19, 20, 22, 26, 26, 26, 26, 26])
    let largest = style.scaled(at: .ax5, metrics: nil, displayScale: 2)
    #expect(largest.category == .ax5)
    // 17 × 34 ÷ 22 is 26.27.
    #expect(largest.scaledValue == 26.5)
  }

  @Test("UIKit and SwiftUI round an exact half differently")
  func api() {
    var style = CustomStyle(name: "title", font: .system, size: 21)
    style.textStyle = .title2
    #expect(style.scaled(at: .xxxLarge, metrics: nil).pointSize == 26)
    style.api = .swiftui
    #expect(style.scaled(at: .xxxLarge, metrics: nil).pointSize == 25)
  }

  @Test(
    "A scaled value is a whole number of pixels",
    arguments: [(1, 15), (2, 14.5), (3, 44.0 / 3)] as [(Double, Double)])
  func scaledValue(displayScale: Double, value: Double) {
    // 17 × 19 ÷ 22 is 14.68.
    let style = CustomStyle(name: "text", font: .system, size: 17)
    #expect(
      style.scaled(at: .xSmall, metrics: nil, displayScale: displayScale).scaledValue == value)
  }

  @Test("Before iOS 11 only body grew past xxxLarge")
  func model() {
    var style = CustomStyle(name: "text", font: .system, size: 17)
    #expect(style.scaled(at: .ax5, metrics: nil, model: .ios10).pointSize == 48)
    style.textStyle = .headline
    #expect(style.scaled(at: .ax5, metrics: nil, model: .ios10).pointSize == 22)
  }

  @Test("The line height is the font's own unless the style has a constant")
  func lineHeight() {
    var style = CustomStyle(name: "text", font: .system, size: 17)
    #expect(isClose(style.scaled(at: .large, metrics: metrics).lineHeight, 20.4))
    #expect(isClose(style.scaled(at: .ax5, metrics: metrics).lineHeight, 57.6))
    style.lineHeight = 24
    for category in ContentSizeCategory.allCases {
      #expect(style.scaled(at: category, metrics: metrics).lineHeight == 24)
    }
    let largest = style.scaled(at: .ax5, metrics: metrics)
    #expect(isClose(largest.naturalLineHeight, 57.6))
  }

  @Test("A constant line height grows when the style says so, to whole pixels")
  func scalingLineHeight() {
    var style = CustomStyle(name: "text", font: .system, size: 17)
    style.lineHeight = 24
    style.lineHeightScales = true
    // 24 × 62 ÷ 22 is 67.636.
    #expect(
      isClose(style.scaled(at: .ax5, metrics: metrics, displayScale: 3).lineHeight, 203.0 / 3))
    #expect(
      isClose(style.scaled(at: .ax5, metrics: metrics, displayScale: 2).lineHeight, 67.5))
    #expect(style.scaled(at: .large, metrics: metrics).lineHeight == 24)
    style.scaling = .static
    #expect(style.scaled(at: .ax5, metrics: metrics).lineHeight == 24)
  }

  @Test("The gap between lines is the line spacing or, in text views, the line gap if larger")
  func lineGap() {
    var style = CustomStyle(name: "text", font: .system, size: 17)
    #expect(style.scaled(at: .ax5, metrics: metrics).lineGap == 0)
    style.view = .textView
    #expect(isClose(style.scaled(at: .large, metrics: metrics).lineGap, 1.7))
    #expect(isClose(style.scaled(at: .ax5, metrics: metrics).lineGap, 4.8))
    #expect(style.scaled(at: .ax5, metrics: nil).lineGap == 0)
    style.lineSpacing = 4
    #expect(style.scaled(at: .large, metrics: metrics).lineGap == 4)
    #expect(isClose(style.scaled(at: .ax5, metrics: metrics).lineGap, 4.8))
    style.view = .swiftUI
    #expect(style.scaled(at: .ax5, metrics: metrics).lineGap == 4)
  }

  @Test("Lines have gaps between them and none after the last")
  func height() {
    var style = CustomStyle(name: "text", font: .system, size: 17)
    style.lineSpacing = 4
    let scaled = style.scaled(at: .large, metrics: metrics)
    #expect(scaled.height(lines: 0) == 0)
    #expect(isClose(scaled.height(lines: 1), 20.4))
    #expect(isClose(scaled.height(lines: 3), 69.2))
  }

  @Test("Without a font there are sizes but no heights")
  func noFont() {
    var style = CustomStyle(name: "text", font: .system, size: 17)
    style.lineHeight = 24
    let scaled = style.scaled(at: .ax5, metrics: nil)
    #expect(scaled.pointSize == 48)
    #expect(scaled.lineHeight == nil)
    #expect(scaled.naturalLineHeight == nil)
    #expect(scaled.height(lines: 2) == nil)
    #expect(scaled.height(lines: 0) == nil)
  }

  private func sizes(_ style: CustomStyle) -> [Double] {
    ContentSizeCategory.allCases.map { style.scaled(at: $0, metrics: nil).pointSize }
  }

  private func isClose(_ actual: Double?, _ expected: Double) -> Bool {
    actual.map { ($0 - expected).magnitude < 1e-9 } ?? false
  }
}

@Suite("What styles ask for")
struct CustomStyleTests {
  @Test(
    "A font request reads as it was written",
    arguments: [
      (.named("Montserrat-Bold"), "Montserrat-Bold"),
      (.family("Nunito Sans", weight: 600), "Nunito Sans, weight 600"),
      (.family("Inter", weight: 412.5), "Inter, weight 412.5"), (.system, "system"),
    ] as [(FontRequest, String)])
  func label(request: FontRequest, label: String) {
    #expect(request.label == label)
  }

  @Test("Bold italic is both bold and italic")
  func emphasis() {
    #expect(Emphasis.allCases.filter(\.isBold) == [.bold, .boldItalic])
    #expect(Emphasis.allCases.filter(\.isItalic) == [.italic, .boldItalic])
  }
}
