#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system knows about a path.
struct FileStatus {
  /// The kinds of file that are told apart.
  enum Kind {
    case regular, folder, pipe, device, other
  }

  /// The file's kind, after following symbolic links unless stated otherwise.
  var kind: Kind
  /// The size in bytes.
  var size: Int
  /// The permission bits.
  var permissions: mode_t
  /// Tells files apart whatever their paths.
  var identity: Identity

  /// A file's place on its file system.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// Returns the status of what a path leads to, or `nil` with `errno` set.
  init?(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    self.init(information)
  }

  /// Returns the status of an open file, or `nil` with `errno` set.
  init?(descriptor: Int32) {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { return nil }
    self.init(information)
  }

  private init(_ information: stat) {
    kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFCHR, S_IFBLK: .device
      default: .other
      }
    size = Int(information.st_size)
    permissions = information.st_mode & 0o7777
    identity = Identity(
      device: UInt64(truncatingIfNeeded: information.st_dev),
      number: UInt64(truncatingIfNeeded: information.st_ino))
  }

  /// Returns a Boolean value that says whether a path itself is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }
}

/// Repeats a system call for as long as signals interrupt it.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// The system's `read`, reachable where a type has a method of that name.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// The system's `write`, reachable where a type has a method of that name.
func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
