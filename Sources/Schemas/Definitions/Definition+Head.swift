extension Schema {
  /// Returns the properties that begin every document of a command.
  static func head(_ command: String) -> String {
    """
    "command": { "const": "\(command)", "description": "The command that wrote the document." },
        "model": { "$ref": "#/$defs/model" },
        "schemaVersion": { "$ref": "#/$defs/schemaVersion" },
        "tool": { "$ref": "#/$defs/tool" }
    """
  }

  /// The names of those properties, in a list.
  static let headKeys = #""command", "model", "schemaVersion", "tool""#
}

extension Schema.Definition {
  /// What every document begins with.
  static let head = Self(
    #"""
        "model": {
          "description": "The version of Apple's behaviour that is reproduced.",
          "enum": ["uikit-26", "ios10"]
        },
        "schemaVersion": {
          "description": "Raised when a key changes its meaning or goes away.",
          "const": 1
        },
        "tool": {
          "description": "The tool that wrote the document.",
          "type": "object",
          "properties": {
            "name": { "const": "fontgauge" },
            "version": { "type": "string", "description": "By the rules of Semantic Versioning." }
          },
          "required": ["name", "version"],
          "additionalProperties": false
        }
    """#)

  /// A content size category.
  static let category = Self(
    #"""
        "category": {
          "description": "A content size category: a text size that people choose in Settings.",
          "enum": [
            "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
            "AX1", "AX2", "AX3", "AX4", "AX5"
          ]
        }
    """#)

  /// Words of styles.
  static let styleWords = Self(
    #"""
        "api": { "description": "The framework that scales.", "enum": ["uikit", "swiftui"] },
        "scaling": {
          "description": "Whether the size follows the text size, once (static) or always (dynamic).",
          "enum": ["dynamic", "static", "fixed"]
        },
        "textStyle": {
          "description": "The text style of iOS whose growth is followed.",
          "enum": [
            "largeTitle", "title1", "title2", "title3", "headline", "body", "callout",
            "subheadline", "footnote", "caption1", "caption2"
          ]
        }
    """#)

  /// A place in a file.
  static let location = Self(
    #"""
        "location": {
          "description": "A place in a file. Lines and columns count from 1.",
          "type": "object",
          "properties": {
            "column": { "type": "integer", "minimum": 1 },
            "line": { "type": "integer", "minimum": 1 },
            "path": { "type": "string" }
          },
          "required": ["path"],
          "additionalProperties": false
        }
    """#)

  /// A remark with its place.
  static let notice = Self(
    #"""
        "notice": {
          "description": "A sentence about something that did not stop the work, or that did.",
          "type": "object",
          "properties": {
            "location": { "$ref": "#/$defs/location" },
            "message": { "type": "string" }
          },
          "required": ["message"],
          "additionalProperties": false
        }
    """#, needs: [location])

  /// The numbers of findings.
  static let summary = Self(
    #"""
        "summary": {
          "description": "How many findings there are of each severity.",
          "type": "object",
          "properties": {
            "errors": { "type": "integer", "minimum": 0 },
            "notes": { "type": "integer", "minimum": 0 },
            "warnings": { "type": "integer", "minimum": 0 }
          },
          "required": ["errors", "notes", "warnings"],
          "additionalProperties": false
        }
    """#)
}
