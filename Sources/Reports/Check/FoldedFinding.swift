import DynamicType
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
    let byText = grouped(findings.enumerated().map { ($1, Verdict($1, number: $0)) }).flatMap {
      // A few findings about files are told whole.
      $0.count <= 3 && $0[0].slot == nil && $0[0].style == nil
        ? unfolded($0) : [FoldedFinding(findings: $0, styles: $0[0].style.map { [$0] } ?? [])]
    }
    let bySubject = grouped(
      byText.enumerated().map { ($1, Verdict($1.first, number: $0, hasExtent: false)) })
    let limited = bySubject.flatMap(limited)
    // A style that says something twice says it in two lines.
    var occurrences: [SameOfStyles: Int] = [:]
    let byStyle = limited.enumerated().map { number, fold in
      var key = SameOfStyles(fold, number: number)
      key.styles = fold.styles
      let occurrence = occurrences[key, default: 0]
      occurrences[key] = occurrence + 1
      key.styles = []
      key.occurrence = occurrence
      return (fold, key)
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

  /// Returns the elements grouped by key, groups and elements in order of appearance.
  private static func grouped<Element, Key: Hashable>(_ pairs: [(Element, Key)]) -> [[Element]] {
    var groups: [[Element]] = []
    var indices: [Key: Int] = [:]
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
  /// Whether the finding is about a text.
  var concernsText: Bool { key != nil || text != nil }
}

/// The categories and devices at which a finding holds.
private struct Extent: Hashable {
  var categories: [ContentSizeCategory]
  var devices: [String]
  var parts: FindingExtent?

  init(_ finding: Finding) {
    (categories, devices, parts) = (finding.categories, finding.devices, finding.extent)
  }
}

/// What findings of several texts have in common when they say the same.
private struct Verdict: Hashable {
  var rule = ""
  var severity = Severity.note
  var slot, style, font: String?
  var extent: Extent?
  /// Tells apart findings that are not about texts.
  var number: Int?

  /// Creates what is said.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - number: The finding's place.
  ///   - hasExtent: Whether the categories and devices count, or only what is spoken of.
  init(_ finding: Finding, number: Int, hasExtent: Bool = true) {
    // One that was accepted up to now says why by itself.
    guard finding.concernsText, finding.lapsed == nil else {
      self.number = number
      return
    }
    (rule, severity) = (finding.rule, finding.severity)
    (slot, style, font) = (finding.slot, finding.style, finding.font)
    if hasExtent { extent = Extent(finding) }
  }
}

/// What folds of several styles have in common.
private struct SameOfStyles: Hashable {
  var rule = ""
  var severity = Severity.note
  var font: String?
  var extent: Extent?
  var texts: [Text] = []
  var styles: [String] = []
  var occurrence = 0
  /// What is said without a figure, but for the style's name: it may differ in more than that.
  var statement = ""
  /// Tells apart folds that are not about styles.
  var number: Int?

  struct Text: Hashable {
    var key, locale, variant, text: String?
    var extent: Extent?
  }

  init(_ fold: FoldedFinding, number: Int) {
    let first = fold.first
    guard first.slot == nil, first.style != nil, first.lapsed == nil else {
      self.number = number
      return
    }
    (rule, severity, font) = (first.rule, first.severity, first.font)
    extent = fold.isMixed ? nil : Extent(first)
    if !first.concernsText, first.measured == nil, let style = first.style {
      statement = first.message.replacing("“\(style)”", with: "“”")
    }
    texts = fold.findings.map {
      Text(
        key: $0.key, locale: $0.locale, variant: $0.variant, text: $0.text,
        extent: fold.isMixed ? Extent($0) : nil)
    }
  }

  /// Hashes a few of the texts: there may be very many.
  func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(font)
    hasher.combine(number)
    hasher.combine(occurrence)
    hasher.combine(texts.count)
    for text in texts.prefix(4) { hasher.combine(text.key) }
  }
}
