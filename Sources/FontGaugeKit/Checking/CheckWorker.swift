import Checks
import DynamicType
import FontEngine
import Inputs
import MetricsCore

/// What every worker of a check reads.
struct CheckContext: Sendable {
  var plan: CheckPlan
  var styles: [StyleContext]
  var runner: RuleRunner
  var configuration: Configuration
  /// The categories looked at, in ascending order.
  var categories: [ContentSizeCategory]
  var keepsMeasurements: Bool
  /// Whether the widths of texts in each style are added up.
  var talliesWidths = false
}

/// Does jobs of a check, one after another, on one thread.
final class CheckWorker {
  /// What some jobs came to.
  struct Result: Sendable {
    var findings: [Finding] = []
    var measurements: [SlotMeasurement] = []
    /// For each style with letter spacing of 0, the text that loses most kerning.
    var kerningLosses: [Int: KerningLoss] = [:]
    var fitCount = 0
    var coverage = CoverageTally()
    var widths = WidthTally()
  }

  private let context: CheckContext
  private let shaper = Shaper()
  private let fonts: StyleFonts

  init(_ context: CheckContext) {
    self.context = context
    fonts = StyleFonts(context.styles)
  }

  /// Does jobs and returns what they came to.
  func run(_ jobs: ArraySlice<CheckPlan.Job>) -> Result {
    var result = Result()
    for job in jobs { run(job, &result) }
    return result
  }

  /// A text in one font: what styles that share the font share.
  private struct FontUse {
    var font: StyleFont
    var text: SizedText
    var facts: TextFacts
  }

  private func run(_ job: CheckPlan.Job, _ result: inout Result) {
    let text = context.plan.texts[job.text]
    var fontUses: [FontUse] = []
    for use in job.uses {
      guard let font = fonts.font(use.style, text.locale) else { continue }
      let style = context.styles[use.style].measurement(for: text.locale)
      let index = self.index(of: font, for: text, style, in: &fontUses)
      let measured = measure(&fontUses[index], text, style, font)
      result.findings += context.runner.findings(in: measured)
      result.coverage.add(style: use.style, locale: text.locale, missing: measured.missing)
      if style.value.style.letterSpacing == 0 { measureKerning(text, use.style, style, &result) }
      if context.talliesWidths {
        let size = style.value.ladder[ContentSizeCategory.large.rawValue].pointSize
        let width = fontUses[index].text.shaped(at: size).naturalWidth * size
        result.widths.add(text, style: use.style, width: width)
      }
      for slot in use.slots {
        let fitted = fit(&fontUses[index].text, text, style, in: context.plan.slots[slot])
        result.fitCount += fitted.cells.count
        result.findings += context.runner.findings(in: fitted)
        if context.keepsMeasurements { result.measurements.append(fitted) }
      }
    }
  }

  /// Returns the place of a font among those a text was shaped with, shaping it when it is new.
  private func index(
    of font: StyleFont, for text: LocalizedText, _ style: Shared<StyleMeasurement>,
    in uses: inout [FontUse]
  ) -> Int {
    if let found = uses.firstIndex(where: { $0.font === font || $0.font.key == font.key }) {
      return found
    }
    var sized = SizedText(text, font: font, shaper: shaper)
    let facts = sized.facts(
      at: style.value.ladder[ContentSizeCategory.large.rawValue].pointSize,
      fallbacksCount: context.configuration.coverage == .fallback)
    uses.append(FontUse(font: font, text: sized, facts: facts))
    return uses.count - 1
  }

  private func measure(
    _ use: inout FontUse, _ text: LocalizedText, _ style: Shared<StyleMeasurement>,
    _ font: StyleFont
  ) -> TextMeasurement {
    var result = TextMeasurement(text: text, style: style)
    result.missing = use.facts.missing
    result.blank = use.facts.blank
    result.decomposed = use.facts.decomposed
    result.wordsWithMissing = use.facts.wordsWithMissing
    result.ink = use.facts.ink
    result.highest = use.facts.highest
    result.lowest = use.facts.lowest
    if text.sizeLimit != nil {
      let size = style.value.ladder[ContentSizeCategory.large.rawValue].pointSize
      result.naturalWidth = use.text.shaped(at: size).naturalWidth * size
    }
    if let narrowest = context.plan.narrowestScreen {
      result.narrowestScreen = narrowest
      let size = style.value.ladder[ContentSizeCategory.large.rawValue].pointSize
      let shaped = use.text.shaped(at: size)
      let longest = shaped.longestSegment
      result.longestWord = shaped.string(longest.range)
      result.longestWordWidths =
        font.isProportional
        ? Array(repeating: longest.width, count: style.value.ladder.count)
        : style.value.ladder.map { use.text.shaped(at: $0.pointSize).longestSegmentWidth }
    }
    return result
  }

