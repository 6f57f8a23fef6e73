import Foundation
import Testing

/// What is wrong with a configuration without stopping the work.
@Suite("Warnings about the configuration")
struct ConfigurationWarningTests {
  private func run(_ styles: String, _ rest: String = "", _ words: [String] = []) throws
    -> Fontgauge.Run
  {
    let scratch = try Scratch(
      fonts: ["Variable-PS.ttf", "Round-Regular.ttf"],
      files: [
        "en.lproj/A.strings": "\"settings.title\" = \"Hi\";\n\"settings.other\" = \"Ho\";\n",
        ".fontgauge.yml": """
        version: 1
        fonts: { files: [Variable-PS.ttf, Round-Regular.ttf] }
        strings: ["*.lproj/*.strings"]
        \(styles)
        \(rest)

        """,
      ])
    return try Fontgauge.run(["check"] + words, in: scratch.folder)
  }

  @Test("One fails the check when warnings do, is counted, and is told even when little is")
  func failing() throws {
    let style = "styles: { title: { font: Round-Regular, size: 17 } }"
    let slot = "slots: [{ name: row, style: title, strings: [\"setings.*\"], width: 300 }]"
    let plain = try run(style, slot)
    #expect(plain.status == 0)
    #expect(plain.output.contains("warning: slot 'row' shows no text"))
    #expect(plain.output.contains("; 1 warning about the configuration"))
    let strict = try run(style, slot, ["--fail-on", "warning", "--quiet"])
    #expect(strict.status == 1)
    #expect(strict.output.contains("slot 'row' shows no text"))
  }

  @Test("A configuration without styles says that nothing is checked")
  func nothing() throws {
    let run = try run("styles: {}")
    #expect(run.output.contains("no style is configured, so nothing is checked"))
  }

  @Test("Texts in no slot are not counted as looked at")
  func unplaced() throws {
    let run = try run(
      "styles: { title: { font: Round-Regular, size: 17 } }",
      "slots: [{ name: row, style: title, strings: [settings.title], width: 300 }]")
    #expect(run.output.contains(" in 1 of 2 texts, "), "\(run.output)")
  }

  @Test("Sizes that were not looked at are not counted")
  func sizes() throws {
    let run = try run(
      "styles: { title: { font: Round-Regular, size: 17 } }", "",
      ["--category", "AX4", "--category", "AX5", "--device", "iPhone 16"])
    #expect(run.output.contains("1 device × 2 sizes"), "\(run.output)")
  }

  @Test(
    "Settings that the face does not have are told",
    arguments: [
      ("variations: { wght: 5000 }", "the axis 'wght' of "),
      ("variations: { abcd: 5 }", "has no axis 'abcd'"),
      ("features: [zzzz]", "has no feature 'zzzz'"),
    ])
  func settings(setting: String, sentence: String) throws {
    let told = try run("styles: { title: { font: NamedInstance-Regular, size: 17, \(setting) } }")
    #expect(told.output.contains("warning: style 'title': "), "\(told.output)")
    #expect(told.output.contains(sentence))
    let right = try run(
      "styles: { title: { font: NamedInstance-Regular, size: 17, variations: { wght: 500 } } }")
    #expect(!right.output.contains("warning: style"), "\(right.output)")
  }

  @Test("Too high a text is told the size that clears it")
  func height() throws {
    // 14 characters of half an em in 120 points: one line up to 17 pt, two up to 34 pt.
    func check(_ size: Int) throws -> Fontgauge.Run {
      try run(
        "styles: { title: { font: Round-Regular, size: \(size), scaling: fixed, textStyle: body } }",
        "slots: [{ name: row, style: title, text: [Saved searches], width: 120, height: 60 }]")
    }
    let told = try check(40)
    #expect(told.output.contains("or size 30 [clipped-height]"), "\(told.output)")
    #expect(try check(30).output.contains("clipped-height") == false)
    #expect(try check(31).output.contains("clipped-height"))
  }
}
