import MetricsCore

/// Finds and reads configurations.
public enum ConfigurationLoader {
  /// The name of a configuration.
  public static let fileName = ".fontgauge.yml"

  /// Returns the path of the nearest configuration, in a folder or above it.
  ///
  /// - Parameter directory: The folder to begin with.
  /// - Returns: A path that is relative when the folder's is; `nil` when there is none up to the
  ///   root.
  public static func find(from directory: String = ".") -> String? {
    var folder = Path.normalised(directory)
    var identity = FileStatus(path: folder)?.identity
    // Deeper folders exist in theory only.
    for _ in 0..<256 {
      let path = Path.joined(folder, fileName)
      if let status = FileStatus(path: path), status.kind != .folder { return path }
      let parent = parent(of: folder)
      let parentIdentity = FileStatus(path: parent)?.identity
      // The parent of the root is the root.
      guard parentIdentity != nil, parentIdentity != identity else { return nil }
      (folder, identity) = (parent, parentIdentity)
    }
    return nil
  }

  /// Reads a configuration.
  ///
  /// - Parameter path: The file; its folder is what the paths in it are relative to.
  /// - Returns: The configuration.
  /// - Throws: The first of the errors that ``lint(_:)`` finds in the configuration itself, with
  ///   line and column.
  public static func load(_ path: String) throws(InputError) -> Configuration {
    let reading = read(path)
    if let error = reading.errors.first { throw error }
    return reading.configuration
  }

  /// Reads a configuration with everything that is wrong in it.
  ///
  /// Whether the files exist that the configuration names is not looked at.
  ///
  /// - Parameter path: The file; its folder is what the paths in it are relative to.
  /// - Returns: The configuration, its errors and its warnings.
  public static func read(_ path: String) -> ConfigurationReading {
    do {
      let bytes = try FileReader.read(path, sizeLimit: DocumentReader.sizeLimit)
      return read(bytes, path: path)
    } catch {
      return ConfigurationReading(
        configuration: Configuration(baseDirectory: Path.folder(of: path)), errors: [error])
    }
  }

  /// Reads a configuration from the contents of its file, with everything that is wrong in it.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The file, which need not exist.
  /// - Returns: The configuration, its errors and its warnings.
  public static func read(_ bytes: [UInt8], path: String) -> ConfigurationReading {
    let baseDirectory = Path.folder(of: path)
    let log = ReadingLog(path: path)
    do {
      let node = try DocumentReader.read(bytes, path: path)
      let reader = ConfigurationReader(baseDirectory: baseDirectory, log: log)
      return ConfigurationReading(
        configuration: reader.configuration(node),
        errors: sorted(log.errors, first: path, by: \.location),
        warnings: sorted(log.warnings, first: path, by: \.location))
    } catch {
      return ConfigurationReading(
        configuration: Configuration(baseDirectory: baseDirectory), errors: [error])
    }
  }

  /// Returns everything that is wrong with a configuration and with the files it names.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - check: Finds what else stops a check, knowing the configuration and its files.
  /// - Returns: Errors and warnings, each in the order of their places; what is only doubtful in
  ///   the files that the configuration names is left to the check.
  public static func lint(
    _ path: String, also check: (Configuration, ProjectFiles) -> [InputError] = { _, _ in [] }
  ) -> (errors: [InputError], warnings: [InputWarning]) {
    var reading = read(path)
    let expansion = FileExpansion(reading.configuration)
    reading.errors += expansion.errors
    reading.errors += faults(in: expansion.files)
    reading.errors += check(reading.configuration, expansion.files)
    reading.warnings += expansion.warnings
    return (
      sorted(reading.errors, first: path, by: \.location),
      sorted(reading.warnings, first: path, by: \.location)
    )
  }

  /// Returns why files with strings and the property list cannot be read.
  private static func faults(in files: ProjectFiles) -> [InputError] {
    var errors: [InputError] = []
    for file in files.strings {
      do throws(InputError) {
        _ = try StringsFiles.read([file])
      } catch {
        errors.append(error)
      }
    }
    guard let plist = files.plist else { return errors }
    do throws(InputError) {
      _ = try AppFonts.read(plist)
    } catch {
      errors.append(error)
    }
    return errors
  }

  /// Orders by place, what stands in the given file before what stands in others.
  private static func sorted<Note>(
    _ notes: [Note], first path: String, by location: (Note) -> SourceLocation?
  ) -> [Note] {
    func key(_ note: Note) -> (Int, SourceLocation) {
      let location = location(note) ?? SourceLocation(path: "")
      return (location.path == path ? 0 : 1, location)
    }
    return notes.enumerated().sorted { first, second in
      let (a, b) = (key(first.element), key(second.element))
      return a != b ? a < b : first.offset < second.offset
    }.map(\.element)
  }

  /// Returns the folder that a folder is in, even when its path is relative or a link.
  private static func parent(of folder: String) -> String {
    switch folder {
    case ".": ".."
    case "/": "/"
    default:
      Path.name(of: folder) == ".." || FileStatus.isLink(folder)
        ? folder + "/.." : Path.folder(of: folder)
    }
  }
}

/// What came of reading a configuration.
public struct ConfigurationReading: Equatable, Sendable {
  /// The configuration; what could not be read is at its default.
  public var configuration: Configuration
  /// What is wrong, in the order of the places.
  public var errors: [InputError]
  /// What is probably not meant, in the order of the places.
  public var warnings: [InputWarning]

  /// Creates a result.
  public init(
    configuration: Configuration, errors: [InputError] = [], warnings: [InputWarning] = []
  ) {
    self.configuration = configuration
    self.errors = errors
    self.warnings = warnings
  }
}
