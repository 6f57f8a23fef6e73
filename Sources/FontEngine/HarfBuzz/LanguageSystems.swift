import CHarfBuzz

/// Which of a font's language systems a script and a language select, in GSUB and in GPOS.
///
/// Texts of two languages that select the same ones are shaped alike, as long as their script is
/// not one whose shaper asks for the language itself.
struct LanguageSystems: Equatable {
  private var substitution, positioning: Selection

  private struct Selection: Equatable {
    var script: UInt32 = 0
    var language: UInt32 = 0
  }

  /// Selects as HarfBuzz does before it shapes.
  ///
  /// Wraps `hb_ot_tags_from_script_and_language`, `hb_ot_layout_table_select_script` and
  /// `hb_ot_layout_script_select_language`.
  init(_ face: ShapingFace, script: UInt32, language: OpaquePointer?) {
    var scripts = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_SCRIPT))
    var languages = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_LANGUAGE))
    var scriptCount = UInt32(scripts.count)
    var languageCount = UInt32(languages.count)
    hb_ot_tags_from_script_and_language(
      hb_script_t(script), language, &scriptCount, &scripts, &languageCount, &languages)
    let raw = hb_font_get_face(face.raw)
    func selection(in table: String) -> Selection {
      var found = Selection()
      hb_ot_layout_table_select_script(
        raw, tagValue(table), scriptCount, scripts, &found.script, nil)
      hb_ot_layout_script_select_language(
        raw, tagValue(table), found.script, languageCount, languages, &found.language)
      return found
    }
    substitution = selection(in: "GSUB")
    positioning = selection(in: "GPOS")
  }
}
