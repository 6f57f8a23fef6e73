extension Schema {
  /// What `measure --format json` writes.
  static let measure = Schema(
    "measure", "The texts that fontgauge measure measures",
    #"""
      "description": "Lengths are in points; widths are unrounded, heights rounded up to a pixel.",
      "type": "object",
      "properties": {
        \#(head("measure")),
        "font": { "type": "string", "description": "A PostScript name." },
        "texts": { "type": "array", "items": { "$ref": "#/$defs/text" } }
      },
      "required": [\#(headKeys), "font", "texts"],
      "additionalProperties": false
    """#,
    definitions: [.head, .category, .location, .measuredText])
}

extension Schema.Definition {
  fileprivate static let measuredText = Self(
    #"""
        "text": {
          "type": "object",
          "properties": {
            "categories": { "type": "array", "items": { "$ref": "#/$defs/measured" } },
            \#(textProperties)
          },
          "required": ["categories", "locale", "text"],
          "additionalProperties": false
        },
        "measured": {
          "description": "A text at one category.",
          "type": "object",
          "properties": {
            "brokenWords": { "type": "array", "items": { "type": "string" } },
            "category": { "$ref": "#/$defs/category" },
            "height": { "type": "number", "description": "The height of the lines shown." },
            "lineHeight": { "type": "number" },
            "lineTexts": { "type": "array", "items": { "type": "string" } },
            "lines": { "type": "integer", "minimum": 0, "description": "The lines shown." },
            "missing": {
              "description": "What the font lacks.",
              "type": "array", "items": { "type": "string" }
            },
            "naturalWidth": {
              "description": "The widest line when only mandatory breaks are made.",
              "type": "number"
            },
            "pointSize": { "type": "number" },
            "truncated": { "type": "boolean" },
            "width": { "type": "number", "description": "The widest line as wrapped." }
          },
          "required": [
            "brokenWords", "category", "lineTexts", "lines", "missing", "naturalWidth", "pointSize",
            "truncated", "width"
          ],
          "additionalProperties": false
        }
    """#)
}
