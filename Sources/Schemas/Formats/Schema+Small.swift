extension Schema {
  /// The baseline.
  static let baseline = Schema(
    "baseline", "The file .fontgauge-baseline.json",
    #"""
      "description": "Findings that are known or accepted. Either list may be left empty or out.",
      "type": "object",
      "properties": {
        "accepted": {
          "type": ["array", "null"], "items": { "$ref": "#/$defs/acceptedEntry" }
        },
        "known": { "type": ["array", "null"], "items": { "$ref": "#/$defs/baselineEntry" } },
        "schemaVersion": { "const": 1 }
      },
      "required": ["schemaVersion"],
      "additionalProperties": false
    """#,
    definitions: [.baselineEntry])

  /// What `lint --format json` writes.
  static let lint = Schema(
    "lint", "The findings of fontgauge lint in Swift sources",
    #"""
      "type": "object",
      "properties": {
        \#(head("lint")),
        "files": { "type": "integer", "minimum": 0, "description": "How many were read." },
        "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
        "notices": { "type": "array", "items": { "$ref": "#/$defs/notice" } },
        "summary": { "$ref": "#/$defs/summary" }
      },
      "required": [\#(headKeys), "files", "findings", "summary"],
      "additionalProperties": false
    """#,
    definitions: [.head, .finding, .notice, .summary])

  /// What `rules --format json` writes.
  static let rules = Schema(
    "rules", "The rules that fontgauge rules lists or explains",
    #"""
      "type": "object",
      "properties": {
        \#(head("rules")),
        "rules": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "confidence": {
                "description": "How sure the behaviour is that the rule supposes.",
                "enum": ["high", "medium", "low"]
              },
              "examples": {
                "description": "With a rule's id: subjects and what the rule says of them.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "messages": { "type": "array", "items": { "type": "string" } },
                    "title": { "type": "string" }
                  },
                  "required": ["messages", "title"],
                  "additionalProperties": false
                }
              },
              "id": { "type": "string" },
              "rationale": { "type": "string" },
              "references": { "type": "array", "items": { "type": "string" } },
              "remedy": { "type": "string" },
              "severity": { "$ref": "#/$defs/severity" },
              "title": { "type": "string" }
            },
            "required": [
              "confidence", "id", "rationale", "references", "remedy", "severity", "title"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [\#(headKeys), "rules"],
      "additionalProperties": false
    """#,
    definitions: [.head, .severity])

  /// What `init --format json` writes.
  static let initialization = Schema(
    "init", "What fontgauge init found and wrote",
    #"""
      "type": "object",
      "properties": {
        \#(head("init")),
        "families": { "type": "array", "items": { "type": "string" } },
        "fonts": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": { "type": "string" },
              "postScriptNames": { "type": "array", "items": { "type": "string" } }
            },
            "required": ["path", "postScriptNames"],
            "additionalProperties": false
          }
        },
        "leftOut": {
          "description": "Fonts that were left out of the configuration.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": { "path": { "type": "string" }, "reason": { "type": "string" } },
            "required": ["path", "reason"],
            "additionalProperties": false
          }
        },
        "locales": { "type": "array", "items": { "type": "string" } },
        "notices": { "type": "array", "items": { "$ref": "#/$defs/notice" } },
        "otherPlists": { "type": "array", "items": { "type": "string" } },
        "path": { "type": "string", "description": "The configuration." },
        "plist": { "type": "string" },
        "strings": { "type": "array", "items": { "type": "string" } },
        "styles": { "type": "array", "items": { "type": "string" } }
      },
      "required": [
        \#(headKeys), "families", "fonts", "leftOut", "locales", "notices",
        "otherPlists", "path", "strings", "styles"
      ],
      "additionalProperties": false
    """#,
    definitions: [.head, .notice])

  /// What `config lint --format json` writes.
  static let configLint = Schema(
    "config-lint", "What fontgauge config lint finds",
    #"""
      "type": "object",
      "properties": {
        \#(head("config lint")),
        "errors": { "type": "array", "items": { "$ref": "#/$defs/notice" } },
        "path": { "type": "string" },
        "warnings": { "type": "array", "items": { "$ref": "#/$defs/notice" } }
      },
      "required": [\#(headKeys), "errors", "path", "warnings"],
      "additionalProperties": false
    """#,
    definitions: [.head, .notice])

  /// What `config dump --format json` writes.
  static let configDump = Schema(
    "config-dump", "The configuration that fontgauge config dump prints",
    #"""
      "type": "object",
      "properties": {
        \#(head("config dump")),
        "configuration": { "$ref": "#/$defs/configuration" },
        "path": { "type": "string" }
      },
      "required": [\#(headKeys), "configuration", "path"],
      "additionalProperties": false
    """#,
    definitions: [.head, .configuration])

  /// What `schema --format json` writes.
  static let schemas = Schema(
    "schema", "The schemas that fontgauge schema lists",
    #"""
      "type": "object",
      "properties": {
        \#(head("schema")),
        "schemas": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": { "name": { "type": "string" }, "title": { "type": "string" } },
            "required": ["name", "title"],
            "additionalProperties": false
          }
        }
      },
      "required": [\#(headKeys), "schemas"],
      "additionalProperties": false
    """#,
    definitions: [.head])
}
