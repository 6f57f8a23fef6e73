extension Schema {
  /// What `diff --format json` writes about fonts.
  static let diff = Schema(
    "diff", "The differences that fontgauge diff finds between fonts",
    #"""
      "description": "Metrics and advances are in font units, sizes and line heights in points. Of lock files 'diff' writes what the schema 'check' describes.",
      "type": "object",
      "properties": {
        \#(head("diff")),
        "added": { "type": "array", "items": { "type": "string" } },
        "faces": { "type": "array", "items": { "$ref": "#/$defs/face" } },
        "findings": {
          "description": "What changes for the app; with a configuration that uses the fonts.",
          "type": "array", "items": { "$ref": "#/$defs/finding" }
        },
        "gone": { "type": "array", "items": { "type": "string" } },
        "new": { "type": "string" },
        "old": { "type": "string" }
      },
      "required": [\#(headKeys), "added", "faces", "gone", "new", "old"],
      "additionalProperties": false
    """#,
    definitions: [.head, .finding, .styleWords, .diffParts])
}

extension Schema.Definition {
  fileprivate static let diffParts = Self(
    #"""
        "coverageChange": {
          "description": "Ranges of characters in hexadecimal, by script.",
          "type": "object", "additionalProperties": { "type": "string" }
        },
        "face": {
          "type": "object",
          "properties": {
            "advances": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "character": { "type": "string" },
                  "new": { "type": "number" },
                  "old": { "type": "number" }
                },
                "required": ["character", "new", "old"],
                "additionalProperties": false
              }
            },
            "axes": {
              "type": "object",
              "properties": {
                "new": { "type": "array", "items": { "type": "string" } },
                "old": { "type": "array", "items": { "type": "string" } }
              },
              "required": ["new", "old"],
              "additionalProperties": false
            },
            "commonCharacters": { "type": "integer", "minimum": 0 },
            "gained": { "$ref": "#/$defs/coverageChange" },
            "kerning": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "first": { "type": "string" },
                  "new": { "type": "number" },
                  "old": { "type": "number" },
                  "second": { "type": "string" }
                },
                "required": ["first", "new", "old", "second"],
                "additionalProperties": false
              }
            },
            "lineHeights": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "category": { "$ref": "#/$defs/category" },
                  "new": { "type": "number" },
                  "old": { "type": "number" },
                  "pointSize": { "type": "number" },
                  "textStyle": { "$ref": "#/$defs/textStyle" }
                },
                "required": ["category", "new", "old", "pointSize", "textStyle"],
                "additionalProperties": false
              }
            },
            "lost": { "$ref": "#/$defs/coverageChange" },
            "metrics": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": { "type": "string" },
                  "new": { "type": "number" },
                  "old": { "type": "number" }
                },
                "required": ["name"],
                "additionalProperties": false
              }
            },
            "names": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": { "type": "string" },
                  "new": { "type": "string" },
                  "old": { "type": "string" }
                },
                "required": ["name"],
                "additionalProperties": false
              }
            },
            "new": { "type": "string", "description": "A PostScript name." },
            "old": { "type": "string", "description": "A PostScript name." },
            "outlinesDiffer": { "type": "boolean" },
            "widths": { "$ref": "#/$defs/widths" }
          },
          "required": [
            "advances", "commonCharacters", "gained", "kerning", "lineHeights", "lost", "metrics",
            "names", "new", "old", "outlinesDiffer"
          ],
          "additionalProperties": false
        },
        "widths": {
          "description": "New widths divided by old ones.",
          "type": "object",
          "properties": {
            "classes": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "count": { "type": "integer", "minimum": 0 },
                  "from": { "type": "number", "description": "Absent in the lowest class." }
                },
                "required": ["count"],
                "additionalProperties": false
              }
            },
            "examples": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "locale": { "type": "string" },
                  "ratio": { "type": "number" },
                  "text": { "type": "string" }
                },
                "required": ["locale", "ratio", "text"],
                "additionalProperties": false
              }
            },
            "greatest": { "type": "number" },
            "least": { "type": "number" },
            "median": { "type": "number" },
            "texts": { "type": "integer", "minimum": 0 }
          },
          "required": ["classes", "examples", "greatest", "least", "median", "texts"],
          "additionalProperties": false
        }
    """#)
}
