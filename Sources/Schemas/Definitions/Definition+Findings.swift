extension Schema.Definition {
  /// A severity.
  static let severity = Self(
    #"""
        "severity": { "enum": ["note", "warning", "error"] }
    """#)

  /// The properties of a finding, without those of its acceptance.
  static let findingProperties = #"""
    "advice": { "type": "string", "description": "What would clear it." },
            "categories": { "type": "array", "items": { "$ref": "#/$defs/category" } },
            "devices": {
              "description": "Devices, those held sideways with ', landscape' after their name.",
              "type": "array", "items": { "type": "string" }
            },
            "fingerprint": {
              "description": "The same as long as the finding is, whatever its figures and lines.",
              "type": "string", "pattern": "^[0-9a-f]*$"
            },
            "font": { "type": "string", "description": "A PostScript name." },
            "key": { "type": "string", "description": "The key of the string." },
            "layout": { "type": "string", "description": "The layout that it was found in." },
            "limit": {
              "description": "What is allowed, in 'unit'; null for what is not finite.",
              "type": ["number", "null"]
            },
            "locale": { "type": "string" },
            "location": { "$ref": "#/$defs/location" },
            "margin": {
              "description": "What the verdict hangs on, in points; null for what is not finite.",
              "type": ["number", "null"]
            },
            "measured": {
              "description": "What was found, in 'unit'; null for what is not finite.",
              "type": ["number", "null"]
            },
            "message": { "type": "string" },
            "places": {
              "description": "Which categories go with which devices, where not all go with all.",
              "type": "array", "minItems": 2,
              "items": {
                "type": "object",
                "properties": {
                  "categories": { "type": "array", "items": { "$ref": "#/$defs/category" } },
                  "devices": { "type": "array", "items": { "type": "string" } }
                },
                "required": ["categories", "devices"], "additionalProperties": false
              }
            },
            "rule": { "type": "string", "description": "The rule's id." },
            "severity": { "$ref": "#/$defs/severity" },
            "slot": { "type": "string" },
            "style": { "type": "string" },
            "text": { "type": "string" },
            "unit": { "type": "string" },
            "variant": { "type": "string", "description": "The form of a plural or device rule." }
    """#

  /// The keys that every finding has, in a list.
  static let findingKeys = #""categories", "devices", "fingerprint", "message", "rule", "severity""#

  /// A finding.
  static let finding = Self(
    #"""
        "finding": {
          "description": "What a rule found.",
          "type": "object",
          "properties": {
            \#(findingProperties)
          },
          "required": [\#(findingKeys)],
          "additionalProperties": false
        }
    """#, needs: [category, severity, location])

  /// A finding that a baseline accepts.
  static let acceptedFinding = Self(
    #"""
        "acceptedFinding": {
          "description": "A finding that the baseline accepts.",
          "type": "object",
          "properties": {
            \#(findingProperties),
            "expires": { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
            "owner": { "type": "string" },
            "reason": { "type": "string" }
          },
          "required": [\#(findingKeys)],
          "additionalProperties": false
        }
    """#, needs: [category, severity, location])

  /// An entry of a baseline.
  static let baselineEntry = Self(
    #"""
        "baselineEntry": {
          "description": "Findings that are known.",
          "type": "object",
          "properties": {
            "count": {
              "description": "How many findings have the fingerprint; 1 when left out.",
              "type": "integer", "minimum": 1
            },
            "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}$" },
            "key": { "type": "string" },
            "locale": { "type": "string" },
            "rule": { "type": "string" },
            "subject": { "type": "string", "description": "The slot or style." },
            "variant": { "type": "string" }
          },
          "required": ["fingerprint"],
          "additionalProperties": false
        },
        "acceptedEntry": {
          "description": "Findings that are accepted, with the reason.",
          "type": "object",
          "properties": {
            "count": { "type": "integer", "minimum": 1 },
            "expires": {
              "description": "The last day on which they are accepted, in UTC.",
              "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
            },
            "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}$" },
            "key": { "type": "string" },
            "locale": { "type": "string" },
            "owner": { "type": "string" },
            "reason": { "type": "string", "minLength": 1 },
            "rule": { "type": "string" },
            "subject": { "type": "string" },
            "variant": { "type": "string" }
          },
          "required": ["fingerprint", "reason"],
          "additionalProperties": false
        }
    """#)

  /// What tells a text.
  static let textProperties = #"""
    "key": { "type": "string" },
            "locale": { "type": "string" },
            "location": { "$ref": "#/$defs/location" },
            "shown": {
              "description": "What people see, with samples for placeholders; absent when it is 'text'.",
              "type": "string"
            },
            "text": { "type": "string", "description": "The text as it is stored." },
            "variant": { "type": "string", "description": "The form of a plural or device rule." }
    """#
}
