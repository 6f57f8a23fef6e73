import Inputs
import MetricsCore

extension FontRegistration {
  /// Creates the registration of a project's own fonts.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - measurements: The styles with the faces that they resolved to.
  init(_ project: Project, _ measurements: [StyleMeasurement]) {
    var files: [File] = []
    for entry in project.library.entries where !entry.isFallback {
      let name = entry.face.postScriptName
      if let known = files.firstIndex(where: { $0.path == entry.file.path }) {
        files[known].postScriptNames.append(name)
        continue
      }
      let styles = measurements.filter { $0.face?.description.path == entry.file.path }
      files.append(
        File(
          path: entry.file.path, postScriptNames: [name], styles: styles.map(\.style.name).unique,
          isFallback: project.fallbacks.contains { $0.path == entry.file.path }))
    }
    self.init(
      propertyList: project.appFonts?.location ?? project.propertyList,
      entries: project.appFonts?.names.map { Entry(name: $0.name, location: $0.location) } ?? [],
      files: files)
    declaration = project.configuration.fonts.files.first?.location
  }
}

extension [String] {
  /// The elements without repetitions, in order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
