import DynamicType
import FontEngine
import Layouts
import MetricsCore
import Reports

/// Checks layouts with their texts, one after another, on one thread.
final class LayoutWorker {
  /// What a layout with all its texts came to.
  struct Result: Sendable {
    var findings: [Finding] = []
    var measurements: [LayoutMeasurement] = []
    var fitCount = 0
    /// How bad the layout is with the texts of each of its variations.
    var weights: [PictureChoice.Weight] = []
  }

  private let context: CheckContext
  private let shaper = Shaper()
  private let styleIndex: [String: Int]
  private let fonts: StyleFonts

  init(_ context: CheckContext) {
    self.context = context
    fonts = StyleFonts(context.styles)
    styleIndex = Dictionary(
      context.configuration.styles.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Checks a layout in all its languages.
  func run(_ planned: PlannedLayout) -> Result {
    var result = Result()
    var found: [Found] = []
    for variation in planned.variations {
      guard let (measurement, texts) = solve(planned, variation) else {
        result.weights.append(PictureChoice.Weight())
        continue
      }
      let findings =
        context.runner.findings(in: measurement).map { Found(finding: $0) }
        + slotFindings(measurement, texts)
      result.weights.append(PictureChoice.Weight(of: findings.map(\.finding)))
      found += findings
      result.fitCount += measurement.cells.count
      if context.keepsMeasurements { result.measurements.append(measurement) }
    }
    result.findings = worstOfEach(found)
    return result
  }

  /// Solves a layout filled with the texts of one variation; `nil` when one of them has no font.
  func solve(
    _ planned: PlannedLayout, _ variation: PlannedLayout.Variation
  ) -> (measurement: LayoutMeasurement, texts: LayoutTexts)? {
    texts(planned, variation).map { (measure(planned, variation, $0), $0) }
  }

  // MARK: Findings

  /// A finding of one variation.
  private struct Found {
    var finding: Finding
    /// The limit on lines that it holds for, where a text may have another one at some categories.
    var lines: Int?
  }

  /// Returns, of the findings about one element, language and text, the worst: the layout is looked
  /// at with one set of texts after another, and a text may be in many of them.
  ///
  /// The worst is the first that is furthest from its limit, of equals that which holds at the most
  /// places.
  private func worstOfEach(_ found: [Found]) -> [Finding] {
    struct Subject: Hashable {
      var fingerprint: String
      var text: String?
      var lines: Int?
    }
    var kept: [Finding] = []
    var places: [Subject: Int] = [:]
    for found in found {
      let finding = found.finding
      let subject = Subject(
        fingerprint: finding.fingerprint, text: finding.text, lines: found.lines)
      guard let place = places[subject] else {
        places[subject] = kept.count
        kept.append(finding)
        continue
      }
      if finding.isWorse(than: kept[place]) { kept[place] = finding }
    }
    return kept
  }

  /// What the rules about slots find in the texts of a layout.
  private func slotFindings(_ measurement: LayoutMeasurement, _ texts: LayoutTexts) -> [Found] {
    LayoutSlots.measurements(
      of: measurement, texts, model: context.configuration.model
    ).flatMap { slot in
      context.runner.findings(in: slot).map { finding in
        var finding = finding
        finding.layout = measurement.layout.name
        return Found(finding: finding, lines: slot.slot.lines)
      }
    }
  }

  // MARK: Measuring

  /// Returns the place and font of a style for a language; `nil` when no file provides it.
  ///
  /// A style that Bold Text has no heavier face for stays as it is.
  func font(of style: String, _ locale: String) -> (style: Int, font: StyleFont)? {
    for name in [style, BoldText.origin(of: style)] {
      guard let name, let index = styleIndex[name], let font = fonts.font(index, locale) else {
        continue
      }
      return (index, font)
    }
    return nil
  }

  private func texts(
    _ planned: PlannedLayout, _ variation: PlannedLayout.Variation
  ) -> LayoutTexts? {
    LayoutTexts(
      planned.solver.outline.textElements, showing: variation.texts, shaper: shaper
    ) { name, locale in
      font(of: name, locale).map { (context.styles[$0.style].measurement(for: locale), $0.font) }
    }
  }

  private func measure(
    _ planned: PlannedLayout, _ variation: PlannedLayout.Variation, _ texts: LayoutTexts
  ) -> LayoutMeasurement {
    let isRightToLeft = Direction.isRightToLeft(variation.locale)
    var cells: [LayoutCell] = []
    cells.reserveCapacity(planned.screens.count * context.categories.count)
    for screen in planned.screens {
      for category in context.categories {
        let surroundings = LayoutSurroundings(
          screen: screen, category: category, model: context.configuration.model)
        cells.append(
          LayoutCell(
            category: category, screen: screen,
            solution: planned.solver.solve(
              in: surroundings, texts: texts, isRightToLeft: isRightToLeft)))
      }
    }
    return LayoutMeasurement(
      planned.solver, locale: variation.locale, isRightToLeft: isRightToLeft,
      texts: variation.texts, screens: planned.screens, cells: cells)
  }
}

extension Finding {
  /// Whether it is further from its limit than another one of its kind, or as far at more places.
  fileprivate func isWorse(than other: Finding) -> Bool {
    let (a, b) = (badness, other.badness)
    return (a.excess, a.margin, a.places) > (b.excess, b.margin, b.places)
  }

  private var badness: (excess: Double, margin: Double, places: Int) {
    let excess = measured.flatMap { measured in limit.map { (measured - $0).magnitude } }
    let places =
      extent?.parts.reduce(0) { $0 + $1.screens.count * $1.categories.count }
      ?? categories.count * devices.count
    return (excess ?? 0, margin ?? 0, places)
  }
}
