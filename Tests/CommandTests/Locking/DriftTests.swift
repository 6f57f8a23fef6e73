import Foundation
import Testing

/// What `lock --check` says when fonts, styles and texts change, with figures worked out by hand.
@Suite("Drift")
struct DriftTests {
  private func messages(_ document: CheckDocument, _ rule: String) -> [String] {
    document.findings(of: rule).map(\.message).sorted()
  }

  @Test("A font in another folder under another name is no drift")
  func movedFile() throws {
    let project = try LockedProject()
    let folder = project.scratch.folder
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Other"), withIntermediateDirectories: false)
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("Round-Regular.ttf"),
      to: folder.appendingPathComponent("Other/Renamed.ttf"))
    try project.replace("[Round-Regular.ttf]", with: "[Other/Renamed.ttf]")
    let run = try project.check()
    #expect(run.status == 0)
    #expect(run.lines.first == "Nothing has moved since fontgauge.lock.json was written.")
    #expect(try project.drift().findings == [])
  }

  @Test("A font that is packed otherwise is no drift", arguments: ["Round.woff", "Round.woff2"])
  func packed(name: String) throws {
    let project = try LockedProject()
    try FileManager.default.copyItem(
      atPath: Repository.fixture(name), toPath: project.scratch.path(name))
    try project.replace("[Round-Regular.ttf]", with: "[\(name)]")
    #expect(try project.check().status == 0)
    #expect(try project.drift().findings == [])
  }

  @Test("Another size is told for the style and its texts")
  func size() throws {
    let project = try LockedProject()
    // At large 14 letters are 7 × 18 = 126 points now, at AX1 the 9 of “Zoo, jazz” 4.5 × 28 = 126.
    // “searches” is 4 × 33 = 132 at AX2, and “Saved” 2.5 × 51 = 127.5 at AX5.
    try project.replace("size: 17", with: "size: 18")
    let run = try project.check()
    #expect(run.status == 1)
    #expect(
      run.lines.prefix(5) == [
        "2 texts are cut off that were not at large, AX1.",
        "1 text wraps otherwise at AX2, AX5.",
        "4 texts are wider or narrower.",
        "“title” is 3 pt larger at AX4 than before (46 pt, was 43 pt).",
        "“title” is 3 pt taller in its lines at AX4 than before (46 pt, was 43 pt).",
      ])
    let drift = try project.drift()
    let style = try #require(drift.findings.first { $0.slot == nil && $0.rule == "metrics-moved" })
    #expect(style.location == Location(path: ".fontgauge.yml", line: 4, column: 3))
    #expect(style.categories.count == 12)
    #expect((style.measured, style.limit) == (46, 43))
    #expect(messages(drift, "silent-change") == [] && messages(drift, "names-changed") == [])
    #expect(
      messages(drift, "truncates-now") == [
        "“Saved searches” (en) is cut off at large on every device, where it fitted before",
        "“Zoo, jazz” (en) is cut off at AX1 on every device, where it fitted before",
      ])
    let wider = drift.findings(of: "metrics-moved").filter { $0.slot == "row" }
    #expect(
      wider.map(\.message).sorted() == [
        "“Saved searches” (en) is 7 pt wider at large than before (126 pt, was 119 pt)",
        "“Suchen” (de) is 3 pt wider at large than before (54 pt, was 51 pt)",
        "“Zoo, jazz” (en) is 4.5 pt wider at large than before (81 pt, was 76.5 pt)",
        "“Zoo” (de) is 1.5 pt wider at large than before (27 pt, was 25.5 pt)",
      ])
  }

  @Test("What moves no further than the tolerance is no drift, and lines still are")
  func tolerance() throws {
    let project = try LockedProject(LockedProject.configuration + "tolerance: 7\n")
    try project.replace("size: 17", with: "size: 18")
    var drift = try project.drift()
    #expect(drift.findings(of: "metrics-moved") == [])
    #expect(drift.findings(of: "truncates-now").count == 2)
    #expect(try project.check().status == 1)
    // The widest text moves by 7 points, and the size at AX4 by 3.
    try project.replace("tolerance: 7", with: "tolerance: 6.9")
    drift = try project.drift()
    #expect(
      drift.findings(of: "metrics-moved").map(\.message) == [
        "“Saved searches” (en) is 7 pt wider at large than before (126 pt, was 119 pt)"
      ])
  }

  @Test("A font that lost a character is told for the texts that have it")
  func lostCharacter() throws {
    let project = try LockedProject()
    try project.patch { $0.endRange(0x61, at: 0x79) }
    let run = try project.check()
    #expect(run.status == 1)
    let drift = try project.drift()
    #expect(
      messages(drift, "glyphs-lost") == [
        "Round-Regular has lost 1 Latin character: z (U+007A)",
        "“Zoo, jazz” (en) has z (U+007A), which Round-Regular has lost",
      ])
    #expect(run.lines.contains("1 text has lost characters."))
    let text = try #require(drift.findings(of: "glyphs-lost").first { $0.slot != nil })
    #expect(text.key == "zoo" && text.locale == "en")
    #expect(text.location?.path == "en.lproj/Main.strings" && text.location?.line == 2)
    #expect(
      drift.findings.first { $0.slot == nil && $0.rule == "glyphs-lost" }?.location
        == Location(path: "fontgauge.lock.json"))
    #expect(
      messages(drift, "silent-change").first?.contains("still says “Version 1.000”") == true)
  }

  @Test("A script that is gone is told by its name")
  func lostScript() throws {
    let project = try LockedProject(
      """
      version: 1
      fonts: { files: [Bidi-Regular.ttf] }
      styles: { title: { font: Bidi-Regular, size: 17 } }
      """, fonts: ["Bidi-Regular.ttf"], files: [:])
    try project.patch("Bidi-Regular.ttf") { $0.removeRange(0x5D0) }
    #expect(try project.check().status == 1)
    #expect(
      messages(try project.drift(), "glyphs-lost")
        == ["Hebrew is gone from Bidi-Regular: 27 characters that it had"])
  }

  @Test("Other outlines under the same version are a silent change, and under a new one none")
  func silentChange() throws {
    let project = try LockedProject()
    try project.patch { $0.changeOutline() }
    // Nothing in the app looks or fits otherwise: a warning.
    let run = try project.check()
    #expect(run.status == 0)
    #expect(try project.check("--fail-on", "warning").status == 1)
    let message = "Round-Regular still says “Version 1.000” but has other outlines"
    #expect(run.lines.first == message + ".")
    #expect(messages(try project.drift(), "silent-change") == [message])
    #expect(try project.drift().findings.count == 1)
    try project.patch {
      $0.changeOutline()
      $0.raiseVersion()
    }
    #expect(try project.check().status == 0)
    #expect(messages(try project.drift(), "silent-change") == [])
  }

  @Test("Wider letters are told for texts, and for the font in a note")
  func advances() throws {
    let project = try LockedProject()
    try project.patch {
      $0.replaceAdvances(of: 500, with: 550)
      $0.raiseVersion()
    }
    let drift = try project.drift()
    // 14 letters of 0.55 em at 17 points.
    #expect(
      messages(drift, "metrics-moved").contains(
        "“Saved searches” (en) is 11.9 pt wider at large than before (130.9 pt, was 119 pt)"))
    #expect(messages(drift, "silent-change") == [])
    let note = try #require(drift.findings.first { $0.severity == "note" })
    // The ligature fi, 800 units wide, is narrower than its letters by 300 units now.
    #expect(
      note.message == "Round-Regular has other advances (Latin and common signs)")
    #expect(note.slot == nil && note.style == nil && note.font == "Round-Regular")
    // At 16 points 14 letters still fit, with 123.2 points; 9 letters of 26 points have 128.7.
    #expect(
      drift.findings(of: "truncates-now").map(\.categories).sorted { $0[0] > $1[0] }
        == [["large"], ["AX1"]])
  }

  @Test("A higher ascender is told in points, and in units in a note")
  func lineHeight() throws {
    let project = try LockedProject()
    try project.patch { $0.setAscender(900) }
    let drift = try project.drift()
    // Lines of 1.1 em: 52.8 points at 48.
    #expect(
      messages(drift, "metrics-moved") == [
        "Round-Regular has other hhea.ascender (900, was 800)",
        "“title” is 4.8 pt taller in its lines at AX5 than before (52.8 pt, was 48 pt)",
      ])
    #expect(
      messages(drift, "silent-change")
        == ["Round-Regular still says “Version 1.000” but has other metrics"])
  }

  @Test("A font that is gone under its name is told, with the file it was in")
  func goneFont() throws {
    let project = try LockedProject()
    try FileManager.default.removeItem(atPath: project.scratch.path("Round-Regular.ttf"))
    try FileManager.default.copyItem(
      atPath: Repository.fixture("SpaceKern-Regular.ttf"),
      toPath: project.scratch.path("Round-Regular.ttf"))
    try project.replace("font: Round-Regular", with: "font: SpaceKern-Regular")
    let run = try project.check()
    #expect(run.status == 1)
    let drift = try project.drift()
    #expect(
      messages(drift, "names-changed") == [
        "Round-Regular, which a style used (Round-Regular.ttf), is used by none any more"
      ])
    #expect(
      drift.notices?.map(\.message) == ["SpaceKern-Regular is used and not in the lock yet"])
  }

  @Test("Texts, slots and styles that come or go are remarks and no failure")
  func remarks() throws {
    let project = try LockedProject()
    try project.scratch.write(
      "\"search\" = \"Suchen\";\n\"new\" = \"Neu\";\n", to: "de.lproj/Main.strings")
    try project.replace("devices:", with: "  body: { font: Round-Regular, size: 15 }\ndevices:")
    try project.scratch.write(
      String(decoding: try project.scratch.read(".fontgauge.yml"), as: UTF8.self)
        + "  - { name: cell, style: body, text: [Hi], width: 100 }\n", to: ".fontgauge.yml")
    let run = try project.check()
    #expect(run.status == 0)
    #expect(run.lines.contains("Nothing has moved since fontgauge.lock.json was written."))
    #expect(
      try project.drift().notices?.map(\.message) == [
        "style 'body' is not in the lock yet", "slot 'cell' is not in the lock yet",
        "slot 'row' has 1 new text", "slot 'row' has lost 1 text",
      ])
  }

  @Test("A text that was reworded is told when it takes other lines, and says so")
  func reworded() throws {
    let project = try LockedProject()
    try project.scratch.write(
      "\"search\" = \"Searches\";\n\"zoo\" = \"Zoo, jazz\";\n", to: "en.lproj/Main.strings")
    let drift = try project.drift()
    // 8 letters of 31 points fit; three lines become two, and two become one.
    #expect(drift.findings(of: "metrics-moved") == [])
    let message = try #require(drift.findings(of: "wraps-differently").first?.message)
    #expect(message.hasPrefix("“Searches” (en) wraps to one fewer line at "))
    #expect(message.hasSuffix("(its text is another one)"))
  }

  @Test("The configuration's rules turn drift off or down")
  func rules() throws {
    let project = try LockedProject(LockedProject.configuration + "rules: {}\n")
    try project.replace("size: 17", with: "size: 16")
    #expect(try project.check().status == 1)
    try project.replace(
      "rules: {}", with: "rules: { metrics-moved: \"off\", wraps-differently: \"off\" }")
    let off = try project.check()
    #expect(off.status == 0)
    #expect(try project.drift().findings == [])
    try project.replace("metrics-moved: \"off\"", with: "metrics-moved: warning")
    #expect(try project.check().status == 0)
    #expect(try project.check("--fail-on", "warning").status == 1)
    #expect(try project.drift().findings.allSatisfy { $0.severity == "warning" })
  }

  @Test("Without slots the widths of a style's texts are compared as one")
  func withoutSlots() throws {
    let configuration = """
      version: 1
      fonts: { files: [Round-Regular.ttf] }
      styles: { title: { font: Round-Regular, size: 17 } }
      strings: ["*.lproj/*.strings"]
      """
    let project = try LockedProject(configuration)
    let text = String(decoding: try project.lock, as: UTF8.self)
    // “Suchen” and “Zoo”; “Saved searches” and “Zoo, jazz”: characters of 8.5 points.
    #expect(text.contains("\"de\": {\"count\": 2, \"texts\": \""))
    #expect(text.contains("\", \"total\": 76.5, \"widest\": 51, \"widths\": \""))
    #expect(text.contains("\", \"total\": 195.5, \"widest\": 119, \"widths\": \""))
    #expect(try project.check().status == 0)
    try project.patch {
      $0.replaceAdvances(of: 500, with: 550)
      $0.raiseVersion()
    }
    #expect(try project.check().status == 1)
    let drift = try project.drift()
    #expect(
      drift.findings.filter { $0.severity == "error" }.map(\.message) == [
        "texts in “title” have other widths than before in de and en; the widest differs by "
          + "11.9 pt"
      ])
    // 11.9 points at most in English and 5.1 in German.
    try project.replace("styles:", with: "tolerance: 6\nstyles:")
    #expect(
      try project.drift().findings.filter { $0.severity == "error" }.map(\.message) == [
        "texts in “title” have other widths than before in en; the widest differs by 11.9 pt"
      ])
    try project.replace("tolerance: 6", with: "tolerance: 12")
    #expect(try project.check().status == 0)
  }

  @Test("Without slots a text in other words is no drift of widths")
  func rewordedWithoutSlots() throws {
    let configuration = """
      version: 1
      fonts: { files: [Round-Regular.ttf] }
      styles: { title: { font: Round-Regular, size: 17 } }
      strings: ["*.lproj/*.strings"]
      """
    let project = try LockedProject(configuration)
    try project.replace("Suchen", with: "Gesucht", in: "de.lproj/Main.strings")
    #expect(try project.check().status == 0)
    #expect(try project.drift().findings.isEmpty)
  }

  @Test("Every report is written, with what drifted in each")
  func reports() throws {
    let project = try LockedProject()
    try project.patch { $0.endRange(0x61, at: 0x79) }
    let formats = ["json", "sarif", "junit", "markdown", "xcode", "github"]
    let words = formats.flatMap { ["--report", "\($0)=out.\($0)"] }
    let run = try Fontgauge.run(
      ["lock", "--check", "--report", "text"] + words, in: project.scratch.folder)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    for format in formats {
      let text = String(decoding: try project.scratch.read("out.\(format)"), as: UTF8.self)
      for part in ["glyphs-lost", "silent-change", "fontgauge.lock.json"] {
        #expect(text.contains(part), "\(part) in \(format)")
      }
      #expect(text.contains("en.lproj/Main.strings"), "\(format)")
    }
    let sarif = try #require(
      try JSONSerialization.jsonObject(with: project.scratch.read("out.sarif")) as? [String: Any])
    let results = ((sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
    #expect(results.compactMap { $0["ruleId"] as? String }.contains("silent-change"))
    #expect(results.allSatisfy { ($0["locations"] as? [Any])?.isEmpty == false })
    #expect(try project.check("--format", "json").bytes == project.scratch.read("out.json"))
  }
}
