public import DynamicType
public import MetricsCore

/// What `measure` was asked: the font, its size, and the room there is.
public struct MeasureSettings: Equatable, Sendable {
  /// The PostScript name of the face.
  public var font: String
  /// Whether the font is a variable one at its default place, which no name asked for.
  public var isDefaultInstance = false
  /// The size at large, in points.
  public var size: Double
  /// The text style whose scale is followed.
  public var textStyle: TextStyle
  /// The framework that does the scaling.
  public var api: ScalingAPI
  /// The largest size in points; `nil` for none.
  public var maximumPointSize: Double?
  /// The room for one line in points; `nil` when only mandatory breaks are made.
  public var width: Double?
  /// The greatest number of lines; 0 for no limit.
  public var lines: Int

  /// Creates settings.
  public init(
    font: String, size: Double = 17, textStyle: TextStyle = .body, api: ScalingAPI = .uikit,
    maximumPointSize: Double? = nil, width: Double? = nil, lines: Int = 0
  ) {
    self.font = font
    self.size = size
    self.textStyle = textStyle
    self.api = api
    self.maximumPointSize = maximumPointSize
    self.width = width
    self.lines = lines
  }
}

/// A report on texts in one font that is written text by text, so that their number does not
/// matter.
///
/// Write ``header``, then ``entry(_:isFirst:)`` for each text, then ``footer(count:)``.
public protocol MeasureWriter: Sendable {
  /// What stands before the first text.
  var header: String { get }

  /// Returns a text's part of the report, with what separates it from the one before.
  ///
  /// - Parameters:
  ///   - text: The text with its measurements.
  ///   - isFirst: Whether no text was written before.
  /// - Returns: The part, with the line break at its end where the format wants one.
  func entry(_ text: MeasuredText, isFirst: Bool) -> String

  /// Returns what stands after the last text.
  ///
  /// - Parameter count: The number of texts written.
  /// - Returns: The rest of the report.
  func footer(count: Int) -> String
}

extension MeasureWriter {
  /// Returns the whole report on texts that are all at hand.
  public func text(_ texts: [MeasuredText]) -> String {
    var result = header
    for (index, text) in texts.enumerated() { result += entry(text, isFirst: index == 0) }
    return result + footer(count: texts.count)
  }
}
