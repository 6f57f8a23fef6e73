extension Schema {
  /// What `check --format json` writes, and `lock --check` and `diff` of lock files.
  static let check = Schema(
    "check", "The report of fontgauge check",
    #"""
      "description": "Lengths are in points. 'lock --check' and 'diff' of lock files write the same.",
      "type": "object",
      "properties": {
        \#(head("check")),
        "baseline": { "$ref": "#/$defs/baseline" },
        "coverage": { "type": "array", "items": { "$ref": "#/$defs/coverage" } },
        "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
        "fonts": { "type": "array", "items": { "$ref": "#/$defs/face" } },
        "layouts": {
          "description": "Every layout with its texts; with --layout or --measurements.",
          "type": "array", "items": { "$ref": "#/$defs/layout" }
        },
        "measurements": {
          "description": "Every text in every slot; with --measurements.",
          "type": "array", "items": { "$ref": "#/$defs/measurement" }
        },
        "notices": { "type": "array", "items": { "$ref": "#/$defs/notice" } },
        "styles": { "type": "array", "items": { "$ref": "#/$defs/style" } },
        "summary": { "$ref": "#/$defs/summary" }
      },
      "required": [\#(headKeys), "findings", "fonts", "styles", "summary"],
      "additionalProperties": false
    """#,
    definitions: [
      .head, .finding, .face, .notice, .summary, .acceptedFinding, .baselineEntry, .layout(),
      .checkParts,
    ])
}

extension Schema.Definition {
  fileprivate static let checkParts = Self(
    #"""
        "baseline": {
          "description": "The baseline that the findings were compared with.",
          "type": "object",
          "properties": {
            "expired": { "type": "array", "items": { "$ref": "#/$defs/acceptedEntry" } },
            "file": { "type": "string" },
            "stale": {
              "type": "array",
              "items": {
                "anyOf": [{ "$ref": "#/$defs/baselineEntry" }, { "$ref": "#/$defs/acceptedEntry" }]
              }
            },
            "suppressed": { "type": "array", "items": { "$ref": "#/$defs/acceptedFinding" } }
          },
          "required": ["expired", "file", "stale", "suppressed"],
          "additionalProperties": false
        },
        "coverage": {
          "description": "How far a style's font has the characters of a language.",
          "type": "object",
          "properties": {
            "completeTexts": { "type": "integer", "minimum": 0 },
            "font": { "type": "string" },
            "locale": { "type": "string" },
            "missing": { "type": "array", "items": { "type": "string" } },
            "missingCurrencySign": { "type": "string" },
            "style": { "type": "string" },
            "texts": { "type": "integer", "minimum": 0 }
          },
          "required": ["completeTexts", "font", "locale", "missing", "style", "texts"],
          "additionalProperties": false
        },
        "style": {
          "type": "object",
          "properties": {
            "categories": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "category": { "$ref": "#/$defs/category" },
                  "lineHeight": { "type": "number" },
                  "pointSize": { "type": "number" }
                },
                "required": ["category", "pointSize"],
                "additionalProperties": false
              }
            },
            "font": { "type": "string", "description": "Absent when no file provides it." },
            "name": { "type": "string" }
          },
          "required": ["categories", "name"],
          "additionalProperties": false
        },
        "measurement": {
          "description": "A text in a slot.",
          "type": "object",
          "properties": {
            "cells": { "type": "array", "items": { "$ref": "#/$defs/cell" } },
            \#(textProperties),
            "slot": { "type": "string" },
            "style": { "type": "string" }
          },
          "required": ["cells", "locale", "slot", "style", "text"],
          "additionalProperties": false
        },
        "cell": {
          "description": "A text in a slot, at one text size on one device.",
          "type": "object",
          "properties": {
            "brokenWords": { "type": "array", "items": { "type": "string" } },
            "category": { "$ref": "#/$defs/category" },
            "device": { "type": "string" },
            "height": { "type": "number", "description": "The height of the lines shown." },
            "heightLimit": { "type": "number" },
            "lines": { "type": "integer", "description": "The lines the text needs." },
            "lost": { "type": "string", "description": "What is cut off." },
            "pointSize": { "type": "number" },
            "room": { "type": "number", "description": "The room for one line." },
            "truncated": { "type": "boolean" },
            "visible": { "type": "string", "description": "What is shown of a text that is cut off." },
            "width": { "type": "number", "description": "The width of the widest line, when nothing limits their number." }
          },
          "required": [
            "brokenWords", "category", "device", "lines", "pointSize", "truncated", "width"
          ],
          "additionalProperties": false
        }
    """#, needs: [category, location])
}
