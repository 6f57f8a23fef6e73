extension Schema.Definition {
  /// A layout of the configuration, with the elements in it.
  static let configuredLayout = Self(
    #"""
        "configuredLayout": {
          "description": "A row or a screen: what it is made of, and where it appears.",
          "type": "object",
          "properties": {
            "devices": { "$ref": "#/$defs/devices" },
            "orientations": { "$ref": "#/$defs/orientations" },
            "locales": { "$ref": "#/$defs/locales" },
            "margins": {
              "description": "Points on each side, of what is neither a screen nor a bar.",
              "$ref": "#/$defs/distance", "default": 0
            },
            "screen": { "$ref": "#/$defs/screenElement" },
            \#(kindProperties)
          },
          \#(oneKind(of: kinds.map(\.name) + ["screen", "layout"])),
          "dependentSchemas": {
            "bar": { "properties": { "margins": false } },
            "screen": { "properties": { "margins": false } }
          },
          "additionalProperties": false
        },
        "element": {
          "description": "An element: a mapping with its kind as its only key; beside layout the keys that every element has.",
          "type": "object",
          "properties": {
            \#(kindProperties)
          },
          \#(oneKind(of: kinds.map(\.name) + ["layout"])),
          "additionalProperties": false
        },
        "elements": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/element" } }
    """#, needs: [elementValues, containers, leaves])

  // MARK: Pieces

  /// The kinds of element that may stand anywhere, but the name of another layout.
  private static let kinds: [(name: String, part: String)] = [
    ("stack", "stackElement"), ("text", "textElement"), ("image", "imageElement"),
    ("control", "controlElement"), ("spacer", "spacerElement"), ("inline", "inlineElement"),
    ("cell", "cellElement"), ("list", "listElement"), ("grid", "gridElement"),
    ("bar", "barElement"),
  ]

  private static let kindProperties =
    properties(kinds + [(name: "layout", part: "layoutName")] + commonKeys)

  /// The keys that every element has, with the part that says what each is.
  private static let commonKeys: [(name: String, part: String)] = [
    ("name", "name"), ("width", "length"), ("height", "length"),
    ("minimumWidth", "length"), ("minimumHeight", "length"), ("maximumWidth", "length"),
    ("hideFrom", "configuredCategory"), ("showFrom", "configuredCategory"),
    ("hugging", "priority"), ("priority", "priority"),
  ]

  private static let commonProperties = properties(commonKeys)

  /// Returns properties of which each is a part.
  private static func properties(_ keys: [(name: String, part: String)]) -> String {
    keys.map { "\"\($0.name)\": { \"$ref\": \"#/$defs/\($0.part)\" }" }
      .joined(separator: ",\n        ")
  }

  /// Returns members that ask for exactly one kind, and for `layout` beside the common keys.
  private static func oneKind(of names: [String]) -> String {
    let kinds = names.map { "{ \"required\": [\"\($0)\"] }" }
    let keys = commonKeys.map { "\"\($0.name)\": [\"layout\"]" }
    return """
      "oneOf": [
              \(kinds.joined(separator: ",\n        "))
            ],
            "dependentRequired": {
              \(keys.joined(separator: ",\n        "))
            }
      """
  }

  /// Returns the part of an element's kind.
  ///
  /// - Parameters:
  ///   - name: The part's name.
  ///   - description: What the element is.
  ///   - properties: Its own keys, indented by eight spaces but for the first line.
  ///   - others: Further members, each with a comma, indented by six spaces but for the first.
  /// - Returns: A member of `$defs`.
  static func part(
    _ name: String, _ description: String, _ properties: String, others: String = ""
  ) -> String {
    #"""
        "\#(name)": {
          "description": "\#(description)",
          "type": "object",
          "properties": {
            \#(properties),
            \#(commonProperties)
          },
          \#(others.isEmpty ? "" : others + "\n      ")"additionalProperties": false
        }
    """#
  }

  // MARK: Values

  private static let elementValues = Self(
    #"""
        "length": {
          "description": "Points, or points at the text size large that grow with the text.",
          "oneOf": [
            { "$ref": "#/$defs/distance" },
            {
              "type": "object",
              "properties": {
                "scaled": { "$ref": "#/$defs/distance" },
                "textStyle": { "$ref": "#/$defs/configuredTextStyle", "default": "body" },
                "maximum": { "$ref": "#/$defs/distance" }
              },
              "required": ["scaled"],
              "additionalProperties": false
            }
          ]
        },
        "insets": {
          "description": "Points on each side, or by side; left is leading, right is trailing.",
          "oneOf": [
            { "$ref": "#/$defs/distance" },
            {
              "type": "object",
              "properties": {
                "top": { "$ref": "#/$defs/distance" },
                "left": { "$ref": "#/$defs/distance" },
                "bottom": { "$ref": "#/$defs/distance" },
                "right": { "$ref": "#/$defs/distance" },
                "horizontal": { "$ref": "#/$defs/distance", "default": 0 },
                "vertical": { "$ref": "#/$defs/distance", "default": 0 }
              },
              "additionalProperties": false
            }
          ]
        },
        "axis": { "enum": ["horizontal", "vertical"] },
        "alignment": {
          "enum": ["fill", "leading", "center", "trailing", "firstBaseline", "top", "bottom"]
        },
        "name": { "type": "string", "minLength": 1 },
        "layoutName": {
          "description": "The name of another layout, which is put there.",
          "type": ["string", "number", "boolean"]
        },
        "priority": { "type": "integer", "minimum": 0, "maximum": 1000 },
        "columns": { "type": "integer", "minimum": 1, "maximum": 100 },
        "lines": {
          "description": "The greatest number of lines; 0 for any.",
          "type": "integer", "minimum": 0, "maximum": 1000
        }
    """#)
}
