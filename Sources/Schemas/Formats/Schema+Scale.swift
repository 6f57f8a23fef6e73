extension Schema {
  /// What `scale --format json` writes.
  static let scale = Schema(
    "scale", "The sizes that fontgauge scale shows",
    #"""
      "description": "Lengths are in points. With --style, the sizes of each style are in 'styles'.",
      "type": "object",
      "properties": {
        \#(head("scale")),
        \#(ladder("    ")),
        "styles": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              \#(ladder("          ")),
              "name": { "type": "string" },
              "scaling": { "$ref": "#/$defs/scaling" }
            },
            "required": [
              "api", "categories", "displayScale", "name", "scaling", "size", "textStyle"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [\#(headKeys)],
      "oneOf": [
        { "required": ["styles"] },
        { "required": ["api", "categories", "displayScale", "size", "textStyle"] }
      ],
      "additionalProperties": false
    """#,
    definitions: [.head, .styleWords, .rung])

  /// The properties of twelve sizes, each on a line of its own with an indentation before it.
  private static func ladder(_ indentation: String) -> String {
    let lines = #"""
      "api": { "$ref": "#/$defs/api" },
      "categories": { "type": "array", "items": { "$ref": "#/$defs/rung" } },
      "displayScale": { "type": "number", "description": "Pixels per point." },
      "font": { "type": "string", "description": "A PostScript name." },
      "maximumPointSize": { "type": "number" },
      "size": { "type": "number", "description": "The size at large." },
      "textStyle": { "$ref": "#/$defs/textStyle" }
      """#
    return lines.split(separator: "\n").joined(separator: "\n" + indentation)
  }
}

extension Schema.Definition {
  fileprivate static let rung = Self(
    #"""
        "rung": {
          "description": "The sizes at one category.",
          "type": "object",
          "properties": {
            "category": { "$ref": "#/$defs/category" },
            "lineHeight": { "type": "number", "description": "Where a font is known." },
            "pointSize": { "type": "number", "description": "The size of the scaled font." },
            "scaledValue": { "type": "number", "description": "UIFontMetrics.scaledValue(for:)." },
            "systemPointSize": { "type": "number", "description": "The system font's size." }
          },
          "required": ["category", "pointSize", "scaledValue", "systemPointSize"],
          "additionalProperties": false
        }
    """#, needs: [category])
}
