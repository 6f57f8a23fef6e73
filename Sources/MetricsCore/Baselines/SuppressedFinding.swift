/// A finding that is accepted and fails nothing.
public struct SuppressedFinding: Equatable, Sendable {
  /// The finding.
  public var finding: Finding
  /// Why it is accepted; `nil` for one that is only known.
  public var acceptance: Acceptance?

  /// Creates an accepted finding.
  public init(finding: Finding, acceptance: Acceptance? = nil) {
    self.finding = finding
    self.acceptance = acceptance
  }
}
