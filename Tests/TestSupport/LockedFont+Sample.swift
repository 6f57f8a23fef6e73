public import MetricsCore

extension LockedFont {
  /// A bold face with every fact filled in, called `Sample-Bold`.
  public static var sampleBold: LockedFont {
    var bold = LockedFont(postScriptName: "Sample-Bold")
    bold.path = "Fonts/Sample.ttf"
    bold.sha256 = "0123"
    bold.fullName = "Sample Bold"
    bold.family = "Sample"
    bold.subfamily = "Bold"
    bold.version = "Version 1.000"
    bold.weight = 700
    bold.unitsPerEm = 1000
    bold.metrics = ["hhea.descender": -200, "hhea.ascender": 800]
    bold.axes = ["wght 100–400–900"]
    bold.instances = ["Sample-Thin", "Sample-Bold"]
    bold.coverage = [
      "Zyyy": CharacterCoverage(ascending: [0x20]),
      "Latn": CharacterCoverage(ascending: Array(0x41...0x5A) + Array(0x61...0x7A)),
    ]
    bold.advances = ["Zyyy": "00000000000000ab", "Latn": "00000000000000aa"]
    bold.kerning = "00000000000000bb"
    bold.outlines = "00000000000000cc"
    return bold
  }
}
