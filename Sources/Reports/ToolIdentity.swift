public import DynamicType

/// Who made a report, and which behaviour it supposes: the head of every machine format.
public struct ToolIdentity: Hashable, Sendable {
  /// The tool's version, such as `0.1.0`.
  public var version: String
  /// The version of Apple's behaviour that is modelled.
  public var model: ScalingModel

  /// Creates an identity.
  public init(version: String, model: ScalingModel = .uikit26) {
    self.version = version
    self.model = model
  }

  /// The tool's name.
  public static let name = "fontgauge"

  /// The version of the JSON documents, raised when a key changes its meaning or goes away.
  public static let schemaVersion = 1

  /// Returns a document of a command with nothing in it but its head.
  public func document(command: String) -> JSONObject {
    [
      "command": .string(command),
      "model": .string(model.rawValue),
      "schemaVersion": .integer(ToolIdentity.schemaVersion),
      "tool": ["name": .string(ToolIdentity.name), "version": .string(version)],
    ]
  }
}

extension Report {
  /// Who made the report.
  public var tool: ToolIdentity { ToolIdentity(version: toolVersion, model: model) }
}
