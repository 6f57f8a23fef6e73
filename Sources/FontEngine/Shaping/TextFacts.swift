public import MetricsCore

/// What is known of a text's glyphs apart from their advances.
public struct TextFacts: Sendable {
  /// User-perceived characters that the font's own face lacks, once each, in order of appearance;
  /// those that the system supplies itself (emoji, attachments) left out.
  public var missing: [String] = []
  /// User-perceived characters that it lacks and that the system supplies itself, once each.
  public var suppliedBySystem: [String] = []
  /// User-perceived characters mapped to a glyph without ink, once each.
  public var blank: [String] = []
  /// User-perceived characters stored as a letter with marks, whose marks the face lacks while it
  /// has the composed letter; once each.
  public var decomposed: [String] = []
  /// How many of them are missing, each occurrence counted.
  public var missingCount = 0
  /// The words with missing characters, once each.
  public var wordsWithMissing: [TextMeasurement.MissingWord] = []
  /// How far the ink reaches; `nil` when there is none.
  public var ink: InkBounds?
  /// The user-perceived character with the highest ink.
  public var highest: String?
  /// The user-perceived character with the lowest ink.
  public var lowest: String?

  /// Gathers the facts of the text a shaper shaped last.
  init(
    text: ShapedText, glyphs: [ShapedGlyphs.PlacedGlyph], font: ShapingFont, fallbacksCount: Bool,
    ink cache: InkCache
  ) {
    let isDoubtful = text.utf16.withUnsafeBufferPointer {
      gatherInk(glyphs, text, $0, font, fallbacksCount, cache)
    }
    if isDoubtful {
      gatherCharacters(
        text, CodeUnitState.all(of: text, glyphs, font, fallbacksCount, cache), font)
    }
    if text.utf16.withUnsafeBufferPointer({ units in
      units.contains { (0x300...0x36F).contains($0) || $0 == 0x3099 || $0 == 0x309A }
    }) {
      gatherDecomposed(text.string(0..<text.utf16.count), font.face)
    }
  }

  private mutating func gatherDecomposed(_ text: String, _ face: ShapingFace) {
    for character in text {
      let scalars = character.unicodeScalars.map(\.value)
      guard scalars.count > 1, scalars.dropFirst().contains(where: { !face.covers($0) }),
        let composed = ShapingFace.composed(scalars), face.covers(composed)
      else { continue }
      if !decomposed.contains(String(character)) { decomposed.append(String(character)) }
    }
  }

  /// Gathers how far the ink reaches.
  ///
  /// - Returns: Whether a cluster lacks a glyph, or has none with ink where there should be some.
  private mutating func gatherInk(
    _ glyphs: [ShapedGlyphs.PlacedGlyph], _ text: ShapedText,
    _ units: UnsafeBufferPointer<UInt16>, _ font: ShapingFont, _ fallbacksCount: Bool,
    _ cache: InkCache
  ) -> Bool {
    var isDoubtful = false
    var pen = 0.0
    var right = 0.0
    var hasInk = false
    var bounds = InkBounds(top: -.infinity, bottom: -.infinity)
    var highestCluster = 0
    var lowestCluster = 0
    var faceIndex: Int32 = 0
    var face = cache.outlines(of: font.face)
    for glyph in glyphs {
      let cluster = Int(glyph.cluster)
      let unit = units[cluster]
      if LineTerminator.contains(unit) {
        bounds.rightOverhang = max(bounds.rightOverhang, right - pen)
        pen = 0
        right = 0
        continue
      }
      if glyph.id == 0 || (glyph.faceIndex != 0 && !fallbacksCount) { isDoubtful = true }
      if glyph.faceIndex != faceIndex {
        faceIndex = glyph.faceIndex
        face = cache.outlines(of: font.face(Int(faceIndex)))
      }
      if let ink = face.bounds(of: glyph.id) {
        // The box of .notdef is nobody's ink: the system draws something else.
        if glyph.id != 0 {
          let top = ink.top + glyph.yOffset
          let bottom = -(ink.bottom + glyph.yOffset)
          hasInk = true
          if top > bounds.top { (bounds.top, highestCluster) = (top, cluster) }
          if bottom > bounds.bottom { (bounds.bottom, lowestCluster) = (bottom, cluster) }
          bounds.leftOverhang = max(
            bounds.leftOverhang, -(pen + glyph.xOffset + ink.left))
          right = max(right, pen + glyph.xOffset + ink.right)
        }
      } else if unit != 0x20 {
        isDoubtful = true
      }
      pen += glyph.advance
    }
    bounds.rightOverhang = max(bounds.rightOverhang, right - pen)
    if hasInk {
      ink = bounds
      highest = text.character(at: highestCluster)
      lowest = text.character(at: lowestCluster)
    }
    return isDoubtful
  }

