import CHarfBuzz
import MetricsCore

/// A face's tables as HarfBuzz sees them: names, axes, instances, characters, features.
///
/// Wraps `hb_face_t`.
struct HarfBuzzFace: ~Copyable {
  let raw: OpaquePointer

  /// Opens a face of a font that the caller keeps alive.
  ///
  /// Wraps `hb_face_create`.
  init(sfnt: UnsafeRawBufferPointer, faceIndex: Int) {
    let blob = hb_blob_create(
      sfnt.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(sfnt.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    raw = hb_face_create(blob, UInt32(faceIndex))
    hb_blob_destroy(blob)
    hb_face_make_immutable(raw)
  }

  deinit { hb_face_destroy(raw) }

  /// Returns a name in English, or in whatever language it exists; `nil` when absent or empty.
  ///
  /// Wraps `hb_ot_name_get_utf8` and `hb_ot_name_list_names`.
  func name(_ id: UInt32) -> String? {
    if let english = name(id, in: hb_language_from_string("en", -1)) { return english }
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(raw, &count) else { return nil }
    for entry in UnsafeBufferPointer(start: entries, count: Int(count)) where entry.name_id == id {
      if let name = name(id, in: entry.language) { return name }
    }
    return nil
  }

  private func name(_ id: UInt32, in language: OpaquePointer?) -> String? {
    var capacity: UInt32 = 0
    let length = hb_ot_name_get_utf8(raw, id, language, &capacity, nil)
    guard length > 0, length < 4096 else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(length) + 1)
    capacity = length + 1
    _ = hb_ot_name_get_utf8(raw, id, language, &capacity, &buffer)
    let bytes = buffer.prefix(Int(capacity)).map { UInt8(bitPattern: $0) }
    let name = String(decoding: bytes, as: UTF8.self)
    return name.isEmpty ? nil : name
  }

  /// The design axes, in the font's order.
  ///
  /// Wraps `hb_ot_var_get_axis_infos`.
  var axes: [VariationAxis] {
    var count = min(hb_ot_var_get_axis_count(raw), 64)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = hb_ot_var_get_axis_infos(raw, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      VariationAxis(
        tag: tagString($0.tag), minimum: Double($0.min_value),
        defaultValue: Double($0.default_value), maximum: Double($0.max_value))
    }
  }

  /// The named instances, in the font's order.
  ///
  /// A PostScript name that the file does not store is made as Apple's systems make it: nameID 25,
  /// else 16, else 1 without spaces, a hyphen, the subfamily without spaces. Confidence: medium.
  func instances(of axes: [VariationAxis]) -> [NamedInstance] {
    let prefix = (name(25) ?? name(16) ?? name(1)).map(NameCharacters.postScript)
    return (0..<min(hb_ot_var_get_named_instance_count(raw), 1024)).map { index in
      let subfamilyID = hb_ot_var_named_instance_get_subfamily_name_id(raw, index)
      let storedID = hb_ot_var_named_instance_get_postscript_name_id(raw, index)
      let subfamily = name(subfamilyID) ?? "Instance \(index)"
      let stored = storedID == UInt32(UInt16.max) ? nil : name(storedID)
      var count = UInt32(axes.count)
      var coordinates = [Float](repeating: 0, count: axes.count)
      _ = hb_ot_var_named_instance_get_design_coords(raw, index, &count, &coordinates)
      return NamedInstance(
        postScriptName: stored
          ?? (prefix ?? "Unnamed") + "-" + NameCharacters.postScript(subfamily),
        hasStoredPostScriptName: stored != nil, subfamily: subfamily,
        coordinates: zip(axes, coordinates).map { AxisValue(tag: $0.tag, value: Double($1)) })
    }
  }

  /// The characters mapped to glyphs.
  ///
  /// Wraps `hb_face_collect_unicodes`.
  var coverage: CharacterCoverage {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(raw, set)
    var values: [UInt32] = []
    values.reserveCapacity(Int(hb_set_get_population(set)))
    var value = UInt32.max
    while hb_set_next(set, &value) != 0 { values.append(value) }
    return CharacterCoverage(ascending: values)
  }

  /// The tags of all `GSUB` and `GPOS` features, sorted; `kern` when there is a `kern` table.
  var features: [String] {
    var tags: Set<String> = []
    for table in ["GSUB", "GPOS"] {
      var start: UInt32 = 0
      while true {
        var count: UInt32 = 64
        var buffer = [hb_tag_t](repeating: 0, count: 64)
        let total = hb_ot_layout_table_get_feature_tags(
          raw, tagValue(table), start, &count, &buffer)
        for tag in buffer.prefix(Int(count)) { tags.insert(tagString(tag)) }
        start += count
        if count == 0 || start >= total { break }
      }
    }
    let kern = hb_face_reference_table(raw, tagValue("kern"))
    if hb_blob_get_length(kern) > 0 { tags.insert("kern") }
    hb_blob_destroy(kern)
    return tags.sorted()
  }
}

/// What a PostScript name may hold.
enum NameCharacters {
  /// Returns a name without the characters that PostScript names may not hold.
  static func postScript(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter {
          $0.value > 0x20 && $0.value < 0x7F && !"[](){}<>/%".unicodeScalars.contains($0)
        }))
  }
}
