import Inputs
import Layouts
import MetricsCore

/// What Bold Text adds to a check: every style, slot and layout again, in the next heavier face.
struct BoldText {
  /// What the names of the added styles, slots and layouts end with.
  static let suffix = " with Bold Text"

  /// Returns a configuration with the styles, slots and layouts that Bold Text adds, after all
  /// others.
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
    result.layouts += configuration.layouts.map { layout in
      var bold = layout
      bold.name += suffix
      bold.root = added(to: layout.root)
      return bold
    }
    return result
  }

  private static func added(to element: LayoutElement) -> LayoutElement {
    var bold = element
    if case .text(var text) = element.content {
      text.style = ByOrientation(
        portrait: text.style.portrait + suffix, landscape: text.style.landscape + suffix)
      bold.content = .text(text)
    }
    bold.children = element.children.map(added)
    return bold
  }

  /// Returns the name of what an added style, slot or layout was made from; `nil` of any other.
  static func origin(of name: String) -> String? {
    name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
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
    [finding.style, finding.slot, finding.layout].contains { $0?.hasSuffix(suffix) == true }
  }

  private struct Identity: Hashable {
    var parts: [String?]

    init(_ finding: Finding) {
      parts = [
        finding.rule, Identity.place(finding), Identity.base(finding.style), finding.key,
        finding.text, finding.locale, finding.variant,
        finding.categories.map(\.id).joined(separator: " "),
        finding.devices.joined(separator: "\n"),
      ]
    }

    private static func base(_ name: String?) -> String? { name.map { origin(of: $0) ?? $0 } }

    /// The slot; of an element of a layout, whose name comes first, without what that ends with.
    private static func place(_ finding: Finding) -> String? {
      guard let layout = finding.layout, let origin = origin(of: layout),
        let slot = finding.slot, slot.hasPrefix(layout)
      else { return base(finding.slot) }
      return origin + slot.dropFirst(layout.count)
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
