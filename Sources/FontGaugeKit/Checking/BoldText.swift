import Inputs
import MetricsCore

/// What Bold Text adds to a check: every style and slot again, in the next heavier face.
struct BoldText {
  /// What the names of the added styles and slots end with.
  static let suffix = " with Bold Text"

  /// Returns a configuration with the styles and slots that Bold Text adds, after all others.
  static func added(to configuration: Configuration) -> Configuration {
    var result = configuration
    result.styles += configuration.styles.map { style in
      var bold = style
      bold.name += suffix
      return bold
    }
    result.slots += configuration.slots.map { slot in
      var bold = slot
      bold.name += suffix
      bold.style += suffix
      return bold
    }
    return result
  }

  /// Returns the findings without those that Bold Text did not change.
  ///
  /// A finding about an added style stays when the same rule says nothing of the kind about the
  /// style itself.
  static func distinct(_ findings: [Finding]) -> [Finding] {
    var known: Set<Identity> = []
    for finding in findings where !isAdded(finding) { known.insert(Identity(finding)) }
    return findings.filter { !isAdded($0) || !known.contains(Identity($0)) }
  }

  private static func isAdded(_ finding: Finding) -> Bool {
    finding.style?.hasSuffix(suffix) == true || finding.slot?.hasSuffix(suffix) == true
  }

  private struct Identity: Hashable {
    var parts: [String?]

    init(_ finding: Finding) {
      parts = [
        finding.rule, Identity.base(finding.slot), Identity.base(finding.style), finding.key,
        finding.text, finding.locale, finding.variant,
        finding.categories.map(\.id).joined(separator: " "),
        finding.devices.joined(separator: "\n"),
      ]
    }

    private static func base(_ name: String?) -> String? {
      guard let name, name.hasSuffix(suffix) else { return name }
      return String(name.dropLast(suffix.count))
    }
  }
}

extension FontLibrary {
  /// Returns the next heavier face of a face's family, upright or italic as it is; `nil` when there
  /// is none.
  func heavier(than face: ResolvedFace) -> ResolvedFace? {
    appFaces.filter {
      $0.family == face.family && $0.italic == face.italic && $0.weight > face.weight
    }.min { $0.weight < $1.weight }
  }
}
