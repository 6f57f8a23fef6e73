import MetricsCore

/// Cuts a shaped text into the pieces between its break opportunities.
struct Segmenter {
  var units: UnsafeBufferPointer<UInt16>
  var positions: [Double]
  var shaped: ShapedGlyphs
  var font: ShapingFont
  var language: OpaquePointer?
  var tools: ShapedGlyphs.Tools
  var hyphenAdvance: Double

  /// Returns the pieces, in order.
  func segments(_ lineBreaker: BreakIterator?) -> [ShapedText.Segment] {
    var segments: [ShapedText.Segment] = []
    segments.reserveCapacity(units.count / 6 + 1)
    var start = 0
    var startAdjustment = 0.0
    lineBreaker?.forEachBoundary(in: units) { offset, isMandatory in
      if isMandatory, isPlainCarriageReturn(before: offset) { return }
      var visibleEnd = offset
      while visibleEnd > start, HangingSpace.contains(units[visibleEnd - 1]) { visibleEnd -= 1 }
      var end = 0.0
      var next = 0.0
      if offset < units.count, !isMandatory {
        (end, next) = shaped.breakAdjustment(
          at: offset, visibleEnd: visibleEnd, units, positions, font, language, tools)
        if font.conventions.showsSoftHyphens, units[offset - 1] == 0xAD { end += hyphenAdvance }
      }
      segments.append(
        ShapedText.Segment(
          end: Int32(offset), visibleEnd: Int32(visibleEnd), isMandatory: isMandatory,
          position: positions[offset], visiblePosition: positions[visibleEnd],
          endAdjustment: end, startAdjustment: startAdjustment))
      start = offset
      startAdjustment = next
    }
    return segments
  }

  /// Whether a carriage return stands before an offset that, by convention, ends no line.
  private func isPlainCarriageReturn(before offset: Int) -> Bool {
    !font.conventions.endsLinesAtCarriageReturn && units[offset - 1] == 0x0D
      && offset < units.count
  }
}

extension ShapedGlyphs {
  /// Returns the sums of the advances before each code unit, and of all, in ems.
  func positions(_ units: UnsafeBufferPointer<UInt16>) -> [Double] {
    [Double](unsafeUninitializedCapacity: units.count + 1) { buffer, count in
      var sum = 0.0
      buffer[0] = 0
      for index in 0..<units.count {
        if !LineTerminator.contains(units[index]) { sum += advances[index] }
        buffer[index + 1] = sum
      }
      count = units.count + 1
    }
  }
}
