import Inputs
import MetricsCore
import Reports

/// What `config dump` tells: the configuration with every default filled in.
struct ConfigurationDump: CommandReport {
  var tool: ToolIdentity
  var path: String
  var configuration: Configuration

  /// A configuration that reads back to the same.
  func text(_ context: ReportContext) -> String { ConfigurationDumper.yaml(configuration) }

  /// The configuration under `configuration`, with its keys sorted.
  var document: JSONObject {
    var document = tool.document(command: "config dump")
    document["path"] = .string(path)
    let yaml = Array(ConfigurationDumper.yaml(configuration).utf8)
    document["configuration"] = (try? DocumentReader.read(yaml, path: path))?.json ?? .null
    return document
  }
}

extension Node {
  /// The node as JSON; what stands without quotes and looks like a number or truth value is one.
  fileprivate var json: JSONValue {
    switch value {
    case .null: .null
    case .mapping(let entries): .object(JSONObject(entries.map { ($0.key, $0.value.json) }))
    case .sequence(let elements): .array(elements.map(\.json))
    case .scalar(let text, isQuoted: true): .string(text)
    case .scalar("true", isQuoted: false): true
    case .scalar("false", isQuoted: false): false
    case .scalar(let text, isQuoted: false):
      Node.number(text).map { .number($0) } ?? .string(text)
    }
  }

  /// Returns a decimal number; `nil` for words that Swift alone takes for one, such as `inf`.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains) else { return nil }
    return Double(text)
  }
}
