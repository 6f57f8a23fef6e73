public import Layouts
public import MetricsCore

/// Applies the rules that are on to measurements.
///
/// A runner is a value without state: several threads may use one at the same time. A subject
/// without faults costs no allocation.
public struct RuleRunner: Sendable {
  private struct Enabled<Subject: Sendable>: Sendable {
    let rule: any Rule<Subject>
    /// The severity set by the configuration; `nil` for the rule's own.
    let severity: Severity?
  }

  private let styleRules: [Enabled<StyleMeasurement>]
  private let styleSheetRules: [Enabled<StyleSheetMeasurement>]
  private let textRules: [Enabled<TextMeasurement>]
  private let slotRules: [Enabled<SlotMeasurement>]
  private let layoutRules: [Enabled<LayoutMeasurement>]
  private let registrationRules: [Enabled<FontRegistration>]
  private let coverageRules: [Enabled<LocaleCoverage>]
  private let fontDriftRules: [Enabled<FontDrift>]
  private let styleDriftRules: [Enabled<StyleDrift>]
  private let textDriftRules: [Enabled<TextDrift>]

  /// Creates a runner of every rule that the settings do not turn off.
  public init(settings: RuleSettings = RuleSettings()) {
    styleRules = Self.enabled(RuleRegistry.styleRules, settings)
    styleSheetRules = Self.enabled(RuleRegistry.styleSheetRules, settings)
    textRules = Self.enabled(RuleRegistry.textRules, settings)
    slotRules = Self.enabled(RuleRegistry.slotRules, settings)
    layoutRules = Self.enabled(RuleRegistry.layoutRules, settings)
    registrationRules = Self.enabled(RuleRegistry.registrationRules, settings)
    coverageRules = Self.enabled(RuleRegistry.coverageRules, settings)
    fontDriftRules = Self.enabled(RuleRegistry.fontDriftRules, settings)
    styleDriftRules = Self.enabled(RuleRegistry.styleDriftRules, settings)
    textDriftRules = Self.enabled(RuleRegistry.textDriftRules, settings)
  }

  /// Returns the faults of a style.
  public func findings(in subject: StyleMeasurement) -> [Finding] { run(styleRules, on: subject) }

  /// Returns the faults of all styles together.
  public func findings(in subject: StyleSheetMeasurement) -> [Finding] {
    run(styleSheetRules, on: subject)
  }

  /// Returns the faults of a text that need no slot.
  public func findings(in subject: TextMeasurement) -> [Finding] { run(textRules, on: subject) }

  /// Returns the faults of a text in its slot.
  public func findings(in subject: SlotMeasurement) -> [Finding] { run(slotRules, on: subject) }

  /// Returns the faults of a layout.
  public func findings(in subject: LayoutMeasurement) -> [Finding] {
    run(layoutRules, on: subject)
  }

  /// Returns the faults of the fonts an app registers.
  public func findings(in subject: FontRegistration) -> [Finding] {
    run(registrationRules, on: subject)
  }

  /// Returns the faults of a font's coverage of a language.
  public func findings(in subject: LocaleCoverage) -> [Finding] { run(coverageRules, on: subject) }

  /// Returns what changed about a face.
  public func findings(in subject: FontDrift) -> [Finding] { run(fontDriftRules, on: subject) }

  /// Returns what changed about a style.
  public func findings(in subject: StyleDrift) -> [Finding] { run(styleDriftRules, on: subject) }

  /// Returns what changed about a text in its slot.
  public func findings(in subject: TextDrift) -> [Finding] { run(textDriftRules, on: subject) }

  /// A runner without rules.
  public static let none = RuleRunner(
    settings: RuleSettings(
      levels: Dictionary(uniqueKeysWithValues: RuleRegistry.descriptions.map { ($0.id, .off) })))

  /// The rules that are on, sorted by id, each with the severity that its findings get.
  public var descriptions: [RuleDescription] {
    let severities = Dictionary(
      styleRules.map { (type(of: $0.rule).description.id, $0.severity) }
        + styleSheetRules.map { (type(of: $0.rule).description.id, $0.severity) }
        + textRules.map { (type(of: $0.rule).description.id, $0.severity) }
        + slotRules.map { (type(of: $0.rule).description.id, $0.severity) }
        + layoutRules.map { (type(of: $0.rule).description.id, $0.severity) }
        + registrationRules.map { (type(of: $0.rule).description.id, $0.severity) }
        + coverageRules.map { (type(of: $0.rule).description.id, $0.severity) }
        + fontDriftRules.map { (type(of: $0.rule).description.id, $0.severity) }
        + styleDriftRules.map { (type(of: $0.rule).description.id, $0.severity) }
        + textDriftRules.map { (type(of: $0.rule).description.id, $0.severity) }
    ) { first, _ in first }
    return RuleRegistry.descriptions.compactMap { description in
      guard let severity = severities[description.id] else { return nil }
      var description = description
      description.severity = severity ?? description.severity
      return description
    }
  }

  private func run<Subject>(_ rules: [Enabled<Subject>], on subject: Subject) -> [Finding] {
    var all: [Finding] = []
    for enabled in rules {
      for var finding in enabled.rule.findings(in: subject) {
        if let severity = enabled.severity { finding.severity = severity }
        finding.fingerprint = Fingerprint.of(finding)
        all.append(finding)
      }
    }
    return all
  }

  private static func enabled<Subject>(
    _ rules: [any Rule<Subject>], _ settings: RuleSettings
  ) -> [Enabled<Subject>] {
    rules.compactMap { rule in
      guard let level = settings.levels[type(of: rule).description.id] else {
        return Enabled(rule: rule, severity: nil)
      }
      return level.severity.map { Enabled(rule: rule, severity: $0) }
    }
  }
}