  /// What was seen at the cluster that starts with a code unit.
  private struct CodeUnitState: OptionSet {
    var rawValue: UInt8
    static let clusterStart = CodeUnitState(rawValue: 1)
    static let inked = CodeUnitState(rawValue: 2)
    /// The font's own face has no glyph.
    static let lacking = CodeUnitState(rawValue: 4)

    var isBlank: Bool { contains(.clusterStart) && !contains(.inked) && !contains(.lacking) }

    /// Returns what was seen at each code unit.
    static func all(
      of text: ShapedText, _ glyphs: [ShapedGlyphs.PlacedGlyph], _ font: ShapingFont,
      _ fallbacksCount: Bool, _ cache: InkCache
    ) -> [CodeUnitState] {
      var states = [CodeUnitState](repeating: [], count: text.utf16.count + 1)
      for glyph in glyphs {
        let cluster = Int(glyph.cluster)
        if LineTerminator.contains(text.utf16[cluster]) { continue }
        states[cluster].insert(.clusterStart)
        if glyph.id == 0 || (glyph.faceIndex != 0 && !fallbacksCount) {
          states[cluster].insert(.lacking)
        }
        if cache.outlines(of: font.face(Int(glyph.faceIndex))).bounds(of: glyph.id) != nil {
          states[cluster].insert(.inked)
        }
      }
      return states
    }
  }

  private mutating func gatherCharacters(
    _ text: ShapedText, _ state: [CodeUnitState], _ font: ShapingFont
  ) {
    var offset = 0
    var missing = OrderedNames<String>()
    var suppliedBySystem = OrderedNames<String>()
    var blank = OrderedNames<String>()
    var words = OrderedNames<TextMeasurement.MissingWord>()
    var word = TextMeasurement.MissingWord(word: "", missing: 0, total: 0)
    func closeWord() {
      if word.missing > 0 { words.append(word) }
      word = TextMeasurement.MissingWord(word: "", missing: 0, total: 0)
    }
    for character in text.string(0..<text.utf16.count) {
      var isShown = false
      var isSuppliedBySystem = false
      var isBlank = false
      var states: CodeUnitState = []
      for scalar in character.unicodeScalars {
        // What need not show ink, such as a joiner, is neither missing nor blank.
        if Characters.showsInk(scalar.value) {
          isShown = true
          states.formUnion(state[offset])
          isBlank = isBlank || state[offset].isBlank
        }
        isSuppliedBySystem = isSuppliedBySystem || Characters.isSuppliedBySystem(scalar.value)
        offset += UTF16.width(scalar)
      }
      guard isShown else {
        if character.isWhitespace { closeWord() }
        continue
      }
      word.word.append(character)
      word.total += 1
      if states.contains(.lacking) {
        if isSuppliedBySystem {
          suppliedBySystem.append(String(character))
        } else {
          missing.append(String(character))
          missingCount += 1
          word.missing += 1
        }
      } else if isBlank, !font.face.isDrawnOtherwise(0) {
        blank.append(String(character))
      }
    }
    closeWord()
    self.missing = missing.elements
    self.suppliedBySystem = suppliedBySystem.elements
    self.blank = blank.elements
    wordsWithMissing = words.elements
  }
}

/// Elements once each, in order of appearance.
private struct OrderedNames<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var known: Set<Element> = []

  mutating func append(_ element: Element) {
    if known.insert(element).inserted { elements.append(element) }
  }
}

extension ShapedText {
  /// Returns the user-perceived character at an offset.
  fileprivate func character(at offset: Int) -> String {
    let unit = utf16[offset]
    // Before U+0300 nothing joins what stands before it, and before U+0600 what stands after it.
    if unit != 0x0D, unit < 0x600, offset + 1 == utf16.count || utf16[offset + 1] < 0x300 {
      return String(UnicodeScalar(unit).map(Character.init) ?? "\u{FFFD}")
    }
    let end = min(utf16.count, offset + 16)
    return string(offset..<end).first.map(String.init) ?? ""
  }
}
