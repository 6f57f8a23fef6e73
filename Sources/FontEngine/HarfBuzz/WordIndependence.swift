import CHarfBuzz

/// What a font's layout tables say about shaping the words of a text one by one.
///
/// A word comes out the same alone as in its text when no rule of the font looks past a space.
/// Kerning pairs and substitutions that only name a space beside its neighbour do not; of a rule that
/// does, the letters that it begins with tell the texts that are better shaped whole.
struct WordIndependence {
  /// Whether words may be shaped one by one at all, each with its spaces and the letter after them.
  private(set) var holds: Bool
  /// The glyphs that substitutions begin with or contain; a word's first letter may be one.
  private let substituted: OpaquePointer
  /// The glyphs at which a rule may begin that looks past a space, and those that may become one.
  private let reaching: OpaquePointer

  /// The features that HarfBuzz applies to horizontal left-to-right text of simple scripts.
  fileprivate static let features = [
    "rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "mark", "mkmk",
    "abvm", "blwm", "curs", "dist", "kern",
  ].map(tagValue)

  /// Reads a face's tables.
  ///
  /// Wraps `hb_ot_layout_lookup_collect_glyphs`.
  init(_ face: ShapingFace) {
    let raw = hb_font_get_face(face.raw)
    substituted = hb_set_create()
    reaching = hb_set_create()
    holds = false
    guard let space = face.glyph(for: 0x20), hb_aat_layout_has_substitution(raw) == 0,
      hb_aat_layout_has_positioning(raw) == 0
    else { return }
    for isSubstitution in [false, true] {
      let table = LayoutTable(raw, face.raw, isSubstitution: isSubstitution)
      if !table.gather(space: space, substituted: substituted, reaching: reaching) { return }
    }
    holds = hb_set_has(reaching, space) == 0
  }

  /// Destroys the sets; called once, by the owner.
  func destroy() {
    hb_set_destroy(substituted)
    hb_set_destroy(reaching)
  }

  /// Whether a glyph may become another one together with those after it.
  func mayBeSubstituted(_ glyph: UInt32) -> Bool { hb_set_has(substituted, glyph) != 0 }

  /// Whether there are glyphs at which a rule may look past a space.
  var hasExceptions: Bool { hb_set_is_empty(reaching) == 0 }

  /// Whether a rule may look past a space at a glyph, or at one that it may become.
  func mayReachPastSpace(_ glyph: UInt32) -> Bool { hb_set_has(reaching, glyph) != 0 }
}

/// One of the two layout tables, its lookup list read raw.
private struct LayoutTable {
  let face, font: OpaquePointer?
  let isSubstitution: Bool
  private var tag: UInt32 { tagValue(isSubstitution ? "GSUB" : "GPOS") }

  init(_ face: OpaquePointer?, _ font: OpaquePointer?, isSubstitution: Bool) {
    (self.face, self.font, self.isSubstitution) = (face, font, isSubstitution)
  }

  /// Adds to the glyphs that substitutions take and to those at which a rule looks past a space.
  ///
  /// - Returns: Whether the table could be read.
  func gather(space: UInt32, substituted: OpaquePointer, reaching: OpaquePointer) -> Bool {
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
      guard
        let lookup = LayoutLookup(
          table, Int(index), isSubstitution: isSubstitution, space: Int(space))
      else { return false }
      for set in [before, input, after] { hb_set_clear(set) }
      hb_ot_layout_lookup_collect_glyphs(face, tag, index, before, input, after, nil)
      if isSubstitution { hb_set_union(substituted, input) }
      let namesSpace = [before, input, after].contains { hb_set_has($0, space) != 0 }
      if !lookup.keepsWordsApart(namesSpace: namesSpace) { hb_set_union(reaching, input) }
    }
    if isSubstitution { addSources(of: reaching, by: lookups) }
    return true
  }

  /// Adds all that the lookups take to make one of some glyphs, in any number of steps.
  private func addSources(of glyphs: OpaquePointer, by lookups: OpaquePointer?) {
    let (input, output) = (hb_set_create(), hb_set_create())
    defer { for set in [input, output] { hb_set_destroy(set) } }
    var count: UInt32
    repeat {
      count = hb_set_get_population(glyphs)
      var index = UInt32.max
      while hb_set_next(lookups, &index) != 0 {
        for set in [input, output] { hb_set_clear(set) }
        hb_ot_layout_lookup_collect_glyphs(face, tag, index, nil, input, nil, output)
        hb_set_intersect(output, glyphs)
        if hb_set_is_empty(output) == 0 { hb_set_union(glyphs, input) }
      }
    } while hb_set_get_population(glyphs) > count
  }

  /// Returns the places of the lookups that apply at the font's place on its axes, with those that
  /// only other lookups call.
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
    let called = hb_set_create()
    defer { hb_set_destroy(called) }
    hb_ot_layout_collect_lookups(face, tag, nil, nil, nil, called)
    let lookups = hb_set_create()
    for index in 0..<hb_ot_layout_table_get_lookup_count(face, tag)
    where hb_set_has(called, index) == 0 {
      hb_set_add(lookups, index)
    }
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
}
