import CHarfBuzz

/// What a font's layout tables say about shaping the words of a text one by one.
///
/// A word comes out the same alone as in its text when no rule of the font looks past a space.
/// Kerning pairs and substitutions that only name a space beside its neighbour do not.
struct WordIndependence {
  /// Whether words may be shaped one by one, each with its spaces and the letter after them.
  private(set) var holds: Bool
  /// The glyphs that substitutions begin with or contain; a word's first letter may be one.
  private let substituted: OpaquePointer

  /// The features that HarfBuzz applies to horizontal left-to-right text of simple scripts.
  private static let features = [
    "rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "mark", "mkmk",
    "abvm", "blwm", "curs", "dist", "kern",
  ].map(tagValue)

  /// Reads a face's tables.
  ///
  /// Wraps `hb_ot_layout_lookup_collect_glyphs`.
  init(_ face: ShapingFace) {
    let raw = hb_font_get_face(face.raw)
    substituted = hb_set_create()
    holds = false
    guard let space = face.glyph(for: 0x20), hb_aat_layout_has_substitution(raw) == 0,
      hb_aat_layout_has_positioning(raw) == 0
    else { return }
    let tables = [
      LayoutTable(raw, face.raw, tagValue("GSUB"), isSubstitution: true),
      LayoutTable(raw, face.raw, tagValue("GPOS"), isSubstitution: false),
    ]
    holds = tables.allSatisfy { $0.keepsWordsApart(space: space, adding: substituted) }
  }

  /// Destroys the set; called once, by the owner.
  func destroy() { hb_set_destroy(substituted) }

  /// Whether a glyph may become another one together with those after it.
  func mayBeSubstituted(_ glyph: UInt32) -> Bool { hb_set_has(substituted, glyph) != 0 }

  /// One of the two layout tables, its lookup list read raw.
  private struct LayoutTable {
    let face, font: OpaquePointer?
    let tag: UInt32
    let isSubstitution: Bool

    init(
      _ face: OpaquePointer?, _ font: OpaquePointer?, _ tag: UInt32, isSubstitution: Bool
    ) {
      (self.face, self.font, self.tag, self.isSubstitution) = (face, font, tag, isSubstitution)
    }

    /// Returns the places of the lookups that apply at the font's place on its axes.
    ///
    /// Wraps `hb_ot_layout_collect_features`, `hb_ot_layout_table_find_feature_variations` and
    /// `hb_ot_layout_feature_with_variations_get_lookups`.
    private func lookups() -> OpaquePointer? {
      var coordinateCount: UInt32 = 0
      let coordinates = hb_font_get_var_coords_normalized(font, &coordinateCount)
      var variation: UInt32 = 0
      hb_ot_layout_table_find_feature_variations(
        face, tag, coordinates, coordinateCount, &variation)
      let features = hb_set_create()
      defer { hb_set_destroy(features) }
      hb_ot_layout_collect_features(
        face, tag, nil, nil, WordIndependence.features + [0], features)
      let lookups = hb_set_create()
      var feature = UInt32.max
      while hb_set_next(features, &feature) != 0 {
        var indices = [UInt32](repeating: 0, count: 64)
        var start: UInt32 = 0
        var count: UInt32
        repeat {
          count = UInt32(indices.count)
          _ = hb_ot_layout_feature_with_variations_get_lookups(
            face, tag, feature, variation, start, &count, &indices)
          for index in indices.prefix(Int(count)) { hb_set_add(lookups, index) }
          start += count
        } while count == UInt32(indices.count)
      }
      return lookups
    }

    func keepsWordsApart(space: UInt32, adding substituted: OpaquePointer) -> Bool {
      let blob = hb_face_reference_table(face, tag)
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let start = hb_blob_get_data(blob, &length), length >= 10 else { return true }
      let table = UnsafeRawBufferPointer(start: start, count: Int(length))
      let lookups = lookups()
      let (before, input, after) = (hb_set_create(), hb_set_create(), hb_set_create())
      defer { for set in [lookups, before, input, after] { hb_set_destroy(set) } }
      var index = UInt32.max
      while hb_set_next(lookups, &index) != 0 {
        guard let lookup = Lookup(table, Int(index), isSubstitution: isSubstitution) else {
          return false
        }
        for set in [before, input, after] { hb_set_clear(set) }
        hb_ot_layout_lookup_collect_glyphs(face, tag, index, before, input, after, nil)
        if isSubstitution { hb_set_union(substituted, input) }
        let namesSpace = [before, input, after].contains { hb_set_has($0, space) != 0 }
        if !lookup.keepsWordsApart(namesSpace: namesSpace) { return false }
      }
      return true
    }
  }

  /// A lookup's type, flags and formats.
  private struct Lookup {
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

    private var kind: Kind
    private var skipsGlyphs: Bool
    private var hasClasses = false

    /// Reads a lookup; `nil` when the table is damaged.
    init?(_ table: UnsafeRawBufferPointer, _ index: Int, isSubstitution: Bool) {
      guard let list = table.u16(8), let offset = table.u16(list + 2 + 2 * index),
        var type = table.u16(list + offset), let flags = table.u16(list + offset + 2),
        let count = table.u16(list + offset + 4)
      else { return nil }
      let lookup = list + offset
      // Base glyphs or ligatures, of which a space is the one or the other.
      skipsGlyphs = flags & 6 != 0
      let extensionType = isSubstitution ? 7 : 9
      let isExtension = type == extensionType
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
        guard let format = table.u16(subtable) else { return nil }
        hasClasses = hasClasses || format == 2
      }
      kind =
        switch (isSubstitution, type) {
        case (true, 1), (true, 2), (true, 3), (false, 1), (false, 2): .near
        case (true, 4), (false, 3): .joining
        case (false, 4...6): .attaching
        default: .contextual
        }
    }

    /// Whether the lookup never makes a word depend on what stands beyond a space.
    func keepsWordsApart(namesSpace: Bool) -> Bool {
      switch kind {
      case .attaching: true
      case .near: !skipsGlyphs
      case .joining: !skipsGlyphs && !namesSpace
      // The class of all glyphs not named may hold the space.
      case .contextual: !skipsGlyphs && !namesSpace && !hasClasses
      }
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
