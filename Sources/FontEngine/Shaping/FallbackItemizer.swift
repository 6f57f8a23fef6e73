import CHarfBuzz

/// Splits a run by which face has its characters.
enum FallbackItemizer {
  /// Returns the parts of a run in the run's visual order.
  ///
  /// A user-perceived character goes to the first face that has all of it; one that no face has
  /// stays with the font's own, as `.notdef`. Characters without ink that the font's own lacks,
  /// such as controls and joiners, follow what stands before them.
  static func split(
    _ run: ItemizedRun, of text: UnsafeBufferPointer<UInt16>, font: ShapingFont,
    graphemes: BreakIterator?
  ) -> [ItemizedRun] {
    var ends = graphemes?.boundaries(in: text, within: run.range) ?? []
    ends.append(run.range.upperBound)
    var parts: [ItemizedRun] = []
    var start = run.range.lowerBound
    for end in ends {
      let index = faceIndex(for: start..<end, of: text, font: font) ?? parts.last?.faceIndex ?? 0
      if let last = parts.last, last.faceIndex == index {
        parts[parts.count - 1].range = last.range.lowerBound..<end
      } else {
        var part = run
        part.range = start..<end
        part.faceIndex = index
        parts.append(part)
      }
      start = end
    }
    if run.isRightToLeft { parts.reverse() }
    return parts
  }

  /// Returns the face for a user-perceived character; `nil` when any will do.
  private static func faceIndex(
    for range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, font: ShapingFont
  ) -> Int? {
    var scalars: [UInt32] = []
    var index = range.lowerBound
    while index < range.upperBound {
      scalars.append(ScriptItemizer.scalar(in: text, &index, before: range.upperBound))
    }
    let inked = scalars.filter(Characters.showsInk)
    if inked.isEmpty { return font.face.hasAll(scalars) ? 0 : nil }
    if font.face.hasAll(inked) { return 0 }
    for (offset, fallback) in font.fallbacks.enumerated() where fallback.hasAll(inked) {
      return offset + 1
    }
    return 0
  }
}

extension ShapingFace {
  /// Whether every character has a glyph, directly or through canonical composition or
  /// decomposition.
  fileprivate func hasAll(_ scalars: [UInt32]) -> Bool {
    if scalars.allSatisfy(has) { return true }
    return ShapingFace.composed(scalars).map(covers) ?? false
  }

  /// Returns the one character that a letter and its marks compose to; `nil` when there is none.
  ///
  /// Wraps `hb_unicode_compose`.
  static func composed(_ scalars: [UInt32]) -> UInt32? {
    guard var result = scalars.first, scalars.count > 1 else { return nil }
    for mark in scalars.dropFirst() {
      var composed: UInt32 = 0
      guard hb_unicode_compose(hb_unicode_funcs_get_default(), result, mark, &composed) != 0 else {
        return nil
      }
      result = composed
    }
    return result
  }

  /// Whether a character or all parts of it have glyphs, as HarfBuzz looks for them.
  private func has(_ scalar: UInt32) -> Bool {
    if covers(scalar) { return true }
    var first: UInt32 = 0
    var second: UInt32 = 0
    return hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0
      && has(first) && (second == 0 || has(second))
  }
}
