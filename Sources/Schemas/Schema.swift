/// A JSON Schema (draft 2020-12) of one of the tool's formats.
///
/// Schemas stand in the source as text: they ship in the binary, need no files beside it, and are
/// printed as they were written.
public struct Schema: Sendable {
  /// The word that asks for it, such as `check`.
  public let name: String
  /// What it describes, as a phrase without a full stop.
  public let title: String
  private let body: String
  private let definitions: [Definition]

  /// A part of schemas that several of them have.
  struct Definition: Sendable {
    /// A member of `$defs`, indented by four spaces.
    let text: String
    /// The parts that it refers to.
    let needs: [Definition]

    init(_ text: String, needs: [Definition] = []) {
      self.text = text
      self.needs = needs
    }
  }

  /// Creates a schema.
  ///
  /// - Parameters:
  ///   - name: The word that asks for it.
  ///   - title: What it describes, as a phrase without a full stop.
  ///   - body: The other members, indented by two spaces.
  ///   - definitions: The parts that they refer to.
  init(_ name: String, _ title: String, _ body: String, definitions: [Definition]) {
    self.name = name
    self.title = title
    self.body = body
    self.definitions = definitions
  }

  /// The version of the formats, which is that of their `schemaVersion`.
  static let version = 1

  /// The schema, with a line break at its end.
  public var text: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:fontgauge:schema:\(name):\(Schema.version)",
      "title": "\(title)",
    \(body)\(definitionsText)
    }

    """
  }

  private var definitionsText: String {
    var texts: [String] = []
    func add(_ definition: Definition) {
      for needed in definition.needs { add(needed) }
      if !texts.contains(definition.text) { texts.append(definition.text) }
    }
    for definition in definitions { add(definition) }
    guard !texts.isEmpty else { return "" }
    return ",\n  \"$defs\": {\n" + texts.joined(separator: ",\n") + "\n  }"
  }

  /// The schemas, by name.
  public static let all: [Schema] = [
    baseline, check, config, configDump, configLint, diff, export, initialization, inspect, lint,
    lock, lockReport, measure, rules, scale, schemas,
  ]

  /// Returns the schema of a name; `nil` when there is none.
  public static func named(_ name: String) -> Schema? { all.first { $0.name == name } }
}
