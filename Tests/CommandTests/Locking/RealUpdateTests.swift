import Foundation
import Testing

/// Real fonts before and after an update, compared with what HarfBuzz and fontTools make of them.
@Suite("Real updates")
struct RealUpdateTests {
  /// A font before and after.
  struct Update: Sendable, CustomTestStringConvertible {
    /// Files below `Fonts`.
    var old, new: String
    /// PostScript names of the style's font.
    var names: (old: String, new: String)
    /// The places on the axes, as hb-shape takes them.
    var axes: (old: String, new: String) = ("", "")
    var testDescription: String { "\(names.old) in \(old), \(names.new) in \(new)" }

    var isThere: Bool {
      [old, new].allSatisfy { FileManager.default.fileExists(atPath: Repository.font($0)) }
    }

    static let all = [
      Update(
        old: "PTSans/PT_Sans-Web-Regular.ttf", new: "ParaType/PTS55F.ttf",
        names: ("PTSans-Regular", "PTSans-Regular")),
      // The text is measured at 17 points, and so is the design for that size.
      Update(
        old: "Inter-beta/Inter-Regular.otf", new: "Inter/Inter[opsz,wght].ttf",
        names: ("Inter-Regular", "Inter-Regular"), axes: ("", "opsz=17,wght=400")),
      Update(
        old: "Montserrat/Montserrat[wght].ttf", new: "Montserrat/Montserrat[wght].ttf",
        names: ("Montserrat-Regular", "Montserrat-Medium"), axes: ("wght=400", "wght=500")),
    ]
  }

  private static let texts = [
    "Saved searches", "AVATAR To Yo", "first floor, 48 m²", "1.250 € – 3 Zimmer", "Größe ändern",
  ]

  private static let areThere: ConditionTrait = .enabled(
    if: Update.all.allSatisfy(\.isThere) && Program.hbShape.isThere && Program.python.isThere,
    "the fonts of Fonts/fonts.json, hb-shape or fontTools are not there")

  private static func configuration(_ font: String) -> String {
    """
    version: 1
    fonts: { files: ["*.?tf"] }
    styles: { title: { font: \(font), size: 17 } }
    strings: [en.txt]
    slots:
      - { name: row, style: title, strings: ["*"], width: 288, lines: 2 }
    """
  }

  private struct LockDocument: Decodable {
    struct Slot: Decodable {
      struct Text: Decodable { var width: Double }
      var texts: [Text]
    }
    var slots: [String: Slot]

    /// The widths, ascending: texts without keys stand in the order of their digests.
    var widths: [Double] { (slots["row"]?.texts ?? []).map(\.width).sorted() }
  }

  /// Returns a project that was locked with the old font and has the new one, its old lock and its
  /// new one.
  private func updated(
    _ update: Update
  ) throws -> (old: LockDocument, new: LockDocument, drift: CheckDocument, status: Int32) {
    let scratch = try Scratch(files: [
      "en.txt": Self.texts.joined(separator: "\n") + "\n",
      ".fontgauge.yml": Self.configuration(update.names.old),
    ])
    func copy(_ file: String) throws {
      let name = "font." + (file as NSString).pathExtension
      try FileManager.default.copyItem(atPath: Repository.font(file), toPath: scratch.path(name))
    }
    func lock() throws -> LockDocument {
      try JSONDecoder().decode(
        LockDocument.self, from: scratch.read(LockedProject.lockName))
    }
    try copy(update.old)
    #expect(try Fontgauge.run(["lock"], in: scratch.folder).status == 0)
    let old = try lock()
    for name in try scratch.names where name.hasPrefix("font.") {
      try FileManager.default.removeItem(atPath: scratch.path(name))
    }
    try copy(update.new)
    try scratch.write(Self.configuration(update.names.new), to: ".fontgauge.yml")
    let run = try Fontgauge.run(
      ["lock", "--check", "--accept", "--report", "json=drift.json"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let document = try JSONDecoder().decode(CheckDocument.self, from: scratch.read("drift.json"))
    return (old, try lock(), document, run.status)
  }

  /// Returns the widths that hb-shape finds at 17 points, in hundredths, ascending.
  private func shaped(_ file: String, _ axes: String, unitsPerEm: Double) throws -> [Double] {
    try Self.texts.map { text in
      let output = try Program.hbShape.run(
        ["--output-format=json", "--language=en"] + (axes.isEmpty ? [] : ["--variations=\(axes)"])
          + [Repository.font(file), text])
      let glyphs =
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]] ?? []
      let units = glyphs.compactMap { $0["ax"] as? Int }.reduce(0, +)
      #expect(units > 0)
      return Double(units) / unitsPerEm * 17
    }.sorted()
  }

