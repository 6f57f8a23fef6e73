import CHarfBuzz
import MetricsCore

/// The runs and glyphs of one text, and what is known of its code units; memory that is used for
/// one text after another.
struct ShapedGlyphs {
  /// The runs, in visual order.
  private(set) var runs: [ItemizedRun] = []
  /// The glyphs of all runs, in visual order.
  private(set) var glyphs: [PlacedGlyph] = []
  /// The advance of the cluster that starts with each code unit, in ems.
  private(set) var advances: [Double] = []
  private var marks: [UInt8] = []
  private var features: [hb_feature_t] = []

  /// A glyph, in visual order within its run.
  struct PlacedGlyph {
    var id: UInt32
    /// The offset of the first code unit of its cluster.
    var cluster: Int32
    /// 0 for the font's own face, else one more than the fallback's index.
    var faceIndex: Int32
    /// Lengths in ems.
    var advance: Double
    var xOffset: Double
    var yOffset: Double
  }

  /// What is known of a code unit.
  private enum Mark {
    static let clusterStart: UInt8 = 1
    static let unsafeToBreak: UInt8 = 2
    static let runStart: UInt8 = 4
  }

  /// What a text is shaped with.
  struct Tools {
    var buffer: ShapingBuffer
    var bidi: BidiAnalyzer
    var graphemes: BreakIterator?
  }

  /// Shapes a text's runs.
  mutating func shape(
    _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont, _ language: OpaquePointer?,
    _ tools: Tools
  ) {
    prepare(units, font, tools)
    var position = 0
    while position < runs.count { shapeRun(at: &position, units, font, language, tools) }
  }

  private mutating func prepare(
    _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont, _ tools: Tools
  ) {
    features.removeAll(keepingCapacity: true)
    if !font.usesKerning { addFeature("kern", 0) }
    if !font.usesLigatures {
      addFeature("liga", 0)
      addFeature("clig", 0)
    }
    for feature in font.features { addFeature(feature.tag, feature.value) }
    runs.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    if advances.count < units.count {
      advances = [Double](repeating: 0, count: units.count * 2)
      marks = [UInt8](repeating: 0, count: units.count * 2)
    }
    clear(0..<units.count)
    if BidiAnalyzer.isPlainlyLeftToRight(units) {
      ScriptItemizer.append(0..<units.count, isRightToLeft: false, of: units, to: &runs)
    } else {
      for run in tools.bidi.visualRuns(of: units) {
        ScriptItemizer.append(run.range, isRightToLeft: run.isRightToLeft, of: units, to: &runs)
      }
    }
  }

  private mutating func addFeature(_ tag: String, _ value: UInt32) {
    features.append(hb_feature_t(tag: tagValue(tag), value: value, start: 0, end: UInt32.max))
  }

  private mutating func clear(_ range: Range<Int>) {
    for index in range {
      advances[index] = 0
      marks[index] = 0
    }
  }

  /// Shapes the run at a position and moves on; a run with missing characters is first split into
  /// runs of one face.
  private mutating func shapeRun(
    at position: inout Int, _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont,
    _ language: OpaquePointer?, _ tools: Tools
  ) {
    let run = runs[position]
    let firstGlyph = glyphs.count
    let lacksCharacters = shapeGlyphs(of: run, units, font, language, tools)
    if lacksCharacters, !font.fallbacks.isEmpty {
      let parts = FallbackItemizer.split(run, of: units, font: font, graphemes: tools.graphemes)
      if parts.contains(where: { $0.faceIndex != 0 }) {
        glyphs.removeSubrange(firstGlyph...)
        clear(run.range)
        runs.replaceSubrange(position...position, with: parts)
        for part in parts { _ = shapeGlyphs(of: part, units, font, language, tools) }
        position += parts.count
        return
      }
    }
    position += 1
  }

