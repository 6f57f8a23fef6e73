public import Checks
import Inputs
import MetricsCore
public import Reports

/// What a change of fonts does to the texts of an app.
public struct AppDiff: Sendable {
  /// What drifts when the app's fonts are replaced; `nil` when none of its styles uses them.
  public var report: Report?

  /// Measures a project with the old fonts and with the new ones.
  ///
  /// The faces take the place of those that the styles ask for, whatever the new ones are called.
  ///
  /// - Parameters:
  ///   - project: The configuration with its fonts and texts.
  ///   - diff: The pairs of faces.
  ///   - runner: The rules, with the configuration's overrides.
  ///   - workers: How many threads measure; the result does not depend on it.
  /// - Throws: `EngineError` when a face cannot be read.
  public init(
    _ project: Project, _ diff: FontDiff, runner: RuleRunner, workers: Int = 1
  ) throws {
    let names = Set(project.library.entries.map(\.face.postScriptName))
    let pairs = diff.pairs.filter {
      names.contains($0.old.face.postScriptName) || names.contains($0.new.face.postScriptName)
    }
    guard !pairs.isEmpty else { return }
    func lock(_ side: (FontLibrary.Entry, FontLibrary.Entry) -> FontLibrary.Entry) throws
      -> (lock: Lock, texts: LockedTexts)
    {
      var changed = project
      changed.library = project.library.replacing(
        pairs.flatMap { old, new in
          [old.face.postScriptName, new.face.postScriptName].map { ($0, side(old, new)) }
        })
      return try Lock.of(changed, workers: workers)
    }
    let old = try lock { old, _ in old }
    let new = try lock { _, new in new }
    var report = DriftCheck(project, old: old.lock, new: new, runner: runner, path: "the old font")
      .report
    report.findings.removeAll { $0.slot == nil && $0.style == nil }
    report.warnings = []
    report.headline = DriftHeadline.sentences(report.findings, lock: "the old font")
    self.report = report
  }
}

extension FontLibrary {
  /// Returns a library in which other faces answer to some names.
  func replacing(_ faces: [(name: String, by: Entry)]) -> FontLibrary {
    FontLibrary(
      entries: entries.map { entry in
        guard let face = faces.first(where: { $0.name == entry.face.postScriptName }) else {
          return entry
        }
        var replaced = face.by
        replaced.face.postScriptName = entry.face.postScriptName
        replaced.face.fullName = entry.face.fullName
        replaced.face.family = entry.face.family
        replaced.face.subfamily = entry.face.subfamily
        replaced.isDefaultInstance = entry.isDefaultInstance
        replaced.isFallback = entry.isFallback
        return replaced
      })
  }
}
