public import DynamicType
public import MetricsCore

/// A slot with the text of each language that fits worst, at every size and on every device.
public struct ExportedSlot: Sendable {
  /// The slot.
  public var slot: Slot
  /// The texts that fit worst somewhere, by language, key and variant.
  public var texts: [SlotMeasurement]
  /// The screens in the configuration's order.
  public var screens: [ExportedScreen]
  /// What would clear all faults on all screens.
  public var advice: FitAdvice

  /// Summarizes the measurements of a slot's texts.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - style: Its style.
  ///   - screens: The screens that it is on, with the room for one line there in points.
  ///   - measurements: The slot's texts, in any order, with all categories on each screen.
  public init(
    _ slot: Slot, style: CustomStyle, screens: [(screen: Screen, room: Double?)],
    measurements: [SlotMeasurement]
  ) {
    self.slot = slot
    let sorted = measurements.sorted { $0.identity.lexicographicallyPrecedes($1.identity) }
    let locales = ExportedSlot.runs(sorted)
    var used: Set<Int> = []
    self.screens = screens.enumerated().map { place, entry in
      let count = (sorted.first?.cells.count ?? 0) / max(1, screens.count)
      let cells = (0..<count).map { rung in
        ExportedCell(
          sorted, locales, cell: place * count + rung, used: &used)
      }
      let own = sorted.lazy.flatMap { $0.cells[(place * count)..<((place + 1) * count)] }
      return ExportedScreen(
        screen: entry.screen, room: entry.room, cells: cells,
        advice: FitAdvice(own, slot: slot, style: style))
    }
    texts = sorted.indices.filter(used.contains).map { sorted[$0] }
    advice = FitAdvice(sorted.lazy.flatMap(\.cells), slot: slot, style: style)
  }

  /// Returns where the texts of each language stand in a sorted list.
  private static func runs(_ sorted: [SlotMeasurement]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in sorted.indices {
      if let last = runs.last, sorted[last.lowerBound].text.locale == sorted[index].text.locale {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }
}

/// A slot on one screen.
public struct ExportedScreen: Sendable {
  /// The screen.
  public var screen: Screen
  /// The room for one line, in points; `nil` when lines may be as long as they like.
  public var room: Double?
  /// The categories in ascending order; empty for a slot without texts.
  public var cells: [ExportedCell]
  /// What would clear the faults on this screen.
  public var advice: FitAdvice
}

/// A slot on one screen at one category.
public struct ExportedCell: Sendable {
  /// The category.
  public var category: ContentSizeCategory
  /// The text that fits worst in each language, by language.
  public var worst: [WorstText]

  /// Finds the worst text of each language.
  ///
  /// - Parameters:
  ///   - sorted: The slot's texts, by language.
  ///   - locales: Where the texts of each language stand.
  ///   - index: The place of the screen and category among the cells of a text.
  ///   - used: Gets the places of the texts that are worst.
  fileprivate init(
    _ sorted: [SlotMeasurement], _ locales: [Range<Int>], cell index: Int, used: inout Set<Int>
  ) {
    category = sorted[0].cells[index].category
    worst = []
    for range in locales {
      var place = range.lowerBound
      var failing = 0
      for candidate in range {
        let cell = sorted[candidate].cells[index]
        if cell.verdict != .fits { failing += 1 }
        if cell.isWorse(than: sorted[place].cells[index]) { place = candidate }
      }
      used.insert(place)
      worst.append(
        WorstText(
          text: sorted[place].text, cell: sorted[place].cells[index], count: range.count,
          failing: failing))
    }
  }
}

/// The text of a language that fits worst.
public struct WorstText: Sendable {
  /// The text.
  public var text: LocalizedText
  /// What becomes of it.
  public var cell: FitCell
  /// How many texts of the language the slot shows.
  public var count: Int
  /// How many of them do not fit.
  public var failing: Int
}

extension FitCell {
  /// Whether a text fits worse than another one: by what becomes of it, then by the width it needs
  /// where words are broken, else by its lines and then the width.
  fileprivate func isWorse(than other: FitCell) -> Bool {
    let (mine, its) = (verdict, other.verdict)
    if mine != its { return mine > its }
    if mine != .brokenWord, lines != other.lines { return lines > other.lines }
    return (neededWidth ?? .infinity) > (other.neededWidth ?? .infinity)
  }
}

extension SlotMeasurement {
  /// What tells a text from the others of its slot.
  fileprivate var identity: [String] {
    [text.locale, text.key ?? "", text.table ?? "", text.variant ?? "", text.text]
  }
}
