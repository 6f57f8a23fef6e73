public import DynamicType
import FontEngine
public import MetricsCore

/// What `measure` is asked, apart from the texts.
public struct MeasureRequest: Sendable {
  /// The style: font, size, scaling, spacing, features.
  public var style: CustomStyle
  /// The room for one line in points; `nil` when only mandatory breaks are made.
  public var width: Double?
  /// The greatest number of lines; 0 for no limit.
  public var lines: Int
  /// Pixels per point, to which heights are rounded up.
  public var displayScale: Double
  /// The version of Apple's behaviour.
  public var model: ScalingModel

  /// Creates a request.
  public init(
    style: CustomStyle, width: Double? = nil, lines: Int = 0, displayScale: Double = 3,
    model: ScalingModel = .uikit26
  ) {
    self.style = style
    self.width = width
    self.lines = lines
    self.displayScale = displayScale
    self.model = model
  }
}

/// Measures texts in one font at every category, one after another; one a thread.
public final class PlainMeasurer {
  private let request: MeasureRequest
  private let ladder: [ScaledStyle]
  private let font: StyleFont
  private let shaper = Shaper()

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - request: What is measured.
  ///   - entry: The face.
  ///   - library: The files it is one of.
  public init(_ request: MeasureRequest, entry: FontLibrary.Entry, library: FontLibrary) {
    let font = StyleFont(style: request.style, entry: entry, fallbacks: [], library: library)
    self.request = request
    self.font = font
    ladder = ContentSizeCategory.allCases.map {
      request.style.scaled(
        at: $0, metrics: entry.face.description.lineMetrics, model: request.model,
        displayScale: request.displayScale)
    }
  }

  /// Returns a text's measures at the twelve categories.
  public func measure(_ text: LocalizedText) -> MeasuredText {
    var sized = SizedText(text, font: font, shaper: shaper)
    let facts = sized.facts(at: ladder[ContentSizeCategory.large.rawValue].pointSize)
    let missing = facts.missing + facts.suppliedBySystem
    return MeasuredText(
      text: text,
      categories: ladder.map { measure(&sized, at: $0, missing: missing) })
  }

  private func measure(
    _ text: inout SizedText, at scaled: ScaledStyle, missing: [String]
  ) -> MeasuredCategory {
    let size = scaled.pointSize
    let fit = TextFitter.fit(&text, pointSize: size, room: request.width, lines: request.lines)
    let shaped = text.shaped(at: size, withBreaks: fit.summary.breaksWord)
    let limit = request.width.map { $0 / size } ?? .infinity
    let lines =
      fit.truncation?.visibleLines
      ?? LineWrapper.lines(shaped, limit: limit).map { shaped.string($0.start..<$0.visibleEnd) }
    return MeasuredCategory(
      category: scaled.category, pointSize: size, naturalWidth: shaped.naturalWidth * size,
      width: (fit.truncation?.widest ?? fit.summary.widest) * size, lines: lines.count,
      lineTexts: lines, lineHeight: scaled.lineHeight,
      height: scaled.height(lines: lines.count).map {
        roundUp($0, toScale: request.displayScale)
      },
      truncated: fit.truncation != nil, brokenWords: fit.brokenWords, missing: missing)
  }
}
