import DynamicType
import MetricsCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads a configuration from the tree of its document.
struct ConfigurationReader {
  /// The keys of a configuration.
  static let keys = [
    "version", "fonts", "styles", "strings", "devices", "orientations", "slots", "layouts", "rules",
    "coverage", "model", "boldText", "arguments", "tolerance", "baseline",
  ]

  /// The folder that the paths of the configuration are relative to.
  let baseDirectory: String
  /// Where errors go.
  let log: ReadingLog

  /// Returns the configuration; what could not be read is at its default.
  func configuration(_ node: Node) -> Configuration {
    var configuration = Configuration(baseDirectory: baseDirectory)
    guard node.value != .null,
      let mapping = MappingReader(node, subject: "the configuration", keys: Self.keys, log: log)
    else { return configuration }
    readVersion(mapping)
    readFiles(mapping, into: &configuration)
    let styleNames = readStyles(mapping, into: &configuration)
    readScreens(mapping, into: &configuration)
    let styles = StyleNames(styleNames)
    if let slots = mapping.section("slots") {
      configuration.slots = SlotReader(styles: styles).slots(slots)
    }
    if let layouts = mapping.section("layouts") {
      configuration.layouts = LayoutReader(layouts, styles: styles).layouts()
    }
    readJudgement(mapping, into: &configuration)
    for warning in SlotRoom.warnings(for: configuration) { log.include(warning) }
    return configuration
  }

  private func readVersion(_ mapping: MappingReader) {
    let highest = Configuration.highestVersion
    guard let reader = mapping["version"],
      let version = reader.integer(NumberKind("a version", example: "1", from: 1, to: 1e6)),
      version > highest
    else { return }
    log.error(
      "version \(version) of the configuration is not known, the highest known is \(highest); "
        + "update fontgauge, or write version: \(highest)",
      at: reader.node.mark)
  }

  // MARK: Files

  private func readFiles(_ mapping: MappingReader, into configuration: inout Configuration) {
    if let reader = mapping.section("fonts"),
      let fonts = MappingReader(
        reader.node, subject: "'fonts'", keys: ["files", "fallback", "plist"], log: log)
    {
      configuration.fonts.files = patterns(fonts.section("files"), example: "Fonts/*.ttf")
      configuration.fonts.fallback = patterns(
        fonts.section("fallback"), example: "Fonts/NotoSansThai.ttf")
      configuration.fonts.plist = fonts["plist"]?.filePattern()
    }
    configuration.strings = patterns(mapping.section("strings"), example: "App/*.lproj/*.strings")
    configuration.baseline = mapping["baseline"]?.filePattern()?.pattern
  }

  private func patterns(_ reader: NodeReader?, example: String) -> [FilePattern] {
    let elements = reader?.elements("a list of paths, such as [\(example)]", mayBeEmpty: true)
    return (elements ?? []).compactMap { $0.filePattern() }
  }

  // MARK: Styles

  /// Reads the styles where they stand.
  ///
  /// - Returns: The names that are declared, also of styles with errors; `nil` when the file with
  ///   the styles cannot be read.
  private func readStyles(
    _ mapping: MappingReader, into configuration: inout Configuration
  ) -> [String]? {
    guard let reader = mapping.section("styles") else { return [] }
    guard let file = stylesFile(reader) else {
      configuration.styles = StyleReader.styles(reader)
      return reader.node.entries?.map(\.key)
    }
    guard let pattern = file.filePattern() else { return nil }
    let path = Path.normalised(pattern.pattern)
    configuration.stylesFile = path
    let openPath = Path.joined(baseDirectory, path)
    guard FileStatus(path: openPath) != nil || errno != ENOENT else {
      log.error("there is no file \(Phrases.quoted(path)); check the path", at: file.node.mark)
      return nil
    }
    do {
      let bytes = try FileReader.read(
        openPath, reportedAs: SourceLocation(path: path), sizeLimit: DocumentReader.sizeLimit)
      let stylesLog = ReadingLog(path: path)
      let (styles, names) = StyleTable.styles(bytes, path: path, log: stylesLog)
      configuration.styles = styles
      log.include(stylesLog)
      return names
    } catch {
      log.include(error)
      return nil
    }
  }

  /// Returns the path of `styles: {file: PATH}`; `nil` when the styles stand here.
  private func stylesFile(_ reader: NodeReader) -> NodeReader? {
    guard let entries = reader.node.entries, entries.count == 1, entries[0].key == "file",
      entries[0].value.entries == nil
    else { return nil }
    return NodeReader(node: entries[0].value, label: "'file'", log: log)
  }

  // MARK: Screens

  private func readScreens(_ mapping: MappingReader, into configuration: inout Configuration) {
    configuration.devices = mapping.section("devices")?.devices() ?? configuration.devices
    configuration.orientations =
      mapping.section("orientations")?.orientations() ?? configuration.orientations
  }

  // MARK: Judgement

  private func readJudgement(_ mapping: MappingReader, into configuration: inout Configuration) {
    if let rules = mapping.section("rules") { configuration.rules = self.rules(rules) }
    if let arguments = mapping.section("arguments") {
      configuration.arguments = self.arguments(arguments)
    }
    configuration.coverage =
      mapping["coverage"]?.choice(Coverage.self) ?? configuration.coverage
    configuration.model = mapping["model"]?.choice(ScalingModel.self) ?? configuration.model
    configuration.boldText = mapping["boldText"]?.boolean() ?? configuration.boldText
    configuration.tolerance =
      mapping["tolerance"]?.number(
        NumberKind("a number of points", example: "0.5", from: 0, to: 1000))
      ?? configuration.tolerance
  }

  private func rules(_ reader: NodeReader) -> [RuleSetting] {
    let entries = reader.namedEntries(
      "a mapping from rules to levels, such as { truncated: error }"
    ) {
      Phrases.quoted($0)
    }
    return (entries ?? []).compactMap { entry, value in
      value.choice(RuleLevel.self).map {
        RuleSetting(id: entry.key, level: $0, location: log.location(entry.keyMark))
      }
    }
  }

  private func arguments(_ reader: NodeReader) -> [SampleArguments] {
    let entries = reader.namedEntries("a mapping from keys to values, such as { \"%d\": 128 }") {
      "the value for \(Phrases.quoted($0))"
    }
    return (entries ?? []).compactMap { entry, value in
      let expected = "text, a number, or a list of them"
      let readers =
        value.node.elements == nil ? [value] : value.elements(expected) ?? []
      let values = readers.compactMap { argument($0, expected: expected) }
      guard !values.isEmpty, values.count == readers.count else { return nil }
      return SampleArguments(
        pattern: entry.key, values: values, location: log.location(entry.keyMark))
    }
  }

  private func argument(_ reader: NodeReader, expected: String) -> SampleArgument? {
    if reader.isNumber {
      return reader.number(NumberKind("a number", example: "128", from: -1e300, to: 1e300))
        .map { .number($0) }
    }
    guard reader.isText else {
      reader.noteWrongType(expected)
      return nil
    }
    return reader.anyText(expected).map { .text($0) }
  }
}
