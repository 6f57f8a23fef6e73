import Foundation
import FontGaugeKit
import Testing

/// The layouts of the sample app, measured once for all tests.
enum SampleLayouts {
  /// What the check came to.
  static let report = Result {
    let project = try Project(
      configurationAt: Repository.root.appendingPathComponent("Fonts/Sample/layouts.yml").path)
    return try Analyzer(
      project: project, runner: RuleRunner(settings: RuleSettings(project.configuration)),
      workers: 2
    ).runLayouts()
  }

  /// The first measurement of a layout in a language, or that with a text.
  static func layout(
    _ name: String, locale: String = "en", showing text: String? = nil
  ) throws -> LayoutMeasurement {
    try #require(
      report.get().layouts.first { layout in
        layout.layout.name == name && layout.locale == locale
          && (text == nil || layout.texts.contains { $0.text == text })
      }, "\(name)")
  }

  /// The findings of a rule about a layout in English, by element.
  static func findings(_ rule: String, in layout: String) throws -> [Finding] {
    try report.get().findings.filter {
      $0.rule == rule && $0.layout == layout && $0.locale ?? "en" == "en"
    }
  }
}

extension LayoutMeasurement {
  /// The cell of a screen and a category.
  func cell(
    _ device: String, _ category: ContentSizeCategory, _ orientation: Orientation = .portrait
  ) throws -> LayoutCell {
    try #require(
      cells.first {
        $0.category == category && $0.screen.device.name == device
          && $0.screen.orientation == orientation
      })
  }

  /// The frame of an element, of an item where there are several.
  func frame(_ element: String, in cell: LayoutCell, item: Int = 0) throws -> LayoutFrame {
    try #require(
      cell.solution.frames.first {
        outline.nodes[$0.node].name == element && (item == 0 || $0.item == item)
      }, "\(element)")
  }

  /// Returns x, y, width and height of an element.
  func place(
    _ element: String, _ device: String, _ category: ContentSizeCategory,
    _ orientation: Orientation = .portrait, item: Int = 0
  ) throws -> [Double] {
    let frame = try frame(element, in: cell(device, category, orientation), item: item)
    return [frame.x, frame.y, frame.width, frame.height]
  }
}

/// Expects figures to be equal to a hundredth of a point; `nil` is any.
func expect(
  _ found: [Double], _ expected: [Double?],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let isEqual =
    found.count == expected.count
    && zip(found, expected).allSatisfy { found, expected in
      expected.map { abs(found - $0) < 0.01 } ?? true
    }
  #expect(isEqual, "\(found) is not \(expected)", sourceLocation: sourceLocation)
}
