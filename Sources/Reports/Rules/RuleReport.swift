public import MetricsCore

/// What `rules ID` tells: one rule, explained.
public struct RuleReport: CommandReport {
  /// A subject that the rule was run on.
  public struct Example: Equatable, Sendable {
    /// What the example shows, as a phrase.
    public var title: String
    /// What the rule says of it; empty when it passes.
    public var messages: [String]

    /// Creates an example.
    public init(title: String, messages: [String]) {
      self.title = title
      self.messages = messages
    }
  }

  /// Who made the report.
  public var tool: ToolIdentity
  /// The rule.
  public var rule: RuleDescription
  /// The examples, those that pass first.
  public var examples: [Example]

  /// Creates an explanation.
  public init(tool: ToolIdentity, rule: RuleDescription, examples: [Example]) {
    self.tool = tool
    self.rule = rule
    self.examples = examples
  }

  /// The report for programs.
  public var document: JSONObject {
    var members = rule.members
    members["examples"] = .array(
      examples.map { ["messages": .strings($0.messages), "title": .string($0.title)] })
    var document = tool.document(command: "rules")
    document["rules"] = [.object(members)]
    return document
  }

  /// Returns the report for people.
  public func text(_ context: ReportContext) -> String {
    let styling = context.styling
    let severity = styling.apply(rule.severity.look, to: rule.severity.rawValue)
    var text = "\(styling.bold(rule.id)) (\(severity)): \(rule.title)\n\n"
    text += prose(rule.rationale, width: context.width) + "\n"
    text += prose("To do: " + rule.remedy, width: context.width) + "\n"
    text += prose("Confidence: " + rule.confidence.explanation, width: context.width)
    if !examples.isEmpty {
      text +=
        "\n" + styling.cyan("Examples") + "\n" + examples.map { example($0, context) }.joined()
    }
    if !rule.references.isEmpty {
      text += "\n" + styling.cyan("Read more") + "\n"
      text += rule.references.map { "  \($0)\n" }.joined()
    }
    return text
  }

  private func example(_ example: Example, _ context: ReportContext) -> String {
    let passes = example.messages.isEmpty
    let mark = passes ? context.styling.green("passes") : context.styling.red("fails ")
    let title = prose(singleLine(example.title), width: context.width, indentation: 10, first: "")
    let messages = example.messages.map {
      prose(singleLine($0), width: context.width, indentation: 12, first: "          → ")
    }
    return "  \(mark)  " + title + messages.joined()
  }
}

extension Confidence {
  /// What the grade means, in a sentence.
  fileprivate var explanation: String {
    switch self {
    case .high: "high. The behaviour is published by Apple or was measured."
    case .medium: "medium. Several public sources agree on the behaviour."
    case .low: "low. The behaviour is known from one source, or inferred."
    }
  }
}
