import Layouts
import MetricsCore
import Reports

/// Says which layouts are not measured, and why.
struct LayoutNotices {
  private let styles: [String: StyleContext]

  /// Creates notices.
  ///
  /// - Parameter styles: The styles with their fonts.
  init(_ styles: [StyleContext]) {
    self.styles = Dictionary(
      styles.map { ($0.measurement.value.style.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns what there is to say about a layout.
  func notices(of planned: PlannedLayout) -> [Report.ConfigurationNotice] {
    unmatched(planned) + (withoutFont(planned).map { [$0] } ?? [])
  }

  /// A notice for each text that no string of the files is for.
  private func unmatched(_ planned: PlannedLayout) -> [Report.ConfigurationNotice] {
    let outline = planned.solver.outline
    return planned.unmatched.compactMap { number in
      let node = outline.nodes[outline.texts[number]]
      guard case .text(let text) = node.element.content,
        case .strings(let patterns, _) = text.texts
      else { return nil }
      let keys = patterns.map { "'\($0)'" }.joined(separator: " or ")
      return Report.ConfigurationNotice(
        message: "layout '\(planned.solver.layout.name)' is not measured, since no key matches "
          + "\(keys) of its text '\(node.name)'; check 'strings', 'tables' and 'locales'",
        location: node.element.location ?? planned.solver.layout.location)
    }
  }

  /// A notice on the styles that have no font; `nil` when all have one.
  private func withoutFont(_ planned: PlannedLayout) -> Report.ConfigurationNotice? {
    let outline = planned.solver.outline
    var names: [String] = []
    var locales: [String] = []
    var location: SourceLocation?
    var missing = 0
    for variation in planned.variations {
      var isMeasured = true
      for (node, text) in zip(outline.texts, variation.texts) {
        guard case .text(let element) = outline.nodes[node].element.content else { continue }
        for name in element.style.all where !hasFont(name, text.locale) {
          isMeasured = false
          if !names.contains(name) { names.append(name) }
          location = location ?? outline.nodes[node].element.location
        }
      }
      guard !isMeasured else { continue }
      missing += 1
      if !locales.contains(variation.locale) { locales.append(variation.locale) }
    }
    guard missing > 0 else { return nil }
    let styles = names.map { "'\($0)'" }
    let subject = styles.count == 1 ? "style \(styles[0]) has" : "styles \(list(styles)) have"
    let place = missing == planned.variations.count ? "" : " in \(list(locales))"
    return Report.ConfigurationNotice(
      message: "layout '\(planned.solver.layout.name)' is not measured\(place), since "
        + "\(subject) no font; name one of the files' fonts, or a substitute",
      location: location ?? planned.solver.layout.location)
  }

  private func hasFont(_ style: String, _ locale: String) -> Bool {
    styles[style]?.measurement(for: locale).value.face != nil
  }
}
