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
  }

  private let context: CheckContext
  private let shaper = Shaper()
  private var fonts: [FontKey: StyleFont?] = [:]

  private struct FontKey: Hashable {
    var style: Int
    var locale: String
  }

  init(_ context: CheckContext) {
    self.context = context
  }

  /// Does jobs and returns what they came to.
  func run(_ jobs: ArraySlice<CheckPlan.Job>) -> Result {
    var result = Result()
    for job in jobs { run(job, &result) }
    return result
  }

  private func run(_ job: CheckPlan.Job, _ result: inout Result) {
    let text = context.plan.texts[job.text]
    let style = context.styles[job.style].measurement(for: text.locale)
    guard let font = font(job.style, text.locale) else { return }
    var sized = SizedText(text, font: font, shaper: shaper)
    let measured = measure(&sized, text, style, font)
    result.findings += context.runner.findings(in: measured)
    if style.style.letterSpacing == 0 { measureKerning(text, job, style, &result) }
    for index in job.slots {
      let fitted = fit(&sized, text, style, in: context.plan.slots[index])
      result.fitCount += fitted.cells.count
      result.findings += context.runner.findings(in: fitted)
      if context.keepsMeasurements { result.measurements.append(fitted) }
    }
  }

  private func font(_ style: Int, _ locale: String) -> StyleFont? {
    let key = FontKey(style: style, locale: locale)
    if let found = fonts[key] { return found }
    let made = context.styles[style].font(for: locale)
    fonts[key] = .some(made)
    return made
  }

  private func measure(
    _ sized: inout SizedText, _ text: LocalizedText, _ style: StyleMeasurement, _ font: StyleFont
  ) -> TextMeasurement {
    let size = style.ladder[ContentSizeCategory.large.rawValue].pointSize
    let facts = sized.facts(
      at: size, fallbacksCount: context.configuration.coverage == .fallback)
    var result = TextMeasurement(text: text, style: style)
    result.missing = facts.missing
    result.blank = facts.blank
    result.wordsWithMissing = facts.wordsWithMissing
    result.ink = facts.ink
    result.highest = facts.highest
    result.lowest = facts.lowest
    if let narrowest = context.plan.narrowestScreen {
      result.narrowestScreen = narrowest
      let longest = sized.shaped(at: size).longestWord
      result.longestWord = longest.word
      result.longestWordWidths =
        font.isProportional
        ? Array(repeating: longest.width, count: style.ladder.count)
        : style.ladder.map { sized.shaped(at: $0.pointSize).longestWord.width }
    }
    return result
  }

  private func measureKerning(
    _ text: LocalizedText, _ job: CheckPlan.Job, _ style: StyleMeasurement, _ result: inout Result
  ) {
    let size = style.ladder[ContentSizeCategory.large.rawValue].pointSize
    func width(usesKerning: Bool) -> Double? {
      context.styles[job.style].font(for: text.locale, usesKerning: usesKerning).map {
        var sized = SizedText(text, font: $0, shaper: shaper)
        return sized.shaped(at: size).naturalWidth
      }
    }
    guard let kerned = width(usesKerning: true), let unkerned = width(usesKerning: false),
      abs(unkerned - kerned) > 1e-6
    else { return }
    let loss = KerningLoss(text: text, kernedWidth: kerned, unkernedWidth: unkerned)
    if let known = result.kerningLosses[job.style],
      abs(known.unkernedWidth - known.kernedWidth) >= abs(unkerned - kerned)
    {
      return
    }
    result.kerningLosses[job.style] = loss
  }

  private func fit(
    _ sized: inout SizedText, _ text: LocalizedText, _ style: StyleMeasurement,
    in planned: CheckPlan.PlannedSlot
  ) -> SlotMeasurement {
    var cells: [FitCell] = []
    let rungs = context.categories.map { style.ladder[$0.rawValue] }
    cells.reserveCapacity(planned.screens.count * rungs.count)
    for (index, screen) in planned.screens.enumerated() {
      let room = planned.rooms[index]
      let twin = planned.rooms[..<index].firstIndex(of: room)
      for (offset, rung) in rungs.enumerated() {
        var cell =
          twin.map { cells[$0 * rungs.count + offset] } ?? cell(&sized, rung, room, planned)
        cell.screen = screen.id
        cell.heightLimit = planned.slot.heightLimit(
          at: rung.category, style: style.style, screen: screen,
          model: context.configuration.model)
        cells.append(cell)
      }
    }
    return SlotMeasurement(
      slot: planned.slot, style: style, text: text, screens: planned.screens.map(\.id),
      cells: cells)
  }

  private func cell(
    _ sized: inout SizedText, _ rung: ScaledStyle, _ room: Double?,
    _ planned: CheckPlan.PlannedSlot
  ) -> FitCell {
    let slot = planned.slot
    let fit = TextFitter.fit(
      &sized, pointSize: rung.pointSize, room: room, lines: slot.lines,
      minimumScaleFactor: slot.minimumScaleFactor)
    let shown = slot.lines > 0 ? min(slot.lines, fit.summary.lines) : fit.summary.lines
    var cell = FitCell(
      category: rung.category, screen: "", pointSize: rung.pointSize, room: room,
      lines: fit.summary.lines, widest: fit.summary.widest * rung.pointSize,
      height: rung.height(lines: shown))
    cell.truncation = fit.truncation
    if let needed = fit.roomNeeded {
      cell.roomNeeded = needed * rung.pointSize
      cell.sizeNeeded = room.map { $0 / needed }
    }
    if !fit.brokenWords.isEmpty {
      cell.brokenWords = fit.brokenWords
      cell.widestWord =
        sized.shaped(at: rung.pointSize).longestSegmentWidth * rung.pointSize
    }
    return cell
  }
}

extension Slot {
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
