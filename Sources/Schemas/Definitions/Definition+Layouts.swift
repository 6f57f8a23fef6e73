extension Schema.Definition {
  /// Returns a layout with the frames of its elements.
  ///
  /// - Parameter further: Properties that are there too, always, with what they are.
  /// - Returns: The definition of `layout`.
  static func layout(_ further: [(name: String, value: String)] = []) -> Self {
    let properties = further.map { "\"\($0.name)\": \($0.value),\n        " }.joined()
    let keys = (["devices", "locale", "name", "texts"] + further.map(\.name)).sorted()
    return Self(
      #"""
          "layout": {
            "description": "A layout in one language with one text in each of its places.",
            "type": "object",
            "properties": {
              \#(properties)"devices": { "type": "array", "items": { "$ref": "#/$defs/layoutScreen" } },
              "locale": { "type": "string" },
              "name": { "type": "string" },
              "texts": {
                "description": "What each text shows.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "element": { "type": "string" },
                    "key": { "type": "string" },
                    "text": { "type": "string" }
                  },
                  "required": ["element", "text"],
                  "additionalProperties": false
                }
              }
            },
            "required": [\#(keys.map { "\"\($0)\"" }.joined(separator: ", "))],
            "additionalProperties": false
          }
      """#, needs: [layoutParts])
  }

  private static let layoutParts = Self(
    #"""
        "frame": {
          "description": "Where an element lies, from the top left of the screen; it comes after the element that it is in.",
          "type": "object",
          "properties": {
            "breaksWord": {
              "description": "Of a text: whether a word is broken inside.",
              "type": "boolean"
            },
            "element": {
              "description": "Its name, in a grid with the number of the item.",
              "type": "string"
            },
            "height": { "type": "number" },
            "kind": {
              "description": "What the element is, as the configuration calls it.",
              "enum": [
                "stack", "text", "inline", "image", "control", "spacer", "cell", "list", "grid", "bar",
                "screen"
              ]
            },
            "lines": {
              "description": "Of a text: the lines shown.",
              "type": "integer", "minimum": 0
            },
            "neededHeight": {
              "description": "The height of its content, where that is greater than its own.",
              "type": "number"
            },
            "neededLines": {
              "description": "Of a text: the lines it needs.",
              "type": "integer", "minimum": 0
            },
            "parent": {
              "description": "The name of the element that it is in, in a grid with the number of the item; the root has none.",
              "type": "string"
            },
            "truncated": { "description": "Of a text: whether it is cut off.", "type": "boolean" },
            "width": { "type": "number" },
            "x": { "type": "number" },
            "y": { "type": "number" }
          },
          "required": ["element", "height", "kind", "width", "x", "y"],
          "additionalProperties": false
        },
        "layoutScreen": {
          "description": "The layout on one device.",
          "type": "object",
          "properties": {
            "categories": {
              "description": "The categories looked at, in ascending order.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "category": { "$ref": "#/$defs/category" },
                  "frames": {
                    "description": "The elements shown.",
                    "type": "array", "items": { "$ref": "#/$defs/frame" }
                  }
                },
                "required": ["category", "frames"],
                "additionalProperties": false
              }
            },
            "device": { "type": "string" },
            "orientation": { "enum": ["portrait", "landscape"] }
          },
          "required": ["categories", "device", "orientation"],
          "additionalProperties": false
        }
    """#, needs: [category])
}
