extension Schema.Definition {
  private static let textKeys = #"""
    "style": {
              "description": "The name of a style, or of one for each orientation.",
              "oneOf": [
                { "$ref": "#/$defs/word" },
                {
                  "type": "object",
                  "properties": {
                    "portrait": { "$ref": "#/$defs/word" }, "landscape": { "$ref": "#/$defs/word" }
                  },
                  "required": ["portrait", "landscape"],
                  "additionalProperties": false
                }
              ]
            },
            "text": { "$ref": "#/$defs/words", "description": "Texts." },
            "strings": { "$ref": "#/$defs/words", "description": "Patterns of keys." },
            "tables": {
              "description": "The strings files that keys are looked for in, without extension.",
              "type": "array", "minItems": 1, "uniqueItems": true,
              "items": { "$ref": "#/$defs/word" }
            },
            "lines": { "$ref": "#/$defs/lines", "default": 0 },
            "accessibilityLines": { "$ref": "#/$defs/lines" },
            "minimumScaleFactor": { "$ref": "#/$defs/share", "default": 1 }
    """#

  /// Returns the members that a text has besides its keys.
  private static func textRules(required: String) -> String {
    #"""
    "required": [\#(required)],
          "oneOf": [{ "required": ["text"] }, { "required": ["strings"] }],
          "dependentRequired": { "tables": ["strings"] },
    """#
  }

  /// The kinds without elements in them.
  static let leaves = Self(
    [
      part("textElement", "A text.", textKeys, others: textRules(required: #""style""#)),
      part(
        "inlineElement", "A text with an image at its beginning.",
        textKeys + #"""
          ,
                  "image": {
                    "description": "The image's size, and the space between it and the text.",
                    "type": "object",
                    "properties": {
                      "size": { "$ref": "#/$defs/length" },
                      "width": { "$ref": "#/$defs/length" },
                      "height": { "$ref": "#/$defs/length" },
                      "spacing": { "$ref": "#/$defs/length", "default": 4 }
                    },
                    "anyOf": [{ "required": ["size"] }, { "required": ["width", "height"] }],
                    "not": { "required": ["size", "width", "height"] },
                    "additionalProperties": false
                  }
          """#, others: textRules(required: #""style", "image""#)),
      part(
        "imageElement", "An image or a symbol; without a size it takes the width it is given.",
        #"""
        "size": { "$ref": "#/$defs/length", "description": "Its width and its height." },
                "aspectRatio": {
                  "description": "The width divided by the height, where one of them is not given.",
                  "type": "number", "exclusiveMinimum": 0, "maximum": 1000, "default": 1
                },
                "decorative": { "type": "boolean", "default": false }
        """#,
        others: #"""
          "not": {
                  "anyOf": [
                    { "required": ["aspectRatio", "size"] },
                    { "required": ["aspectRatio", "width", "height"] },
                    { "required": ["size", "width", "height"] }
                  ]
                },
          """#),
      #"""
          "controlElement": {
            "description": "A control of the system.",
            "oneOf": [
              { "enum": ["switch", "stepper", "chevron", "checkmark"] },
              { "$ref": "#/$defs/controlKeys" }
            ]
          }
      """#,
      part(
        "controlKeys", "A control of the system; a button has a title.",
        #"""
        "kind": { "enum": ["switch", "stepper", "chevron", "checkmark", "button"] },
                "title": { "$ref": "#/$defs/textElement" },
                "insets": {
                  "$ref": "#/$defs/insets", "default": { "horizontal": 12, "vertical": 7 }
                }
        """#,
        others: #"""
          "required": ["kind"],
                "if": { "properties": { "kind": { "const": "button" } } },
                "then": { "required": ["title"] },
                "else": { "properties": { "title": false, "insets": false } },
          """#),
      #"""
          "spacerElement": {
            "description": "Room that takes what the others leave: the least length in points, or nothing.",
            "oneOf": [
              { "type": "null" }, { "$ref": "#/$defs/distance" }, { "$ref": "#/$defs/spacerKeys" }
            ]
          }
      """#,
      part(
        "spacerKeys", "The keys of a spacer.",
        #"""
        "minimum": { "$ref": "#/$defs/distance", "default": 0 }
        """#),
    ].joined(separator: ",\n"))
}
