import Foundation
import Inputs
import Testing

@Suite struct AtomicFileWriterTests {
  let folder = TemporaryFolder()

  @Test("A new file has the bytes and leaves nothing beside it")
  func newFile() throws {
    try AtomicFileWriter.write([1, 2, 3], to: folder("out.json"))
    #expect(folder.bytes(of: "out.json") == [1, 2, 3])
    #expect(folder.names == ["out.json"])
  }

  @Test("An old file is replaced and keeps its permissions")
  func replaced() throws {
    let path = folder.write("old and longer", to: "out.json")
    chmod(path, 0o640)
    try AtomicFileWriter.write(Array("new".utf8), to: path)
    #expect(folder.bytes(of: "out.json") == Array("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("A link goes on pointing at the file that is replaced")
  func link() throws {
    folder.write("old", to: "real.json")
    symlink("real.json", folder("link.json"))
    try AtomicFileWriter.write(Array("new".utf8), to: folder("link.json"))
    #expect(folder.bytes(of: "real.json") == Array("new".utf8))
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.json"))
    #expect(target == "real.json")
  }

  @Test("A device takes the bytes directly")
  func device() throws {
    try AtomicFileWriter.write([1, 2, 3], to: "/dev/null")
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test("A folder that is missing is named")
  func missingFolder() {
    let path = folder("reports/out.json")
    #expect(
      message { () throws(InputError) in try AtomicFileWriter.write([1], to: path) }
        == "\(path): there is no folder \(folder("reports")); create it first")
  }

  @Test("A folder is not overwritten")
  func folderAsFile() {
    #expect(
      message { () throws(InputError) in try AtomicFileWriter.write([1], to: folder.path) }
        == "\(folder.path): this is a folder; name a file in it")
  }

  @Test("A pipe that nobody reads fails without waiting", .timeLimit(.minutes(1)))
  func pipe() {
    let path = folder("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(message { () throws(InputError) in try AtomicFileWriter.write([1], to: path) } != nil)
  }

  @Test("A full disk leaves the old file and no temporary one")
  func fullDisk() {
    // /dev/full accepts nothing; the file system of /dev itself refuses new files to most users.
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(
      message { () throws(InputError) in try AtomicFileWriter.write([1], to: "/dev/full") }
        == "/dev/full: the disk is full; make room and run again")
  }

  @Test("A read-only folder says so and keeps the old file", .enabled(if: geteuid() != 0))
  func readOnlyFolder() {
    let path = folder.write("old", to: "out.json")
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    #expect(
      message { () throws(InputError) in try AtomicFileWriter.write([1], to: path) }
        == "\(path): the file may not be written; check the permissions of its folder")
    #expect(folder.bytes(of: "out.json") == Array("old".utf8))
  }
}
