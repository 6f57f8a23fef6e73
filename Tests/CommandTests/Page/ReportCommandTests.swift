import Foundation
import Testing

/// `report` without a browser: the file and the figures in it.
@Suite("report")
struct ReportCommandTests {
  private static let configuration = """
    version: 1
    fonts: { files: [Round-Regular.ttf] }
    styles:
      title: { font: Round-Regular, size: 17 }
    devices: [iPhone SE (1st)]
    strings: [en.txt]
    slots:
      - { name: row, style: title, strings: ["*"], width: 85, lines: 2 }

    """

  private static func page(_ text: String) throws -> WrittenPage {
    try WrittenPage(configuration, fonts: ["Round-Regular.ttf"], files: ["en.txt": text])
  }

  @Test("The sample app's page is under 5 MB, ends with status 0, and says nothing")
  func sample() throws {
    let page = try WrittenPage()
    #expect(page.text.utf8.count < 5_000_000)
    #expect(page.text.hasPrefix("<!DOCTYPE html>\n") && page.text.hasSuffix("</html>\n"))
    #expect(!page.text.contains(Repository.root.path))
    let data = try page.data
    #expect(data.categories.count == 12 && data.locales == ["ar", "de", "en", "ru", "th", "vi"])
    #expect(data.slots.count == 49)
  }

  @Test("The same app gives the same bytes, whatever the number of threads")
  func deterministic() throws {
    let first = try WrittenPage(sampleWith: "--jobs", "1")
    let second = try WrittenPage(sampleWith: "--jobs", "4")
    #expect(first.text == second.text)
  }

  @Test("Without -o it is wrong usage, and a folder that is not there cannot be written to")
  func output() throws {
    let run = try Fontgauge.run("report")
    #expect(run.status == 64 && run.errors.contains("-o"))
    let lost = try Fontgauge.run("report", "-o", "/no/such/folder/report.html")
    #expect(lost.status == 2 && lost.errors.contains("/no/such/folder/report.html"))
  }

  @Test("'check --report html=FILE' writes the same page, and still ends with 1 for findings")
  func check() throws {
    let page = try Self.page("Hello world and more words\n")
    let run = try Fontgauge.run(
      ["check", "--report", "html=check.html", "--report", "text"], in: page.scratch.folder)
    #expect(run.status == 1)
    #expect(String(decoding: try page.scratch.read("check.html"), as: UTF8.self) == page.text)
  }

  @Test("Letters half an em wide: 85 points hold ten at 17 points, five at 31, three at 48")
  func lines() throws {
    // Ten letters and a space: at 17 points a line holds one word of ten letters.
    let data = try Self.page("abcdefghij klm\n").data
    let text = try #require(data.slots.first?.texts.first)
    func fit(_ category: String) throws -> [Double] {
      text.fits[text.cells[try #require(data.categories.firstIndex(of: category))]]
    }
    // Cut, scale, lines, then for each line its end, what hangs, and why it ends.
    #expect(try fit("large") == [-1, 1, 2, 11, 1, 0, 14, 0, 3])
    // At 31 points five letters fit: three lines, where two are allowed; the second one shows what
    // leaves room for the ellipsis, which is as wide as a letter.
    #expect(try fit("AX2") == [9, 1, 3, 5, 0, 2, 11, 1, 0, 14, 0, 3])
    // At 48 points three letters fit.
    let largest = try fit("AX5")
    #expect(largest.prefix(3) == [5, 1, 5] && largest[3] == 3 && largest[5] == 2)
  }

  @Test("A text of 40,000 characters is there, with its number of lines and the first of them")
  func longText() throws {
    let text = String(repeating: "abcd ", count: 8000)
    let page = try WrittenPage(
      Self.configuration.replacingOccurrences(of: "lines: 2", with: "lines: 0"),
      fonts: ["Round-Regular.ttf"], files: ["en.txt": text + "\n"])
    let data = try page.data
    let shown = try #require(data.slots.first?.texts.first)
    // At 17 points two words of four letters and a space fit: 4,000 lines.
    let fit = shown.fits[shown.cells[3]]
    #expect(fit[2] == 4000)
    #expect((fit.count - 3) / 3 == 120)
    #expect(page.text.utf8.count < 2_000_000)
  }

  @Test("Of a slot with more texts than can be drawn, the worst are, and the rest is counted")
  func manyTexts() throws {
    let short = (0..<100).map { "w\($0)" }
    let page = try Self.page((short + ["abcdefghij klm"]).joined(separator: "\n") + "\n")
    let slot = try #require(try page.data.slots.first)
    #expect(slot.count == 101 && slot.texts.count < 101)
    let data = try page.data
    #expect(data.texts[slot.texts[0].picture].string == "abcdefghij klm")
  }
}
