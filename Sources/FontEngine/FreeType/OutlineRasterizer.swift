import CFreeType
public import MetricsCore

/// Turns outlines into pixels with FreeType's anti-aliasing; not to be shared between threads.
///
/// Wraps `FT_Library`. The outlines are unhinted, as on iOS.
public final class OutlineRasterizer {
  private let library: FT_Library

  /// Starts FreeType; `nil` when there is no memory for it.
  ///
  /// Wraps `FT_Init_FreeType`.
  public init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  /// Larger shapes come out of damaged fonts only.
  private static let pixelLimit = 1 << 26

  /// Returns what an outline covers.
  ///
  /// - Parameters:
  ///   - outline: The outline; its inside follows the nonzero rule.
  ///   - scale: Pixels in one font unit.
  ///   - x: The pixel that the glyph's origin is at, from the left, to a 64th.
  ///   - y: The pixel that the glyph's origin is at, from the top, to a 64th.
  ///   - visible: The pixels that matter.
  /// - Returns: The coverage; `nil` when none of those pixels can be covered.
  ///
  /// Wraps `FT_Outline_Get_Bitmap`.
  public func coverage(
    of outline: GlyphOutline, scale: Double, x: Double, y: Double, visible: PixelRect
  ) -> PixelCoverage? {
    guard var shape = OutlineShape(outline, scale: scale, x: x, y: y, library: library) else {
      return nil
    }
    defer { shape.free() }
    let rect = shape.pixels
    let (width, height) = (rect.right - rect.left, rect.bottom - rect.top)
    guard !rect.intersection(visible).isEmpty, width * height <= Self.pixelLimit else {
      return nil
    }
    var values = [UInt8](repeating: 0, count: width * height)
    let code = values.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return shape.render(into: &bitmap)
    }
    return code == 0 ? PixelCoverage(rect: rect, values: values) : nil
  }
}

/// An outline as FreeType has it: in 64ths of a pixel, y upwards, the sheet's upper edge at 0.
private struct OutlineShape {
  private var raw = FT_Outline()
  private let library: FT_Library

  /// Copies an outline to a place; `nil` when there is nothing to draw.
  init?(_ outline: GlyphOutline, scale: Double, x: Double, y: Double, library: FT_Library) {
    let points = OutlinePoints(outline)
    // FreeType counts in 16 bits, and places further away than this are on no sheet.
    guard !points.list.isEmpty, points.list.count <= Int(Int16.max),
      x.magnitude < 1e7, y.magnitude < 1e7, scale.isFinite, scale.magnitude < 1e4,
      FT_Outline_New(
        library, FT_UInt(points.list.count), .init(points.ends.count), &raw) == 0
    else { return nil }
    self.library = library
    for (index, (point, tag)) in points.list.enumerated() {
      raw.points[index] = FT_Vector(
        x: FT_Pos(((x + Double(point.x) * scale) * 64).rounded()),
        y: FT_Pos(((Double(point.y) * scale - y) * 64).rounded()))
      // The types of tags and ends differ between versions of FreeType.
      raw.tags[index] = .init(tag)
    }
    for (index, end) in points.ends.enumerated() { raw.contours[index] = .init(end) }
  }

  mutating func free() { FT_Outline_Done(library, &raw) }

  /// The pixels that the points lie in.
  var pixels: PixelRect {
    mutating get {
      var box = FT_BBox()
      FT_Outline_Get_CBox(&raw, &box)
      return PixelRect(
        left: box.xMin >> 6, top: -((box.yMax + 63) >> 6), right: (box.xMax + 63) >> 6,
        bottom: -(box.yMin >> 6))
    }
  }

  /// Renders into a bitmap that has room for ``pixels``; 0 for success.
  mutating func render(into bitmap: inout FT_Bitmap) -> FT_Error {
    let rect = pixels
    FT_Outline_Translate(&raw, FT_Pos(-rect.left * 64), FT_Pos(rect.bottom * 64))
    return FT_Outline_Get_Bitmap(library, &raw, &bitmap)
  }
}

/// The points of an outline with FreeType's tags, and the last point of each contour.
private struct OutlinePoints {
  var list: [(GlyphOutline.Point, tag: UInt8)] = []
  var ends: [Int] = []

  /// `FT_CURVE_TAG_ON`, `FT_CURVE_TAG_CONIC` and `FT_CURVE_TAG_CUBIC`.
  private static let (on, conic, cubic): (UInt8, UInt8, UInt8) = (1, 0, 2)

  init(_ outline: GlyphOutline) {
    for segment in outline.segments {
      switch segment {
      case .move(let point):
        endContour()
        list.append((point, Self.on))
      case .line(let point): list.append((point, Self.on))
      case .quadratic(let control, let point):
        list += [(control, Self.conic), (point, Self.on)]
      case .cubic(let first, let second, let point):
        list += [(first, Self.cubic), (second, Self.cubic), (point, Self.on)]
      }
    }
    endContour()
  }

  private mutating func endContour() {
    if let last = list.indices.last, last != ends.last { ends.append(last) }
  }
}
