public import Checks
public import DynamicType
import Inputs
public import MetricsCore
public import Reports

/// Compares a project with its lock.
public struct DriftCheck: Sendable {
  /// What differs, as findings and remarks.
  public var report: Report

  /// Compares a project with its lock.
  ///
  /// - Parameters:
  ///   - project: The configuration with its fonts and texts.
  ///   - old: The lock that was written before.
  ///   - new: The lock of the project as it is, with its texts.
  ///   - runner: The rules, with the configuration's overrides.
  ///   - path: The lock file's path, for remarks.
  public init(
    _ project: Project, old: Lock, new: (lock: Lock, texts: LockedTexts), runner: RuleRunner,
    path: String
  ) {
    let configuration = project.configuration
    let comparison = LockComparison(
      old: old, new: new.lock, tolerance: configuration.tolerance,
      text: { new.texts.text($0, in: $1.name) },
      styleLocation: { style in
        configuration.styles.first {
          style.name == $0.name || style.name.hasPrefix($0.name + " (")
        }?
        .location
      },
      slotLocation: { slot in configuration.slots.first { $0.name == slot.name }?.location })
    report = Report(comparison, runner: runner, model: configuration.model)
    for index in report.findings.indices where report.findings[index].location == nil {
      report.findings[index].location = SourceLocation(path: path)
    }
    report.headline = DriftHeadline.sentences(report.findings, lock: path)
    report.textCount = new.lock.slots.isEmpty ? project.texts.count : new.texts.count
    report.locales = Set(project.texts.map(\.locale)).sorted()
    report.warnings = project.warnings.map {
      Report.ConfigurationNotice(message: $0.message, location: $0.location)
    }
    report.warnings += comparison.remarks.map {
      Report.ConfigurationNotice(message: $0, location: SourceLocation(path: path))
    }
  }
}

extension Report {
  /// Creates a report of what differs between two locks.
  public init(_ comparison: LockComparison, runner: RuleRunner, model: ScalingModel) {
    self.init(toolVersion: FontGaugeVersion.current, model: model)
    findings = comparison.fonts.flatMap(runner.findings)
    findings += comparison.styles.flatMap(runner.findings)
    findings += comparison.texts.flatMap(runner.findings)
    findings = Finding.inReportOrder(findings)
    rules = runner.descriptions
    for screen in comparison.texts.flatMap(\.slot.screens) where !screens.contains(screen) {
      screens.append(screen)
    }
  }
}
