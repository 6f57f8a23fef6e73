public import MetricsCore

/// Reports what keeps text in Swift source from following the text size.
public struct SourceLinter: Sendable {
  private struct Enabled: Sendable {
    let rule: any SourceRule
    /// The rule's description, with the severity that its findings get.
    let description: RuleDescription
  }

  private let enabled: [Enabled]

  /// Creates a linter.
  ///
  /// - Parameter levels: The levels of rules that do not have their own severity, by id; ids that
  ///   are none of a rule about source do nothing.
  public init(levels: [String: RuleLevel] = [:]) {
    enabled = SourceRules.all.compactMap { rule in
      var description = type(of: rule).description
      if let level = levels[description.id] {
        guard let severity = level.severity else { return nil }
        description.severity = severity
      }
      return Enabled(rule: rule, description: description)
    }
  }

  /// The rules that are on, sorted by id, each with the severity that its findings get.
  public var descriptions: [RuleDescription] {
    enabled.map(\.description).sorted { $0.id < $1.id }
  }

  /// Looks at one source.
  ///
  /// Comments such as `// fontgauge:disable:next unscaled-font` turn rules off. Any bytes are
  /// accepted.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - path: The source's path, for the places of findings.
  /// - Returns: The findings and warnings, each in the order of the source.
  /// - Complexity: O(*n*) in the length of the source.
  public func lint(_ bytes: [UInt8], path: String) -> SourceLintResult {
    let file = SourceFile(bytes)
    var warnings: [SourceWarning] = []
    func location(_ offset: Int) -> SourceLocation {
      SourceLocation(
        path: path, line: file.lines.line(offset), column: file.lines.column(offset))
    }
    if let offset = bytes.withUnsafeBufferPointer(
      UTF8Validation.firstInvalidOffset(in:))
    {
      warnings.append(
        SourceWarning(
          message: "the file is no UTF-8 text and was read as far as it can be; save it as UTF-8",
          location: location(offset)))
    }
    let directives = Directives(file)
    warnings += directives.faults.map {
      SourceWarning(message: $0.message, location: location($0.offset))
    }
    warnings.sort { $0.location < $1.location }

    var faults: [(rule: RuleDescription, fault: SourceFault)] = []
    for enabled in enabled {
      faults += enabled.rule.faults(in: file).map { (enabled.description, $0) }
    }
    faults.sort { ($0.fault.token, $0.rule.id) < ($1.fault.token, $1.rule.id) }
    var subjects = SubjectCounter(file)
    let findings = faults.compactMap { rule, fault -> Finding? in
      let offset = file.tokens[fault.token].start
      let fingerprint = subjects.fingerprint(rule, fault)
      guard !directives.disable(rule.id, at: offset) else { return nil }
      var finding = Finding(rule, fault)
      finding.location = location(offset)
      finding.fingerprint = fingerprint
      return finding
    }
    return SourceLintResult(findings: findings, warnings: warnings)
  }
}

/// What was found in a source.
public struct SourceLintResult: Equatable, Sendable {
  /// The faults, in the order of the source.
  public var findings: [Finding]
  /// What is wrong with the source's encoding or its comments to this tool, in the order of the
  /// source.
  public var warnings: [SourceWarning]
}

/// What keeps a source from being looked at as was meant.
public struct SourceWarning: Equatable, Sendable {
  /// One sentence that says what is wrong and what to do, without the place.
  public var message: String
  /// The place.
  public var location: SourceLocation
}

/// Gives findings an identity that stays when lines, figures and wording change: the rule, the
/// declarations around, what it is about, and its number among those with the same.
private struct SubjectCounter {
  private let file: SourceFile
  private var counts: [[String]: Int] = [:]

  init(_ file: SourceFile) { self.file = file }

  mutating func fingerprint(_ rule: RuleDescription, _ fault: SourceFault) -> String {
    let names = file.blocksAround(fault.token).reversed().compactMap { block in
      file.blocks[block].name.map(file.text)
    }
    let place = names.joined(separator: ".") + " " + fault.subject
    let count = counts[[rule.id, place], default: 0]
    counts[[rule.id, place]] = count + 1
    var finding = Finding(rule, fault)
    finding.key = place
    finding.variant = count == 0 ? nil : String(count)
    return Fingerprint.of(finding)
  }
}
