import Checks
public import Inputs
import Layouts
public import MetricsCore

/// A configuration with everything it names read: fonts and texts.
///
/// Every place in it is told relative to the configuration's folder, so that a report does not
/// depend on the working directory. Errors name the configuration as the caller did.
public struct Project: Sendable {
  /// The configuration.
  public var configuration: Configuration
  /// The fonts, those to fall back on included.
  public var library: FontLibrary
  /// The files with the fonts to fall back on, in order.
  public var fallbacks: [ProjectFile]
  /// The texts of the strings files, in the order of the files.
  public var texts: [LocalizedText]
  /// The fonts that the app registers; `nil` when the configuration names no property list.
  public var appFonts: AppFonts?
  /// The property list that names them.
  public var propertyList: SourceLocation?
  /// What was wrong without stopping the work.
  public var warnings: [InputWarning]

  /// Reads a configuration and what it names.
  ///
  /// - Parameters:
  ///   - path: The configuration's path.
  ///   - pseudoLocale: How the texts of the source language are lengthened, for an app that is not
  ///     translated yet; `nil` for not at all.
  /// - Throws: `InputError` or `EngineError` for the first thing that cannot be read.
  public init(configurationAt path: String, pseudoLocale: PseudoLocale? = nil) throws {
    let reading = ConfigurationLoader.read(path)
    if let error = reading.errors.first { throw error }
    if let error = RuleSettings.errors(in: reading.configuration).first { throw error }
    configuration = reading.configuration
    let files = try configuration.resolvedFiles()
    library = try FontLibrary(files.fonts, fallback: files.fallback)
    fallbacks = files.fallback
    for file in files.fonts + files.fallback where file.face != nil {
      _ = try FontArgument(file).select(from: library.entries.filter { $0.file.path == file.path })
    }
    let strings = try StringsFiles.read(files.strings)
    var options = TextPreparation.Options()
    options.arguments = configuration.arguments
    options.pseudoLocale = pseudoLocale
    texts = TextPreparation(options).prepared(StringsFiles.withoutReplaced(strings.texts))
    warnings = reading.warnings + files.warnings + strings.warnings
    if let plist = files.plist {
      let fonts = try AppFonts.read(plist)
      appFonts = fonts
      propertyList = SourceLocation(path: plist.path)
      warnings += fonts.warnings
    }
    tellPlacesFromFolder(of: path)
  }

  /// Replaces the configuration's own path in all places by its name.
  private mutating func tellPlacesFromFolder(of path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    func rename(_ location: inout SourceLocation?) {
      if location?.path == path { location?.path = name }
    }
    for index in configuration.styles.indices { rename(&configuration.styles[index].location) }
    for index in configuration.slots.indices { rename(&configuration.slots[index].location) }
    func renameAll(_ element: inout LayoutElement) {
      rename(&element.location)
      for index in element.children.indices { renameAll(&element.children[index]) }
    }
    for index in configuration.layouts.indices {
      rename(&configuration.layouts[index].location)
      renameAll(&configuration.layouts[index].root)
    }
    for index in configuration.fonts.files.indices {
      rename(&configuration.fonts.files[index].location)
    }
    for index in warnings.indices { rename(&warnings[index].location) }
  }

  /// Leaves only the named devices; a slot with devices of its own keeps those among them.
  public mutating func limit(to devices: [String]) {
    configuration.devices = devices
    for index in configuration.slots.indices {
      configuration.slots[index].devices = configuration.slots[index].devices?.filter(
        devices.contains)
    }
    for index in configuration.layouts.indices {
      configuration.layouts[index].devices = configuration.layouts[index].devices?.filter(
        devices.contains)
    }
  }

  /// Leaves only the named layouts, in the configuration's order.
  public mutating func limit(toLayouts names: [String]) {
    configuration.layouts.removeAll { !names.contains($0.name) }
  }
}
