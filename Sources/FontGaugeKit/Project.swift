import Checks
public import Inputs
public import MetricsCore

/// A configuration with everything it names read: fonts and texts.
public struct Project: Sendable {
  /// The configuration.
  public var configuration: Configuration
  /// The fonts, those to fall back on included.
  public var library: FontLibrary
  /// The paths of the fonts to fall back on, in order, as ``FontLibrary`` knows them.
  public var fallbackPaths: [String]
  /// The texts of the strings files, in the order of the files.
  public var texts: [LocalizedText]
  /// What was wrong without stopping the work.
  public var warnings: [InputWarning]

  /// Reads a configuration and what it names.
  ///
  /// - Parameter path: The configuration's path.
  /// - Throws: `InputError` or `EngineError` for the first thing that cannot be read.
  public init(configurationAt path: String) throws {
    let reading = ConfigurationLoader.read(path)
    if let error = reading.errors.first { throw error }
    if let error = RuleSettings.errors(in: reading.configuration).first { throw error }
    configuration = reading.configuration
    let files = try configuration.resolvedFiles()
    library = try FontLibrary(files.fonts + files.fallback)
    fallbackPaths = files.fallback.map(\.path)
    let strings = try StringsFiles.read(files.strings)
    texts = strings.texts
    warnings = reading.warnings + files.warnings + strings.warnings
  }

  /// Leaves only the named devices; a slot with devices of its own keeps those among them.
  public mutating func limit(to devices: [String]) {
    configuration.devices = devices
    for index in configuration.slots.indices {
      configuration.slots[index].devices = configuration.slots[index].devices?.filter(
        devices.contains)
    }
  }
}
