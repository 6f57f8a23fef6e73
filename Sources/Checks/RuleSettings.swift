public import MetricsCore

/// What a configuration says about rules.
public struct RuleSettings: Equatable, Sendable {
  /// The level of each rule that does not have its own severity, by id.
  public var levels: [String: RuleLevel]

  /// Creates settings; without levels every rule has its own severity.
  public init(levels: [String: RuleLevel] = [:]) {
    self.levels = levels
  }
}
