import CHarfBuzz
public import MetricsCore

/// Short digests of what a face looks like, for telling whether a new file is another font.
public struct GlyphDigests: Equatable, Sendable {
  /// Of the advances of each script's characters, by ISO 15924 code.
  public var advances: [String: String] = [:]
  /// The characters of each script, by ISO 15924 code; common and inherited ones are `Zyyy`.
  public var coverage: [String: CharacterCoverage] = [:]
  /// Of the kerning between the first letters of each script, and between ASCII characters.
  public var kerning = ""
  /// Of the tables with the outlines.
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
    var kerning = LockDigest()
    for script in scripts.keys.sorted() {
      let scalars = scripts[script] ?? []
      digests.coverage[script] = CharacterCoverage(ascending: scalars)
      var advances = LockDigest()
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
      of: (0x21...0x7E).filter { coverage.contains($0) }, script: HB_SCRIPT_LATIN.rawValue, face,
      to: &kerning)
    digests.kerning = kerning.hexadecimal
    digests.outlines = GlyphDigests.outlines(of: face)
    return digests
  }
}

extension GlyphDigests {
  /// How many letters of a script are paired with one another: capitals, as a rule, and some small
  /// letters.
  fileprivate static let letterLimit = 64

  /// Adds what each pair of letters gains or loses over its letters.
  fileprivate static func addKerning(
    of letters: [UInt32], script: UInt32, _ face: ShapingFace, to digest: inout LockDigest
  ) {
    let buffer = ShapingBuffer()
    let isRightToLeft =
      hb_script_get_horizontal_direction(hb_script_t(script)) == HB_DIRECTION_RTL
    func width(_ scalars: [UInt32]) -> Int32 {
      let units = [UInt16](
        String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))))
      let run = ItemizedRun(range: 0..<units.count, script: script, isRightToLeft: isRightToLeft)
      var sum: Int32 = 0
      units.withUnsafeBufferPointer { units in
        buffer.shape(units, run.range, of: run, with: face.raw, features: [], language: nil) {
          _, places in
          for place in places { sum += place.x_advance }
        }
      }
      return sum
    }
    let alone = letters.map { width([$0]) }
    for (first, a) in letters.enumerated() {
      for (second, b) in letters.enumerated() {
        let gain = Double(width([a, b]) - alone[first] - alone[second]) / face.gridPerEm
        let steps = Int((gain * 100_000).rounded())
        if steps != 0 {
          digest.add(Int(a) << 24 | Int(b))
          digest.add(steps)
        }
      }
    }
  }

  /// Wraps `hb_face_reference_table`.
  fileprivate static func outlines(of face: ShapingFace) -> String {
    var digest = LockDigest()
    for tag in ["CFF ", "CFF2", "glyf", "gvar"] {
      let blob = hb_face_reference_table(hb_font_get_face(face.raw), tagValue(tag))
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let start = hb_blob_get_data(blob, &length), length > 0 else { continue }
      digest.add(tag)
      digest.add(
        UnsafeRawBufferPointer(start: start, count: Int(length)))
    }
    return digest.hexadecimal
  }
}
