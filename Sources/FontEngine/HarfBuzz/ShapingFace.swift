import CHarfBuzz
public import MetricsCore

/// One face at one place on its axes, ready to shape; immutable, so any thread may use it.
///
/// Wraps `hb_font_t`. Advances are unhinted, on a grid of unitsPerEm steps an em for static fonts
/// and 64 times finer for variable ones, whose interpolated kerning falls between the steps.
/// (HarfBuzz rounds a glyph's own interpolated advance to whole units before it scales it.)
public final class ShapingFace: @unchecked Sendable {
  /// The file, kept alive because the font points into it.
  public let file: FontFile
  /// The face's place in a collection.
  public let faceIndex: Int
  /// The place on the axes that are set; the others are at their defaults.
  public let coordinates: [AxisValue]
  /// The size in points that sets an optical size or a tracking table; `nil` when neither matters.
  public let pointSize: Double?
  /// Grid steps in one em.
  let gridPerEm: Double
  /// The axes, for FreeType.
  let axes: [VariationAxis]
  let raw: OpaquePointer

  /// Creates a face.
  ///
  /// - Parameters:
  ///   - file: The font file.
  ///   - faceIndex: The face's place in a collection, from 0.
  ///   - coordinates: Places on axes in user units; other axes stay at their defaults, values
  ///     outside an axis go to its end.
  ///   - pointSize: Where given, the size that an `opsz` axis not named in `coordinates` and a
  ///     `trak` table follow.
  ///   - gridStepsPerUnit: How finely a variable font's interpolated kerning is rounded: steps
  ///     in one font unit. Static fonts have whole units only.
  public init(
    file: FontFile, faceIndex: Int = 0, coordinates: [AxisValue] = [], pointSize: Double? = nil,
    gridStepsPerUnit: UInt32 = 64
  ) {
    let face = HarfBuzzFace(sfnt: file.sfnt, faceIndex: faceIndex)
    let axes = face.axes
    let unitsPerEm = hb_face_get_upem(face.raw)
    let grid = axes.isEmpty ? unitsPerEm : unitsPerEm * gridStepsPerUnit
    let font = hb_font_create(face.raw)!
    hb_font_set_scale(font, Int32(grid), Int32(grid))
    var places = coordinates.filter { !$0.value.isNaN }
    if let pointSize {
      hb_font_set_ptem(font, Float(pointSize))
      if let axis = axes.first(where: { $0.tag == "opsz" }),
        !coordinates.contains(where: { $0.tag == "opsz" })
      {
        places.append(
          AxisValue(tag: "opsz", value: min(max(pointSize, axis.minimum), axis.maximum)))
      }
    }
    let variations = places.map {
      hb_variation_t(tag: tagValue($0.tag), value: Float($0.value))
    }
    if !axes.isEmpty, !variations.isEmpty {
      hb_font_set_variations(font, variations, UInt32(variations.count))
    }
    hb_font_make_immutable(font)
    self.file = file
    self.faceIndex = faceIndex
    self.coordinates = places
    self.pointSize = pointSize
    self.axes = axes
    gridPerEm = Double(grid)
    raw = font
  }

  deinit { hb_font_destroy(raw) }

  /// Returns whether a character is mapped to a glyph.
  ///
  /// Wraps `hb_font_get_nominal_glyph`.
  public func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(raw, scalar, &glyph) != 0 && glyph != 0
  }

  /// Returns whether a font's advances change with the point size otherwise than in proportion:
  /// it has an `opsz` axis or a `trak` table.
  public static func followsPointSize(_ file: FontFile, faceIndex: Int) -> Bool {
    let face = HarfBuzzFace(sfnt: file.sfnt, faceIndex: faceIndex)
    return hb_aat_layout_has_tracking(face.raw) != 0
      || face.axes.contains { $0.tag == "opsz" }
  }
}
