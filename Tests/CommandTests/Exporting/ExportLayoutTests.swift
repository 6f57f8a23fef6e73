import Foundation
import Testing

/// The layouts of what `export --format json` writes.
private struct LayoutDocument: Decodable {
  struct Layout: Decodable {
    struct Text: Decodable {
      var element, text: String
      var key: String?
    }
    var name, locale: String
    var textSets, failing: Int
    var texts: [Text]
    var devices: [Screen]
  }

  struct Screen: Decodable {
    struct Category: Decodable {
      var category: String
      var frames: [Frame]
    }
    var device, orientation: String
    var categories: [Category]
  }

  struct Frame: Decodable {
    var element: String
    var x, y, width, height: Double
    var neededHeight: Double?
    var lines, neededLines: Int?
    var truncated, breaksWord: Bool?

    /// Where it lies.
    var place: [Double] { [x, y, width, height] }
  }

  var layouts: [Layout]

  /// The layout of a language.
  func layout(_ locale: String, of name: String = "row") throws -> Layout {
    try #require(layouts.first { $0.name == name && $0.locale == locale })
  }
}

@Suite("Layouts in export")
struct ExportLayoutTests {
  /// A label beside a switch, with three texts in each of three languages.
  private func project(_ more: String = "") throws -> ExportedProject {
    try ExportedProject(
      """
      styles: { body: { font: Round-Regular, size: 17 } }
      strings: ["*.lproj/A.strings"]
      devices: [iPhone SE (1st), iPhone 16]
      orientations: [portrait, landscape]
      layouts:
        row:
          margins: 8
          stack:
            name: row
            axis: horizontal
            spacing: 8
            alignment: center
            children:
              - text: { name: label, style: body, strings: [a, b, c] }
              - control: { name: toggle, kind: switch }
      \(more)
      """,
      files: [
        "en.lproj/A.strings": #""a" = "Notes"; "b" = "Unbreakable words"; "c" = "OK";"#,
        "de.lproj/A.strings": #""a" = "Suche"; "b" = "Karte"; "c" = "Neue Orte da";"#,
        "nl.lproj/A.strings": #""a" = "Zoek"; "b" = "Op"; "c" = "Zo";"#,
      ])
  }

