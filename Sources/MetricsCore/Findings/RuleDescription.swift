/// What a rule is: its identity, its default severity, and why it matters.
public struct RuleDescription: Equatable, Sendable {
  /// The stable id in kebab case, named after the fault.
  public var id: String
  /// The severity unless the configuration says otherwise.
  public var severity: Severity
  /// The fault in a few words, such as “A text is cut off”.
  public var title: String
  /// How several findings of one verdict are told together, after their number: “texts are cut”.
  public var plural: String
  /// The same of several styles, where ``plural`` is about texts and the rule looks at styles too.
  public var stylePlural: String?
  /// Why the fault matters to the people who read the app, and what usually causes it.
  public var rationale: String
  /// What to do about it.
  public var remedy: String
  /// How sure the model behind the rule is.
  public var confidence: Confidence
  /// Where the behaviour is documented.
  public var references: [String]

  /// Creates a description.
  public init(
    id: String, severity: Severity, title: String, plural: String,
    stylePlural: String? = nil, rationale: String, remedy: String, confidence: Confidence = .high,
    references: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.plural = plural
    self.stylePlural = stylePlural
    self.rationale = rationale
    self.remedy = remedy
    self.confidence = confidence
    self.references = references
  }
}
