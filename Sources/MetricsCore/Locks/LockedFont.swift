/// A face in a lock.
public struct LockedFont: Equatable, Sendable {
  /// The PostScript name.
  public var postScriptName: String
  /// The file's path; where it lies is no drift.
  public var path = ""
  /// The file's SHA-256 sum in lower-case hexadecimal.
  public var sha256 = ""
  /// The full name.
  public var fullName: String?
  /// The family.
  public var family: String?
  /// The subfamily.
  public var subfamily: String?
  /// nameID 5.
  public var version: String?
  /// The OS/2 weight.
  public var weight = 400.0
  /// The grid steps in one em.
  public var unitsPerEm = 0
  /// The vertical metrics by name, such as `hhea.ascender`, in font units.
  public var metrics: [String: Int] = [:]
  /// The axes, in the font's order, as `wght 100–400–900`: least, default and greatest value.
  public var axes: [String] = []
  /// The named instances, in the font's order.
  public var instances: [String] = []
  /// The characters of each script, by ISO 15924 code.
  public var coverage: [String: CharacterCoverage] = [:]
  /// Digests of the advances of each script's characters, by ISO 15924 code.
  public var advances: [String: String] = [:]
  /// A digest of the kerning between letters of one script.
  public var kerning = ""
  /// A digest of the tables with the outlines.
  public var outlines = ""

  /// Creates a face; everything but its name starts absent.
  public init(postScriptName: String) { self.postScriptName = postScriptName }

  /// All characters of all scripts.
  public func covers(_ scalar: UInt32) -> Bool {
    coverage.values.contains { $0.contains(scalar) }
  }

  /// Whether two faces draw, space and measure text the same.
  public func isSameType(as other: LockedFont) -> Bool {
    coverage == other.coverage && advances == other.advances && kerning == other.kerning
      && outlines == other.outlines && unitsPerEm == other.unitsPerEm && metrics == other.metrics
  }
}
