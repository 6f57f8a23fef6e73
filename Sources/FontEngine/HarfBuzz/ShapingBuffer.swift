import CHarfBuzz

/// HarfBuzz's working memory, used for one run of text after another.
///
/// Wraps `hb_buffer_t`; not to be shared between threads.
final class ShapingBuffer {
  private let raw: OpaquePointer

  init() { raw = hb_buffer_create() }

  deinit { hb_buffer_destroy(raw) }

  /// Shapes a run and hands its glyphs to `body`, in visual order.
  ///
  /// The text around the run is known to HarfBuzz, so that letters join across its ends. Wraps
  /// `hb_buffer_add_utf16` and `hb_shape`.
  @inline(__always)
  func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, of run: ItemizedRun,
    with font: OpaquePointer, features: [hb_feature_t], language: OpaquePointer?,
    _ body: (
      UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>
    ) -> Void
  ) {
    hb_buffer_clear_contents(raw)
    hb_buffer_set_direction(raw, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(raw, hb_script_t(run.script))
    hb_buffer_set_language(raw, language)
    hb_buffer_add_utf16(
      raw, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_shape(font, raw, features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(raw, &count)
    let positions = hb_buffer_get_glyph_positions(raw, nil)
    body(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count)))
  }
}

/// A run of one script, one direction and one face.
struct ItemizedRun {
  /// The code units, in logical order.
  var range: Range<Int>
  /// HarfBuzz's script tag.
  var script: UInt32
  var isRightToLeft: Bool
  /// 0 for the font's own face, else one more than the fallback's index.
  var faceIndex = 0
}
