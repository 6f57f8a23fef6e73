extension Schema {
  /// What `inspect --format json` writes.
  static let inspect = Schema(
    "inspect", "The fonts that fontgauge inspect describes",
    #"""
      "description": "Heights are in font units, as the tables store them; 'ios' is in ems.",
      "type": "object",
      "properties": {
        \#(head("inspect")),
        "fonts": { "type": "array", "items": { "$ref": "#/$defs/font" } }
      },
      "required": [\#(headKeys), "fonts"],
      "additionalProperties": false
    """#,
    definitions: [.head, .lineMetrics, .coordinates, .inspectedFont])
}

extension Schema.Definition {
  fileprivate static let inspectedFont = Self(
    #"""
        "font": {
          "description": "A face of a font file.",
          "type": "object",
          "properties": {
            "axes": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "default": { "type": "number" },
                  "maximum": { "type": "number" },
                  "minimum": { "type": "number" },
                  "tag": { "type": "string" }
                },
                "required": ["default", "maximum", "minimum", "tag"],
                "additionalProperties": false
              }
            },
            "blankCharacters": {
              "description": "Characters mapped to a glyph without ink.",
              "type": "array", "items": { "type": "string" }
            },
            "bold": { "type": "boolean", "description": "The bit of head.macStyle." },
            "capHeight": { "type": "integer", "description": "As OS/2 declares it." },
            "characterCount": { "type": "integer", "minimum": 0 },
            "faceIndex": { "type": "integer", "minimum": 0 },
            "family": { "type": "string", "description": "Name 1." },
            "faults": { "type": "array", "items": { "type": "string" } },
            "features": { "type": "array", "items": { "type": "string" } },
            "format": {
              "enum": [
                "TrueType", "OpenType CFF", "TrueType collection", "WOFF", "WOFF2", "other"
              ]
            },
            "fullName": { "type": "string", "description": "Name 4." },
            "glyphCount": { "type": "integer", "minimum": 0 },
            "instances": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "coordinates": { "$ref": "#/$defs/coordinates" },
                  "postScriptName": { "type": "string" },
                  "subfamily": { "type": "string" }
                },
                "required": ["coordinates", "postScriptName", "subfamily"],
                "additionalProperties": false
              }
            },
            "ios": { "$ref": "#/$defs/lineMetrics" },
            "italic": { "type": "boolean" },
            "measuredCapHeight": { "type": "number", "description": "The top of the letter H." },
            "measuredXHeight": { "type": "number", "description": "The top of the letter x." },
            "path": { "type": "string" },
            "postScriptName": { "type": "string", "description": "Name 6." },
            "scripts": {
              "description": "The ISO 15924 codes of the scripts with characters.",
              "type": "array", "items": { "type": "string" }
            },
            "sha256": { "type": "string", "pattern": "^[0-9a-f]*$" },
            "subfamily": { "type": "string", "description": "Name 2." },
            "typographicFamily": { "type": "string", "description": "Name 16." },
            "typographicSubfamily": { "type": "string", "description": "Name 17." },
            "unitsPerEm": { "type": "integer" },
            "version": { "type": "string", "description": "Name 5." },
            "verticalMetrics": {
              "type": "object",
              "properties": {
                "hhea": { "$ref": "#/$defs/lineTable" },
                "typo": { "$ref": "#/$defs/lineTable" },
                "useTypoMetrics": { "type": "boolean" },
                "win": {
                  "type": "object",
                  "properties": {
                    "ascent": { "type": "integer" },
                    "descent": { "type": "integer", "description": "Positive below the baseline." }
                  },
                  "required": ["ascent", "descent"],
                  "additionalProperties": false
                }
              },
              "required": ["useTypoMetrics"],
              "additionalProperties": false
            },
            "weightClass": { "type": "integer" },
            "xHeight": { "type": "integer", "description": "As OS/2 declares it." }
          },
          "required": [
            "axes", "blankCharacters", "bold", "characterCount", "faceIndex", "faults", "features",
            "format", "glyphCount", "instances", "italic", "path", "scripts", "sha256",
            "unitsPerEm", "verticalMetrics"
          ],
          "additionalProperties": false
        },
        "lineTable": {
          "type": "object",
          "properties": {
            "ascender": { "type": "integer" },
            "descender": { "type": "integer", "description": "Negative below the baseline." },
            "lineGap": { "type": "integer" }
          },
          "required": ["ascender", "descender", "lineGap"],
          "additionalProperties": false
        }
    """#)
}
