public import MetricsCore

/// The styles of a file that a configuration names under `styles`, with all that is wrong in it.
///
/// The file holds one of these, whatever it is called:
/// - design tokens, which ``DesignTokens`` describes;
/// - a mapping from names to styles with the keys of the configuration, in YAML or JSON or as a
///   property list with a dictionary of dictionaries;
/// - a list of such styles, each with its `name`.
///
/// In a mapping or list, `fontName` may be written for `font`, `fontFamily` for `family`,
/// `fontWeight` for `weight`, and `pointSize` or `fontSize` for `size`.
public struct StyleTable: Equatable, Sendable {
  /// The styles that could be read, in the order of the file.
  public var styles: [CustomStyle] = []
  /// The names of all styles, also of those with errors; `nil` when the file cannot be read.
  public var names: [String]?
  /// What is wrong, in the order in which it was found.
  public var errors: [InputError] = []
  /// What is probably not meant, in the order in which it was found.
  public var warnings: [InputWarning] = []

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path to show.
  /// - Returns: The styles, and all that is wrong.
  public static func read(_ bytes: [UInt8], path: String) -> StyleTable {
    let log = ReadingLog(path: path)
    var table = StyleTable()
    (table.styles, table.names) = styles(bytes, path: path, log: log)
    table.errors = log.errors
    table.warnings = log.warnings
    return table
  }

  /// Returns the styles of a file, and the names of all of them.
  static func styles(
    _ bytes: [UInt8], path: String, log: ReadingLog
  ) -> (styles: [CustomStyle], names: [String]?) {
    do {
      switch PropertyList.Format.detect(bytes) {
      case nil: return styles(in: try document(bytes, path: path), log)
      case .xml: return styles(in: try PropertyList.read(bytes, path: path).node, log)
      case .binary:
        let list = try PropertyList.read(bytes, path: path)
        return placelessStyles(in: list, path: path, log)
      }
    } catch {
      log.include(error)
      return ([], nil)
    }
  }

  private static func styles(
    in document: Node, _ log: ReadingLog
  ) -> (styles: [CustomStyle], names: [String]?) {
    if let order = document.entries?.first(where: { $0.key == "resolutionOrder" }),
      order.value.elements != nil
    {
      log.error(
        "this is a resolver, which puts several files of tokens together; name a file with the "
          + "tokens themselves",
        at: order.keyMark)
      return ([], nil)
    }
    guard let syntax = TokenSyntax(document) else {
      return StyleTableReader(log: log).styles(in: document)
    }
    return DesignTokens.styles(in: document, syntax: syntax, log: log)
  }

  /// Returns the styles of a document without lines; what is wrong in it is told with the keys
  /// that lead there.
  private static func placelessStyles(
    in list: PropertyList, path: String, _ log: ReadingLog
  ) -> (styles: [CustomStyle], names: [String]?) {
    let place = SourceLocation(path: path)
    let keys = KeyPlaces(list.node)
    let placelessLog = ReadingLog(path: path)
    var (styles, names) = styles(in: keys.node, placelessLog)
    for index in styles.indices { styles[index].location = place }
    for error in placelessLog.errors {
      log.include(InputError(keys.sentence(error.message, at: error.location), location: place))
    }
    for warning in placelessLog.warnings {
      log.include(
        InputWarning(keys.sentence(warning.message, at: warning.location), location: place))
    }
    return (styles, names)
  }

  private static func document(_ bytes: [UInt8], path: String) throws(InputError) -> Node {
    let start = bytes.withUnsafeBufferPointer { buffer in
      buffer.dropFirst(DocumentReader.byteOrderMarkLength(buffer))
        .first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    }
    // A list in JSON is YAML too, but for tabs and surrogate pairs.
    if start == UInt8(ascii: "["), Path.name(of: path).lowercased().hasSuffix(".json") {
      return try JSONReader.read(bytes, path: path)
    }
    return try DocumentReader.read(bytes, path: path)
  }
}