  private func measureKerning(
    _ text: LocalizedText, _ index: Int, _ style: Shared<StyleMeasurement>, _ result: inout Result
  ) {
    let size = style.value.ladder[ContentSizeCategory.large.rawValue].pointSize
    func width(usesKerning: Bool) -> Double? {
      context.styles[index].font(for: text.locale, usesKerning: usesKerning).map {
        var sized = SizedText(text, font: $0, shaper: shaper)
        return sized.shaped(at: size).naturalWidth
      }
    }
    guard let kerned = width(usesKerning: true), let unkerned = width(usesKerning: false),
      abs(unkerned - kerned) > 1e-6
    else { return }
    let loss = KerningLoss(text: text, kernedWidth: kerned, unkernedWidth: unkerned)
    if result.kerningLosses[index].map(loss.exceeds) ?? true {
      result.kerningLosses[index] = loss
    }
  }

  private func fit(
    _ sized: inout SizedText, _ text: LocalizedText, _ style: Shared<StyleMeasurement>,
    in planned: CheckPlan.PlannedSlot
  ) -> SlotMeasurement {
    var cells: [FitCell] = []
    let rungs = context.categories.map { style.value.ladder[$0.rawValue] }
    cells.reserveCapacity(planned.screens.count * rungs.count)
    for (index, screen) in planned.screens.enumerated() {
      let room = planned.rooms[index]
      let twin = planned.rooms[..<index].firstIndex(of: room)
      for (offset, rung) in rungs.enumerated() {
        var cell =
          twin.map { cells[$0 * rungs.count + offset] } ?? cell(&sized, rung, room, planned)
        cell.screen = screen.id
        cell.heightLimit = planned.slot.heightLimit(
          at: rung.category, style: style.value.style, screen: screen,
          model: context.configuration.model)
        cell.sizeForHeight = SizeSearch.forHeight(cell, rung, style.value.style) { size in
          let fit = self.fit(&sized, size, room, planned.slot)
          return planned.slot.shown(of: fit.summary.lines)
        }
        cells.append(cell)
      }
    }
    var measurement = SlotMeasurement(
      slot: planned.slot, style: style, text: text, screens: planned.screens.map(\.id),
      cells: cells)
    if context.keepsMeasurements {
      let size = style.value.ladder[ContentSizeCategory.large.rawValue].pointSize
      measurement.naturalWidth = sized.shaped(at: size).naturalWidth * size
    }
    return measurement
  }

  private func cell(
    _ sized: inout SizedText, _ rung: ScaledStyle, _ room: Double?,
    _ planned: CheckPlan.PlannedSlot
  ) -> FitCell {
    let slot = planned.slot
    let fit = fit(&sized, rung.pointSize, room, slot)
    let shown = slot.shown(of: fit.summary.lines)
    var cell = FitCell(
      category: rung.category, screen: "", pointSize: rung.pointSize, room: room,
      lines: fit.summary.lines, widest: fit.summary.widest * rung.pointSize,
      height: rung.height(lines: shown))
    cell.truncation = fit.truncation
    if let needed = fit.roomNeeded {
      cell.roomNeeded = needed * rung.pointSize
      cell.sizeNeeded = room.flatMap {
        sizeNeeded(&sized, $0, $0 / needed, below: rung.pointSize, slot)
      }
    }
    if !fit.brokenWords.isEmpty {
      cell.brokenWords = fit.brokenWords
      cell.widestWord =
        sized.shaped(at: rung.pointSize).longestSegmentWidth * rung.pointSize
    }
    return cell
  }

  /// Returns the largest size at which a text is not cut; a whole one where lengths are not in
  /// proportion to the size, and `nil` when there is none.
  private func sizeNeeded(
    _ sized: inout SizedText, _ room: Double, _ proportional: Double, below size: Double,
    _ slot: Slot
  ) -> Double? {
    if sized.isProportional { return proportional }
    return SizeSearch.largest(below: size) { self.fit(&sized, $0, room, slot).truncation == nil }
  }

  /// Returns what becomes of a text at a size in a room.
  private func fit(
    _ sized: inout SizedText, _ pointSize: Double, _ room: Double?, _ slot: Slot
  ) -> TextFit {
    TextFitter.fit(
      &sized, pointSize: pointSize, room: room, lines: slot.lines,
      minimumScaleFactor: slot.minimumScaleFactor)
  }
}

extension Slot {
  /// Returns how many of some lines are shown.
  func shown(of lines: Int) -> Int { self.lines > 0 ? min(self.lines, lines) : lines }

  /// Returns the limit on the slot's height at a category, in points; `nil` for none.
  func heightLimit(
    at category: ContentSizeCategory, style: CustomStyle, screen: Screen, model: ScalingModel
  ) -> Double? {
    switch height {
    case nil: return nil
    case .fixed(let height): return height
    case .scaled(let height):
      let scaler = FontScaler(
        textStyle: style.textStyle, api: style.api, model: model, categories: style.categories)
      return scaler.scaledValue(
        height, at: category, displayScale: screen.device.displayScale)
    }
  }
}