  @Test("Every element has its frame on each device, upright and sideways, at each category")
  func frames() throws {
    let document: LayoutDocument = try project().run().document()
    #expect(document.layouts.map(\.locale) == ["de", "en", "nl"])
    let layout = try document.layout("nl")
    #expect(layout.name == "row")
    #expect(
      layout.devices.map { "\($0.device), \($0.orientation)" } == [
        "iPhone SE (1st), portrait", "iPhone SE (1st), landscape", "iPhone 16, portrait",
        "iPhone 16, landscape",
      ])
    for device in layout.devices {
      #expect(
        device.categories.map(\.category) == [
          "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2",
          "AX3", "AX4", "AX5",
        ])
      for category in device.categories {
        #expect(category.frames.map(\.element) == ["row", "label", "toggle"])
      }
    }
    // 320 − 16 − 51 − 8 = 245; a line of 17 in the middle of 31.
    let large = layout.devices[0].categories[3].frames
    #expect(large.map(\.place) == [[8, 0, 304, 31], [8, 7, 245, 17], [261, 0, 51, 31]])
    // 568 − 16 − 51 − 8 = 493; a line of 48, and the switch in its middle.
    let largest = layout.devices[1].categories[11].frames
    #expect(largest.map(\.place) == [[8, 0, 552, 48], [8, 0, 493, 48], [509, 8.5, 51, 31]])
    // Where iOS 26 runs a switch is 63 × 28: 393 − 16 − 63 − 8 = 306.
    let later = layout.devices[2].categories[3].frames
    #expect(later.map(\.place) == [[8, 0, 377, 28], [8, 5.5, 306, 17], [322, 0, 63, 28]])
    #expect(large.map(\.lines) == [nil, 1, nil])
    #expect(large.map(\.neededLines) == [nil, 1, nil])
    #expect(large.map(\.truncated) == [nil, false, nil])
    #expect(large.allSatisfy { $0.neededHeight == nil })
  }

  @Test("Of the texts of a language the worst is shown: that which breaks, is highest or widest")
  func worst() throws {
    let document: LayoutDocument = try project().run().document()
    // "Unbreakable" is 11 × 24 = 264 points of 245 at AX5 on the small phone.
    let english = try document.layout("en")
    #expect(english.texts.map(\.key) == ["b"])
    #expect(english.texts.map(\.text) == ["Unbreakable words"])
    #expect(english.texts.map(\.element) == ["label"])
    #expect(english.textSets == 3 && english.failing == 1)
    let label = english.devices[0].categories[11].frames[1]
    #expect(label.breaksWord == true && label.truncated == false)
    #expect(label.lines == 2 && label.height == 96)
    // 11 × 21.5 = 236.5 at AX4.
    let smaller = english.devices[0].categories[10].frames[1]
    #expect(smaller.breaksWord == false && smaller.lines == 2)
    // "Neue Orte da" is 12 × 24 = 288, and so the only one with a second line.
    let german = try document.layout("de")
    #expect(german.texts.map(\.key) == ["c"])
    #expect(german.textSets == 3 && german.failing == 0)
    #expect(german.devices[0].categories[11].frames[1].lines == 2)
    // Each of the others is one line everywhere, and "Zoek" the widest.
    #expect(try document.layout("nl").texts.map(\.key) == ["a"])
  }

  @Test("A fault counts for more than height: one line that is cut, before two that are not")
  func faultBeforeHeight() throws {
    let document: LayoutDocument = try ExportedProject(
      """
      styles: { body: { font: Round-Regular, size: 17, scaling: fixed } }
      devices: [iPhone 16]
      layouts:
        column:
          stack:
            name: column
            axis: vertical
            children:
              - text: { name: title, style: body, text: [Saved searches, Search], lines: 1, width: 60 }
              - text: { name: body, style: body, text: [OK, Saved searches], width: 80 }
      """
    ).run().document()
    let layout = try #require(document.layouts.first)
    #expect(layout.textSets == 2 && layout.failing == 1)
    // 14 letters are 119 points of 60; the other set has the second line, 17 points, in the body.
    #expect(layout.texts.map(\.text) == ["Saved searches", "OK"])
    let frames = layout.devices[0].categories[0].frames
    #expect(frames.map(\.height) == [34, 17, 17])
    #expect(frames[1].truncated == true && frames[1].lines == 1)
    #expect(frames[1].neededLines.map { $0 > 1 } == true)
    #expect(frames[2].truncated == false)
  }

  @Test("A frame lower than its content tells the height it would need")
  func neededHeight() throws {
    let document: LayoutDocument = try ExportedProject(
      """
      styles: { body: { font: Round-Regular, size: 17 } }
      devices: [iPhone SE (1st)]
      layouts:
        box:
          locales: [en]
          stack:
            name: box
            axis: vertical
            children: [{ text: { name: label, style: body, text: [OK], height: 20 } }]
      """
    ).run().document()
    // 15 15 16 17 19 20 22 … 48 points in 20.
    let labels = try #require(document.layouts.first).devices[0].categories.map { $0.frames[1] }
    #expect(labels.allSatisfy { $0.height == 20 })
    #expect(
      labels.map(\.neededHeight) == [nil, nil, nil, nil, nil, nil, 22, 26, 31, 37, 43, 48])
  }

  @Test("A layout in which a text has no string is left out, one without texts is not")
  func withoutTexts() throws {
    let document: LayoutDocument = try project(
      """
        empty: { text: { style: body, strings: [nothing] } }
        picture: { image: { name: picture, size: 40 } }
      """
    ).run().document()
    #expect(document.layouts.map(\.name) == ["row", "row", "row", "picture"])
    let picture = document.layouts[3]
    #expect(picture.texts.isEmpty && picture.textSets == 1 && picture.failing == 0)
    #expect(picture.devices[0].categories[0].frames.map(\.height) == [40])
  }

  @Test("The bytes do not depend on the number of threads")
  func threads() throws {
    let boxes = try project(
      (1...8).map { "  box \($0): { text: { style: body, strings: [a, b, c], lines: 1 } }\n" }
        .joined())
    let one = try boxes.run("--jobs", "1")
    #expect(one.status == 0 && one.errors.isEmpty)
    #expect(try boxes.run("--jobs", "7").bytes == one.bytes)
    #expect(JSONText(one.bytes).unsortedKeys.isEmpty)
    #expect(JSONText(one.bytes).overlongNumbers.isEmpty)
    let document: LayoutDocument = try one.document()
    let names = ["row"] + (1...8).map { "box \($0)" }
    #expect(document.layouts.map(\.name) == names.flatMap { [$0, $0, $0] })
  }

  @Test("The sample's layouts are there once in each language, with their longest texts")
  func sample() throws {
    let document: LayoutDocument = try Fontgauge.run(
      "export", "--config", "Fonts/Sample/layouts.yml"
    ).document()
    #expect(Set(document.layouts.map(\.name)).count == 16)
    #expect(Set(document.layouts.map { "\($0.name) \($0.locale)" }).count == document.layouts.count)
    // Of seven rows in English, "Delete account permanently" is the longest; of four switches,
    // "Dyslexia-friendly font" is.
    let row = try document.layout("en", of: "settings row")
    #expect(row.texts.map(\.key) == ["settings.row.deleteAccount"])
    #expect(row.textSets == 7)
    let toggle = try document.layout("en", of: "settings switch")
    #expect(toggle.texts.map(\.key) == ["settings.switch.readingMode"])
    #expect(toggle.textSets == 4 && toggle.failing == 0)
  }

  @Test("The frames are those that check tells of")
  func sameAsCheck() throws {
    let row = try project()
    let exported: LayoutDocument = try row.run().document()
    let label = try exported.layout("en").devices[0].categories[11].frames[1]
    let check = try Fontgauge.run(
      ["check", "--layout", "row", "--category", "AX5", "--device", "iPhone SE (1st)"],
      in: row.scratch.folder)
    let told = check.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(
      told.contains(["label", "8", "0", "245", "96", "2", "“Unbreakable", "words”"]),
      "\(check.output)")
    #expect(label.place == [8, 0, 245, 96])
  }
}
