import Foundation
import Testing

@testable import Inputs

@Suite("Making folders")
struct FolderMakerTests {
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  @Test("A folder is made with those that it lies in, and one that is there stays")
  func make() throws {
    let folder = TemporaryFolder()
    let path = folder("a/b//c/")
    try FolderMaker.make(path)
    #expect(Self.isFolder(path))
    try FolderMaker.make(path)
    try FolderMaker.make("/")
    try FolderMaker.make(".")
    #expect(Self.isFolder(path))
  }

  @Test("A path without a folder says what is wrong")
  func faults() throws {
    let folder = TemporaryFolder()
    folder.write("", to: "file")
    #expect(throws: InputError.self) { try FolderMaker.make("") }
    #expect(throws: InputError.self) { try FolderMaker.make("a\u{0}b") }
    let file = #expect(throws: InputError.self) { try FolderMaker.make(folder("file")) }
    #expect(file?.message == "this is a file; name a folder")
    let inside = #expect(throws: InputError.self) { try FolderMaker.make(folder("file/x")) }
    #expect(inside?.message.hasSuffix("file is a file; name another folder") == true)
    let long = String(repeating: "x", count: 300)
    let tooLong = #expect(throws: InputError.self) { try FolderMaker.make(folder(long)) }
    #expect(tooLong?.message.contains("too long") == true)
  }
}
