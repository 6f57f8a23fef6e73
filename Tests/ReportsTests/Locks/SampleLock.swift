import MetricsCore

extension Sample {
  /// A lock with everything in disorder that is written in order.
  static var lock: Lock {
    var bold = LockedFont(postScriptName: "Sample-Bold")
    bold.path = "Fonts/Sample.ttf"
    bold.sha256 = "0123"
    bold.fullName = "Sample Bold"
    bold.family = "Sample \"S\""
    bold.subfamily = "Bold"
    bold.version = "Version 1.000"
    bold.weight = 700
    bold.unitsPerEm = 1000
    bold.metrics = ["hhea.descender": -200, "hhea.ascender": 800, "capHeight": 700]
    bold.axes = ["wght 100–400–900"]
    bold.instances = ["Sample-Thin", "Sample-Bold"]
    bold.coverage = [
      "Zyyy": CharacterCoverage(ascending: [0x20]),
      "Latn": CharacterCoverage(ascending: Array(0x41...0x5A) + Array(0x61...0x7A)),
    ]
    bold.advances = ["Zyyy": "00000000000000ab", "Latn": "00000000000000aa"]
    bold.kerning = "00000000000000bb"
    bold.outlines = "00000000000000cc"
    let sizes: [Double] = [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]
    var regular = LockedFont(postScriptName: "Sample-Regular")
    regular.metrics = ["capHeight": 700]
    return Lock(
      model: "uikit-26", fonts: [regular, bold],
      styles: [
        LockedStyle(
          name: "title", font: "Sample-Bold", pointSizes: sizes, lineHeights: sizes,
          texts: [
            "en": LockedWidths(count: 3, digest: "00000000000000de", widest: 17),
            "de": LockedWidths(count: 2, digest: "00000000000000dd", widest: 17.25),
          ]),
        LockedStyle(
          name: "body", font: nil, pointSizes: sizes.dropLast() + [48.25], lineHeights: []),
      ],
      slots: [
        LockedSlot(
          name: "row", style: "title", screens: ["iPhone SE (1st)", "iPhone 16"], texts: lockedTexts
        ),
        LockedSlot(name: "empty", style: "title", screens: ["iPhone 16"]),
      ])
  }

  private static var lockedTexts: [LockedText] {
    let one = Array(repeating: LockedText.Fit(lines: 1), count: 24)
    var cut = one
    cut[11] = LockedText.Fit(lines: 2, isTruncated: true)
    return [
      LockedText(
        identity: LockedText.Identity(locale: "en", key: "5aceecfa"), digest: "5aceecfa",
        width: 15.3, fits: one),
      LockedText(
        identity: LockedText.Identity(
          locale: "de",
          key: "a key that is so long that its line would not fit into what other documents allow",
          table: "T", variant: "few"),
        digest: "f4a168bb", width: 119, fits: cut),
    ]
  }
}
