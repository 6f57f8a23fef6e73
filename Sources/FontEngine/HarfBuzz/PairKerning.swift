import CHarfBuzz

/// What pairs of letters gain by standing side by side.
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

  /// Calls `body` with each ordered pair of letters and what it gains over its letters, in ems.
  ///
  /// Kerning, and whatever else changes the width: ligatures, contextual forms.
  func forEachPair(of letters: [UInt32], _ body: (UInt32, UInt32, Double) -> Void) {
    let alone = letters.map { width([$0]) }
    for (first, a) in letters.enumerated() {
      for (second, b) in letters.enumerated() {
        let gain = width([a, b]) - alone[first] - alone[second]
        body(a, b, Double(gain) / face.gridPerEm)
      }
    }
  }

  /// Returns the advance of letters in steps of the face's grid.
  private func width(_ scalars: [UInt32]) -> Int32 {
    let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    let units = [UInt16](text)
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
}
