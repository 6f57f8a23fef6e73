extension Schema.Definition {
  /// The kinds with elements in them.
  static let containers = Self(
    [
      part(
        "stackElement", "Elements in a row or a column.",
        #"""
        "axis": {
                  "description": "A direction, or the category from which on each holds; horizontal below them.",
                  "oneOf": [
                    { "$ref": "#/$defs/axis" },
                    {
                      "type": "object", "minProperties": 1,
                      "propertyNames": { "$ref": "#/$defs/configuredCategory" },
                      "additionalProperties": { "$ref": "#/$defs/axis" }
                    }
                  ]
                },
                "accessibilityAxis": { "$ref": "#/$defs/axis" },
                "distribution": {
                  "enum": ["fill", "fillEqually", "fillProportionally", "equalSpacing"],
                  "default": "fill"
                },
                "spacing": { "$ref": "#/$defs/length", "default": 0 },
                "alignment": { "$ref": "#/$defs/alignment", "default": "fill" },
                "accessibilityAlignment": { "$ref": "#/$defs/alignment" },
                "margins": { "$ref": "#/$defs/insets", "default": 0 },
                "readableWidth": { "type": "boolean", "default": false },
                "children": { "$ref": "#/$defs/elements" }
        """#,
        others: #"""
          "required": ["axis", "children"],
                "dependentSchemas": {
                  "accessibilityAxis": { "properties": { "axis": { "type": "string" } } }
                },
          """#),
      part(
        "cellElement", "A row of a list; at least 44 points high unless told otherwise.",
        #"""
        "content": { "$ref": "#/$defs/element" },
                "accessory": { "$ref": "#/$defs/controlElement" },
                "insets": {
                  "$ref": "#/$defs/insets", "default": { "horizontal": 16, "vertical": 11 }
                },
                "accessorySpacing": { "$ref": "#/$defs/distance", "default": 8 }
        """#, others: #""required": ["content"],"#),
      part(
        "listElement", "Rows below one another.",
        #"""
        "insets": { "$ref": "#/$defs/insets", "default": 0 },
                "spacing": { "$ref": "#/$defs/distance", "default": 0 },
                "children": { "$ref": "#/$defs/elements" }
        """#, others: #""required": ["children"],"#),
      part(
        "gridElement", "Items in columns.",
        #"""
        "columns": {
                  "oneOf": [
                    { "$ref": "#/$defs/columns" },
                    {
                      "type": "object",
                      "properties": {
                        "portrait": { "$ref": "#/$defs/columns" },
                        "landscape": { "$ref": "#/$defs/columns" }
                      },
                      "required": ["portrait", "landscape"],
                      "additionalProperties": false
                    },
                    {
                      "type": "object",
                      "properties": {
                        "compact": { "$ref": "#/$defs/columns" },
                        "regular": { "$ref": "#/$defs/columns" }
                      },
                      "required": ["compact", "regular"],
                      "additionalProperties": false
                    }
                  ]
                },
                "count": {
                  "description": "How many items there are; the children repeat.",
                  "type": "integer", "minimum": 1, "maximum": 2000
                },
                "spacing": { "$ref": "#/$defs/distance", "default": 0 },
                "lineSpacing": { "$ref": "#/$defs/distance", "default": 0 },
                "insets": { "$ref": "#/$defs/insets", "default": 0 },
                "itemHeight": { "$ref": "#/$defs/length" },
                "children": { "$ref": "#/$defs/elements" }
        """#, others: #""required": ["columns", "children"],"#),
      part(
        "barElement", "A bar of the system with its items.",
        #"""
        "kind": { "enum": ["tab", "navigation", "tool"] },
                "scales": { "type": "boolean", "default": false },
                "largeContentViewer": { "type": "boolean", "default": true },
                "largeTitle": { "type": "boolean", "default": false },
                "children": { "type": "array", "items": { "$ref": "#/$defs/element" } }
        """#,
        others: #"""
          "required": ["kind"],
                "dependentSchemas": {
                  "largeTitle": { "properties": { "kind": { "const": "navigation" } } }
                },
          """#),
      part(
        "screenElement", "A whole screen: bars at its edges, the rest between them.",
        #"""
        "scroll": { "type": "boolean", "default": true },
                "margins": {
                  "description": "Points at the sides, or the system's.",
                  "oneOf": [{ "const": "system" }, { "$ref": "#/$defs/distance" }],
                  "default": "system"
                },
                "readableWidth": { "type": "boolean", "default": false },
                "spacing": { "$ref": "#/$defs/distance", "default": 0 },
                "children": { "$ref": "#/$defs/elements" }
        """#, others: #""required": ["children"],"#),
    ].joined(separator: ",\n"))
}
