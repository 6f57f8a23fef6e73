import DynamicType
import MetricsCore

/// The cells of a slot measurement in which a fault was found; never empty.
struct FailingCells {
  /// The cells in the measurement's order.
  let cells: [FitCell]
  private let measurement: SlotMeasurement

  /// Collects the cells with a fault; `nil` when there is none, which costs no allocation.
  init?(_ measurement: SlotMeasurement, where isFaulty: (FitCell) -> Bool) {
    guard measurement.cells.contains(where: isFaulty) else { return nil }
    cells = measurement.cells.filter(isFaulty)
    self.measurement = measurement
  }

  /// The categories with a fault, in ascending order.
  var categories: [ContentSizeCategory] { Set(cells.map(\.category)).sorted() }

  /// The screens with a fault, in the measurement's order.
  var screens: [String] {
    let ids = Set(cells.map(\.screen))
    return measurement.screens.filter(ids.contains)
  }

  /// Which of the categories on which of the screens.
  private var extent: FindingExtent {
    FindingExtent(cells.map { ($0.screen, $0.category) }, screens: measurement.screens)
  }

  /// Categories and screens in words: `AX2–AX5 on iPhone SE (1st)`.
  var place: String { extent.description(of: measurement.screens) }

  /// Returns where one of the cells is, for a message that has told ``place``.
  ///
  /// What is the same in all of them is left out: the category of text that does not grow, and the
  /// screen of a slot as wide everywhere.
  func place(of cell: FitCell) -> String {
    var parts: [String] = []
    if cells.contains(where: { $0.pointSize != cell.pointSize }) {
      parts.append("at \(cell.category.id)")
    }
    if cells.contains(where: { $0.room != cell.room }) { parts.append("on \(cell.screen)") }
    return parts.isEmpty ? "" : " " + parts.joined(separator: " ")
  }

  /// Returns the first cell with the greatest figure.
  func worst(by figure: (FitCell) -> Double) -> FitCell {
    cells.dropFirst().reduce(cells[0]) { figure($1) > figure($0) ? $1 : $0 }
  }

  /// The cell of the largest category with the least room there.
  var largest: FitCell {
    cells.dropFirst().reduce(cells[0]) { worst, cell in
      if cell.category != worst.category { return cell.category > worst.category ? cell : worst }
      return (cell.room ?? .infinity) < (worst.room ?? .infinity) ? cell : worst
    }
  }

  /// Returns the greatest figure of the cells; `nil` when one of them has none.
  func greatest(_ figure: (FitCell) -> Double?) -> Double? {
    let figures = cells.compactMap(figure)
    return figures.count == cells.count ? figures.max() : nil
  }

  /// Returns the least figure of the cells; `nil` when one of them has none.
  func least(_ figure: (FitCell) -> Double?) -> Double? {
    let figures = cells.compactMap(figure)
    return figures.count == cells.count ? figures.min() : nil
  }

  /// Creates a finding about the cells.
  func finding(_ rule: RuleDescription, _ message: String) -> Finding {
    var finding = Finding(rule, about: measurement, message)
    finding.categories = categories
    finding.devices = screens
    finding.extent = extent
    return finding
  }
}
