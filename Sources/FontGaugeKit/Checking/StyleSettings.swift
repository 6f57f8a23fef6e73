import FontEngine
import MetricsCore
import Reports

extension Project {
  /// What styles ask of their faces that these do not have: axes, places on them, features.
  ///
  /// iOS ignores such settings without a word.
  func settingsWithoutEffect(of styles: [StyleMeasurement]) throws -> [Report.ConfigurationNotice] {
    try styles.flatMap { measurement -> [Report.ConfigurationNotice] in
      guard let face = measurement.face else { return [] }
      let style = measurement.style
      let name = face.postScriptName
      var faults = style.variations.compactMap { place -> String? in
        guard let axis = face.description.axes.first(where: { $0.tag == place.tag }) else {
          return "\(name) has no axis '\(place.tag)'; leave it out of 'variations'"
        }
        guard place.value < axis.minimum || place.value > axis.maximum else { return nil }
        return "the axis '\(place.tag)' of \(name) goes from \(formatted(axis.minimum)) to "
          + "\(formatted(axis.maximum)), so \(formatted(place.value)) is not reached; correct it"
      }
      if !style.features.isEmpty, let entry = library.entry(of: face) {
        let known = try entry.file.describe(
          faceIndex: face.description.faceIndex, detail: .everything
        ).features
        faults += style.features.filter { !known.contains($0.tag) }.map {
          "\(name) has no feature '\($0.tag)'; leave it out of 'features'"
        }
      }
      return faults.map {
        Report.ConfigurationNotice(
          message: "style '\(style.name)': \($0)", location: style.location)
      }
    }
  }
}
