import Foundation
import Testing

/// A lock file has the same bytes under all circumstances that are no drift.
@Suite("The same lock")
struct SameLockTests {
  private static let files: [String: String] = {
    func strings(_ word: String, _ count: Int) -> String {
      (1...count).map { "\"key.\($0)\" = \"\(word) AV \($0)\";\n" }.joined()
    }
    return [
      "en.lproj/A.strings": strings("Text", 200), "de.lproj/A.strings": strings("Wort", 200),
      "en.lproj/B.strings": strings("Tofi", 60),
      // The same table, language and keys as above, in another folder and other words.
      "Module/en.lproj/B.strings": strings("Other", 60),
    ]
  }()

  private static func configuration(
    fonts: [String] = ["Round-Regular.ttf", "Round-Bold.ttf", "Signs-Regular.ttf"],
    strings: [String] = [
      "en.lproj/A.strings", "de.lproj/A.strings", "en.lproj/B.strings", "Module/en.lproj/B.strings",
    ],
    slots: Bool = true
  ) -> String {
    """
    version: 1
    fonts: { files: [\(fonts.joined(separator: ", "))] }
    styles:
      title: { font: Round-Regular, size: 20, locales: { de: Signs-Regular } }
      text: { font: Round-Regular, size: 17, emphasis: bold }
    devices: [iPhone SE (1st), iPhone 16]
    strings: [\(strings.joined(separator: ", "))]

    """
      + (slots
        ? """
        slots:
          - { name: row, style: title, strings: ["*"], width: { margins: 16 }, lines: 1 }
          - { name: cell, style: text, strings: ["*"], width: 60, lines: 2, height: 40 }

        """ : "")
  }

  private static let fonts = ["Round-Regular.ttf", "Round-Bold.ttf", "Signs-Regular.ttf"]

  private func project(_ configuration: String) throws -> LockedProject {
    try LockedProject(configuration, fonts: Self.fonts, files: Self.files)
  }

  private func lock(
    _ project: LockedProject, _ words: [String] = [], environment: [String: String] = [:]
  ) throws -> Data {
    try FileManager.default.removeItem(atPath: project.scratch.path(LockedProject.lockName))
    let run = try Fontgauge.run(
      ["lock"] + words, in: project.scratch.folder, environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    return try project.lock
  }

  @Test("Runs, threads, languages and folders", arguments: [true, false])
  func circumstances(slots: Bool) throws {
    let project = try project(Self.configuration(slots: slots))
    let first = try project.lock
    #expect(first.count > 2000)
    #expect(try lock(project) == first)
    for jobs in 1...4 { #expect(try lock(project, ["--jobs", "\(jobs)"]) == first) }
    for language in ["de_DE.UTF-8", "tr_TR.UTF-8", "C"] {
      let environment = ["LANG": language, "LC_ALL": language, "LANGUAGE": language]
      #expect(try lock(project, environment: environment) == first)
    }
    #expect(try self.project(Self.configuration(slots: slots)).lock == first)
  }

  @Test("Fonts and strings files listed in another order", arguments: [true, false])
  func order(slots: Bool) throws {
    let first = try project(Self.configuration(slots: slots)).lock
    let strings = [
      "Module/en.lproj/B.strings", "en.lproj/B.strings", "de.lproj/A.strings", "en.lproj/A.strings",
    ]
    let shuffled = try project(
      Self.configuration(fonts: Self.fonts.reversed(), strings: strings, slots: slots))
    #expect(try shuffled.lock == first)
    #expect(try shuffled.check().status == 0)
  }

  @Test("Reports of drift have the same bytes for any number of threads")
  func reports() throws {
    let project = try project(Self.configuration())
    try project.patch { $0.replaceAdvances(of: 500, with: 550) }
    let runs = try [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "2"]].map { words in
      try Fontgauge.run(
        ["lock", "--check", "--report", "json"] + words, in: project.scratch.folder)
    }
    #expect(runs.allSatisfy { $0.status == 1 && $0.bytes == runs[0].bytes })
  }
}
