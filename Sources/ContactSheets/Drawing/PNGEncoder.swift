import CPNG

/// Writes pixels as a PNG file of eight bits a pixel with a palette, in sRGB.
enum PNGEncoder {
  /// Returns the file's bytes; they are the same for the same pixels.
  ///
  /// - Throws: `ContactSheetError` with what libpng says.
  ///
  /// Wraps `png_image_write_to_memory`.
  static func png(_ canvas: Canvas) throws(ContactSheetError) -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(canvas.width)
    image.height = UInt32(canvas.height)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_COLORMAP)
    let colors = canvas.palette.colors.flatMap { [$0.red, $0.green, $0.blue] }
    image.colormap_entries = UInt32(canvas.palette.colors.count)
    // Plain paper and sharp edges gain a sixth from twice the time, and nothing from filters.
    image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    let raw = canvas.pixels.count + canvas.height
    // What deflate may add to what it cannot compress, and the chunks around it.
    var count = png_alloc_size_t(raw + raw / 8 + raw / 64 + 4096)
    var isWritten = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initializedCount in
      isWritten =
        png_image_write_to_memory(
          &image, buffer.baseAddress, &count, 0, canvas.pixels, 0, colors) != 0
      initializedCount = isWritten ? Int(count) : 0
    }
    guard isWritten else {
      let reason = withUnsafeBytes(of: image.message) { message in
        String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
      }
      png_image_free(&image)
      throw ContactSheetError("a picture could not be encoded (libpng: \(reason)); run again")
    }
    return bytes
  }
}
