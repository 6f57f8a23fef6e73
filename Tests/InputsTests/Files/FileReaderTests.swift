import Foundation
import Inputs
import MetricsCore
import Testing

@Suite struct FileReaderTests {
  let folder = TemporaryFolder()

  @Test("A file is read to the byte", arguments: [0, 1, 65_535, 65_536, 200_001])
  func wholeFile(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try FileReader.read(folder.write(bytes, to: "file.bin")) == bytes)
  }

  @Test("A path that names no file says so")
  func missing() {
    let path = folder("none.ttf")
    #expect(
      message { () throws(InputError) in try FileReader.read(path) }
        == "\(path): there is no such file; check the path")
  }

  @Test("A file used as a folder counts as missing")
  func fileAsFolder() {
    let path = folder.write("", to: "file") + "/inside"
    #expect(
      message { () throws(InputError) in try FileReader.read(path) }
        == "\(path): there is no such file; check the path")
  }

  @Test("A folder is refused")
  func isFolder() {
    #expect(
      message { () throws(InputError) in try FileReader.read(folder.path) }
        == "\(folder.path): this is a folder; name a file in it")
  }

  @Test("A pipe that nobody writes to is refused without waiting", .timeLimit(.minutes(1)))
  func pipe() {
    let path = folder("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(
      message { () throws(InputError) in try FileReader.read(path) }
        == "\(path): this is a pipe, socket or device; name a regular file")
  }

  @Test("A device is refused", .timeLimit(.minutes(1)))
  func device() {
    #expect(
      message { () throws(InputError) in try FileReader.read("/dev/zero") }
        == "/dev/zero: this is a pipe, socket or device; name a regular file")
  }

  @Test("A file above the limit is refused")
  func tooLarge() throws {
    let path = folder.write([UInt8](repeating: 0, count: 4097), to: "large")
    #expect(
      message { () throws(InputError) in try FileReader.read(path, sizeLimit: 4096) }
        == "\(path): the file is larger than 4 kB, more than a file of its kind has; check "
        + "that it is the right one")
    #expect(try FileReader.read(path, sizeLimit: 4097).count == 4097)
  }

  @Test("A file without a size of its own is read to its end")
  func unknownSize() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    let text = String(decoding: try FileReader.read("/proc/self/status"), as: UTF8.self)
    #expect(text.contains("Pid:"))
  }

  @Test("A file without permission says so", .enabled(if: geteuid() != 0))
  func noPermission() {
    let path = folder.write("x", to: "secret")
    chmod(path, 0)
    #expect(
      message { () throws(InputError) in try FileReader.read(path) }
        == "\(path): the file may not be read; check its permissions and those of its folders")
  }

  @Test("Links that lead round in a circle say so")
  func circle() {
    symlink(folder("b"), folder("a"))
    symlink(folder("a"), folder("b"))
    let path = folder("a")
    #expect(
      message { () throws(InputError) in try FileReader.read(path) }
        == "\(path): the symbolic links of the path lead round in a circle; check them")
  }

  @Test("A path that no file can have is refused")
  func impossiblePaths() {
    #expect(
      message { () throws(InputError) in try FileReader.read("") }
        == ": the path is empty; name a file")
    #expect(
      message { () throws(InputError) in
        try FileReader.read("a\0b", reportedAs: SourceLocation(path: "c.yml", line: 2, column: 3))
      } == "c.yml:2:3: the path has a zero character in it, which no file name can have")
    let long = String(repeating: "x", count: 5000)
    #expect(
      message { () throws(InputError) in try FileReader.read(long) }
        == "\(long): the path is too long for the file system; check it")
  }
}
