import DynamicType
import FontEngine
import Layouts
import MetricsCore
import Reports

/// Gathers what is needed to draw layouts with their texts.
final class LayoutPictureMaker {
  /// How many frames are drawn in all, and how many variations of a layout.
  struct Limits {
    var frames = 60_000
    var variationsOfLayout = 8
  }

  private let context: CheckContext
  private let texts: PicturedTexts
  private let worker: LayoutWorker

  init(_ context: CheckContext, texts: PicturedTexts) {
    var context = context
    // The page shows every size, whichever ones are checked.
    context.categories = ContentSizeCategory.allCases
    self.context = context
    self.texts = texts
    worker = LayoutWorker(context)
  }

  /// Returns pictures of the layouts, each with the texts that it is worst off with.
  ///
  /// - Parameters:
  ///   - weights: How bad each layout of the plan is with each of its variations.
  ///   - limits: How much is drawn.
  /// - Returns: The pictures.
  func pictures(weights: [[PictureChoice.Weight]], limits: Limits = Limits()) -> LayoutPictures {
    var drawn = [Int: [PicturedLayout.Variation]]()
    var frames = 0
    for choice in LayoutPictureMaker.choices(
      context.plan.layouts, weights, perLayout: limits.variationsOfLayout)
    where frames < limits.frames {
      let planned = context.plan.layouts[choice.layout]
      guard let made = variation(planned, planned.variations[choice.variation]) else { continue }
      frames += made.measurement.cells.reduce(0) { $0 + $1.solution.frames.count }
      drawn[choice.layout, default: []].append(made)
    }
    var result = LayoutPictures()
    result.layouts = drawn.sorted { $0.key < $1.key }.map { layout, variations in
      PicturedLayout(
        variations: variations, variationCount: context.plan.layouts[layout].variations.count)
    }
    result.undrawnCount =
      context.plan.layouts.reduce(0) { $0 + $1.variations.count }
      - result.layouts.reduce(0) { $0 + $1.variations.count }
    return result
  }

  // MARK: Choosing

  /// One of the variations of a layout.
  private struct Choice {
    var layout: Int
    var variation: Int
    var weight: PictureChoice.Weight
    var length: Int
    /// Whether a worse one of the same language is there.
    var isFurther = false
    /// The place among those of its layout.
    var rank = 0
  }

  /// Returns the variations to draw: the worst one of every layout, then the second ones.
  ///
  /// In a layout the worst one of each language comes before others of that language.
  private static func choices(
    _ layouts: [PlannedLayout], _ weights: [[PictureChoice.Weight]], perLayout limit: Int
  ) -> [Choice] {
    var all: [Choice] = []
    for (layout, planned) in layouts.enumerated() {
      var choices = planned.variations.enumerated().map { index, variation in
        Choice(
          layout: layout, variation: index, weight: weights[layout][index],
          length: variation.texts.reduce(0) { $0 + $1.measured.utf16.count })
      }
      choices.sort { ($1.weight, $1.length, $0.variation) < ($0.weight, $0.length, $1.variation) }
      var locales: Set<String> = []
      for index in choices.indices {
        let locale = planned.variations[choices[index].variation].locale
        choices[index].isFurther = !locales.insert(locale).inserted
      }
      choices = choices.filter { !$0.isFurther } + choices.filter(\.isFurther)
      for index in choices.indices { choices[index].rank = index }
      all += choices.prefix(limit)
    }
    return all.sorted { ($0.rank, $1.weight, $0.layout) < ($1.rank, $0.weight, $1.layout) }
  }

  // MARK: Drawing

  private func variation(
    _ planned: PlannedLayout, _ variation: PlannedLayout.Variation
  ) -> PicturedLayout.Variation? {
    guard let (measurement, measured) = worker.solve(planned, variation) else { return nil }
    var drawings: [ByOrientation<FittedDrawing>] = []
    for (number, node) in measurement.outline.texts.enumerated() {
      guard case .text(let element) = measurement.outline.nodes[node].element.content else {
        return nil
      }
      let text = variation.texts[number]
      guard let portrait = drawing(of: text, number, .portrait, measurement, measured) else {
        return nil
      }
      let isSame = element.style.all.count == 1
      let hasLandscape = measurement.screens.contains { $0.orientation == .landscape }
      let landscape =
        isSame || !hasLandscape
        ? portrait : drawing(of: text, number, .landscape, measurement, measured)
      drawings.append(ByOrientation(portrait: portrait, landscape: landscape ?? portrait))
    }
    return PicturedLayout.Variation(measurement: measurement, drawings: drawings)
  }

  /// Draws a text in the style of one orientation, on the screens that are shown in that style.
  private func drawing(
    of text: LocalizedText, _ number: Int, _ orientation: Orientation,
    _ measurement: LayoutMeasurement, _ measured: LayoutTexts
  ) -> FittedDrawing? {
    let node = measurement.outline.nodes[measurement.outline.texts[number]]
    guard case .text(let element) = node.element.content,
      let font = worker.font(of: element.style[orientation], text.locale)?.font
    else { return nil }
    let style = measured.style(of: number, orientation).value
    // Type in a bar that does not grow has one size.
    let ladder =
      node.hasFixedType
      ? style.ladder.map { _ in style.ladder[ContentSizeCategory.large.rawValue] } : style.ladder
    let picture = texts.index(of: text, in: font, ladder)
    let fits = measurement.cells.map { cell -> PicturedFit in
      let isOther = element.style.all.count == 2 && cell.screen.orientation != orientation
      guard !isOther,
        let frame = cell.solution.frames.first(where: {
          $0.node == measurement.outline.texts[number]
        })
      else { return PicturedFit(lines: [], lineCount: 0) }
      return measured.picturedFit(
        of: number, in: frame.width,
        node.surroundings(
          LayoutSurroundings(
            screen: cell.screen, category: cell.category, model: context.configuration.model)))
    }
    texts.addPieces(of: text, font, fits, ladder, to: picture)
    return FittedDrawing(
      picture: picture, ladder: ladder, descent: style.face?.description.lineMetrics?.descent ?? 0,
      fits: fits)
  }
}
