#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is known of the terminal.
enum Terminal {
  /// Whether standard output is a terminal.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Whether standard error is a terminal.
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The columns to write in: those of the terminal, else of `COLUMNS`, else 100.
  static var width: Int {
    var size = winsize()
    if isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return max(40, Int(size.ws_col))
    }
    if let columns = Environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
      return max(40, min(columns, 400))
    }
    return 100
  }
}

/// The environment's variables.
enum Environment {
  /// Returns the value of a variable; `nil` when it is not set.
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
