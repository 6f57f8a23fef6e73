/// Why a finding is accepted, in the words of who did.
public struct Acceptance: Hashable, Sendable {
  /// Why it is accepted.
  public var reason: String
  /// Who answers for it; `nil` when nobody is named.
  public var owner: String?
  /// The last day on which it is accepted; `nil` for no end.
  public var expires: CalendarDate?

  /// Creates an acceptance.
  public init(reason: String, owner: String? = nil, expires: CalendarDate? = nil) {
    self.reason = reason
    self.owner = owner
    self.expires = expires
  }

  /// Returns whether the last day is over.
  public func hasExpired(on today: CalendarDate) -> Bool { expires.map { $0 < today } ?? false }
}
