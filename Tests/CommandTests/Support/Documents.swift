import Foundation

// The JSON documents as they are promised: a key that is missing or of another type is a failure.

/// The head that every document has.
struct DocumentHead: Decodable {
  struct Tool: Decodable {
    var name, version: String
  }

  var command: String
  var model: String
  var schemaVersion: Int
  var tool: Tool
}

/// What `scale` writes.
struct ScaleDocument: Decodable {
  struct Rung: Decodable {
    var category: String
    var pointSize, scaledValue, systemPointSize: Double
    var lineHeight: Double?
  }

  struct Style: Decodable {
    var name: String
    var categories: [Rung]
  }

  var api: String?
  var size: Double?
  var textStyle: String?
  var categories: [Rung]?
  var styles: [Style]?
}

/// What `inspect` writes.
struct InspectDocument: Decodable {
  struct Font: Decodable {
    struct Tables: Decodable {
      struct Metrics: Decodable, Equatable {
        var ascender, descender, lineGap: Int
      }

      struct Win: Decodable, Equatable {
        var ascent, descent: Int
      }

      var hhea, typo: Metrics
      var win: Win
      var useTypoMetrics: Bool
    }

    struct IOS: Decodable {
      var ascender, descender, leading, lineHeight: Double
    }

    struct Axis: Decodable, Equatable {
      var tag: String
      var minimum, `default`, maximum: Double
    }

    struct Instance: Decodable, Equatable {
      var postScriptName, subfamily: String
      var coordinates: [String: Double]
    }

    var path, sha256, format: String
    var faceIndex: Int
    var postScriptName, fullName, family, subfamily: String
    var typographicFamily, typographicSubfamily: String?
    var version: String
    var unitsPerEm, glyphCount, weightClass: Int
    var bold, italic: Bool
    var verticalMetrics: Tables
    var ios: IOS
    var capHeight, xHeight: Int
    var measuredCapHeight, measuredXHeight: Double
    var axes: [Axis]
    var instances: [Instance]
    var characterCount: Int
    var scripts, blankCharacters, features: [String]
  }

  var fonts: [Font]
}

/// What `measure` writes.
struct MeasureDocument: Decodable {
  struct Category: Decodable {
    var category: String
    var pointSize, naturalWidth, width: Double
    var lines: Int
    var lineTexts: [String]
    var lineHeight, height: Double
    var truncated: Bool
    var brokenWords, missing: [String]
  }

  struct Text: Decodable {
    var text, locale: String
    var key, variant: String?
    var location: Location?
    var categories: [Category]
  }

  var font: String
  var texts: [Text]
}

/// A place in a file.
struct Location: Decodable, Hashable {
  var path: String
  var line, column: Int?
}

/// What `check` writes.
struct CheckDocument: Decodable {
  struct Summary: Decodable, Equatable {
    var errors, warnings, notes: Int
  }

  struct Font: Decodable {
    var postScriptName, path: String
  }

  struct Style: Decodable {
    struct Rung: Decodable {
      var category: String
      var pointSize: Double
      var lineHeight: Double?
    }

    var name: String
    var font: String?
    var categories: [Rung]
  }

  struct Finding: Decodable, Hashable {
    var rule, severity, message, fingerprint: String
    var location: Location?
    var slot, style, font, key, locale, unit, advice, text: String?
    var categories, devices: [String]
    var measured, limit, margin: Double?
  }

  struct Measurement: Decodable {
    struct Cell: Decodable {
      var category, device: String
      var pointSize, width: Double
      var lines: Int
      var room: Double?
    }

    var slot, style, text: String
    var cells: [Cell]
  }

  struct Notice: Decodable {
    var message: String
    var location: Location?
  }

  struct Baseline: Decodable {
    struct Entry: Decodable {
      var fingerprint: String
      var count: Int
      var rule, subject, key, locale, reason, owner, expires: String?
    }

    var file: String
    var suppressed: [Finding]
    var stale, expired: [Entry]
  }

  var summary: Summary
  var fonts: [Font]
  var styles: [Style]
  var findings: [Finding]
  var baseline: Baseline?
  var measurements: [Measurement]?
  var notices: [Notice]?

  /// Returns the findings of a rule.
  func findings(of rule: String) -> [Finding] { findings.filter { $0.rule == rule } }
}

/// What `lint` writes.
struct LintDocument: Decodable {
  var files: Int
  var summary: CheckDocument.Summary
  var findings: [CheckDocument.Finding]
  var notices: [CheckDocument.Notice]?
}
