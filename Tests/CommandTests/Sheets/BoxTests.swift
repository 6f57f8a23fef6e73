import FontGaugeKit
import Foundation
import MetricsCore
import Testing

@testable import ContactSheets

/// Letters of Round are half an em wide, with ink from 0.05 to 0.45 em and 0.5 em high; its lines are
/// 1 em high, with the letters standing 0.2 em above the lower edge.
@Suite("Boxes of texts that fail")
struct BoxTests {
  @Test("Ink is where it was measured, to a pixel: 31 points, 1.55 from the left, standing at 24.8")
  func places() throws {
    let project = try PicturedProject("abcdefghij klm", slot: "width: 85, lines: 2")
    let plan = try #require(try project.plan(at: .ax2))
    #expect(plan.boxWidth == 85 && plan.boxHeight == 62 && plan.lines.count == 2)
    let canvas = try project.drawn(plan)
    // From (10, 5) at two pixels a point: 23.1…; letters stand on the whole pixel next to 59.6.
    func isShare(_ share: Double, _ x: Int, _ y: Int) -> Bool {
      // Half of a fifteenth of the way from paper to ink.
      abs(Double(canvas.pixel(x, y).red) - (255 - share * (255 - 0x1D))) <= 8
    }
    #expect(canvas.pixel(24, 40) == .ink && canvas.pixel(22, 40) == .paper)
    #expect(isShare(0.9, 23, 40) && canvas.pixel(30, 29) == .ink && canvas.pixel(30, 59) == .ink)
    #expect(canvas.pixel(30, 28) == .paper && canvas.pixel(30, 60) == .paper)
    // 'a' ends at 23.1 + 24.8 = 47.9, and 'b' begins at 23.1 + 31.
    #expect(isShare(0.9, 47, 40) && canvas.pixel(48, 40) == .paper)
    #expect(canvas.pixel(53, 40) == .paper && isShare(0.9, 54, 40))
    // The box.
    let edge = [(20, 60), (189, 60), (100, 10), (100, 133)]
    #expect(edge.allSatisfy { canvas.pixel($0, $1) == .box })
  }

  @Test("Above lines that are lower than the font's there is room for its letters")
  func headroom() throws {
    let project = try PicturedProject(
      "abcdefghij klm", slot: "width: 85, lines: 2", style: ", lineHeight: 20")
    // 31 points of a font whose lines are an em high, in lines of 20.
    #expect(try #require(try project.plan(at: .ax2)).above == 11)
    let plain = try PicturedProject("abcdefghij klm", slot: "width: 85, lines: 2")
    #expect(try #require(try plain.plan(at: .ax2)).above == 0)
  }

  @Test("What is lost stands below the box, in the faded colour, and nothing else is red")
  func lost() throws {
    let project = try PicturedProject("abcdefghij klm", slot: "width: 85, lines: 2")
    let plan = try #require(try project.plan(at: .ax2))
    let canvas = try project.drawn(plan)
    // 'j klm': 2.5 em of 31 points are less than 85. Its line begins 6 below the box, at 68, and its
    // letters stand at 195.6.
    #expect(plan.lost.map(\.set.glyphs.count) == [5] && plan.lost[0].top == 68)
    #expect(canvas.rows(where: \.isReddish) == [165..<196])
    #expect(canvas.pixel(24, 180) == .lost)
    #expect(canvas.rows(where: \.isInk).allSatisfy { $0.upperBound <= 134 })
    // At 17 points ten letters fill 85 points.
    #expect(try project.plan(at: .large) == nil)
  }

  @Test("Below the edge of a box that is too low ink is red, above it is not")
  func clipped() throws {
    let project = try PicturedProject("abc def", slot: "width: 85, height: 80")
    let plan = try #require(try project.plan(at: .ax5))
    #expect(plan.isTooHigh && plan.boxHeight == 80 && plan.lost.isEmpty)
    let canvas = try project.drawn(plan)
    // 48 points: the second line stands at 86.4 and its letters begin at 62.4; the edge is at 80.
    // With 5 above everything, at two pixels a point: 134.8, 170, 182.8.
    #expect(canvas.rows(where: \.isReddish) == [170..<183])
    #expect(canvas.pixel(40, 165) == .ink && canvas.pixel(40, 175) == .overflow)
    // The first line's letters stand at 38.4, which is 86.8; the last row inside is the edge's.
    #expect(canvas.rows(where: \.isInk) == [39..<87, 135..<169])
  }

  @Test("There are as many rows of letters as the check counts lines")
  func lineCount() throws {
    // No letter begins less than 0.3 × 14 points below the upper edge: the lower one crosses none.
    let project = try PicturedProject("abc def ghi", slot: "width: 85, height: 4")
    for cell in try #require(project.report.measurements.first).cells {
      let plan = try #require(try project.plan(at: cell.category))
      let canvas = try project.drawn(plan)
      #expect(
        canvas.rows { $0.isInk || $0.isReddish }.count == cell.lines, "\(cell.category)")
    }
  }

  @Test("A broken word is marked and not red")
  func broken() throws {
    let project = try PicturedProject("abcdefgh", slot: "width: 85")
    let plan = try #require(try project.plan(at: .ax5))
    #expect(plan.lines.map(\.isBroken) == [true, true, false])
    let canvas = try project.drawn(plan)
    #expect(canvas.rows(where: \.isReddish).isEmpty)
    #expect(!canvas.rows { $0 == .breakMark }.isEmpty)
  }

  @Test("Every box of the sample app has the lines that the check counts, and the check's fault")
  func sample() throws {
    let project = try PicturedProject(
      configurationAt: Repository.root.appendingPathComponent(".fontgauge.yml").path)
    var count = 0
    for slot in project.pictures.slots {
      let measured = project.report.measurements.filter { $0.slot.name == slot.slot.name }
      for text in project.failing(in: slot) {
        let measurement = try #require(
          measured.first { $0.text == text.text.text })
        for box in text.boxes {
          for screen in box.screens {
            for category in box.categories {
              let cell = measurement.cells[screen * 12 + category.rawValue]
              #expect(cell.screen == slot.screens[screen].id && cell.category == category)
              // A text that is shrunk is drawn as small as it may be, and counted at its own size.
              if box.figures.fit.scale == 1 {
                #expect(box.figures.fit.lineCount == cell.lines)
              }
              #expect((box.figures.fit.cut != nil) == (cell.truncation != nil))
              #expect(
                box.figures.isTooHigh == ((cell.height ?? 0) > (cell.heightLimit ?? .infinity)))
              count += 1
            }
          }
        }
      }
    }
    #expect(count > 100)
  }
}
