extension Schema {
  /// The lock file.
  static let lock = Schema(
    "lock", "The file fontgauge.lock.json",
    #"""
      "description": "What a font change would move. Lengths are in points, rounded to hundredths.",
      "type": "object",
      "properties": {
        "fonts": {
          "description": "The fonts, by PostScript name.",
          "type": "object", "additionalProperties": { "$ref": "#/$defs/font" }
        },
        "model": { "$ref": "#/$defs/model" },
        "schemaVersion": { "$ref": "#/$defs/schemaVersion" },
        "slots": {
          "description": "The slots, by name.",
          "type": "object", "additionalProperties": { "$ref": "#/$defs/slot" }
        },
        "styles": {
          "description": "The styles, by name; those of languages with a font of their own as 'name (de)'.",
          "type": "object", "additionalProperties": { "$ref": "#/$defs/style" }
        },
        "tool": { "$ref": "#/$defs/tool" }
      },
      "required": ["fonts", "model", "schemaVersion", "slots", "styles", "tool"],
      "additionalProperties": false
    """#,
    definitions: [.head, .lockParts])

  /// What `lock --format json` writes.
  static let lockReport = Schema(
    "lock-report", "What fontgauge lock says after writing",
    #"""
      "type": "object",
      "properties": {
        \#(head("lock")),
        "changed": { "type": "boolean", "description": "Whether the file is another than before." },
        "fonts": { "type": "integer", "minimum": 0 },
        "path": { "type": "string" },
        "slots": { "type": "integer", "minimum": 0 },
        "styles": { "type": "integer", "minimum": 0 },
        "texts": { "type": "integer", "minimum": 0 }
      },
      "required": [\#(headKeys), "changed", "fonts", "path", "slots", "styles", "texts"],
      "additionalProperties": false
    """#,
    definitions: [.head])
}

extension Schema.Definition {
  fileprivate static let lockParts = Self(
    #"""
        "scripted": {
          "description": "Facts of each script, by its ISO 15924 code.",
          "type": "array",
          "items": {
            "type": "array", "prefixItems": [{ "type": "string" }, { "type": "string" }],
            "minItems": 2, "items": false
          }
        },
        "font": {
          "type": "object",
          "properties": {
            "advances": { "$ref": "#/$defs/scripted" },
            "axes": { "type": "array", "items": { "type": "string" } },
            "coverage": { "$ref": "#/$defs/scripted" },
            "family": { "type": "string" },
            "fullName": { "type": "string" },
            "instances": { "type": "array", "items": { "type": "string" } },
            "kerning": { "type": "string" },
            "metrics": {
              "description": "In font units.",
              "type": "object", "additionalProperties": { "type": "integer" }
            },
            "outlines": { "type": "string" },
            "path": { "type": "string" },
            "sha256": { "type": "string" },
            "subfamily": { "type": "string" },
            "unitsPerEm": { "type": "integer" },
            "version": { "type": "string" },
            "weight": { "type": "number" }
          },
          "required": [
            "advances", "axes", "coverage", "instances", "kerning", "metrics", "outlines", "path",
            "sha256", "unitsPerEm", "weight"
          ],
          "additionalProperties": false
        },
        "style": {
          "type": "object",
          "properties": {
            "font": { "type": "string" },
            "lineHeights": {
              "description": "At the twelve categories; empty when no file provides the font.",
              "type": "array", "items": { "type": "number" }, "maxItems": 12
            },
            "pointSizes": {
              "type": "array", "items": { "type": "number" }, "maxItems": 12
            },
            "texts": {
              "description": "The texts of each language, where there are no slots.",
              "type": "object",
              "additionalProperties": {
                "type": "object",
                "properties": {
                  "count": { "type": "integer", "minimum": 0 },
                  "texts": { "type": "string", "description": "A digest of keys and texts." },
                  "total": { "type": "number", "description": "The sum of the widths." },
                  "widest": { "type": "number" },
                  "widths": { "type": "string", "description": "A digest of the widths." }
                },
                "required": ["count", "texts", "total", "widest", "widths"],
                "additionalProperties": false
              }
            }
          },
          "required": ["lineHeights", "pointSizes"],
          "additionalProperties": false
        },
        "slot": {
          "type": "object",
          "properties": {
            "screens": { "type": "array", "items": { "type": "string" } },
            "style": { "type": "string" },
            "texts": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "digest": { "type": "string" },
                  "key": { "type": "string" },
                  "lines": {
                    "description": "The lines at each category, screen by screen; t is cut off.",
                    "type": "string"
                  },
                  "locale": { "type": "string" },
                  "table": { "type": "string" },
                  "variant": { "type": "string" },
                  "width": { "type": "number", "description": "The natural width at large." }
                },
                "required": ["digest", "lines", "locale", "width"],
                "additionalProperties": false
              }
            }
          },
          "required": ["screens", "style", "texts"],
          "additionalProperties": false
        }
    """#)
}
