import CHarfBuzz
import MetricsCore

/// The runs and glyphs of one text, and what is known of its code units; memory that is used for
/// one text after another.
struct ShapedGlyphs {
  /// The runs of one face as they were shaped, in logical order.
  private(set) var runs: [ItemizedRun] = []
  /// The glyphs of all runs, in visual order.
  private(set) var glyphs: [PlacedGlyph] = []
  /// The advance of the cluster that starts with each code unit, in ems.
  private(set) var advances: [Double] = []
  private var marks: [UInt8] = []
  /// The runs before missing characters split them, in visual order.
  private var itemized: [ItemizedRun] = []
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
    var words: WordCache
  }

  /// Shapes a text's runs.
  mutating func shape(
    _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont, _ language: OpaquePointer?,
    _ tools: Tools
  ) {
    prepare(units, font, tools)
    for index in itemized.indices { shapeRun(itemized[index], units, font, language, tools) }
    if runs.count > 1 { runs.sort { $0.range.lowerBound < $1.range.lowerBound } }
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
    itemized.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    if advances.count < units.count {
      advances = [Double](repeating: 0, count: units.count * 2)
      marks = [UInt8](repeating: 0, count: units.count * 2)
    }
    clear(0..<units.count)
    if BidiAnalyzer.isPlainlyLeftToRight(units) {
      ScriptItemizer.append(0..<units.count, isRightToLeft: false, of: units, to: &itemized)
    } else {
      for run in tools.bidi.visualRuns(of: units) {
        ScriptItemizer.append(
          run.range, isRightToLeft: run.isRightToLeft, of: units, to: &itemized)
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

  /// Shapes a run; one with missing characters is split into runs of one face.
  private mutating func shapeRun(
    _ run: ItemizedRun, _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont,
    _ language: OpaquePointer?, _ tools: Tools
  ) {
    let firstGlyph = glyphs.count
    let lacksCharacters = shapeGlyphs(of: run, units, font, language, tools)
    if lacksCharacters, !font.fallbacks.isEmpty {
      let parts = FallbackItemizer.split(run, of: units, font: font, graphemes: tools.graphemes)
      if parts.contains(where: { $0.faceIndex != 0 }) {
        glyphs.removeSubrange(firstGlyph...)
        clear(run.range)
        runs += parts
        for part in parts { _ = shapeGlyphs(of: part, units, font, language, tools) }
        return
      }
    }
    runs.append(run)
  }

  /// Shapes a run with one face, adding to the glyphs, advances and marks.
  ///
  /// - Returns: Whether the face lacks characters.
  private mutating func shapeGlyphs(
    of run: ItemizedRun, _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont,
    _ language: OpaquePointer?, _ tools: Tools
  ) -> Bool {
    let face = font.face(run.faceIndex)
    marks[run.range.lowerBound] |= Mark.runStart
    if let scope = scope(of: run, font, language, tools),
      let words = WordSplitter.words(of: run.range, in: units, scope)
    {
      return shapeWords(words, of: run, units, face, language, tools, scope)
    }
    let grid = 1 / face.gridPerEm
    var lacksCharacters = false
    tools.buffer.shape(
      units, run.range, of: run, with: face.raw, features: features, language: language
    ) { infos, places in
      for index in infos.indices {
        let info = infos[index]
        let position = places[index]
        place(
          info.codepoint, Int(info.cluster), isUnsafe: info.isUnsafeToBreak,
          Int(position.x_advance), Int(position.x_offset), Int(position.y_offset), grid, run,
          units, &lacksCharacters)
      }
    }
    return lacksCharacters
  }

  /// Returns the words that are kept of a run's kind; `nil` when none are.
  private func scope(
    of run: ItemizedRun, _ font: ShapingFont, _ language: OpaquePointer?, _ tools: Tools
  ) -> WordCache.Scope? {
    guard !run.isRightToLeft, font.features.isEmpty else { return nil }
    return tools.words.scope(
      of: font.face(run.faceIndex), script: run.script, language: language,
      settings: WordCache.Settings(
        usesKerning: font.usesKerning, usesLigatures: font.usesLigatures))
  }

  /// Returns the glyphs of a word, which is shaped when it is not known.
  private func glyphs(
    of word: WordSplitter.Word, in run: ItemizedRun, _ units: UnsafeBufferPointer<UInt16>,
    _ face: ShapingFace, _ language: OpaquePointer?, _ tools: Tools, _ scope: WordCache.Scope
  ) -> ArraySlice<WordCache.Glyph> {
    let key = UnsafeBufferPointer(rebasing: units[word.context])
    if let found = scope.find(key, tag: word.tag) { return found }
    let shaped = tools.buffer.glyphs(
      of: word, in: run, of: units, with: face.raw, features: features, language: language)
    tools.words.insert(shaped, for: key, tag: word.tag, into: scope)
    return shaped[...]
  }

  /// Puts a run's words together.
  private mutating func shapeWords(
    _ words: [WordSplitter.Word], of run: ItemizedRun, _ units: UnsafeBufferPointer<UInt16>,
    _ face: ShapingFace, _ language: OpaquePointer?, _ tools: Tools, _ scope: WordCache.Scope
  ) -> Bool {
    let grid = 1 / face.gridPerEm
    var lacksCharacters = false
    for word in words {
      for glyph in glyphs(of: word, in: run, units, face, language, tools, scope) {
        place(
          UInt32(glyph.id), word.range.lowerBound + Int(glyph.cluster),
          isUnsafe: glyph.isUnsafeToBreak, Int(glyph.advance), Int(glyph.xOffset),
          Int(glyph.yOffset), grid, run, units, &lacksCharacters)
      }
    }
    return lacksCharacters
  }

  /// Adds a glyph; lengths in steps of the face's grid, of which `grid` is one in ems.
  @inline(__always)
  private mutating func place(
    _ id: UInt32, _ cluster: Int, isUnsafe: Bool, _ xAdvance: Int, _ xOffset: Int, _ yOffset: Int,
    _ grid: Double, _ run: ItemizedRun, _ units: UnsafeBufferPointer<UInt16>,
    _ lacksCharacters: inout Bool
  ) {
    let advance = Double(xAdvance) * grid
    advances[cluster] += advance
    marks[cluster] |= isUnsafe ? Mark.clusterStart | Mark.unsafeToBreak : Mark.clusterStart
    if id == 0, !LineTerminator.contains(units[cluster]) { lacksCharacters = true }
    glyphs.append(
      PlacedGlyph(
        id: id, cluster: Int32(cluster), faceIndex: Int32(run.faceIndex), advance: advance,
        xOffset: Double(xOffset) * grid, yOffset: Double(yOffset) * grid))
  }

  /// Returns what the two sides of a break gain over their shares of the whole, in ems.
  ///
  /// Nothing where HarfBuzz says that a break is safe; else both sides are shaped again, each from
  /// the nearest safe place, or from a few letters away: what a break changes fades out soon, and
  /// some texts have no safe place for very long. The break at `offset` is strictly inside the
  /// text; what hangs at the end of the left side, from `visibleEnd` on, does not count.
  func breakAdjustment(
    at offset: Int, visibleEnd: Int, _ units: UnsafeBufferPointer<UInt16>,
    _ positions: [Double], _ font: ShapingFont, _ language: OpaquePointer?, _ tools: Tools
  ) -> (end: Double, start: Double) {
    if isSafe(offset) { return (0, 0) }
    let run = run(at: offset)
    var before = offset - 1
    while before > run.range.lowerBound, !isSafe(before), !isFar(before, from: offset) {
      before -= 1
    }
    var after = offset + 1
    while after < run.range.upperBound, !isSafe(after), !isFar(after, from: offset) { after += 1 }
    // At an outer end that is not safe the piece differs too; the cluster there does not count.
    var first = before
    if before > run.range.lowerBound, !isSafe(before) {
      repeat { first += 1 } while first < offset && !isClusterStart(first)
    }
    var last = after
    if after < run.range.upperBound, !isSafe(after) {
      repeat { last -= 1 } while last > offset && !isClusterStart(last)
    }
    func gain(_ piece: Range<Int>, counting counted: Range<Int>) -> Double {
      if counted.isEmpty { return 0 }
      return advance(of: counted, in: piece, of: run, units, font, language, tools)
        - (positions[counted.upperBound] - positions[counted.lowerBound])
    }
    return (
      gain(before..<offset, counting: first..<max(first, visibleEnd)),
      gain(offset..<after, counting: offset..<last)
    )
  }

  /// Returns the run that holds a code unit.
  private func run(at offset: Int) -> ItemizedRun {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return runs[low]
  }

  @inline(__always)
  private func isSafe(_ offset: Int) -> Bool {
    let mark = marks[offset]
    if mark & Mark.runStart != 0 { return true }
    return mark & (Mark.clusterStart | Mark.unsafeToBreak) == Mark.clusterStart
  }

  @inline(__always)
  private func isClusterStart(_ offset: Int) -> Bool { marks[offset] & Mark.clusterStart != 0 }

  /// Whether a cluster starts at an offset so far from another that a break there does not matter.
  private func isFar(_ offset: Int, from other: Int) -> Bool {
    abs(offset - other) >= 8 && isClusterStart(offset)
  }

  /// Returns the advance of some code units of a piece of a run that is shaped apart, in ems.
  private func advance(
    of counted: Range<Int>, in piece: Range<Int>, of run: ItemizedRun,
    _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont, _ language: OpaquePointer?,
    _ tools: Tools
  ) -> Double {
    let face = font.face(run.faceIndex)
    var sum = 0
    if piece.count <= WordSplitter.longest, let scope = scope(of: run, font, language, tools) {
      let word = WordSplitter.Word(range: piece, context: piece)
      for glyph in glyphs(of: word, in: run, units, face, language, tools, scope) {
        let cluster = piece.lowerBound + Int(glyph.cluster)
        if counted.contains(cluster), !LineTerminator.contains(units[cluster]) {
          sum += Int(glyph.advance)
        }
      }
      return Double(sum) / face.gridPerEm
    }
    tools.buffer.shape(
      units, piece, of: run, with: face.raw, features: features, language: language
    ) { infos, places in
      for index in infos.indices {
        let cluster = Int(infos[index].cluster)
        if counted.contains(cluster), !LineTerminator.contains(units[cluster]) {
          sum += Int(places[index].x_advance)
        }
      }
    }
    return Double(sum) / face.gridPerEm
  }
}
