import DynamicType
import MetricsCore

/// Findings of one verdict, told in one line.
struct FoldedFinding {
  /// The findings, at least one, in report order.
  var findings: [Finding]
  /// The styles that the same is said of; more than one only for findings outside slots.
  var styles: [String]
  /// Whether the findings hold at different categories or on different devices.
  var isMixed = false

  /// The finding that speaks for all.
  var first: Finding { findings[0] }

  /// How many texts are concerned; 0 when the findings are not about texts.
  var textCount: Int { first.concernsText ? findings.count / max(1, styles.count) : 0 }

  /// Where to look: at the text when it is one, else at the slot or style.
  var location: SourceLocation? {
    findings.count == 1
      ? first.location ?? first.subjectLocation : first.subjectLocation ?? first.location
  }
}

extension FoldedFinding {
  /// Folds findings that differ only in their text, then those that differ only in their style.
  ///
  /// When a rule has many verdicts on the texts of one slot, those on the fewest texts are folded
  /// into one line.
  static func fold(_ findings: [Finding]) -> [FoldedFinding] {
    let byText = grouped(findings.enumerated().map { ($1, $1.verdict(number: $0)) }).map {
      FoldedFinding(findings: $0, styles: $0[0].style.map { [$0] } ?? [])
    }
    let bySubject = grouped(byText.enumerated().map { ($1, $1.first.subjectKey(number: $0)) })
    let limited = bySubject.flatMap(limited)
    // A style that says something twice says it in two lines.
    var occurrences: [[String]: Int] = [:]
    let byStyle = limited.enumerated().map { number, fold in
      let key = fold.sameOfStyles(number: number)
      let occurrence = occurrences[key + fold.styles, default: 0]
      occurrences[key + fold.styles] = occurrence + 1
      return (fold, key + ["\(occurrence)"])
    }
    return grouped(byStyle).map { folds in
      FoldedFinding(
        findings: folds.flatMap(\.findings), styles: folds.flatMap(\.styles),
        isMixed: folds[0].isMixed)
    }
  }

  /// One line for each finding.
  static func unfolded(_ findings: [Finding]) -> [FoldedFinding] {
    findings.map { FoldedFinding(findings: [$0], styles: $0.style.map { [$0] } ?? []) }
  }

  /// How many verdicts of a rule on a slot get lines of their own when there are more than these
  /// and one.
  static let verdictLimit = 3

  /// Returns verdicts of one rule on one subject, those on the most texts first, the rest as one.
  private static func limited(_ folds: [FoldedFinding]) -> [FoldedFinding] {
    guard folds.count > verdictLimit + 1 else { return folds }
    let ranked = folds.enumerated().sorted { a, b in
      let (x, y) = (a.element.findings.count, b.element.findings.count)
      return x != y ? x > y : a.offset < b.offset
    }
    let kept = ranked.prefix(verdictLimit).map(\.element)
    let rest = ranked.dropFirst(verdictLimit).sorted { $0.offset < $1.offset }.map(\.element)
    return kept + [
      FoldedFinding(findings: rest.flatMap(\.findings), styles: folds[0].styles, isMixed: true)
    ]
  }

  /// What folds of several styles have in common.
  private func sameOfStyles(number: Int) -> [String] {
    guard first.slot == nil, first.style != nil else { return ["\(number)"] }
    let texts = findings.flatMap { finding in
      [finding.key, finding.locale, finding.variant, finding.text].map { $0 ?? "" }
        + (isMixed ? [finding.extent] : [])
    }
    let extent = isMixed ? "mixed" : first.extent
    return [first.rule, first.severity.rawValue, first.font ?? "", extent] + texts
  }

  /// Returns the elements grouped by key, groups and elements in order of appearance.
  private static func grouped<Element>(_ pairs: [(Element, [String])]) -> [[Element]] {
    var groups: [[Element]] = []
    var indices: [[String]: Int] = [:]
    for (element, key) in pairs {
      if let index = indices[key] {
        groups[index].append(element)
      } else {
        indices[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}

extension Finding {
  /// Whether the finding is about a text or the texts of a language.
  var concernsText: Bool { key != nil || text != nil || locale != nil }

  /// What findings of several texts have in common when they say the same.
  fileprivate func verdict(number: Int) -> [String] {
    concernsText ? subjectKey(number: number) + [extent] : ["\(number)"]
  }

  /// What the verdicts of one rule on the texts of one slot or style have in common.
  fileprivate func subjectKey(number: Int) -> [String] {
    guard concernsText else { return ["\(number)"] }
    return [rule, severity.rawValue, slot ?? "", style ?? "", font ?? ""]
  }

  /// The categories and devices at which the finding holds.
  fileprivate var extent: String {
    categories.map(\.id).joined(separator: " ") + "|" + devices.joined(separator: "|")
  }
}
