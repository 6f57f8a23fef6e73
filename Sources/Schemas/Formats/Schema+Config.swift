extension Schema {
  /// The configuration.
  static let config = Schema(
    "config", "The configuration .fontgauge.yml",
    #"""
      "$ref": "#/$defs/configuration"
    """#,
    definitions: [.configuration])
}
