import DynamicType
import Layouts
import MetricsCore

/// One place at which an element of a layout is at fault.
struct LayoutFault {
  /// The category.
  var category: ContentSizeCategory
  /// The screen's id.
  var screen: String
  /// The figure found, in points.
  var measured: Double
  /// The figure that would have been accepted, in points.
  var limit: Double

  /// How far the figure is from its limit.
  var excess: Double { (measured - limit).magnitude }
}

/// The places at which one element of a layout has one fault; never empty.
struct LayoutFaults {
  /// The element's place in the outline.
  let node: Int
  /// The places, screen by screen.
  let faults: [LayoutFault]
  private let subject: LayoutMeasurement

  /// Returns the faults of each element that has some, in the order of the elements.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - find: Calls its last argument with each element at fault in a cell, once for each.
  /// - Returns: The elements at fault.
  static func gather(
    _ subject: LayoutMeasurement,
    _ find: (LayoutCell, (_ node: Int, _ measured: Double, _ limit: Double) -> Void) -> Void
  ) -> [LayoutFaults] {
    var found: [Int: [LayoutFault]] = [:]
    for cell in subject.cells {
      find(cell) { node, measured, limit in
        let fault = LayoutFault(
          category: cell.category, screen: cell.screen.id, measured: measured, limit: limit)
        var faults = found[node] ?? []
        if let last = faults.last, last.category == fault.category, last.screen == fault.screen {
          // Items of a grid, or a text that stands in two rows: the worse one counts.
          if fault.excess > last.excess { faults[faults.count - 1] = fault }
        } else {
          faults.append(fault)
        }
        found[node] = faults
      }
    }
    return found.sorted { $0.key < $1.key }.map {
      LayoutFaults(node: $0.key, faults: $0.value, subject: subject)
    }
  }

  /// The categories at fault, in ascending order.
  var categories: [ContentSizeCategory] { Set(faults.map(\.category)).sorted() }

  /// The screens at fault, in the configuration's order.
  var screens: [String] {
    let ids = Set(faults.map(\.screen))
    return subject.screens.map(\.id).filter(ids.contains)
  }

  /// Categories and screens in words: `AX2–AX5 on iPhone SE (1st)`.
  var place: String {
    "\(describe(categories)) on \(describe(devices: screens, of: subject.screens.map(\.id)))"
  }

  /// The first place with the greatest excess.
  var worst: LayoutFault {
    faults.dropFirst().reduce(faults[0]) { $1.excess > $0.excess ? $1 : $0 }
  }

  /// Where the worst place is, for a message that has told ``place``; empty when it is the only one.
  var worstPlace: String {
    guard faults.count > 1 else { return "" }
    let screen = screens.count > 1 ? " on \(worst.screen)" : ""
    return categories.count > 1 ? " at \(worst.category.id)\(screen)" : screen
  }

  /// The element's name in quotes.
  var element: String { quoted(subject.outline.nodes[node].name) }

  /// The layout's name in quotes.
  var layout: String { quoted(subject.layout.name) }

  /// The text in words, or the element's name.
  var mention: String { subject.text(of: node)?.mention ?? element }

  /// Creates a finding about the element.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - message: The sentence.
  ///   - dependsOnText: Whether it says something of the texts shown, and so of their language.
  /// - Returns: The finding, with the worst figures and without advice.
  func finding(
    _ rule: RuleDescription, _ message: String, dependsOnText: Bool = true
  ) -> Finding {
    var finding = Finding(rule: rule.id, severity: rule.severity, message: message)
    finding.slot = subject.name(of: node)
    finding.layout = subject.layout.name
    let element = subject.outline.nodes[node].element
    finding.subjectLocation = element.location ?? subject.layout.location
    finding.location = finding.subjectLocation
    if dependsOnText { finding.locale = subject.locale }
    if case .text(let text) = element.content, let shown = subject.text(of: node) {
      finding.style = text.style.portrait
      finding.key = shown.key
      finding.locale = shown.locale
      finding.variant = shown.variant
      finding.text = shown.measured
      finding.location = shown.location ?? finding.location
    }
    finding.categories = categories
    finding.devices = screens
    finding.compare(worst.measured, with: worst.limit, unit: "pt")
    finding.margin = worst.excess
    return finding
  }

  /// The advice to turn the stack that an element is in from the first category at fault on.
  ///
  /// Where a stack turns depends on nothing but the category, so it has to turn for all screens.
  func turningAdvice() -> String {
    let first = categories[0]
    if isBesideAccessory { return "the accessory below the text from \(first.id)" }
    if first == .ax1 { return "accessibilityAxis vertical" }
    return "axis vertical from \(first.id)"
  }

  /// Whether what the element stands beside is the accessory of a cell.
  private var isBesideAccessory: Bool {
    let rows = subject.cells.lazy.flatMap(\.solution.rowTexts)
    guard let row = rows.first(where: { $0.text == node }) else { return false }
    if case .cell = subject.outline.nodes[row.stack].element.content { return true }
    return false
  }
}

extension LayoutElement {
  /// Whether it is a stack.
  var isStack: Bool { if case .stack = content { true } else { false } }

  /// Whether its height is a constant.
  var hasFixedHeight: Bool { size.height != nil }
}
