import MetricsCore

extension RuleRegistry {
  /// The ids that a configuration may set, sorted.
  ///
  /// Those of the rules here, and those promised for other commands, which a shared configuration
  /// may already name. The rules about source have their own list.
  public static let knownIDs: [String] = Set(descriptions.map(\.id) + promisedIDs).sorted()

  /// Ids of findings that other commands or later versions make.
  private static let promisedIDs = [
    "unreadable-font"
  ]
}
