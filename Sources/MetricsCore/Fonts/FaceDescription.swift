/// The container and outline format of a font file.
public enum FontFormat: String, Sendable {
  /// `glyf` outlines in an sfnt.
  case trueType = "TrueType"
  /// `CFF ` or `CFF2` outlines in an sfnt.
  case openTypeCFF = "OpenType CFF"
  /// A face of a TrueType collection.
  case collection = "TrueType collection"
  /// A compressed web font, version 1.
  case woff = "WOFF"
  /// A compressed web font, version 2.
  case woff2 = "WOFF2"
  /// Anything else that FreeType reads.
  case other = "other"
}

/// One design axis of a variable font, from `fvar`.
public struct VariationAxis: Hashable, Sendable {
  /// The four-letter tag, such as `wght` or `opsz`.
  public var tag: String
  /// The least value, in the axis's own units.
  public var minimum: Double
  /// The value of the default instance.
  public var defaultValue: Double
  /// The greatest value.
  public var maximum: Double

  /// Creates an axis.
  public init(tag: String, minimum: Double, defaultValue: Double, maximum: Double) {
    self.tag = tag
    self.minimum = minimum
    self.defaultValue = defaultValue
    self.maximum = maximum
  }
}

/// A place on one design axis.
public struct AxisValue: Hashable, Comparable, Sendable {
  /// The axis's tag.
  public var tag: String
  /// The value in user units.
  public var value: Double

  /// Creates a place on an axis.
  public init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }

  /// Orders by tag, then value.
  public static func < (a: AxisValue, b: AxisValue) -> Bool { (a.tag, a.value) < (b.tag, b.value) }
}

/// A named instance of a variable font, from `fvar`.
public struct NamedInstance: Hashable, Sendable {
  /// The name `UIFont(name:)` takes: from postScriptNameID, else made from nameID 25 (or 16 or 1
  /// without spaces), a hyphen and the subfamily.
  public var postScriptName: String
  /// Whether the file itself stores that name (a postScriptNameID).
  public var hasStoredPostScriptName: Bool
  /// The subfamily, such as `SemiBold`.
  public var subfamily: String
  /// The place of the instance on every axis, in the font's order of axes.
  public var coordinates: [AxisValue]

  /// Creates an instance.
  public init(
    postScriptName: String, hasStoredPostScriptName: Bool, subfamily: String,
    coordinates: [AxisValue]
  ) {
    self.postScriptName = postScriptName
    self.hasStoredPostScriptName = hasStoredPostScriptName
    self.subfamily = subfamily
    self.coordinates = coordinates
  }
}

/// What a font file says about one of its faces: names, tables, axes; the default instance of a
/// variable font.
public struct FaceDescription: Equatable, Sendable {
  /// The file's path as given.
  public var path: String
  /// The file's SHA-256 sum in lower-case hexadecimal.
  public var sha256: String
  /// The container and outline format.
  public var format: FontFormat
  /// The face's place in a collection, from 0.
  public var faceIndex: Int
  /// nameID 6; `nil` when the font has none.
  public var postScriptName: String?
  /// nameID 4.
  public var fullName: String?
  /// nameID 1.
  public var family: String?
  /// nameID 2.
  public var subfamily: String?
  /// nameID 16.
  public var typographicFamily: String?
  /// nameID 17.
  public var typographicSubfamily: String?
  /// nameID 5.
  public var version: String?
  /// The grid steps in one em, from `head`.
  public var unitsPerEm: Int
  /// The number of glyphs, from `maxp`.
  public var glyphCount: Int
  /// `OS/2.usWeightClass`, 1…1000; `nil` without the table.
  public var weightClass: Int?
  /// `head.macStyle` bit 0: what `withSymbolicTraits(.traitBold)` looks for.
  public var bold: Bool
  /// `head.macStyle` bit 1.
  public var italic: Bool
  /// The three sets of line metrics, raw.
  public var verticalMetrics: VerticalMetricsTables
  /// `OS/2.sCapHeight` in font units; `nil` when absent.
  public var capHeight: Int?
  /// `OS/2.sxHeight` in font units; `nil` when absent.
  public var xHeight: Int?
  /// The top of the letter H's outline in font units; `nil` when the font has no H.
  public var measuredCapHeight: Double?
  /// The top of the letter x's outline in font units; `nil` when the font has no x.
  public var measuredXHeight: Double?
  /// The design axes, in the font's order; empty for a static font.
  public var axes: [VariationAxis]
  /// The named instances, in the font's order.
  public var instances: [NamedInstance]
  /// The characters mapped to glyphs.
  public var coverage: CharacterCoverage
  /// The ISO 15924 codes of the scripts with covered characters, sorted.
  public var scripts: [String]
  /// Characters that should show ink and are mapped to an empty glyph, in ascending order.
  public var blankCharacters: [UInt32]
  /// The tags of the `GSUB` and `GPOS` features, and `kern` for a `kern` table, sorted.
  public var features: [String]
  /// What is wrong with the file, one sentence each.
  public var faults: [String]

  /// Creates a description; everything optional starts absent.
  public init(path: String, unitsPerEm: Int, verticalMetrics: VerticalMetricsTables) {
    self.path = path
    self.unitsPerEm = unitsPerEm
    self.verticalMetrics = verticalMetrics
    sha256 = ""
    format = .trueType
    faceIndex = 0
    glyphCount = 0
    bold = false
    italic = false
    axes = []
    instances = []
    coverage = CharacterCoverage(ascending: [])
    scripts = []
    blankCharacters = []
    features = []
    faults = []
  }

  /// The family that groups faces: nameID 16, else nameID 1.
  public var groupingFamily: String? { typographicFamily ?? family }

  /// The line metrics iOS uses, in ems; `nil` without `hhea`.
  public var lineMetrics: LineMetrics? {
    LineMetrics(verticalMetrics, unitsPerEm: unitsPerEm, family: groupingFamily ?? "")
  }
}
