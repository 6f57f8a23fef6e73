public import DynamicType
import Inputs
public import MetricsCore

/// The styles of a configuration with their fonts and sizes, without any text.
public struct StyleSheet: Sendable {
  /// The styles in the configuration's order.
  public var styles: [StyleMeasurement]
  /// The version of Apple's behaviour.
  public var model: ScalingModel

  /// Reads a configuration's styles and the fonts they need.
  ///
  /// - Parameters:
  ///   - path: The configuration's path.
  ///   - displayScale: Pixels per point, to which scaled values are rounded.
  /// - Throws: `InputError` or `EngineError` for the first thing that cannot be read.
  public init(configurationAt path: String, displayScale: Double = 3) throws {
    let configuration = try ConfigurationLoader.load(path)
    let files = try configuration.resolvedFiles()
    let library = try FontLibrary(files.fonts, fallback: files.fallback)
    model = configuration.model
    styles = configuration.styles.map { style in
      let resolution = library.resolve(style)
      return StyleMeasurement(
        style: style, resolution: resolution,
        ladder: ContentSizeCategory.allCases.map {
          style.scaled(
            at: $0, metrics: resolution.face?.description.lineMetrics,
            model: configuration.model, displayScale: displayScale)
        })
    }
  }
}
