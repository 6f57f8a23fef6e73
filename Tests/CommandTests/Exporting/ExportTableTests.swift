import Foundation
import Testing

@Suite("export --format csv")
struct ExportTableTests {
  /// Reads a table by the grammar of RFC 4180, section 2.
  private func rows(_ text: String) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true):
        if scalars.first == "\"" { field.append(scalars.removeFirst()) } else { isQuoted = false }
      case ("\"", false):
        try #require(field.isEmpty, "a quote inside a field without quotes")
        isQuoted = true
      case (",", false):
        row.append(String(field))
        field.removeAll()
      case ("\r", false):
        try #require(scalars.popFirst() == "\n", "lines end with CR LF")
        rows.append(row + [String(field)])
        row = []
        field.removeAll()
      case ("\n", false): Issue.record("a line feed without a carriage return")
      default: field.append(scalar)
      }
    }
    #expect(row.isEmpty && field.isEmpty, "the last line ends too")
    #expect(Set(rows.map(\.count)).count == 1, "every row has every column")
    return rows
  }

  /// Returns the rows below the first one, by the names in it.
  private func table(_ text: String) throws -> [[String: String]] {
    let rows = try rows(text)
    return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(rows[0], $0)) }
  }

  @Test("A row for each style and category, with figures worked out by hand")
  func styles() throws {
    let project = try ExportedProject(
      """
      styles:
        body: { font: Round-Regular, size: 17, locales: { th: Round-Regular } }
        badge: { font: Round-Regular, size: 11, scaling: fixed, letterSpacing: -0.5 }
      """)
    let rows = try table(try project.output("--format", "csv"))
    #expect(rows.count == 36, "two styles and one other font, at twelve categories")
    #expect(
      rows.prefix(12).map { $0["pointSize"] }
        == ["15", "15", "16", "17", "19", "20", "22", "26", "31", "37", "43", "48"])
    #expect(rows[0]["ratio"] == "0.8824")
    #expect(rows[11]["category"] == "AX5")
    #expect(rows[11]["lineHeight"] == "48")
    #expect(rows[11]["locale"] == "" && rows[12]["locale"] == "th")
    #expect(rows[24]["scaling"] == "fixed" && rows[35]["pointSize"] == "11")
    #expect(rows[24]["letterSpacing"] == "-0.5", "a negative number is no formula")
    #expect(rows[0]["letterSpacing"] == "")
  }

  @Test("A row for each slot, device, category and language")
  func slots() throws {
    let project = try ExportedProject(
      """
      styles: { body: { font: Round-Regular, size: 17 } }
      strings: [en.lproj/A.strings, de.lproj/A.strings]
      devices: [iPhone SE (3rd), iPhone 16]
      slots: [{ name: row, style: body, strings: ["*"], width: 150, lines: 1 }]
      """,
      files: [
        "en.lproj/A.strings": "\"a\" = \"Search\";\n",
        "de.lproj/A.strings": "\"a\" = \"Auf Suche\";\n",
      ])
    let rows = try table(try project.output("--format", "csv", "--table", "slots"))
    #expect(rows.count == 2 * 12 * 2)
    let last = try #require(rows.first { $0["category"] == "AX5" && $0["locale"] == "de" })
    #expect(last["verdict"] == "truncated" && last["failing"] == "1" && last["texts"] == "1")
    #expect(last["neededWidth"] == "216" && last["lines"] == "2" && last["maximumLines"] == "1")
    #expect(last["text"] == "Auf Suche" && last["room"] == "150" && last["heightLimit"] == "")
  }

  @Test("A row for each element of each layout, device, category and language")
  func layouts() throws {
    let project = try ExportedProject(
      """
      styles: { body: { font: Round-Regular, size: 17 } }
      strings: [en.lproj/A.strings]
      devices: [iPhone SE (1st), iPhone 16]
      orientations: [portrait, landscape]
      layouts:
        row:
          stack:
            name: row
            axis: vertical
            children: [{ text: { name: label, style: body, strings: [a], height: 20, width: 100 } }]
      slots: [{ name: row, style: body, strings: [a], width: 150 }]
      """,
      files: ["en.lproj/A.strings": "\"a\" = \"-Search this\";\n"])
    let rows = try table(try project.output("--format", "csv", "--table", "layouts"))
    #expect(rows.count == 2 * 2 * 12 * 2)
    let first = rows[0]
    #expect(first["layout"] == "row" && first["locale"] == "en" && first["element"] == "row")
    #expect(first["device"] == "iPhone SE (1st)" && first["orientation"] == "portrait")
    #expect(first["category"] == "xSmall" && first["lines"] == "" && first["text"] == "")
    #expect(first["neededHeight"] == "", "20 is enough for 20")
    let label = try #require(
      rows.first {
        $0["element"] == "label" && $0["category"] == "xxLarge" && $0["device"] == "iPhone 16"
          && $0["orientation"] == "landscape"
      })
    // 12 letters of 10 points in 100: two lines, 40 high in 20.
    #expect(["x", "y", "width", "height"].map { label[$0] } == ["0", "0", "100", "20"])
    #expect(label["lines"] == "2" && label["neededLines"] == "2" && label["neededHeight"] == "40")
    #expect(label["key"] == "a" && label["text"] == "'-Search this")
  }

  @Test("No text can be a formula, and every text can be had back")
  func formulas() throws {
    let project = try ExportedProject.awkward()
    let rows =
      try rows(try project.output("--format", "csv"))
      + rows(try project.output("--format", "csv", "--table", "slots"))
    for cell in rows.joined() where Double(cell) == nil {
      #expect(!"=+-@\t\r\n".unicodeScalars.contains(cell.unicodeScalars.first ?? " "), "\(cell)")
    }
    let cells = Set(rows.joined().map { $0.hasPrefix("'") ? String($0.dropFirst()) : $0 })
    for name in ExportedProject.awkwardNames { #expect(cells.contains(name), "\(name)") }
    for text in [
      "=cmd|' /C calc'!A0", "=HYPERLINK(\"http://example.com\")", "-๑", "مرحبا، أهلا",
      "<b>\"Hello\", she said</b>\nand =SUM(A1:A9)",
    ] {
      #expect(cells.contains(text), "\(text)")
    }
  }

  @Test(
    "Python's csv module reads the same cells", .enabled(if: Program.python.isThere))
  func python() throws {
    let project = try ExportedProject.awkward()
    let text = try project.output("--format", "csv", "--table", "slots")
    try project.scratch.write(text, to: "slots.csv")
    let read = try Program.python.run([
      "-c",
      """
      import csv, json, sys
      with open(sys.argv[1], newline="", encoding="utf-8") as file:
          print(json.dumps(list(csv.reader(file, strict=True))))
      """, project.scratch.path("slots.csv"),
    ])
    #expect(try JSONDecoder().decode([[String]].self, from: Data(read.utf8)) == rows(text))
  }
}
