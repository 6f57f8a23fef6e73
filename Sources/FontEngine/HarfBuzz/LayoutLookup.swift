/// A lookup of a GSUB or GPOS table: its type, its flags, and what its context classes say of the
/// space.
///
/// Read raw after the OpenType specification, chapters “OpenType Layout Common Table Formats”, GSUB
/// and GPOS; HarfBuzz tells the glyphs of a lookup, but not those of a class that lists none.
struct LayoutLookup {
  private enum Kind {
    /// Looks at one glyph, or at a glyph and its neighbour.
    case near
    /// Replaces several glyphs by one, or joins them.
    case joining
    /// Puts marks on letters, whatever its flags.
    case attaching
    /// Looks at any number of glyphs around.
    case contextual
  }

  private let kind: Kind
  private let skipsGlyphs: Bool
  private var classesNameSpace = false

  /// Reads a lookup; `nil` when the table is damaged.
  ///
  /// - Parameters:
  ///   - table: The whole table.
  ///   - index: The lookup's place in the list.
  ///   - isSubstitution: Whether the table is GSUB.
  ///   - space: The glyph of the space.
  init?(_ table: UnsafeRawBufferPointer, _ index: Int, isSubstitution: Bool, space: Int) {
    guard let list = table.u16(8), let offset = table.u16(list + 2 + 2 * index),
      var type = table.u16(list + offset), let flags = table.u16(list + offset + 2),
      let count = table.u16(list + offset + 4)
    else { return nil }
    let lookup = list + offset
    // Base glyphs or ligatures, of which a space is the one or the other.
    skipsGlyphs = flags & 6 != 0
    var subtables: [Int] = []
    let isExtension = type == (isSubstitution ? 7 : 9)
    for part in 0..<count {
      guard let offset = table.u16(lookup + 6 + 2 * part) else { return nil }
      var subtable = lookup + offset
      if isExtension {
        guard let real = table.u16(subtable + 2), let high = table.u16(subtable + 4),
          let low = table.u16(subtable + 6)
        else { return nil }
        type = real
        subtable += high << 16 + low
      }
      subtables.append(subtable)
    }
    kind =
      switch (isSubstitution, type) {
      case (true, 1), (true, 2), (true, 3), (false, 1), (false, 2): .near
      case (true, 4), (false, 3): .joining
      case (false, 4...6): .attaching
      default: .contextual
      }
    guard kind == .contextual else { return }
    let isChained = type == (isSubstitution ? 6 : 8)
    for subtable in subtables {
      guard let format = table.u16(subtable) else { return nil }
      guard format == 2 else { continue }
      // A table that is damaged further in names anything.
      let context = ClassContext(table, subtable, isChained: isChained)
      if context.names(space) ?? true { classesNameSpace = true }
    }
  }

  /// Whether the lookup never makes a word depend on what stands beyond a space; `namesSpace` says
  /// whether the space is one of the glyphs that it lists.
  func keepsWordsApart(namesSpace: Bool) -> Bool {
    switch kind {
    case .attaching: true
    case .near: !skipsGlyphs
    case .joining: !skipsGlyphs && !namesSpace
    case .contextual: !skipsGlyphs && !namesSpace && !classesNameSpace
    }
  }
}

/// A subtable whose rules name classes of glyphs: format 2 of contexts and chained contexts.
private struct ClassContext {
  private let table: UnsafeRawBufferPointer
  private let start: Int
  private let isChained: Bool

  init(_ table: UnsafeRawBufferPointer, _ start: Int, isChained: Bool) {
    (self.table, self.start, self.isChained) = (table, start, isChained)
  }

  /// Whether a rule names a glyph's class after its first glyph or, chained, anywhere around; `nil`
  /// when the subtable is damaged.
  func names(_ glyph: Int) -> Bool? {
    let definitions = isChained ? [4, 6, 8] : [4]
    var classes: [Int] = []
    for place in definitions {
      guard let offset = table.u16(start + place),
        let found = offset == 0 ? 0 : glyphClass(of: glyph, in: start + offset)
      else { return nil }
      classes.append(found)
    }
    let sets = start + 4 + 2 * definitions.count
    guard let count = table.u16(sets) else { return nil }
    for index in 0..<count {
      guard let offset = table.u16(sets + 2 + 2 * index) else { return nil }
      if offset == 0 { continue }
      let set = start + offset
      guard let rules = table.u16(set) else { return nil }
      for rule in 0..<rules {
        guard let offset = table.u16(set + 2 + 2 * rule),
          let isNamed = ruleNames(classes, at: set + offset)
        else { return nil }
        if isNamed { return true }
      }
    }
    return false
  }

  /// Whether a rule names one of the classes: of glyphs before, of its own, of glyphs after.
  private func ruleNames(_ classes: [Int], at rule: Int) -> Bool? {
    var place = rule
    for (part, wanted) in classes.enumerated() {
      guard var count = table.u16(place) else { return nil }
      place += 2
      if part == (isChained ? 1 : 0) {
        // The first glyph is the coverage's; unchained, the number of substitutions comes between.
        count = max(0, count - 1)
        if !isChained { place += 2 }
      }
      for _ in 0..<count {
        guard let named = table.u16(place) else { return nil }
        if named == wanted { return true }
        place += 2
      }
    }
    return false
  }

  /// Returns the class that a class definition gives to a glyph: 0 when it gives none.
  private func glyphClass(of glyph: Int, in definition: Int) -> Int? {
    switch table.u16(definition) {
    case 1:
      guard let first = table.u16(definition + 2), let count = table.u16(definition + 4) else {
        return nil
      }
      guard (first..<first + count).contains(glyph) else { return 0 }
      return table.u16(definition + 6 + 2 * (glyph - first))
    case 2:
      guard let count = table.u16(definition + 2) else { return nil }
      for index in 0..<count {
        let range = definition + 4 + 6 * index
        guard let first = table.u16(range), let last = table.u16(range + 2) else { return nil }
        if first <= glyph, glyph <= last { return table.u16(range + 4) }
      }
      return 0
    default: return nil
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the big-endian number at an offset; `nil` outside the table.
  fileprivate func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return Int(self[offset]) << 8 | Int(self[offset + 1])
  }
}
