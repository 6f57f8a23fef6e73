extension Schema.Definition {
  /// A whole configuration.
  static let configuration = Self(
    #"""
        "configuration": {
          "description": "What a project wants checked. Paths are relative to the file; lengths are in points.",
          "type": ["object", "null"],
          "properties": {
            "version": { "const": 1 },
            "fonts": {
              "type": ["object", "null"],
              "properties": {
                "files": { "$ref": "#/$defs/patterns", "description": "The app's font files." },
                "fallback": {
                  "$ref": "#/$defs/patterns",
                  "description": "What stands in for the system's fallback fonts, in order."
                },
                "plist": {
                  "$ref": "#/$defs/path",
                  "description": "The Info.plist whose UIAppFonts is compared with files and styles."
                }
              },
              "additionalProperties": false
            },
            "styles": {
              "description": "The styles by name, or the file that has them.",
              "if": {
                "type": "object", "required": ["file"], "maxProperties": 1,
                "properties": { "file": { "type": "string" } }
              },
              "then": { "properties": { "file": { "$ref": "#/$defs/path" } } },
              "else": {
                "type": ["object", "null"],
                "propertyNames": { "minLength": 1 },
                "additionalProperties": { "$ref": "#/$defs/style" }
              }
            },
            "strings": {
              "$ref": "#/$defs/patterns", "description": "The files with the app's texts."
            },
            "devices": { "oneOf": [{ "$ref": "#/$defs/devices" }, { "type": "null" }] },
            "orientations": { "oneOf": [{ "$ref": "#/$defs/orientations" }, { "type": "null" }] },
            "slots": {
              "description": "Where text goes.",
              "type": ["array", "null"], "items": { "$ref": "#/$defs/slot" }
            },
            "layouts": {
              "description": "Whole rows and screens, by name.",
              "type": ["object", "null"],
              "maxProperties": 10000,
              "propertyNames": { "minLength": 1 },
              "additionalProperties": { "$ref": "#/$defs/configuredLayout" }
            },
            "rules": {
              "description": "The severities of rules, by id.",
              "type": ["object", "null"],
              "additionalProperties": { "enum": ["off", "note", "warning", "error"] }
            },
            "coverage": {
              "description": "Whether fallback fonts count as having a style's characters.",
              "enum": ["own", "fallback"]
            },
            "model": {
              "description": "The version of Apple's behaviour.", "enum": ["uikit-26", "ios10"]
            },
            "boldText": {
              "description": "Whether to measure everything again in the next heavier face.",
              "type": "boolean"
            },
            "arguments": {
              "description": "Samples for placeholders, by key pattern or placeholder.",
              "type": ["object", "null"],
              "additionalProperties": {
                "oneOf": [
                  { "$ref": "#/$defs/sample" },
                  { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/sample" } }
                ]
              }
            },
            "tolerance": {
              "description": "How far a figure may pass its limit.",
              "type": "number", "minimum": 0, "maximum": 1000
            },
            "baseline": {
              "$ref": "#/$defs/path", "description": "The file with accepted findings."
            }
          },
          "additionalProperties": false
        }
    """#, needs: [values, style, slot, configuredLayout])

  /// Small values.
  private static let values = Self(
    #"""
        "path": { "type": "string", "minLength": 1 },
        "patterns": {
          "description": "Paths, in which * and ? stand for other characters.",
          "type": ["array", "null"], "items": { "$ref": "#/$defs/path" }
        },
        "word": {
          "description": "Text, which may look like a number.",
          "type": ["string", "number", "boolean"]
        },
        "words": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/word" } },
        "sample": { "type": ["string", "number"] },
        "locales": {
          "description": "Languages, such as de or pt-BR.",
          "type": "array", "minItems": 1, "uniqueItems": true,
          "items": { "type": "string", "minLength": 1 }
        },
        "devices": {
          "description": "Devices, such as iPhone 16.",
          "type": "array", "minItems": 1, "uniqueItems": true,
          "items": { "type": "string", "minLength": 1 }
        },
        "orientations": {
          "type": "array", "minItems": 1, "uniqueItems": true,
          "items": { "enum": ["portrait", "landscape"] }
        },
        "pointSize": { "type": "number", "exclusiveMinimum": 0, "maximum": 1000 },
        "distance": { "type": "number", "minimum": 0, "maximum": 10000 },
        "spacing": { "type": "number", "minimum": -1000, "maximum": 1000 },
        "share": { "type": "number", "exclusiveMinimum": 0, "maximum": 1 },
        "extent": { "type": "number", "exclusiveMinimum": 0, "maximum": 100000 },
        "tag": {
          "description": "Four characters, such as tnum or wght.",
          "type": "string", "pattern": "^[ -~]{4}$"
        },
        "configuredCategory": {
          "description": "A content size category, by its id or the name of UIKit or SwiftUI.",
          "enum": [
            "xSmall", "xS", "extraSmall", "UICTContentSizeCategoryXS",
            "small", "S", "UICTContentSizeCategoryS",
            "medium", "M", "UICTContentSizeCategoryM",
            "large", "L", "UICTContentSizeCategoryL",
            "xLarge", "xL", "extraLarge", "UICTContentSizeCategoryXL",
            "xxLarge", "xxL", "extraExtraLarge", "UICTContentSizeCategoryXXL",
            "xxxLarge", "xxxL", "extraExtraExtraLarge", "UICTContentSizeCategoryXXXL",
            "AX1", "accessibilityMedium", "accessibility1",
            "UICTContentSizeCategoryAccessibilityM",
            "AX2", "accessibilityLarge", "accessibility2",
            "UICTContentSizeCategoryAccessibilityL",
            "AX3", "accessibilityExtraLarge", "accessibility3",
            "UICTContentSizeCategoryAccessibilityXL",
            "AX4", "accessibilityExtraExtraLarge", "accessibility4",
            "UICTContentSizeCategoryAccessibilityXXL",
            "AX5", "accessibilityExtraExtraExtraLarge", "accessibility5",
            "UICTContentSizeCategoryAccessibilityXXXL"
          ]
        },
        "configuredTextStyle": {
          "description": "A text style of iOS, by the name of UIKit or SwiftUI.",
          "enum": [
            "largeTitle", "UICTFontTextStyleTitle0",
            "title1", "title", "UICTFontTextStyleTitle1",
            "title2", "UICTFontTextStyleTitle2",
            "title3", "UICTFontTextStyleTitle3",
            "headline", "UICTFontTextStyleHeadline",
            "body", "UICTFontTextStyleBody",
            "callout", "UICTFontTextStyleCallout",
            "subheadline", "UICTFontTextStyleSubhead",
            "footnote", "UICTFontTextStyleFootnote",
            "caption1", "caption", "UICTFontTextStyleCaption1",
            "caption2", "UICTFontTextStyleCaption2"
          ]
        },
        "weight": {
          "description": "A weight from 1 to 1000 or by its name, 400 being regular.",
          "oneOf": [
            { "type": "number", "minimum": 1, "maximum": 1000 },
            {
              "enum": [
                "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy",
                "black"
              ]
            }
          ]
        },
        "localFont": {
          "description": "The font of a language.",
          "oneOf": [
            { "type": "string", "minLength": 1 },
            {
              "type": "object",
              "properties": {
                "font": { "type": "string", "minLength": 1 },
                "family": { "type": "string", "minLength": 1 },
                "weight": { "$ref": "#/$defs/weight" }
              },
              "oneOf": [{ "required": ["font"] }, { "required": ["family"] }],
              "dependentRequired": { "weight": ["family"] },
              "additionalProperties": false
            }
          ]
        }
    """#)

  /// A style.
  private static let style = Self(
    #"""
        "style": {
          "description": "A font, its size at the text size large, and how both follow the text size.",
          "type": "object",
          "properties": {
            "font": {
              "description": "A PostScript or full name; 'system' with a substitute.",
              "type": "string", "minLength": 1
            },
            "family": { "type": "string", "minLength": 1 },
            "weight": { "$ref": "#/$defs/weight" },
            "size": { "$ref": "#/$defs/pointSize" },
            "emphasis": { "enum": ["none", "bold", "italic", "boldItalic"], "default": "none" },
            "textStyle": { "$ref": "#/$defs/configuredTextStyle", "default": "body" },
            "scaling": { "enum": ["dynamic", "static", "fixed"], "default": "dynamic" },
            "api": { "enum": ["uikit", "swiftui"], "default": "uikit" },
            "maximumPointSize": { "$ref": "#/$defs/pointSize" },
            "minimumCategory": { "$ref": "#/$defs/configuredCategory" },
            "maximumCategory": { "$ref": "#/$defs/configuredCategory" },
            "lineHeight": { "type": "number", "exclusiveMinimum": 0, "maximum": 10000 },
            "lineHeightScales": { "type": "boolean", "default": false },
            "lineSpacing": { "$ref": "#/$defs/distance", "default": 0 },
            "letterSpacing": {
              "$ref": "#/$defs/spacing", "description": "0 turns the font's kerning off."
            },
            "tracking": { "$ref": "#/$defs/spacing" },
            "features": {
              "description": "OpenType features: [tnum, -liga] or { tnum: true, ss01: 2 }.",
              "oneOf": [
                {
                  "type": "array",
                  "items": { "type": "string", "pattern": "^[-+]?[ -~]{4}$" }
                },
                {
                  "type": "object",
                  "propertyNames": { "$ref": "#/$defs/tag" },
                  "additionalProperties": {
                    "oneOf": [
                      { "type": "boolean" }, { "type": "integer", "minimum": 0, "maximum": 65535 }
                    ]
                  }
                }
              ]
            },
            "variations": {
              "description": "Places on the font's axes, such as { wght: 500 }.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/tag" },
              "additionalProperties": { "type": "number", "minimum": -32768, "maximum": 32767 }
            },
            "view": { "enum": ["label", "textView", "swiftUI"], "default": "label" },
            "substitute": {
              "description": "A face measured in place of one that cannot be had.",
              "type": "string", "minLength": 1
            },
            "locales": {
              "description": "Other fonts, by language.",
              "type": "object", "additionalProperties": { "$ref": "#/$defs/localFont" }
            },
            "scaledBefore": {
              "description": "Whether the size reaches the scaling function already scaled.",
              "type": "boolean", "default": false
            },
            "content": {
              "description": "Whether the text is content (true) or chrome (false).",
              "type": "boolean"
            }
          },
          "required": ["size"],
          "oneOf": [{ "required": ["font"] }, { "required": ["family"] }],
          "dependentRequired": { "weight": ["family"] },
          "if": { "properties": { "font": { "const": "system" } }, "required": ["font"] },
          "then": { "required": ["substitute"] },
          "additionalProperties": false
        }
    """#)

  /// A slot.
  private static let slot = Self(
    #"""
        "slot": {
          "description": "A place in the app where text goes.",
          "type": "object",
          "properties": {
            "name": { "$ref": "#/$defs/word" },
            "style": { "$ref": "#/$defs/word", "description": "The name of its style." },
            "text": { "$ref": "#/$defs/words", "description": "Texts." },
            "strings": { "$ref": "#/$defs/words", "description": "Patterns of keys." },
            "tables": {
              "description": "The strings files that keys are looked for in, without extension.",
              "type": "array", "minItems": 1, "uniqueItems": true,
              "items": { "$ref": "#/$defs/word" }
            },
            "locales": { "$ref": "#/$defs/locales" },
            "width": {
              "description": "The room for one line: points, or a share of each device's safe width.",
              "oneOf": [
                { "$ref": "#/$defs/extent" },
                {
                  "type": "object",
                  "properties": {
                    "margins": { "$ref": "#/$defs/distance", "default": 0 },
                    "reserve": { "$ref": "#/$defs/distance", "default": 0 },
                    "columns": { "type": "integer", "minimum": 1, "maximum": 100, "default": 1 },
                    "spacing": { "$ref": "#/$defs/distance", "default": 0 },
                    "fraction": { "$ref": "#/$defs/share", "default": 1 }
                  },
                  "additionalProperties": false
                }
              ]
            },
            "lines": {
              "description": "The greatest number of lines; 0 for any.",
              "type": "integer", "minimum": 0, "maximum": 1000, "default": 0
            },
            "height": {
              "description": "Points, or points at large that grow with the text.",
              "oneOf": [
                { "$ref": "#/$defs/extent" },
                {
                  "type": "object",
                  "properties": { "scaled": { "$ref": "#/$defs/extent" } },
                  "required": ["scaled"],
                  "additionalProperties": false
                }
              ]
            },
            "devices": { "$ref": "#/$defs/devices" },
            "orientations": { "$ref": "#/$defs/orientations" },
            "minimumScaleFactor": { "$ref": "#/$defs/share", "default": 1 }
          },
          "required": ["name", "style"],
          "oneOf": [{ "required": ["text"] }, { "required": ["strings"] }],
          "dependentRequired": { "tables": ["strings"] },
          "additionalProperties": false
        }
    """#)
}
