import Inputs
import MetricsCore
import TestSupport

/// A lock file written by hand, and what it stands for.
enum SampleLock {
  /// The line of a face with nothing but what every face has.
  static let other =
    "\"Other\": {\"path\": \"Other.ttf\", \"sha256\": \"4567\", \"unitsPerEm\": 2048}"

  static let text = """
    {
      "fonts": {
        "Sample-Bold": {
          "advances": [["Latn", "00000000000000aa"], ["Zyyy", "00000000000000ab"]],
          "axes": ["wght 100–400–900"],
          "coverage": [["Latn", "41-5A 61-7A"], ["Zyyy", "20"]],
          "family": "Sample",
          "fullName": "Sample Bold",
          "instances": ["Sample-Thin", "Sample-Bold"],
          "kerning": "00000000000000bb",
          "metrics": {"hhea.ascender": 800, "hhea.descender": -200},
          "outlines": "00000000000000cc",
          "path": "Fonts/Sample.ttf",
          "sha256": "0123",
          "subfamily": "Bold",
          "unitsPerEm": 1000,
          "version": "Version 1.000",
          "weight": 700
        },
        \(other)
      },
      "model": "uikit-26",
      "schemaVersion": 1,
      "slots": {
        "row": {
          "screens": ["iPhone SE (1st)", "iPhone 16"],
          "style": "title",
          "texts": [
            {"digest": "5aceecfa", "lines": "1*12", "locale": "en", "width": 15.3},
            {"digest": "f4a168bb", "key": "k", "lines": "1*11 2t | 1*12", "locale": "de", "table": "T", "variant": "few", "width": 119}
          ]
        }
      },
      "styles": {
        "body": {"pointSizes": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.5], "lineHeights": []},
        "title": {
          "font": "Sample-Bold",
          "lineHeights": [2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
          "pointSizes": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
          "texts": {
            "en": {"count": 3, "texts": "00000000000000dd", "total": 40.5, "widest": 17.25, "widths": "00000000000000de"}
          }
        }
      },
      "tool": {"name": "fontgauge", "version": "0.1.0"}
    }

    """

  static var lock: Lock {
    var other = LockedFont(postScriptName: "Other")
    other.path = "Other.ttf"
    other.sha256 = "4567"
    other.unitsPerEm = 2048
    let one = LockedText.Fit(lines: 1)
    let cut = LockedText.Fit(lines: 2, isTruncated: true)
    let row = LockedSlot(
      name: "row", style: "title", screens: ["iPhone SE (1st)", "iPhone 16"],
      texts: [
        LockedText(
          identity: LockedText.Identity(locale: "en", key: "5aceecfa"), digest: "5aceecfa",
          width: 15.3, fits: Array(repeating: one, count: 24)),
        LockedText(
          identity: LockedText.Identity(locale: "de", key: "k", table: "T", variant: "few"),
          digest: "f4a168bb", width: 119,
          fits: Array(repeating: one, count: 11) + [cut] + Array(repeating: one, count: 12)),
      ])
    return Lock(
      model: "uikit-26", fonts: [other, .sampleBold],
      styles: [
        LockedStyle(
          name: "body", font: nil, pointSizes: (1...11).map(Double.init) + [12.5], lineHeights: []),
        LockedStyle(
          name: "title", font: "Sample-Bold", pointSizes: (1...12).map(Double.init),
          lineHeights: [2] + (2...12).map(Double.init),
          texts: [
            "en": LockedWidths(
              count: 3, texts: "00000000000000dd", widths: "00000000000000de", total: 40.5,
              widest: 17.25)
          ]),
      ],
      slots: [row])
  }

  /// Reads the text of a lock file called `l.json`.
  static func read(_ text: String) throws(InputError) -> Lock {
    try LockReader.read(Array(text.utf8), path: "l.json")
  }
}
