import Foundation
import Testing

/// The page in Chromium.
///
/// Pictures of it are not compared: what is drawn is asked of the document.
@Suite("The page in Chromium", PageCheck.isThere, .serialized)
struct BrowserTests {
  private static let sample = Result { try WrittenPage() }

  @Test("The sample app's page opens without a complaint or a request, and prints")
  func load() throws { try PageCheck.run("load", try Self.sample.get().path) }

  @Test("The slider goes through twelve stops by keyboard, and every picture follows")
  func slider() throws { try PageCheck.run("slider", try Self.sample.get().path) }

  @Test("Filters leave what they name, the heat map's cells lead to as many findings as they say")
  func filters() throws { try PageCheck.run("filters", try Self.sample.get().path) }

  @Test("axe-core finds nothing at three widths, in light and dark")
  func accessibility() throws { try PageCheck.run("accessibility", try Self.sample.get().path) }

  @Test("Chromium itself lays at least 98 % of the sample's texts out in as many lines")
  func layout() throws {
    print(try PageCheck.run("layout", try Self.sample.get().path, Repository.root.path))
  }

  /// A line of a box as it is drawn.
  private struct Box: Decodable {
    var slot, key, locale, screen, category: String
    var lines: [String]
  }

  @Test("Line for line, what is drawn is what 'measure' says, in five scripts, cut and broken too")
  func lines() throws {
    let texts = LongTexts.texts
    let page = try WrittenPage(
      """
      version: 1
      fonts: { files: [font.ttf] }
      styles: { title: { font: PTSans-Regular, size: 17 } }
      devices: [iPhone SE (1st)]
      strings: ["*.lproj/*.strings"]
      slots:
        - { name: free, style: title, strings: ["*"], width: 190, lines: 0 }
        - { name: cut, style: title, strings: ["*"], width: 190, lines: 2 }

      """, fonts: [],
      files: LongTexts.files,
      font: "PTSans/PT_Sans-Web-Regular.ttf")
    let output = page.scratch.path("lines.json")
    try PageCheck.run("drawn", page.path, output)
    let boxes = try JSONDecoder().decode([Box].self, from: try page.scratch.read("lines.json"))
    #expect(boxes.count == texts.count * 2 * 12)
    for (locale, text) in texts {
      for (slot, lines) in [("free", "0"), ("cut", "2")] {
        let run = try Fontgauge.run(
          [
            "measure", "font.ttf", "--text", text, "--size", "17", "--width", "190", "--lines",
            lines,
            "--locale", locale, "--format", "json",
          ], in: page.scratch.folder)
        let measured = try run.document(MeasuredLines.self)
        for category in try #require(measured.texts.first).categories {
          let box = boxes.first {
            $0.slot == slot && $0.locale == locale && $0.category == category.category
          }
          #expect(box?.lines == category.lineTexts, "\(slot) \(locale) \(category.category)")
        }
      }
    }
  }

  @Test("Quotes, markup, controls and a reversing mark in keys and texts break nothing")
  func hostile() throws {
    let texts = [
      "</script><script>window.pwned=1</script>", "<img src=x onerror=window.pwned=1>", "'quoted'",
      "a\\\"b", "<!-- x", "&lt;b&gt;", "\u{202E}reversed", "\u{200F}إعدادات", "${pwned}",
      "ยืนยันการจอง", "नमस्ते दुनिया",
    ]
    let strings = texts.enumerated().map { "\"key \($0) \($1)\" = \"\($1)\";\n" }.joined()
    let page = try WrittenPage(
      """
      version: 1
      fonts: { files: [Round-Regular.ttf] }
      styles: { "st<b>yle": { font: Round-Regular, size: 17 } }
      devices: [iPhone SE (1st)]
      strings: ["en.lproj/Main.strings"]
      slots:
        - { name: "</script><i>slot", style: "st<b>yle", strings: ["*"], width: 100, lines: 1 }
      layouts:
        "</script><b>layout":
          text: { name: "<i>", style: "st<b>yle", strings: ["*"], lines: 1 }

      """, fonts: ["Round-Regular.ttf"], files: ["en.lproj/Main.strings": strings])
    #expect(try page.data.slots.first?.texts.count == texts.count)
    try PageCheck.run("load", page.path)
    try PageCheck.run("slider", page.path)
  }

  @Test("500 slots, more than 2,000 findings and a text of 40,000 characters stay usable")
  func large() throws {
    let words = ["Notifications", "Representative", "Unsubscribing", "Configuration"]
    let strings = (0..<500).map { number in
      (0..<4).map {
        "\"k\(number).\($0)\" = \"\(words[$0]) \(words[(number + $0) % 4]) \(number)\";\n"
      }
      .joined()
    }.joined()
    let slots = (0..<500).map {
      "  - { name: slot \($0), style: title, strings: [\"k\($0).*\"], width: 120, lines: 1 }\n"
    }.joined()
    let page = try WrittenPage(
      """
      version: 1
      fonts: { files: [Round-Regular.ttf] }
      styles: { title: { font: Round-Regular, size: 17 } }
      devices: [iPhone SE (1st), iPhone 16]
      strings: ["en.lproj/Main.strings", long.txt]
      slots:
        - { name: long, style: title, strings: ["*"], tables: [long], width: 300 }

      """ + slots, fonts: ["Round-Regular.ttf"],
      files: [
        "en.lproj/Main.strings": strings,
        "long.txt": String(repeating: "abcd ", count: 8000) + "\n",
      ])
    let data = try page.data
    #expect(data.slots.count == 501)
    try PageCheck.run("slider", page.path)
    print(try PageCheck.run("speed", page.path))
  }
}
