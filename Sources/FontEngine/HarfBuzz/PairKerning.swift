import CHarfBuzz

/// What pairs of letters gain by kerning.
struct PairKerning {
  private let face: ShapingFace
  private let script: UInt32
  private let isRightToLeft: Bool
  private let buffer = ShapingBuffer()

  /// Creates a measurer of letters of one script, by HarfBuzz's tag.
  init(_ face: ShapingFace, script: UInt32) {
    self.face = face
    self.script = script
    isRightToLeft = hb_script_get_horizontal_direction(hb_script_t(script)) == HB_DIRECTION_RTL
  }

  /// Calls `body` with each ordered pair of letters and what kerning adds to its width, in ems.
  ///
  /// A pair is shaped with kerning and without: ligatures and contextual forms change its width too,
  /// and are not kerning.
  func forEachPair(of letters: [UInt32], _ body: (UInt32, UInt32, Double) -> Void) {
    let scalars = letters.compactMap(Unicode.Scalar.init)
    for a in scalars {
      for b in scalars {
        let units = Array(UTF16.encode(a)!) + Array(UTF16.encode(b)!)
        let gain = width(units, []) - width(units, PairKerning.off)
        body(a.value, b.value, Double(gain) / face.gridPerEm)
      }
    }
  }

  private static let off = [
    hb_feature_t(tag: tagValue("kern"), value: 0, start: 0, end: UInt32.max)
  ]

  /// Returns the advance of a text in steps of the face's grid.
  private func width(_ units: [UInt16], _ features: [hb_feature_t]) -> Int32 {
    let run = ItemizedRun(range: 0..<units.count, script: script, isRightToLeft: isRightToLeft)
    var sum: Int32 = 0
    units.withUnsafeBufferPointer { units in
      buffer.shape(units, run.range, of: run, with: face.raw, features: features, language: nil) {
        _, places in
        for place in places { sum += place.x_advance }
      }
    }
    return sum
  }
}
