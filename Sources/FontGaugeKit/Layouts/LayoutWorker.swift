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
    var untold: [Finding] = []
    for variation in planned.variations {
      guard let (measurement, texts) = solve(planned, variation) else {
        result.weights.append(PictureChoice.Weight())
        continue
      }
      var findings = context.runner.findings(in: measurement)
      findings += slotFindings(measurement, texts)
      result.weights.append(PictureChoice.Weight(of: findings))
      result.findings += findings.filter { $0.text != nil }
      untold += findings.filter { $0.text == nil }
      result.fitCount += measurement.cells.count
      if context.keepsMeasurements { result.measurements.append(measurement) }
    }
    result.findings += worstOfEach(untold)
    return result
  }

  /// Solves a layout filled with the texts of one variation; `nil` when one of them has no font.
  func solve(
    _ planned: PlannedLayout, _ variation: PlannedLayout.Variation
  ) -> (measurement: LayoutMeasurement, texts: LayoutTexts)? {
    texts(planned, variation).map { (measure(planned, variation, $0), $0) }
  }

  /// Returns, of findings about no text in particular, the one with the greatest excess for each
  /// element and language: the layout is looked at with one text after another.
  private func worstOfEach(_ findings: [Finding]) -> [Finding] {
    var kept: [Finding] = []
    var places: [String: Int] = [:]
    for finding in findings {
      guard let place = places[finding.fingerprint] else {
        places[finding.fingerprint] = kept.count
        kept.append(finding)
        continue
      }
      if finding.margin ?? 0 > kept[place].margin ?? 0 { kept[place] = finding }
    }
    return kept
  }

  /// What the rules about slots find in the texts of a layout.
  private func slotFindings(
    _ measurement: LayoutMeasurement, _ texts: LayoutTexts
  ) -> [Finding] {
    LayoutSlots.measurements(
      of: measurement, texts, model: context.configuration.model
    ).flatMap { context.runner.findings(in: $0) }.map { finding in
      var finding = finding
      finding.layout = measurement.layout.name
      return finding
    }
  }

  private func texts(
    _ planned: PlannedLayout, _ variation: PlannedLayout.Variation
  ) -> LayoutTexts? {
    LayoutTexts(
      planned.solver.outline.textElements, showing: variation.texts, shaper: shaper
    ) { name, locale in
      guard let index = styleIndex[name], let font = fonts.font(index, locale) else { return nil }
      return (context.styles[index].measurement(for: locale), font)
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
