import CFreeType
public import MetricsCore

extension FontFile {
  /// Returns currency signs that the face draws with one outline, each group in the order of its
  /// code points; empty when every sign has an outline of its own.
  ///
  /// - Parameters:
  ///   - faceIndex: The face's place in a collection, from 0.
  ///   - coordinates: The place on the axes.
  /// - Returns: The groups, each of two signs or more.
  /// - Throws: `EngineError` when FreeType cannot open the face.
  public func sharedCurrencySigns(
    faceIndex: Int = 0, at coordinates: [AxisValue] = []
  ) throws(EngineError) -> [[String]] {
    let face = try FreeTypeFace(bytes: sfnt, faceIndex: faceIndex, path: path)
    let shaping = ShapingFace(file: self, faceIndex: faceIndex, coordinates: coordinates)
    face.setCoordinates(shaping.coordinates, axes: shaping.axes)
    var groups: [(outline: [Int], signs: [String])] = []
    for sign in "$£¥฿₡₦₩₪₫€₭₮₱₲₴₵₸₹₺₼₽₾".unicodeScalars {
      guard let glyph = shaping.glyph(for: sign.value), let outline = face.outline(glyph) else {
        continue
      }
      if let known = groups.firstIndex(where: { $0.outline == outline }) {
        groups[known].signs.append(String(sign))
      } else {
        groups.append((outline, [String(sign)]))
      }
    }
    return groups.map(\.signs).filter { $0.count > 1 }
  }
}

extension FreeTypeFace {
  /// Returns a glyph's points and where its contours end, in font units; `nil` without outline.
  ///
  /// Wraps `FT_Load_Glyph`.
  fileprivate func outline(_ glyph: UInt32) -> [Int]? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
    guard FT_Load_Glyph(raw, glyph, flags) == 0, let slot = raw.pointee.glyph else { return nil }
    let outline = slot.pointee.outline
    guard outline.n_points > 0, let points = outline.points, let ends = outline.contours else {
      return nil
    }
    return (0..<Int(outline.n_points)).flatMap { [Int(points[$0].x), Int(points[$0].y)] }
      + (0..<Int(outline.n_contours)).map { Int(ends[$0]) }
  }
}
