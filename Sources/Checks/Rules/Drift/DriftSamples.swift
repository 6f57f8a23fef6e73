import DynamicType
import MetricsCore

/// Faces, styles and texts before and after, for the examples of the rules about drift.
enum DriftSamples {
  /// Returns a face with Latin letters.
  static func font(change: (inout LockedFont) -> Void = { _ in }) -> LockedFont {
    var font = LockedFont(postScriptName: "Sample-Regular")
    font.path = "Fonts/Sample-Regular.ttf"
    font.sha256 = "0001"
    font.fullName = "Sample Regular"
    font.family = "Sample"
    font.subfamily = "Regular"
    font.version = "Version 1.0"
    font.unitsPerEm = 1000
    font.metrics = ["hhea.ascender": 800, "hhea.descender": -200]
    font.coverage = ["Latn": CharacterCoverage(ascending: 0x41...0x5A)]
    font.advances = ["Latn": "00000000000000aa"]
    font.kerning = "00000000000000bb"
    font.outlines = "00000000000000cc"
    change(&font)
    return font
  }

  /// Returns a face before and after a change.
  static func fonts(change: (inout LockedFont) -> Void = { _ in }) -> FontDrift {
    FontDrift(old: font(), new: font(change: change))
  }

  /// Returns a style of 17 points, scaled with body, before and after a change of its lines.
  static func style(factor: Double = 1, tolerance: Double = 0) -> StyleDrift {
    let sizes: [Double] = [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]
    func style(_ factor: Double) -> LockedStyle {
      LockedStyle(
        name: "title", font: "Sample-Regular", pointSizes: sizes,
        lineHeights: sizes.map { $0 * factor })
    }
    return StyleDrift(old: style(1), new: style(factor), tolerance: tolerance)
  }

  /// Returns a text on one screen before and after a change.
  static func text(
    _ text: String = "Settings", old: String = "1*12", new: String = "1*12",
    width: Double = 100, lost: [String] = []
  ) -> TextDrift {
    let identity = LockedText.Identity(locale: "en", key: "settings.title", table: "Localizable")
    func locked(_ pattern: String, _ width: Double) -> LockedText {
      LockedText(
        identity: identity, digest: ShortDigest.short(text), width: width,
        fits: FitPattern.fits(from: pattern, screens: 1) ?? [])
    }
    return TextDrift(
      slot: LockedSlot(name: "heading", style: "title", screens: ["iPhone SE (1st)"]),
      old: locked(old, 100), new: locked(new, width),
      text: Samples.localized(text, "settings.title", "en"), font: "Sample-Regular",
      lostCharacters: lost)
  }
}
