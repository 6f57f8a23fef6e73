import DynamicType
import MetricsCore

/// Writes a configuration as YAML, with everything that it leaves to the defaults.
public enum ConfigurationDumper {
  /// Returns a document that reads back to an equal configuration, places apart.
  ///
  /// Styles that come from a file of their own are written out, so that the document is complete
  /// without it.
  public static func yaml(_ configuration: Configuration) -> String {
    YAMLWriter.document(node(configuration))
  }

  private static func node(_ configuration: Configuration) -> Node {
    var mapping = MappingWriter()
    mapping["version"] = .number(Double(configuration.version))
    var fonts = MappingWriter()
    fonts["files"] = .texts(configuration.fonts.files.map(\.pattern))
    fonts["fallback"] = .texts(configuration.fonts.fallback.map(\.pattern))
    fonts["plist"] = configuration.fonts.plist.map { .text($0.pattern) }
    mapping["fonts"] = fonts.node
    mapping["styles"] = Node(
      .mapping(configuration.styles.map { Node.Entry(key: $0.name, value: StyleWriter.node($0)) }))
    mapping["strings"] = .texts(configuration.strings.map(\.pattern))
    mapping["devices"] = .texts(configuration.devices)
    mapping["orientations"] = .texts(configuration.orientations.map(\.rawValue))
    mapping["slots"] = Node(.sequence(configuration.slots.map(SlotWriter.node)))
    mapping["layouts"] =
      configuration.layouts.isEmpty ? nil : LayoutWriter.node(configuration.layouts)
    mapping["rules"] = Node(
      .mapping(
        configuration.rules.map { Node.Entry(key: $0.id, value: .text($0.level.rawValue)) }))
    mapping["coverage"] = .text(configuration.coverage.rawValue)
    mapping["model"] = .text(configuration.model.rawValue)
    mapping["boldText"] = .boolean(configuration.boldText)
    mapping["arguments"] = Node(
      .mapping(
        configuration.arguments.map { Node.Entry(key: $0.pattern, value: values($0.values)) }))
    mapping["tolerance"] = .number(configuration.tolerance)
    mapping["baseline"] = configuration.baseline.map { .text($0) }
    return mapping.node
  }

  private static func values(_ values: [SampleArgument]) -> Node {
    let nodes = values.map { value -> Node in
      switch value {
      case .text(let text): .text(text)
      case .number(let number): .number(number)
      }
    }
    return nodes.count == 1 ? nodes[0] : Node(.sequence(nodes))
  }
}

/// Collects the keys of a mapping that have a value.
struct MappingWriter {
  private var entries: [Node.Entry] = []

  /// Adds a key; `nil` leaves it out.
  subscript(key: String) -> Node? {
    get { entries.first { $0.key == key }?.value }
    set {
      if let newValue { entries.append(Node.Entry(key: key, value: newValue)) }
    }
  }

  /// The mapping.
  var node: Node { Node(.mapping(entries)) }
}

extension Node {
  /// Creates text, whatever it looks like.
  static func text(_ text: String) -> Node { Node(.scalar(text, isQuoted: true)) }

  /// Creates a number.
  static func number(_ number: Double) -> Node {
    Node(.scalar(NumberKind.text(number), isQuoted: false))
  }

  /// Creates a truth value.
  static func boolean(_ value: Bool) -> Node { Node(.scalar("\(value)", isQuoted: false)) }

  /// Creates a list of texts.
  static func texts(_ texts: [String]) -> Node { Node(.sequence(texts.map { .text($0) })) }
}