  /// Returns a number that fontTools prints.
  private func fontTools(_ expression: String, _ files: String...) throws -> Int {
    let script = """
      import sys
      from fontTools.ttLib import TTFont
      fonts = [TTFont(path) for path in sys.argv[1:]]
      print(\(expression))
      """
    let output = try Program.python.run(["-c", script] + files.map(Repository.font))
    return try #require(Int(output.split(separator: "\n").first ?? ""))
  }

  @Test("Natural widths are those of hb-shape, before and after", areThere, arguments: Update.all)
  func widths(update: Update) throws {
    let (old, new, drift, _) = try updated(update)
    for (lock, file, axes) in [
      (old, update.old, update.axes.old), (new, update.new, update.axes.new),
    ] {
      let unitsPerEm = Double(try fontTools("fonts[0]['head'].unitsPerEm", file))
      let expected = try shaped(file, axes, unitsPerEm: unitsPerEm)
      #expect(lock.widths.count == expected.count)
      for (width, other) in zip(lock.widths, expected) {
        // hb-shape rounds every advance of a variable font to whole units.
        #expect(abs(width - other) < (axes.isEmpty ? 0.006 : 0.15), "\(width), hb-shape \(other)")
      }
    }
    let moved = drift.findings.filter { $0.rule == "metrics-moved" && $0.slot == "row" }
    let pairs = moved.compactMap { finding in
      finding.measured.flatMap { new in finding.limit.map { [$0, new] } }
    }
    #expect(pairs.allSatisfy { old.widths.contains($0[0]) && new.widths.contains($0[1]) })
    #expect(moved.isEmpty == (old.widths == new.widths))
  }

  @Test("Lost characters are those that fontTools misses", areThere, arguments: Update.all)
  func lostCharacters(update: Update) throws {
    let drift = try updated(update).drift
    let lost = drift.findings.filter { $0.rule == "glyphs-lost" && $0.slot == nil }
    let expected = try fontTools(
      "len(set(fonts[0].getBestCmap()) - set(fonts[1].getBestCmap()))", update.old, update.new)
    #expect(Int(lost.compactMap(\.measured).reduce(0, +)) == expected)
  }

  @Test("PT Sans from two sources lost signs of currencies and kept its names", areThere)
  func ptSans() throws {
    let drift = try updated(Update.all[0]).drift
    #expect(drift.findings(of: "names-changed") == [])
    #expect(drift.findings(of: "silent-change") == [])
    let lost = drift.findings(of: "glyphs-lost").map(\.message)
    #expect(
      lost.count == 1 && lost[0].hasPrefix("PTSans-Regular has lost 24 signs: ₶"), "\(lost)")
  }

  @Test("Inter 4 says in a note that its grid is another", areThere)
  func inter() throws {
    let drift = try updated(Update.all[1]).drift
    let notes = drift.findings.filter { $0.severity == "note" }.map(\.message)
    #expect(notes.contains { $0.contains("units per em (2048, was 2816)") }, "\(notes)")
    // 2728 + 680 of 2816 and 1984 + 494 of 2048 are 1.2102 and 1.2100 em: less than 0.02 points.
    let style = drift.findings.filter { $0.rule == "metrics-moved" && $0.style != nil }
      .filter { $0.slot == nil }
    #expect(style.allSatisfy { abs(($0.measured ?? 0) - ($0.limit ?? 0)) < 0.02 })
  }

  @Test("Another weight of a family is another face: the old one is used by none", areThere)
  func montserrat() throws {
    let drift = try updated(Update.all[2]).drift
    #expect(
      drift.findings(of: "names-changed").map(\.message) == [
        "Montserrat-Regular, which a style used (font.ttf), is used by none any more"
      ])
    #expect(drift.findings(of: "glyphs-lost") == [])
    #expect(
      drift.notices?.map(\.message) == ["Montserrat-Medium is used and not in the lock yet"])
  }
}
