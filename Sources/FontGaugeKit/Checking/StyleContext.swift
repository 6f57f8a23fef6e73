import DynamicType
import FontEngine
import Inputs
import MetricsCore

/// A style of a run with its measures and, for each language, its font.
struct StyleContext: Sendable {
  /// The style with its face and its twelve sizes.
  let measurement: Shared<StyleMeasurement>
  /// The fonts of languages that have one of their own, with the measures they give.
  private var localeMeasurements: [String: Shared<StyleMeasurement>] = [:]
  private let fallbacks: [FontLibrary.Entry]
  private let library: FontLibrary

  /// Measures a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - library: The files.
  ///   - fallbacks: The files to fall back on, in order.
  ///   - model: The version of Apple's behaviour.
  ///   - shaper: Working memory.
  ///   - isBoldText: Whether the next heavier face is taken, as Bold Text asks; without one the
  ///     style has no face.
  /// - Throws: `EngineError` when a face cannot be read.
  init(
    _ style: CustomStyle, library: FontLibrary, fallbacks: [ProjectFile], model: ScalingModel,
    shaper: Shaper, isBoldText: Bool = false
  ) throws {
    func resolve(_ locale: String? = nil) -> FaceResolution {
      var resolution = library.resolve(style, locale: locale)
      if isBoldText { resolution.face = resolution.face.flatMap(library.heavier(than:)) }
      return resolution
    }
    let resolution = resolve()
    var measurement = try StyleContext.measure(
      style, resolution, library: library, model: model, shaper: shaper)
    measurement.isBoldText = isBoldText
    self.measurement = Shared(measurement)
    self.fallbacks = library.fallbacks(fallbacks, like: resolution.face)
    self.library = library
    for locale in style.locales.keys.sorted() {
      var other = try StyleContext.measure(
        style, resolve(locale), library: library, model: model, shaper: shaper)
      other.locale = locale
      other.isBoldText = isBoldText
      localeMeasurements[locale] = Shared(other)
    }
  }

  /// Returns the measures of the style in a language.
  func measurement(for locale: String) -> Shared<StyleMeasurement> {
    guard !localeMeasurements.isEmpty else { return measurement }
    return localeMeasurements[locale] ?? localeMeasurements[language(of: locale)] ?? measurement
  }

  /// Measures of the style in the languages that have a font of their own, by language.
  var otherMeasurements: [StyleMeasurement] {
    localeMeasurements.sorted { $0.key < $1.key }.map(\.value.value)
  }

  /// Returns the font for a language; `nil` when no file provides it.
  func font(for locale: String, usesKerning: Bool? = nil) -> StyleFont? {
    measurement(for: locale).value.face.flatMap(library.entry(of:)).map {
      StyleFont(
        style: measurement.value.style, entry: $0, fallbacks: fallbacks, library: library,
        usesKerning: usesKerning)
    }
  }

  private static func measure(
    _ style: CustomStyle, _ resolution: FaceResolution, library: FontLibrary,
    model: ScalingModel, shaper: Shaper
  ) throws -> StyleMeasurement {
    var resolution = resolution
    if let face = resolution.face, let entry = library.entry(of: face) {
      resolution.face?.description = try entry.file.describe(
        faceIndex: face.description.faceIndex, detail: .coverage, at: face.coordinates)
    }
    let description = resolution.face?.description
    var measurement = StyleMeasurement(
      style: style, resolution: resolution,
      ladder: ContentSizeCategory.allCases.map {
        style.scaled(at: $0, metrics: description?.lineMetrics, model: model)
      })
    if let description {
      if let face = resolution.face, let entry = library.entry(of: face) {
        measurement.sharedOutlines = try entry.file.sharedCurrencySigns(
          faceIndex: face.description.faceIndex, at: face.coordinates)
      }
      measurement.capHeight = description.measuredCapHeight.map {
        $0 / Double(description.unitsPerEm)
      }
    }
    if let entry = resolution.face.flatMap(library.entry(of:)) {
      let font = StyleFont(style: style, entry: entry, fallbacks: [], library: library)
      let letters = LocalizedText(text: StyleContext.asciiLetters)
      var sized = SizedText(letters, font: font, shaper: shaper)
      measurement.letterInk = sized.facts(at: style.size).ink
    }
    return measurement
  }

  private static let asciiLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
}

/// Returns the language of a locale identifier: `pt` of `pt-BR`.
func language(of locale: String) -> String {
  locale.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? locale
}

extension FontLibrary {
  /// Returns one face of each fallback file: the one it is named with, else the upright one whose
  /// weight and width are nearest to a face's.
  func fallbacks(_ files: [ProjectFile], like face: ResolvedFace?) -> [Entry] {
    let weight = face?.weight ?? 400
    return files.compactMap { file in
      let choices = entries.filter { $0.file.path == file.path }
      if file.face != nil { return try? FontArgument(file).select(from: choices) }
      return choices.min { a, b in
        a.face.distance(toWeight: weight) < b.face.distance(toWeight: weight)
      }
    }
  }
}

extension ResolvedFace {
  /// How far a face is from an upright one of normal width and the given weight.
  fileprivate func distance(toWeight weight: Double) -> Double {
    let width = coordinates.first { $0.tag == "wdth" }?.value ?? 100
    return abs(self.weight - weight) + 10 * abs(width - 100) + (italic ? 10_000 : 0)
  }
}
