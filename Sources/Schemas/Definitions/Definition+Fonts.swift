extension Schema.Definition {
  /// Line metrics in ems.
  static let lineMetrics = Self(
    #"""
        "lineMetrics": {
          "description": "What UIFont says of the face, in ems.",
          "type": "object",
          "properties": {
            "ascender": { "type": "number" },
            "descender": { "type": "number", "description": "Negative below the baseline." },
            "leading": { "type": "number" },
            "lineHeight": { "type": "number", "description": "Without the leading." }
          },
          "required": ["ascender", "descender", "leading", "lineHeight"],
          "additionalProperties": false
        }
    """#)

  /// A place on a variable font's axes.
  static let coordinates = Self(
    #"""
        "coordinates": {
          "description": "The place on each axis, by the axis's tag.",
          "type": "object",
          "additionalProperties": { "type": "number" }
        }
    """#)

  /// A face that styles are set in.
  static let face = Self(
    #"""
        "face": {
          "description": "A face that styles are set in: a static one, or an instance of a variable font.",
          "type": "object",
          "properties": {
            "bold": { "type": "boolean", "description": "Whether it has the symbolic trait." },
            "coordinates": { "$ref": "#/$defs/coordinates" },
            "faceIndex": { "type": "integer", "minimum": 0 },
            "family": { "type": "string" },
            "fullName": { "type": "string" },
            "ios": { "$ref": "#/$defs/lineMetrics" },
            "italic": { "type": "boolean" },
            "path": { "type": "string" },
            "postScriptName": { "type": "string" },
            "sha256": { "type": "string", "pattern": "^[0-9a-f]+$" },
            "subfamily": { "type": "string" },
            "unitsPerEm": { "type": "integer" },
            "weight": { "type": "number", "description": "From 1 to 1000, 400 being regular." }
          },
          "required": [
            "bold", "faceIndex", "family", "italic", "path", "postScriptName",
            "subfamily", "unitsPerEm", "weight"
          ],
          "additionalProperties": false
        }
    """#, needs: [lineMetrics, coordinates])
}
