extension Schema {
  /// What `export --format json` writes.
  static let export = Schema(
    "export", "The measured styles, slots and layouts that fontgauge export writes",
    #"""
      "description": "Lengths are in points, ems where they say so.",
      "type": "object",
      "properties": {
        \#(head("export")),
        "fonts": { "type": "array", "items": { "$ref": "#/$defs/face" } },
        "layouts": {
          "description": "Each layout in each language, with the texts that fit worst.",
          "type": "array", "items": { "$ref": "#/$defs/layout" }
        },
        "slots": { "type": "array", "items": { "$ref": "#/$defs/slot" } },
        "styles": { "type": "array", "items": { "$ref": "#/$defs/style" } }
      },
      "required": [\#(headKeys), "fonts", "layouts", "slots", "styles"],
      "additionalProperties": false
    """#,
    definitions: [
      .head, .face, .category, .location, .styleWords, .exportedLayout, .exportedStyle,
      .exportedSlot,
    ])
}

extension Schema.Definition {
  private static let measuredProperties = #"""
    "categories": {
              "description": "The twelve sizes in ascending order.",
              "type": "array", "items": { "$ref": "#/$defs/rung" }, "minItems": 12, "maxItems": 12
            },
            "em": { "$ref": "#/$defs/em" },
            "font": {
              "description": "The PostScript name of the face; absent when no file provides it.",
              "type": "string"
            },
            "isSubstitute": {
              "description": "Whether the face stands in for one that cannot be had.",
              "type": "boolean"
            }
    """#

  fileprivate static let exportedLayout = layout([
    (
      "failing",
      #"""
      {
                "description": "With how many of the sets of texts something is cut off, broken or greater than its place.",
                "type": "integer", "minimum": 0
              }
      """#
    ),
    (
      "textSets",
      #"""
      {
                "description": "How many sets of texts the language has. This is the worst: by the sizes and devices at which something is lost, then by its height, then by the width of its texts.",
                "type": "integer", "minimum": 1
              }
      """#
    ),
  ])

  fileprivate static let exportedStyle = Self(
    #"""
        "style": {
          "description": "A style: what it asks for, its face, and its sizes.",
          "type": "object",
          "properties": {
            \#(measuredProperties),
            "api": { "$ref": "#/$defs/api" },
            "content": { "type": "boolean" },
            "emphasis": { "enum": ["none", "bold", "italic", "boldItalic"] },
            "features": { "type": "object", "additionalProperties": { "type": "integer" } },
            "letterSpacing": { "type": "number" },
            "lineHeight": {
              "description": "The constant line height at large; absent for the font's own.",
              "type": "number"
            },
            "lineHeightScales": { "type": "boolean" },
            "lineSpacing": { "type": "number" },
            "locales": {
              "description": "The style in the fonts of languages that have one of their own.",
              "type": "object", "additionalProperties": { "$ref": "#/$defs/localStyle" }
            },
            "maximumCategory": { "$ref": "#/$defs/category" },
            "maximumPointSize": { "type": "number" },
            "minimumCategory": { "$ref": "#/$defs/category" },
            "name": { "type": "string" },
            "requestedFont": { "type": "string", "description": "What the configuration asks for." },
            "scaledBefore": { "type": "boolean" },
            "scaling": { "$ref": "#/$defs/scaling" },
            "size": { "type": "number", "description": "The configured size at large." },
            "substitute": { "type": "string" },
            "textStyle": { "$ref": "#/$defs/textStyle" },
            "tracking": { "type": "number" },
            "variations": { "type": "object", "additionalProperties": { "type": "number" } },
            "view": { "enum": ["label", "textView", "swiftUI"] }
          },
          "required": [
            "api", "categories", "emphasis", "isSubstitute", "lineHeightScales", "lineSpacing",
            "name", "requestedFont", "scaledBefore", "scaling", "size", "textStyle", "view"
          ],
          "additionalProperties": false
        },
        "localStyle": {
          "type": "object",
          "properties": {
            \#(measuredProperties)
          },
          "required": ["categories", "isSubstitute"],
          "additionalProperties": false
        },
        "em": {
          "description": "The face's line metrics as iOS takes them and its letters' heights, in ems.",
          "type": "object",
          "properties": {
            "ascender": { "type": "number" },
            "capHeight": { "type": "number" },
            "descender": { "type": "number", "description": "Negative below the baseline." },
            "leading": { "type": "number" },
            "lineHeight": { "type": "number", "description": "Without the leading." },
            "xHeight": { "type": "number" }
          },
          "additionalProperties": false
        },
        "rung": {
          "description": "The style at one category.",
          "type": "object",
          "properties": {
            "category": { "$ref": "#/$defs/category" },
            "lineGap": { "type": "number", "description": "Space between lines." },
            "lineHeight": { "type": "number", "description": "Unrounded; where a font is known." },
            "pointSize": { "type": "number" },
            "ratio": {
              "description": "The point size over that at large; absent when that is 0.",
              "type": "number"
            },
            "scaledValue": { "type": "number", "description": "UIFontMetrics.scaledValue(for:)." }
          },
          "required": ["category", "lineGap", "pointSize", "scaledValue"],
          "additionalProperties": false
        }
    """#)

  fileprivate static let exportedSlot = Self(
    #"""
        "slot": {
          "description": "A slot with the text of each language that fits worst.",
          "type": "object",
          "properties": {
            "advice": { "$ref": "#/$defs/advice" },
            "devices": { "type": "array", "items": { "$ref": "#/$defs/device" } },
            "height": {
              "description": "The configured height; an object for one that grows with the text.",
              "oneOf": [
                { "type": "number" },
                {
                  "type": "object",
                  "properties": { "scaled": { "type": "number" } },
                  "required": ["scaled"],
                  "additionalProperties": false
                }
              ]
            },
            "lines": { "type": "integer", "minimum": 0, "description": "0 for any number." },
            "minimumScaleFactor": { "type": "number" },
            "name": { "type": "string" },
            "style": { "type": "string" },
            "texts": {
              "description": "The texts that are named below, by language, key and variant.",
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
            \#(textProperties),
                  "naturalWidth": {
                    "description": "The width at large when only mandatory breaks are made.",
                    "type": "number"
                  }
                },
                "required": ["locale", "text"],
                "additionalProperties": false
              }
            }
          },
          "required": [
            "advice", "devices", "lines", "minimumScaleFactor", "name", "style", "texts"
          ],
          "additionalProperties": false
        },
        "advice": {
          "description": "Figures each of which clears its faults by itself, for every text.",
          "type": "object",
          "properties": {
            "height": { "type": "number", "description": "Clears clipped-height." },
            "lines": { "type": "integer", "description": "Clears truncated." },
            "maximumPointSize": { "type": "number", "description": "Clears every fault." },
            "scaledHeight": {
              "description": "Clears clipped-height where the height grows: its figure at large.",
              "type": "number"
            },
            "width": { "type": "number", "description": "Clears truncated and broken-word." }
          },
          "additionalProperties": false
        },
        "device": {
          "description": "The slot on one device.",
          "type": "object",
          "properties": {
            "advice": { "$ref": "#/$defs/advice" },
            "categories": {
              "description": "The twelve categories; empty for a slot without texts.",
              "type": "array", "items": { "$ref": "#/$defs/slotCategory" }, "maxItems": 12
            },
            "device": { "type": "string" },
            "orientation": { "enum": ["portrait", "landscape"] },
            "room": {
              "description": "The room for one line; absent when lines may be as long as they like.",
              "type": "number"
            }
          },
          "required": ["advice", "categories", "device", "orientation"],
          "additionalProperties": false
        },
        "slotCategory": {
          "type": "object",
          "properties": {
            "category": { "$ref": "#/$defs/category" },
            "heightLimit": { "type": "number" },
            "locales": {
              "description": "The text that fits worst in each language.",
              "type": "array", "items": { "$ref": "#/$defs/worst" }
            },
            "pointSize": { "type": "number" }
          },
          "required": ["category", "locales", "pointSize"],
          "additionalProperties": false
        },
        "worst": {
          "description": "By what becomes of it, then by its lines (not of broken words), then by the width it needs.",
          "type": "object",
          "properties": {
            "failing": {
              "description": "How many texts of the language do not fit.",
              "type": "integer", "minimum": 0
            },
            "height": { "type": "number", "description": "The height of the lines shown." },
            "key": { "type": "string" },
            "lines": { "type": "integer", "description": "The lines it needs." },
            "locale": { "type": "string" },
            "neededWidth": {
              "description": "The least room in which it is neither cut off nor broken; absent when there is none.",
              "type": "number"
            },
            "text": { "type": "string", "description": "Where there is no key." },
            "texts": {
              "description": "How many texts of the language the slot shows.",
              "type": "integer", "minimum": 1
            },
            "variant": { "type": "string" },
            "verdict": {
              "description": "The rule that reports it, the gravest of several.",
              "enum": ["fits", "clipped-height", "broken-word", "truncated"]
            },
            "width": { "type": "number", "description": "The width of its widest line, when nothing limits their number." }
          },
          "required": ["failing", "lines", "locale", "texts", "verdict", "width"],
          "additionalProperties": false
        }
    """#)
}
