import Foundation
import Testing

@Suite("Layouts on the command line")
struct LayoutCommandTests {
  private let configuration = """
    version: 1
    fonts: { files: [Round-Regular.ttf] }
    styles: { body: { font: Round-Regular, size: 17 } }
    layouts:
      settings row:
        devices: [iPhone SE (1st), iPhone 16]
        margins: 8
        stack:
          axis: horizontal
          spacing: 8
          alignment: center
          children:
            - text: { name: label, style: body, text: [Notifications] }
            - control: switch

    """

  private func run(_ words: [String]) throws -> Fontgauge.Run {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"], files: [".fontgauge.yml": configuration])
    return try Fontgauge.run(words, in: scratch.folder)
  }

  @Test("check --layout prints where everything lies")
  func frames() throws {
    let run = try run([
      "check", "--layout", "settings row", "--category", "AX3", "--device", "iPhone SE (1st)",
    ])
    // 37 pt: 13 letters are 240.5 points of 320 − 16 − 51 − 8 = 245.
    #expect(
      run.output.hasPrefix(
        """
        layout settings row · en · iPhone SE (1st) · AX3
          element      x  y  width  height  lines  text
          stack        8  0    304      37
            label      8  0    245      37      1  “Notifications”
            control  261  3     51      31

        """), "\(run.output)")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test("At AX5 the row has no room for the word, which fails the check")
  func overflow() throws {
    let run = try run(["check", "--layout", "settings row", "--category", "AX5"])
    #expect(run.status == 1)
    // 48 pt: 13 letters, of which the ligature of f and i is 0.2 em narrower, are 302.4 points of 245;
    // the wider screen has 393 − 16 − 63 − 8 = 306.
    #expect(
      run.output.contains(
        """
        error: “Notifications” (en) has less room in its row of “settings row” than its longest \
        word needs at AX5 on iPhone SE (1st): 302.4 pt wide, where there are 245 pt
        """), "\(run.output)")
  }

  @Test("A word beside the switch of a cell, and a text wider than its cell, are told")
  func cells() throws {
    let scratch = try Scratch(
      fonts: ["Round-Regular.ttf"],
      files: [
        ".fontgauge.yml": """
        version: 1
        fonts: { files: [Round-Regular.ttf] }
        styles: { body: { font: Round-Regular, size: 17 } }
        devices: [iPhone SE (1st)]
        layouts:
          row:
            cell: { content: { text: { style: body, text: [Appearances] } }, accessory: switch }
          wide:
            cell: { content: { text: { name: label, style: body, text: [Wide], width: 400 } } }

        """
      ])
    let output = try Fontgauge.run(["check"], in: scratch.folder).output
    // 48 pt: eleven letters of 24 points; the cell has 320 − 32 − 51 − 8 = 229.
    #expect(
      output.contains(
        """
        its longest word needs at AX4, AX5 on iPhone SE (1st): 264 pt wide at AX5, where there are \
        229 pt; cleared by the accessory below the text from AX4 or 264 pt of width [row-overflow]
        """), "\(output)")
    #expect(
      output.contains(
        """
        “label” of “wide” needs more width than it has at every size on iPhone SE (1st): 400 pt at \
        xSmall, where there are 288 pt; cleared by at most 288 pt of width [row-overflow]
        """), "\(output)")
  }

  @Test("JSON holds the frames with --layout, and with --measurements")
  func json() throws {
    for words in [["--layout", "settings row"], ["--measurements"]] {
      let document = try run(["check", "--format", "json", "--category", "large"] + words)
        .document(LayoutDocument.self)
      let layout = try #require(document.layouts?.first)
      #expect(layout.name == "settings row")
      #expect(layout.devices.map(\.device) == ["iPhone SE (1st)", "iPhone 16"])
      #expect(layout.devices.map(\.orientation) == ["portrait", "portrait"])
      let frames = layout.devices[0].categories[0].frames
      #expect(frames.map(\.element) == ["stack", "label", "control"])
      #expect(frames.map(\.x) == [8, 8, 261])
      #expect(frames.map(\.width) == [304, 245, 51])
    }
    let plain = try run(["check", "--format", "json"]).document(LayoutDocument.self)
    #expect(plain.layouts == nil)
  }

  @Test("A text too high for its element is told the size that clears it")
  func height() throws {
    // 14 characters of half an em in 120 points: two lines from 18 pt to 34 pt.
    func check(_ size: Int) throws -> String {
      let scratch = try Scratch(
        fonts: ["Round-Regular.ttf"],
        files: [
          ".fontgauge.yml": """
          version: 1
          fonts: { files: [Round-Regular.ttf] }
          styles: { title: { font: Round-Regular, size: \(size), scaling: fixed } }
          devices: [iPhone 16]
          layouts:
            row:
              stack:
                axis: vertical
                children: [{ text: { style: title, text: [Saved searches], width: 120, height: 60 } }]

          """
        ])
      return try Fontgauge.run(["check"], in: scratch.folder).output
    }
    let told = try check(40)
    #expect(told.contains("or size 30 [clipped-height]"), "\(told)")
    #expect(try !check(30).contains("clipped-height"))
    #expect(try check(31).contains("clipped-height"))
  }

  @Test("A layout that does not exist is wrong usage, with the nearest name")
  func unknown() throws {
    let run = try run(["check", "--layout", "setting row"])
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean 'settings row'?"), "\(run.errors)")
  }
}

private struct LayoutDocument: Decodable {
  var layouts: [Layout]?

  struct Layout: Decodable {
    var name: String
    var devices: [Screen]
  }

  struct Screen: Decodable {
    var device: String
    var orientation: String
    var categories: [Category]
  }

  struct Category: Decodable {
    var category: String
    var frames: [Frame]
  }

  struct Frame: Decodable {
    var element: String
    var x, y, width, height: Double
  }
}
