import CFreeType
import MetricsCore

/// A face opened by FreeType, with a library of its own: not to be shared between threads.
///
/// Wraps `FT_Face`.
final class FreeTypeFace {
  let raw: FT_Face
  private let library: FT_Library
  private let path: String

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - bytes: A font file; must outlive the face.
  ///   - faceIndex: The face's place in a collection.
  ///   - path: The file's path, for messages.
  /// - Throws: `EngineError` when FreeType cannot open the face.
  ///
  /// Wraps `FT_New_Memory_Face`.
  init(bytes: UnsafeRawBufferPointer, faceIndex: Int, path: String) throws(EngineError) {
    var library: FT_Library?
    let failure = FT_Init_FreeType(&library)
    guard failure == 0, let library else {
      throw EngineError(path: path, message: "FreeType could not be started", code: failure)
    }
    var face: FT_Face?
    let code = FT_New_Memory_Face(
      library, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), FT_Long(bytes.count),
      FT_Long(faceIndex), &face)
    guard code == 0, let face else {
      FT_Done_FreeType(library)
      throw EngineError(path: path, message: FreeTypeFault.sentence(code), code: code)
    }
    self.library = library
    raw = face
    self.path = path
  }

  deinit {
    FT_Done_Face(raw)
    FT_Done_FreeType(library)
  }

  var faceCount: Int { Int(raw.pointee.num_faces) }
  var glyphCount: Int { Int(raw.pointee.num_glyphs) }
  var unitsPerEm: Int { Int(raw.pointee.units_per_EM) }
  var isScalable: Bool { raw.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }
  var isSFNT: Bool { raw.pointee.face_flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 }

  /// Returns whether the font has a table.
  func hasTable(_ tag: String) -> Bool {
    var length: FT_ULong = 0
    return FT_Load_Sfnt_Table(raw, FT_ULong(tagValue(tag)), 0, nil, &length) == 0 && length > 0
  }

  /// Returns the whole sfnt, unpacked from its container; the caller frees it.
  ///
  /// Wraps `FT_Load_Sfnt_Table` with tag 0.
  func copySFNT() throws(EngineError) -> UnsafeRawBufferPointer {
    var length: FT_ULong = 0
    var code = FT_Load_Sfnt_Table(raw, 0, 0, nil, &length)
    guard code == 0, length > 0 else {
      throw EngineError(path: path, message: FreeTypeFault.sentence(code), code: code)
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(length), alignment: 16)
    code = FT_Load_Sfnt_Table(
      raw, 0, 0, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), &length)
    guard code == 0 else {
      buffer.deallocate()
      throw EngineError(path: path, message: FreeTypeFault.sentence(code), code: code)
    }
    return UnsafeRawBufferPointer(buffer)
  }

  /// Moves a variable face to a place on its axes; axes not named stay at their defaults, values
  /// outside an axis go to its end.
  ///
  /// Wraps `FT_Set_Var_Design_Coordinates`.
  func setCoordinates(_ values: [AxisValue], axes: [VariationAxis]) {
    guard !axes.isEmpty, !values.isEmpty else { return }
    var coordinates = axes.map { axis in
      let value = values.first { $0.tag == axis.tag && !$0.value.isNaN }?.value
      let place = min(max(value ?? axis.defaultValue, axis.minimum), axis.maximum)
      return FT_Fixed((place * 65536).rounded())
    }
    _ = FT_Set_Var_Design_Coordinates(raw, FT_UInt(coordinates.count), &coordinates)
  }

  /// Returns the exact bounds of a glyph's outline in font units; `nil` when it has no ink.
  ///
  /// Wraps `FT_Load_Glyph` and `FT_Outline_Get_BBox`.
  func outlineBounds(_ glyph: UInt32) -> FT_BBox? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
    guard FT_Load_Glyph(raw, glyph, flags) == 0, let slot = raw.pointee.glyph,
      slot.pointee.outline.n_points > 0
    else { return nil }
    var bounds = FT_BBox()
    guard FT_Outline_Get_BBox(&slot.pointee.outline, &bounds) == 0,
      bounds.xMin < bounds.xMax || bounds.yMin < bounds.yMax
    else { return nil }
    return bounds
  }
}

/// Returns a four-letter tag as the number the C libraries use.
func tagValue(_ tag: String) -> UInt32 {
  var value: UInt32 = 0
  var letters = Array(tag.utf8.prefix(4))
  while letters.count < 4 { letters.append(0x20) }
  for letter in letters { value = value << 8 | UInt32(letter) }
  return value
}

/// Returns a number as the four-letter tag it stands for, trailing spaces left out.
func tagString(_ value: UInt32) -> String {
  var letters = (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  while letters.last == 0x20 { letters.removeLast() }
  return String(decoding: letters, as: UTF8.self)
}