  /// Shapes a run with one face, adding to the glyphs, advances and marks.
  ///
  /// - Returns: Whether the face lacks characters.
  private mutating func shapeGlyphs(
    of run: ItemizedRun, _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont,
    _ language: OpaquePointer?, _ tools: Tools
  ) -> Bool {
    let face = font.face(run.faceIndex)
    let grid = 1 / face.gridPerEm
    let faceIndex = Int32(run.faceIndex)
    var lacksCharacters = false
    marks[run.range.lowerBound] |= Mark.runStart
    tools.buffer.shape(
      units, run.range, of: run, with: face.raw, features: features, language: language
    ) { infos, places in
      glyphs.reserveCapacity(glyphs.count + infos.count)
      for index in infos.indices {
        let info = infos[index]
        let place = places[index]
        let cluster = Int(info.cluster)
        let advance = Double(place.x_advance) * grid
        advances[cluster] += advance
        var mark = Mark.clusterStart
        if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { mark |= Mark.unsafeToBreak }
        marks[cluster] |= mark
        if info.codepoint == 0, !LineTerminator.contains(units[cluster]) {
          lacksCharacters = true
        }
        glyphs.append(
          PlacedGlyph(
            id: info.codepoint, cluster: Int32(cluster), faceIndex: faceIndex,
            advance: advance, xOffset: Double(place.x_offset) * grid,
            yOffset: Double(place.y_offset) * grid))
      }
    }
    return lacksCharacters
  }

  /// Returns what the two sides of a break gain over their shares of the whole, in ems.
  ///
  /// Nothing where HarfBuzz says that a break is safe; else both sides are shaped again, each from
  /// the nearest safe place. What hangs at the end of the left side does not count.
  ///
  /// - Parameters:
  ///   - offset: The break, strictly inside the text.
  ///   - visibleEnd: Where what hangs at the end of the left side begins.
  ///   - positions: The sums of the advances before each code unit.
  func breakAdjustment(
    at offset: Int, visibleEnd: Int, _ units: UnsafeBufferPointer<UInt16>,
    _ positions: [Double], _ font: ShapingFont, _ language: OpaquePointer?, _ tools: Tools
  ) -> (end: Double, start: Double) {
    if isSafe(offset) { return (0, 0) }
    guard let run = runs.first(where: { $0.range.contains(offset) }) else { return (0, 0) }
    var before = offset - 1
    while before > run.range.lowerBound, !isSafe(before) { before -= 1 }
    var after = offset + 1
    while after < run.range.upperBound, !isSafe(after) { after += 1 }
    func advance(_ range: Range<Int>, upTo end: Int) -> Double {
      self.advance(of: range, upTo: end, in: run, units, font, language, tools)
    }
    let left = advance(before..<offset, upTo: visibleEnd)
    let right = advance(offset..<after, upTo: after)
    return (
      left - (positions[max(before, visibleEnd)] - positions[before]),
      right - (positions[after] - positions[offset])
    )
  }

  @inline(__always)
  private func isSafe(_ offset: Int) -> Bool {
    let mark = marks[offset]
    if mark & Mark.runStart != 0 { return true }
    return mark & (Mark.clusterStart | Mark.unsafeToBreak) == Mark.clusterStart
  }

  /// Returns the advance of a piece of a run shaped apart, up to an offset, in ems.
  private func advance(
    of range: Range<Int>, upTo end: Int, in run: ItemizedRun,
    _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont, _ language: OpaquePointer?,
    _ tools: Tools
  ) -> Double {
    let face = font.face(run.faceIndex)
    var sum = 0
    tools.buffer.shape(
      units, range, of: run, with: face.raw, features: features, language: language
    ) { infos, places in
      for index in infos.indices {
        let cluster = Int(infos[index].cluster)
        if cluster < end, !LineTerminator.contains(units[cluster]) {
          sum += Int(places[index].x_advance)
        }
      }
    }
    return Double(sum) / face.gridPerEm
  }
}
