public import MetricsCore

/// Reads baselines: files with the findings that a project accepts.
public enum BaselineReader {
  /// The name of a baseline that nothing names, in the configuration's folder.
  public static let fileName = ".fontgauge-baseline.json"

  /// Reads a baseline, in JSON or YAML.
  ///
  /// - Parameter path: The file.
  /// - Returns: The baseline, and whether its document is JSON, as written ones are.
  /// - Throws: The first thing that is wrong, with line and column.
  public static func read(
    _ path: String
  ) throws(InputError) -> (baseline: Baseline, isJSON: Bool) {
    let bytes = try FileReader.read(path)
    return (try read(bytes, path: path), DocumentReader.isJSON(bytes))
  }

  /// Reads a baseline from the contents of its file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The path to show in errors.
  /// - Returns: The baseline.
  /// - Throws: The first thing that is wrong, with line and column.
  public static func read(_ bytes: [UInt8], path: String) throws(InputError) -> Baseline {
    let node = try DocumentReader.read(bytes, path: path)
    let log = ReadingLog(path: path)
    // A file of another version may have other keys, and none of them is wrong.
    if let version = node["schemaVersion"] {
      readVersion(NodeReader(node: version, label: "'schemaVersion'", log: log))
    }
    if let error = log.errors.first { throw error }
    var baseline = Baseline()
    let keys = ["accepted", "known", "schemaVersion"]
    if let mapping = MappingReader(node, subject: "the baseline", keys: keys, log: log) {
      if mapping["schemaVersion"] == nil {
        mapping.noteMissing("schemaVersion", "write \"schemaVersion\": \(Baseline.schemaVersion)")
      }
      baseline.accepted = entries(mapping.section("accepted"), areAccepted: true)
      baseline.known = entries(mapping.section("known"), areAccepted: false)
    }
    if let error = log.errors.first { throw error }
    return baseline
  }

  private static func readVersion(_ reader: NodeReader) {
    let highest = Baseline.schemaVersion
    guard let version = reader.integer(NumberKind("a version", example: "1", from: 1, to: 1e6)),
      version > highest
    else { return }
    reader.log.error(
      "version \(version) of the baseline is not known, the highest known is \(highest); "
        + "update fontgauge",
      at: reader.node.mark)
  }

  private static func entries(_ reader: NodeReader?, areAccepted: Bool) -> [BaselineEntry] {
    guard let reader, let elements = reader.elements("a list of entries", mayBeEmpty: true) else {
      return []
    }
    var entries: [BaselineEntry] = []
    entries.reserveCapacity(elements.count)
    var lines: [String: Int32] = [:]
    for element in elements where !reader.log.isFull {
      guard let entry = BaselineEntryReader(areAccepted: areAccepted).entry(element) else {
        continue
      }
      if let line = lines.updateValue(element.node.mark.line, forKey: entry.fingerprint) {
        reader.log.error(
          "the fingerprint '\(entry.fingerprint)' is already given on line \(line); remove one of "
            + "the entries, or give their findings together as 'count'",
          at: element.node.mark)
      }
      entries.append(entry)
    }
    return entries
  }
}
