import Foundation
import TestSupport
import Testing

@Suite("Recording goldens")
struct GoldensTests {
  /// Runs a test in a folder with the file `old.txt`, which holds `old`.
  private func inFolder(
    _ mode: Goldens.Mode?, _ body: (Goldens) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("goldens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("old\n".utf8).write(to: folder.appendingPathComponent("old.txt"))
    try body(Goldens(folder: folder, mode: mode))
  }

  private func content(_ name: String, _ goldens: Goldens) -> String? {
    try? String(contentsOf: goldens.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("Equal text passes, and is not written unless all is")
  func equal() throws {
    for mode in [Goldens.Mode.never, .missing, .failed] {
      try inFolder(mode) { #expect($0.complaint(about: "old\n", named: "old.txt") == nil) }
    }
    try inFolder(.all) { #expect($0.complaint(about: "old\n", named: "old.txt") != nil) }
  }

  @Test("Other text fails with the first line that differs")
  func different() throws {
    for mode in [Goldens.Mode.never, .missing] {
      try inFolder(mode) { goldens in
        #expect(
          goldens.complaint(about: "new\n", named: "old.txt")
            == "old.txt:1: expected “old”, got “new”")
        #expect(
          goldens.complaint(about: "old", named: "old.txt") == "old.txt:2: expected “”, got the end"
        )
        #expect(content("old.txt", goldens) == "old\n")
      }
    }
  }

  @Test("Whatever is recorded fails the run")
  func recording() throws {
    for mode in [Goldens.Mode.failed, .all] {
      try inFolder(mode) { goldens in
        #expect(goldens.complaint(about: "new\n", named: "old.txt") != nil)
        #expect(content("old.txt", goldens) == "new\n")
      }
    }
    for mode in [Goldens.Mode.missing, .failed, .all] {
      try inFolder(mode) { goldens in
        #expect(goldens.complaint(about: "x", named: "new.txt") != nil)
        #expect(content("new.txt", goldens) == "x")
        #expect(goldens.names == ["new.txt", "old.txt"])
      }
    }
  }

  @Test("A missing golden fails and is not written by itself")
  func missing() throws {
    try inFolder(.never) { goldens in
      #expect(goldens.complaint(about: "x", named: "new.txt") != nil)
      #expect(content("new.txt", goldens) == nil)
    }
  }

  @Test("An unknown mode fails with the known ones")
  func unknownMode() throws {
    try inFolder(nil) { goldens in
      #expect(
        goldens.complaint(about: "old\n", named: "old.txt")
          == "RECORD_GOLDENS is one of never, missing, failed, all")
    }
  }
}
