import Foundation
import Testing

@Suite("The frames of layouts as they are told")
struct LayoutFramesTests {
  private func scratch(_ layouts: String, files: [String: String] = [:]) throws -> Scratch {
    let head = """
      version: 1
      fonts: { files: [Round-Regular.ttf] }
      strings: ["*.lproj/A.strings"]
      styles: { body: { font: Round-Regular, size: 17 } }
      devices: [iPhone SE (1st)]
      layouts:

      """
    return try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: files.merging([".fontgauge.yml": head + layouts]) { $1 })
  }

  @Test("Of many sets of texts the worst is told under its keys, and how many there are")
  func worst() throws {
    let scratch = try scratch(
      """
        row:
          stack:
            axis: vertical
            children:
              - text: { name: label, style: body, strings: [a, b, c] }
              - text: { name: hint, style: body, strings: [d] }
        alone: { text: { style: body, text: [OK] } }
      """,
      files: [
        "de.lproj/A.strings": #""a" = "Karte"; "b" = "Suche"; "c" = "Orte"; "d" = "Da";"#,
        "en.lproj/A.strings": #""a" = "Map"; "b" = "Unbreakable words"; "c" = "OK"; "d" = "So";"#,
      ])
    let run = try Fontgauge.run(
      ["check", "--layout", "row", "--layout", "alone", "--category", "large"], in: scratch.folder)
    let headings = run.output.split(separator: "\n").filter { $0.hasPrefix("layout ") }
    // Nothing is lost at large: of two lines each, that with the longest text is worst.
    #expect(
      headings == [
        "layout row · en · b and d · iPhone SE (1st) · large",
        "layout row: 5 more sets of texts fit no worse; --format json has all",
        "layout alone · en · iPhone SE (1st) · large",
      ], "\(run.output)")
    #expect(run.output.hasSuffix("1 style, 2 layouts, 1 device × 1 size\n"), "\(run.output)")
    let json = try Fontgauge.run(
      ["check", "--layout", "row", "--category", "large", "--format", "json"], in: scratch.folder)
    #expect(try json.document(FramesDocument.self).layouts.count == 6)
  }

  @Test("A long text is shortened outside its quotation marks")
  func excerpt() throws {
    let scratch = try scratch(
      "  row: { text: { style: body, text: [\(String(repeating: "abcdegh ", count: 6))] } }\n")
    let run = try Fontgauge.run(
      ["check", "--layout", "row", "--category", "large"], in: scratch.folder)
    // 39 of 40 columns, without the space at their end.
    #expect(
      run.output.contains("“abcdegh abcdegh abcdegh abcdegh abcdegh”…\n"), "\(run.output)")
  }

  @Test("JSON says of each frame what it is and what it is in", arguments: ["check", "export"])
  func parents(command: String) throws {
    let scratch = try scratch(
      """
        grid:
          grid:
            name: photos
            columns: 2
            count: 2
            children:
              - stack:
                  name: item
                  axis: vertical
                  children:
                    - image: { name: photo, size: 40 }
                    - inline: { name: title, style: body, text: [OK], image: { size: 10 } }
        row:
          cell:
            content: { text: { style: body, text: [OK] } }
            accessory: chevron
      """)
    let layouts = command == "check" ? ["--layout", "grid", "--layout", "row"] : []
    let document = try Fontgauge.run([command, "--format", "json"] + layouts, in: scratch.folder)
      .document(FramesDocument.self)
    func frames(_ name: String) throws -> [String] {
      try #require(document.layouts.first { $0.name == name }).devices[0].categories[0].frames.map {
        "\($0.element) \($0.kind) in \($0.parent ?? "nothing")"
      }
    }
    #expect(
      try frames("grid") == [
        "photos grid in nothing", "item (item 1) stack in photos",
        "photo (item 1) image in item (item 1)", "title (item 1) inline in item (item 1)",
        "item (item 2) stack in photos", "photo (item 2) image in item (item 2)",
        "title (item 2) inline in item (item 2)",
      ])
    #expect(
      try frames("row") == [
        "cell cell in nothing", "text text in cell", "control control in cell",
      ])
  }
}

private struct FramesDocument: Decodable {
  var layouts: [Layout]

  struct Layout: Decodable {
    var name: String
    var devices: [Screen]
  }

  struct Screen: Decodable {
    var categories: [Category]
  }

  struct Category: Decodable {
    var frames: [Frame]
  }

  struct Frame: Decodable {
    var element, kind: String
    var parent: String?
  }
}
