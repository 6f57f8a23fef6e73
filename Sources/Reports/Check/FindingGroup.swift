import DynamicType
import MetricsCore

/// The lines about one slot or style, under a heading.
struct FindingGroup {
  /// What the group is about, and what it is set in.
  var heading: String
  /// The lines, the most severe first.
  var folds: [FoldedFinding]

  /// Groups lines by slot, style or font: groups with errors first, then in the configuration's
  /// order.
  static func groups(_ folds: [FoldedFinding], styles: [StyleMeasurement]) -> [FindingGroup] {
    var subjects: [Subject] = []
    var members: [Subject: [FoldedFinding]] = [:]
    for fold in folds {
      let subject = Subject(fold)
      if members[subject] == nil { subjects.append(subject) }
      members[subject, default: []].append(fold)
    }
    let groups = subjects.map { subject in
      let lines = sorted(members[subject] ?? [])
      return (subject, lines, lines[0].first.severity, lines.compactMap(\.place).min())
    }
    return groups.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.2 != y.2 { return x.2 > y.2 }
      // Subjects without a place, such as font files, come last.
      if x.3 != y.3 { return y.3.map { y in x.3.map { $0 < y } ?? false } ?? true }
      return a.offset < b.offset
    }.map { FindingGroup(heading: $0.element.0.heading(styles: styles), folds: $0.element.1) }
  }

  /// Returns the lines with the most severe first, then by rule, then in report order.
  static func sorted(_ folds: [FoldedFinding]) -> [FoldedFinding] {
    folds.enumerated().sorted { a, b in
      let (x, y) = (a.element.first, b.element.first)
      if x.severity != y.severity { return x.severity > y.severity }
      if x.rule != y.rule { return x.rule < y.rule }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// What lines are grouped by.
  private enum Subject: Hashable {
    case slot(String, style: String?)
    case layout(String, style: String?)
    case style(String)
    case styles([String], font: String?)
    case font(String)
    case configuration

    init(_ fold: FoldedFinding) {
      if let slot = fold.first.slot {
        self =
          fold.first.layout == nil
          ? .slot(slot, style: fold.first.style) : .layout(slot, style: fold.first.style)
      } else if fold.styles.count > 1 {
        self = .styles(fold.styles, font: fold.first.font)
      } else if let style = fold.first.style {
        self = .style(style)
      } else if let font = fold.first.font {
        self = .font(font)
      } else {
        self = .configuration
      }
    }

    func heading(styles: [StyleMeasurement]) -> String {
      func setting(_ name: String) -> String? {
        guard let style = styles.first(where: { $0.style.name == name }) else { return nil }
        let font = style.face?.postScriptName ?? style.resolution.requested
        return "\(font) \(formatted(style.style.size)) pt"
      }
      let parts: [String?] =
        switch self {
        case .slot(let slot, let style):
          ["slot \(slot)", style.map { "style \($0)" }, style.flatMap(setting)]
        case .layout(let element, let style):
          ["layout \(element)", style.map { "style \($0)" }, style.flatMap(setting)]
        case .style(let style): ["style \(style)", setting(style)]
        case .styles(let names, let font): ["styles \(abbreviated(names))", font]
        case .font(let font): [font]
        case .configuration: ["fonts and configuration"]
        }
      return parts.compactMap { $0.map(singleLine) }.joined(separator: " · ")
    }
  }
}

extension FoldedFinding {
  /// Where the slot or style is declared, for the order of groups.
  fileprivate var place: SourceLocation? { first.subjectLocation }
}
