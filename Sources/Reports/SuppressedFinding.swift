public import MetricsCore

/// A finding that somebody accepted.
public struct SuppressedFinding: Equatable, Sendable {
  /// The finding.
  public var finding: Finding
  /// Why it is accepted, in the words of who did; `nil` when nobody said.
  public var reason: String?

  /// Creates an accepted finding.
  public init(finding: Finding, reason: String? = nil) {
    self.finding = finding
    self.reason = reason
  }
}
