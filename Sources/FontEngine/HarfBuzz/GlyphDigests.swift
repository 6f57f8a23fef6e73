import CHarfBuzz
public import MetricsCore

/// Short digests of what a face looks like, for telling whether a new file is another font.
public struct GlyphDigests: Equatable, Sendable {
  /// Of the advances of each script's characters, by ISO 15924 code.
  public var advances: [String: String] = [:]
  /// The characters of each script, by ISO 15924 code; common and inherited ones are `Zyyy`.
  public var coverage: [String: CharacterCoverage] = [:]
  /// Of the kerning between the first letters of each script, and between ASCII characters, the space
  /// among them.
  public var kerning = ""
  /// Of the outlines of all glyphs.
  public var outlines = ""
}

extension FontFile {
  /// Returns the digests of a face.
  ///
  /// - Parameters:
  ///   - faceIndex: The face's place in a collection, from 0.
  ///   - coordinates: The place on the axes.
  ///   - coverage: The characters that the face has.
  /// - Returns: The digests; the same for the same advances, whatever the grid.
  public func glyphDigests(
    faceIndex: Int, at coordinates: [AxisValue], coverage: CharacterCoverage
  ) -> GlyphDigests {
    let face = ShapingFace(file: self, faceIndex: faceIndex, coordinates: coordinates)
    var digests = GlyphDigests()
    var scripts: [String: [UInt32]] = [:]
    for scalar in coverage.ranges.joined() {
      scripts[Characters.script(of: scalar) ?? "Zyyy", default: []].append(scalar)
    }
    var kerning = ShortDigest()
    for script in scripts.keys.sorted() {
      let scalars = scripts[script] ?? []
      digests.coverage[script] = CharacterCoverage(ascending: scalars)
      var advances = ShortDigest()
      for scalar in scalars {
        advances.add(Int(scalar))
        advances.add(Int(((face.advance(of: scalar) ?? 0) * 100_000).rounded()))
      }
      digests.advances[script] = advances.hexadecimal
      let letters = scalars.filter(Characters.showsInk).prefix(GlyphDigests.letterLimit)
      kerning.add(script)
      GlyphDigests.addKerning(
        of: Array(letters), script: hb_script_from_string(script, -1).rawValue, face, to: &kerning)
    }
    kerning.add("ASCII")
    GlyphDigests.addKerning(
      of: (0x20...0x7E).filter { coverage.contains($0) }, script: HB_SCRIPT_LATIN.rawValue, face,
      to: &kerning)
    digests.kerning = kerning.hexadecimal
    digests.outlines = outlineDigest(of: face)
    return digests
  }
}

extension GlyphDigests {
  /// How many letters of a script are paired with one another: capitals, as a rule, and some small
  /// letters.
  static let letterLimit = 64

  /// Adds what each pair of letters gains or loses over its letters.
  fileprivate static func addKerning(
    of letters: [UInt32], script: UInt32, _ face: ShapingFace, to digest: inout ShortDigest
  ) {
    let kerning = PairKerning(face, script: script)
    kerning.forEachPair(of: letters) { first, second, gain in
      let steps = Int((gain * 100_000).rounded())
      guard steps != 0 else { return }
      digest.add(Int(first) << 24 | Int(second))
      digest.add(steps)
    }
  }
}
