import Foundation
import MetricsCore
import Testing

@testable import ContactSheets

/// `report --png`: the files and what the command says.
@Suite("report --png")
struct ReportPNGTests {
  private static let slots = """
      - { name: row, style: title, text: [abcdefghij klm], width: 85, lines: 2 }
      - { name: wide, style: title, text: [abc], width: 300, lines: 1 }
    """

  private struct Document: Decodable {
    var command: String
    var files: [String]
  }

  @Test("A sheet for every style and for every slot with a text that fails; their names are told")
  func files() throws {
    let scratch = try PicturedProject.scratch(slots: Self.slots)
    let run = try Fontgauge.run(["report", "--png", "out/sheets"], in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.lines == ["out/sheets/style-title.png", "out/sheets/slot-row.png"])
    #expect(run.lines.allSatisfy(scratch.holds))
    #expect(!scratch.holds("out/sheets/slot-wide.png"))

    let again = try Fontgauge.run(
      ["report", "--png", "again/", "-o", "page.html", "--format", "json", "--jobs", "4"],
      in: scratch.folder)
    let document = try again.document(Document.self)
    #expect(document.command == "report")
    #expect(document.files == ["page.html", "again/style-title.png", "again/slot-row.png"])
    #expect(document.files.allSatisfy(scratch.holds))
    for name in ["style-title.png", "slot-row.png"] {
      #expect(try scratch.read("again/\(name)") == scratch.read("out/sheets/\(name)"))
    }
  }

  @Test("Another program reads the files; red is where text is lost only", WrittenSheet.canBeRead)
  func pixels() throws {
    let scratch = try PicturedProject.scratch(slots: Self.slots)
    #expect(try Fontgauge.run(["report", "--png", "."], in: scratch.folder).status == 0)
    let style = try WrittenSheet("style-title.png", in: scratch)
    let colors = style.colors
    #expect(style.width <= 2000 && style.height <= 12_000)
    #expect(colors[.ink, default: 0] > 1000 && colors[.rule, default: 0] > 1000)
    #expect(!colors.keys.contains { $0.isReddish })
    // 24 half ems at 48 points, 124 points of words beside them, 20 of paper at each side.
    #expect(style.width == 2 * (24 * 24 + 124 + 40))
    let slot = try WrittenSheet("slot-row.png", in: scratch)
    #expect(slot.colors[.lost, default: 0] > 100 && slot.colors[.overflow] == nil)
  }

  @Test("Any number of threads writes the same bytes")
  func threads() throws {
    let slots = (1...7).map {
      "  - { name: row \($0), style: title, text: [abcdefghij klm], width: \($0)0, lines: 1 }"
    }
    let scratch = try PicturedProject.scratch(slots: slots.joined(separator: "\n"))
    let one = try Fontgauge.run(["report", "--png", "one", "--jobs", "1"], in: scratch.folder)
    let five = try Fontgauge.run(["report", "--png", "five", "--jobs", "5"], in: scratch.folder)
    #expect(one.lines.count == 8)
    #expect(five.lines == one.lines.map { $0.replacingOccurrences(of: "one/", with: "five/") })
    for (one, five) in zip(one.lines, five.lines) {
      #expect(try scratch.read(one) == scratch.read(five))
    }
  }

  @Test("The file's colours are the canvas's, whatever is drawn", WrittenSheet.canBeRead)
  func colors() throws {
    var canvas = Canvas(width: 61, height: 64)
    canvas.fill(PixelRect(left: 3, top: 2, right: 50, bottom: 40), with: .rule)
    let values = (0..<480).map { UInt8($0 * 7 % 256) }
    for (index, color) in [Color.ink, .lost, .label, .overflow, .breakMark].enumerated() {
      let (left, top) = (index * 9, index * 7)
      let rect = PixelRect(left: left, top: top, right: left + 16, bottom: top + 30)
      canvas.paint(PixelCoverage(rect: rect, values: values), with: color, outer: .overflow)
    }
    let scratch = try Scratch(fonts: [], files: [:])
    try Data(PNGEncoder.png(canvas)).write(to: URL(fileURLWithPath: scratch.path("sheet.png")))
    let sheet = try WrittenSheet("sheet.png", in: scratch)
    #expect(sheet.width == 61 && sheet.height == 64 && sheet.colors.count > 60)
    let drawn = (0..<64).flatMap { y in (0..<61).map { canvas.pixel($0, y) } }
    #expect(Array(sheet.bytes) == drawn.flatMap { [$0.red, $0.green, $0.blue] })
  }

  @Test("Names of slots are no paths, and all have files of their own")
  func hostileNames() throws {
    let names = ["../../escape", "/tmp/x", "CON", "a b", "A B", "标题", "\\u0001"]
    let slots = names.map {
      "  - { name: \"\($0)\", style: title, text: [abcdefghij klm], width: 40, lines: 1 }"
    }
    let scratch = try PicturedProject.scratch(slots: slots.joined(separator: "\n"))
    let before = try scratch.names
    let run = try Fontgauge.run(["report", "--png", "sheets"], in: scratch.folder)
    #expect(run.status == 0 && Set(run.lines).count == names.count + 1)
    #expect(try scratch.names == (before + ["sheets"]).sorted())
    let written = try FileManager.default.contentsOfDirectory(atPath: scratch.path("sheets"))
    #expect(Set(written.map { "sheets/\($0)" }) == Set(run.lines))
  }

  @Test("A folder that is a file, or lies in one, is told in a sentence")
  func faults() throws {
    let scratch = try PicturedProject.scratch(slots: Self.slots)
    try scratch.write("x", to: "file")
    let file = try Fontgauge.run(["report", "--png", "file"], in: scratch.folder)
    #expect(file.status == 2 && file.errors == "file: error: this is a file; name a folder\n")
    let inside = try Fontgauge.run(["report", "--png", "file/sheets"], in: scratch.folder)
    #expect(
      inside.status == 2
        && inside.errors == "file/sheets: error: file is a file; name another folder\n")
    let nothing = try Fontgauge.run(["report"], in: scratch.folder)
    #expect(nothing.status == 64 && nothing.errors.contains("--png"))
  }
}
