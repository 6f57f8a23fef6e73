public import DynamicType
public import MetricsCore

/// The twelve sizes of a font size or style, with the figures they are compared with.
public struct SizeLadder: Equatable, Sendable {
  /// The sizes at one category.
  public struct Rung: Equatable, Sendable {
    /// The font's size, the scaled value and the line height.
    public var scaled: ScaledStyle
    /// The size of the system font in the same text style, in points.
    public var systemPointSize: Double

    /// Creates a rung.
    public init(scaled: ScaledStyle, systemPointSize: Double) {
      self.scaled = scaled
      self.systemPointSize = systemPointSize
    }
  }

  /// The style's name in the configuration; `nil` for a bare size.
  public var name: String?
  /// The PostScript name of the font; `nil` when none is known.
  public var font: String?
  /// The size at large, in points.
  public var size: Double
  /// The text style whose scale is followed.
  public var textStyle: TextStyle
  /// Whether and how the size follows the category.
  public var scaling: Scaling
  /// The framework that does the scaling.
  public var api: ScalingAPI
  /// The largest size in points; `nil` for none.
  public var maximumPointSize: Double?
  /// Pixels per point, to which scaled values are rounded.
  public var displayScale: Double
  /// The twelve categories in ascending order.
  public var rungs: [Rung]

  /// Creates a ladder of a dynamic size without name and font.
  public init(
    size: Double, textStyle: TextStyle, api: ScalingAPI, maximumPointSize: Double? = nil,
    displayScale: Double = 3, rungs: [Rung]
  ) {
    self.size = size
    self.textStyle = textStyle
    self.api = api
    self.maximumPointSize = maximumPointSize
    self.displayScale = displayScale
    self.rungs = rungs
    scaling = .dynamic
  }

  /// Creates the ladder of a style, with the system font's sizes beside it.
  ///
  /// - Parameters:
  ///   - measurement: The style with its twelve sizes.
  ///   - model: The version of Apple's behaviour.
  ///   - displayScale: The pixels per point that the sizes were computed for.
  public init(_ measurement: StyleMeasurement, model: ScalingModel, displayScale: Double) {
    let style = measurement.style
    self.init(
      size: style.size, textStyle: style.textStyle, api: style.api,
      maximumPointSize: style.maximumPointSize, displayScale: displayScale,
      rungs: measurement.ladder.map {
        let category = model.category(for: style.textStyle, at: $0.category)
        return Rung(
          scaled: $0, systemPointSize: style.textStyle.systemPointSize(at: category))
      })
    name = style.name
    font = measurement.face?.postScriptName
    scaling = style.scaling
  }

  /// What the sizes are, in words: `17 pt following body in UIKit, at most 40 pt`.
  var summary: String {
    var words = font.map { "\(singleLine($0)), " } ?? ""
    words += "\(formatted(size)) pt"
    switch scaling {
    case .dynamic: words += " scaled with \(textStyle.rawValue) by \(api.scalerName)"
    case .static: words += " scaled once, at large, with \(textStyle.rawValue)"
    case .fixed: words += ", which does not scale"
    }
    if let maximumPointSize, scaling != .fixed {
      words += ", at most \(formatted(maximumPointSize)) pt"
    }
    return words
  }
}

extension ScalingAPI {
  /// What does the scaling, as developers call it.
  var scalerName: String {
    switch self {
    case .uikit: "UIFontMetrics"
    case .swiftui: "SwiftUI"
    }
  }
}

/// What `scale` tells about one font size.
public struct ScaleReport: Sendable {
  /// Who made the report.
  public var tool: ToolIdentity
  /// The sizes.
  public var ladder: SizeLadder

  /// Creates a report.
  public init(tool: ToolIdentity, ladder: SizeLadder) {
    self.tool = tool
    self.ladder = ladder
  }
}

/// What `scale` tells about the styles of a configuration.
public struct ScaleStylesReport: Sendable {
  /// Who made the report.
  public var tool: ToolIdentity
  /// The sizes of each style, in the configuration's order.
  public var ladders: [SizeLadder]

  /// Creates a report.
  public init(tool: ToolIdentity, ladders: [SizeLadder]) {
    self.tool = tool
    self.ladders = ladders
  }
}
