import FontGaugeKit
import MetricsCore
import Reports
import Testing

@testable import ContactSheets

/// A project checked without a process, with its pictures.
struct PicturedProject {
  let report: Report
  let pictures: Pictures

  /// Checks the configuration at a path.
  init(configurationAt path: String) throws {
    let project = try Project(configurationAt: path)
    report = try Analyzer(
      project: project, runner: RuleRunner(settings: RuleSettings(project.configuration)),
      workers: 1, keepsMeasurements: true, keepsPictures: true
    ).run()
    pictures = try #require(report.pictures)
  }

  /// Checks one text in one slot of 17 points of Round in iPhone SE.
  init(_ text: String, slot: String, style: String = "") throws {
    let scratch = try PicturedProject.scratch(
      slots: "  - { name: row, style: title, text: [\"\(text)\"], \(slot) }", style: style)
    try self.init(configurationAt: scratch.path(".fontgauge.yml"))
  }

  /// A project with some slots, of 17 points of Round in iPhone SE.
  static func scratch(slots: String, style: String = "") throws -> Scratch {
    try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        ".fontgauge.yml": """
        version: 1
        fonts: { files: [Round-Regular.ttf] }
        styles:
          title: { font: Round-Regular, size: 17\(style) }
        devices: [iPhone SE (1st)]
        slots:
        \(slots)

        """
      ])
  }

  /// The texts of a slot that fail.
  func failing(in slot: PicturedSlot) -> [FailingText] {
    slot.texts.compactMap { text in
      FailingText(
        text, in: slot, string: text.text.measured,
        findings: report.findings.filter {
          $0.slot == slot.slot.name && $0.locale == text.text.locale
            && ($0.key ?? $0.text) == (text.text.key ?? text.text.text)
            && $0.variant == text.text.variant
        })
    }
  }

  /// Returns the plan of the only text's box at a category; `nil` when nothing fails there.
  func plan(at category: ContentSizeCategory) throws -> BoxPlan? {
    let slot = try #require(pictures.slots.first)
    let text = try #require(failing(in: slot).first)
    return text.boxes.first { $0.categories.contains(category) }.map {
      BoxPlan(
        $0.figures, text.text.drawing, pictures.texts[text.text.drawing.picture])
    }
  }

  /// Draws a box at two pixels a point, its corner 10 points from the left and 5 from the top.
  func drawn(_ plan: BoxPlan) throws -> Canvas {
    let pen = try Pen(width: plan.width + 20, height: plan.height + 10, scale: 2)
    plan.draw(with: pen, faces: pictures.faces, left: 10, top: 5)
    return pen.canvas
  }
}

extension Canvas {
  /// A pixel.
  func pixel(_ x: Int, _ y: Int) -> Color {
    palette.colors[Int(pixels[y * width + x])]
  }

  /// The rows that hold pixels of a kind, as ranges without gaps.
  func rows(where isWanted: (Color) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for y in 0..<height where (0..<width).contains(where: { isWanted(pixel($0, y)) }) {
      if let last = ranges.last, last.upperBound == y {
        ranges[ranges.count - 1] = last.lowerBound..<(y + 1)
      } else {
        ranges.append(y..<(y + 1))
      }
    }
    return ranges
  }
}

extension Color {
  /// Whether it is red over white; nothing else on a sheet has so much more red than green and blue,
  /// and as much of one as of the other.
  var isReddish: Bool {
    Int(red) - Int(green) > 24 && abs(Int(green) - Int(blue)) < 24
  }

  /// Whether it is darker than edges and rules.
  var isInk: Bool { max(red, green, blue) < 100 }
}
