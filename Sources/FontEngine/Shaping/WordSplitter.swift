import CHarfBuzz

/// Cuts runs of text into the words that a ``WordCache`` keeps.
enum WordSplitter {
  /// A word with the space after it.
  struct Word {
    /// The code units.
    var range: Range<Int>
    /// The code units with those around that the glyphs may depend on: the space before, and some
    /// letters after.
    var context: Range<Int>

    /// Tells words apart whose contexts are the same code units.
    var tag: UInt32 {
      UInt32(range.lowerBound - context.lowerBound) << 8
        | UInt32(context.upperBound - range.upperBound)
    }
  }

  /// The longest word that is kept, in code units.
  static let longest = 64

  /// Returns the words of a run; `nil` when it is better shaped as a whole.
  static func words(
    of run: Range<Int>, in units: UnsafeBufferPointer<UInt16>, _ scope: WordCache.Scope
  ) -> [Word]? {
    var words: [Word] = []
    var start = run.lowerBound
    while start < run.upperBound {
      var end = start
      while end < run.upperBound {
        let unit = units[end]
        // Around a fraction slash, digits change their form.
        if unit == 0x2044 || !scope.staysInWord(unit) { return nil }
        end += 1
        if unit == 0x20, end < run.upperBound, beginsWord(units[end]) { break }
      }
      guard end - start <= longest else { return nil }
      let after = scope.context(at: end, in: units, before: run.upperBound)
      let first = start > run.lowerBound ? start - 1 : start
      words.append(Word(range: start..<end, context: first..<end + after))
      start = end
    }
    return words
  }

  /// Whether a code unit begins a new cluster in any case: neither a mark nor a joiner.
  private static func beginsWord(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD: false
    case ..<0x300, 0x370...0x482, 0x48A...0x58F, 0x1E00...0x1FFF, 0x2010...0x2027,
      0x20A0...0x20CF:
      true
    default: false
    }
  }
}

extension ShapingBuffer {
  /// Shapes a word with what stands around it, and returns its own glyphs.
  func glyphs(
    of word: WordSplitter.Word, in run: ItemizedRun, of units: UnsafeBufferPointer<UInt16>,
    with font: OpaquePointer, features: [hb_feature_t], language: OpaquePointer?
  ) -> [WordCache.Glyph] {
    var glyphs: [WordCache.Glyph] = []
    shape(units, word.context, of: run, with: font, features: features, language: language) {
      infos, places in
      for index in infos.indices where word.range.contains(Int(infos[index].cluster)) {
        glyphs.append(
          WordCache.Glyph(
            id: UInt16(truncatingIfNeeded: infos[index].codepoint),
            cluster: UInt8(Int(infos[index].cluster) - word.range.lowerBound),
            isUnsafeToBreak: infos[index].isUnsafeToBreak, advance: places[index].x_advance,
            xOffset: places[index].x_offset, yOffset: places[index].y_offset))
      }
    }
    return glyphs
  }
}

extension hb_glyph_info_t {
  /// Whether a break before the glyph changes how the text is shaped.
  var isUnsafeToBreak: Bool { mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 }
}
