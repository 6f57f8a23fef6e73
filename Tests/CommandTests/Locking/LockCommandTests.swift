import Foundation
import Testing

@Suite("The command lock")
struct LockCommandTests {
  @Test("A project has not moved since it was locked")
  func clean() throws {
    let project = try LockedProject()
    let run = try project.check()
    #expect(run.status == 0)
    #expect(run.lines.first == "Nothing has moved since fontgauge.lock.json was written.")
    #expect(run.errors.isEmpty)
    #expect(try project.drift().findings == [])
    #expect(
      try project.scratch.names
        == [".fontgauge.yml", "Round-Regular.ttf", "de.lproj", "en.lproj", "fontgauge.lock.json"])
  }

  @Test("Writing says what it wrote, and that a second time changes nothing")
  func writing() throws {
    let project = try LockedProject()
    let first = try project.lock
    let again = try Fontgauge.run(["lock"], in: project.scratch.folder)
    #expect(again.status == 0)
    #expect(
      again.output
        == "Nothing has changed in fontgauge.lock.json: 1 font, 1 style, 1 slot and 4 texts in slots\n"
    )
    #expect(try project.lock == first)
    try FileManager.default.removeItem(atPath: project.scratch.path(LockedProject.lockName))
    let written = try Fontgauge.run(["lock"], in: project.scratch.folder)
    #expect(
      written.output == "Wrote fontgauge.lock.json: 1 font, 1 style, 1 slot and 4 texts in slots\n")
    #expect(try project.lock == first)
  }

  @Test("The lock holds what was worked out by hand")
  func content() throws {
    let text = String(decoding: try LockedProject().lock, as: UTF8.self)
    for line in [
      "\"lineHeights\": [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]",
      "\"pointSizes\": [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]",
      "[\"Latn\", \"41-5A 61-7A\"]", "[\"Zyyy\", \"20 2C-2E 30-39 A0 AD 2010 2026\"]",
      "\"version\": \"Version 1.000\"", "\"path\": \"Round-Regular.ttf\"",
      "\"model\": \"uikit-26\"", "\"schemaVersion\": 1",
      // 14 letters fit into 125 points up to 17 points; then “Saved” and “searches” part, and from
      // 37 on “searches” is wider than the row (31 × 4 = 124) and takes two lines.
      "\"key\": \"search\", \"lines\": \"1*4 2t*5 3t*3\", \"locale\": \"en\", \"table\": \"Main\", "
        + "\"width\": 119}",
      "\"key\": \"zoo\", \"lines\": \"1*12\", \"locale\": \"de\", \"table\": \"Main\", \"width\": 25.5}",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("The lock lies beside the configuration, wherever the command runs")
  func besideTheConfiguration() throws {
    let project = try LockedProject()
    let first = try project.lock
    try FileManager.default.removeItem(atPath: project.scratch.path(LockedProject.lockName))
    let path = project.scratch.path(".fontgauge.yml")
    #expect(try Fontgauge.run("lock", "--config", path).status == 0)
    #expect(try project.lock == first)
    #expect(try Fontgauge.run("lock", "--check", "--config", path).status == 0)
  }

  @Test(
    "Options that belong to --check are wrong usage without it",
    arguments: [
      ["--accept"], ["--report", "json"], ["--fail-on", "note"], ["--jobs", "0"],
    ])
  func usage(words: [String]) throws {
    let project = try LockedProject()
    let before = try project.lock
    try project.replace("size: 17", with: "size: 18")
    let run = try Fontgauge.run(["lock"] + words, in: project.scratch.folder)
    #expect(run.status == 64)
    #expect(run.output.isEmpty && run.errors.contains(words[0]))
    #expect(try project.lock == before)
  }

  @Test("Without a lock --check says how to write one")
  func missing() throws {
    let project = try LockedProject()
    try FileManager.default.removeItem(atPath: project.scratch.path(LockedProject.lockName))
    for run in [try project.check(), try project.check("--accept")] {
      #expect(run.status == 2)
      #expect(
        run.errors
          == "fontgauge.lock.json: error: there is no lock file yet; write it with 'fontgauge lock'\n"
      )
      #expect(run.output.isEmpty)
    }
    #expect(!project.scratch.holds(LockedProject.lockName))
  }

  @Test(
    "A broken lock is one sentence with its line, and --accept leaves it as it is",
    arguments: [
      ("\"schemaVersion\": 1", "\"schemaVersion\": 2", "has version 2 and this fontgauge reads 1"),
      ("uikit-26", "uikit-27", "follows 'uikit-27' and this fontgauge knows uikit-26"),
      ("  \"model\"", "<<<<<<< HEAD\n  \"model\"", "a merge conflict is left here"),
      ("\"pointSizes\": [15, ", "\"pointSizes\": [", "has 11 numbers in 'pointSizes'"),
      ("\"lines\": \"1*12\"", "\"lines\": \"1*13\"", "lines at the twelve categories"),
    ])
  func broken(old: String, new: String, part: String) throws {
    let project = try LockedProject()
    let text = String(decoding: try project.lock, as: UTF8.self)
    #expect(text.contains(old))
    try project.scratch.write(
      text.replacingOccurrences(of: old, with: new), to: LockedProject.lockName)
    let before = try project.lock
    for run in [try project.check(), try project.check("--accept")] {
      #expect(run.status == 2)
      #expect(run.errors.prefixMatch(of: #/fontgauge\.lock\.json:\d+:\d+: error: /#) != nil)
      #expect(run.errors.contains(part), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.output.isEmpty)
    }
    #expect(try project.lock == before)
    // Writing anew is the way out.
    #expect(try Fontgauge.run(["lock"], in: project.scratch.folder).status == 0)
    #expect(try project.check().status == 0)
  }

  @Test("A lock that ends too early is told with its last line")
  func truncated() throws {
    let project = try LockedProject()
    let half = try project.lock.prefix(600)
    try half.write(to: URL(fileURLWithPath: project.scratch.path(LockedProject.lockName)))
    let run = try project.check()
    #expect(run.status == 2)
    let lines = half.split(separator: 0x0A, omittingEmptySubsequences: false).count
    #expect(run.errors.hasPrefix("fontgauge.lock.json:\(lines):"), "\(run.errors)")
  }

  @Test("A lock that cannot be written is one sentence")
  func unwritable() throws {
    let project = try LockedProject()
    let path = project.scratch.path(LockedProject.lockName)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let run = try Fontgauge.run(["lock"], in: project.scratch.folder)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("fontgauge.lock.json: error: this is a folder"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try project.check().status == 2)
    #if os(Linux)
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "/dev/full")
      let full = try Fontgauge.run(["lock"], in: project.scratch.folder)
      #expect(full.status == 2 && full.output.isEmpty)
      #expect(full.errors.contains("the disk is full"), "\(full.errors)")
    #endif
  }

  @Test("--accept tells what moved, ends with 0 and writes what a new lock would hold")
  func accept() throws {
    let project = try LockedProject()
    try project.replace("size: 17", with: "size: 18")
    let told = try project.check()
    #expect(told.status == 1)
    let accepted = try project.check("--accept")
    #expect(accepted.status == 0)
    #expect(accepted.output == told.output)
    let lock = try project.lock
    #expect(try project.check().status == 0)
    #expect(try Fontgauge.run(["lock"], in: project.scratch.folder).status == 0)
    #expect(try project.lock == lock)
  }

  @Test("A lock in a project that cannot be read stays as it is")
  func brokenConfiguration() throws {
    let project = try LockedProject()
    let before = try project.lock
    try project.replace("size: 17", with: "size: big")
    for words in [["lock"], ["lock", "--check"], ["lock", "--check", "--accept"]] {
      #expect(try Fontgauge.run(words, in: project.scratch.folder).status == 2)
    }
    #expect(try project.lock == before)
  }
}
