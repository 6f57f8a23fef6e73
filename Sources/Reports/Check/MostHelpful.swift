import DynamicType
import MetricsCore

/// The single change that clears the most findings.
struct MostHelpful: Equatable {
  /// The change: `4 lines`.
  var phrase: String
  /// The slot or style it is made in.
  var subject: String
  /// The findings it clears, by severity.
  var errors, warnings, notes: Int

  /// Finds the change among the advice of a report's findings.
  ///
  /// Advice for one slot (for one style, where it is about the font's size) is put together where
  /// a larger or smaller figure does at least as much; the strictest figure then clears each
  /// finding that is counted. Errors count before warnings and notes. Of equals, one that gives
  /// text more room comes before one that makes it smaller.
  ///
  /// Left out is what nobody should or can do: a limit that keeps text below twice its size (see
  /// [WCAG 2.2, criterion 1.4.4](https://www.w3.org/TR/WCAG22/#resize-text)), and a width that the
  /// narrowest screen does not have.
  ///
  /// - Parameter report: The report, its findings in report order.
  /// - Returns: The change; `nil` when none clears more than one finding.
  static func among(_ report: Report) -> MostHelpful? {
    var order: [[String]] = []
    var groups: [[String]: Group] = [:]
    var known: [Remedy.Source: [Remedy]] = [:]
    let narrowestWidth = report.narrowestWidth
    for finding in report.findings where finding.advice != nil {
      let source = Remedy.Source(finding)
      let remedies = known[source] ?? Remedy.all(from: source)
      known[source] = remedies
      var seen: Set<[String]> = []
      for remedy in remedies
      where report.admits(remedy, for: finding, narrowestWidth: narrowestWidth) {
        let subject =
          remedy.isAboutSize ? finding.style ?? finding.slot : finding.slot ?? finding.style
        guard let subject else { continue }
        let key = [subject, remedy.key]
        guard seen.insert(key).inserted else { continue }
        if groups[key] == nil {
          order.append(key)
          groups[key] = Group(subject: subject)
        }
        groups[key]?.remedies.append(remedy)
        groups[key]?.counts[finding.severity, default: 0] += 1
      }
    }
    let candidates = order.compactMap { groups[$0] }.filter { $0.remedies.count > 1 }
    guard let best = candidates.min(by: { $0.rank.lexicographicallyPrecedes($1.rank) }),
      let remedy = Remedy.strictest(best.remedies)
    else { return nil }
    return MostHelpful(
      phrase: remedy.phrase, subject: best.subject, errors: best.count(.error),
      warnings: best.count(.warning), notes: best.count(.note))
  }

  /// The remedies that differ by their figure only.
  private struct Group {
    var subject: String
    var remedies: [Remedy] = []
    var counts: [Severity: Int] = [:]

    init(subject: String) { self.subject = subject }

    func count(_ severity: Severity) -> Int { counts[severity, default: 0] }

    /// Less is better.
    var rank: [Int] {
      [-count(.error), -count(.warning), -count(.note), remedies[0].isAboutSize ? 1 : 0]
    }
  }
}

extension Report {
  /// Whether a change is one to recommend.
  fileprivate func admits(
    _ remedy: Remedy, for finding: Finding, narrowestWidth: Double?
  ) -> Bool {
    guard let figure = remedy.figure else { return false }
    if remedy.isAboutSize, remedy.direction == .atMost {
      guard let style = styles.first(where: { $0.style.name == finding.style }) else { return true }
      let size = remedy.phrase.hasPrefix("maximumCategory") ? style.size(at: figure) : figure
      return size >= 2 * style.style.size
    }
    if remedy.key.hasSuffix("of width"), let narrowestWidth { return figure <= narrowestWidth }
    return true
  }

  /// The safe width of the narrowest screen, in points; `nil` when one is not known.
  fileprivate var narrowestWidth: Double? {
    let known = Device.all.flatMap { device in
      Orientation.allCases.map { Screen(device: device, orientation: $0) }
    }
    let widths = screens.map { id in known.first { $0.id == id }?.safeWidth }
    return widths.contains(nil) ? nil : widths.compactMap { $0 }.min()
  }
}

extension StyleMeasurement {
  /// Returns the point size at a category given by its place in the order; 0 when not known.
  fileprivate func size(at place: Double) -> Double {
    ladder.first { Double($0.category.rawValue) == place }?.pointSize ?? 0
  }
}
