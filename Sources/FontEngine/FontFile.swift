import CFreeType
public import MetricsCore

/// A font file's bytes as an sfnt, whatever container they came in, with its faces counted.
///
/// The bytes live as long as this object; faces that shape or draw hold on to it.
public final class FontFile: @unchecked Sendable {
  /// The path as given, for messages.
  public let path: String
  /// The number of faces: more than 1 for collections only.
  public let faceCount: Int
  /// The container.
  public let format: FontFormat
  /// The file's bytes; immutable after `init`.
  let original: UnsafeRawBufferPointer
  /// The sfnt inside: the file itself, or what WOFF and WOFF2 unpack to; immutable after `init`.
  let sfnt: UnsafeRawBufferPointer

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - path: The file's path, for messages.
  /// - Throws: `EngineError` when FreeType cannot read a font from the bytes.
  public init(bytes: [UInt8], path: String) throws(EngineError) {
    guard bytes.count >= 12 else {
      throw EngineError(
        path: path,
        message: bytes.isEmpty
          ? "the file is empty; put the font there again"
          : "the file is too short for a font; put the font there again")
    }
    guard !FontFile.claimsImpossibleSize(bytes) else {
      throw EngineError(path: path, message: FreeTypeFault.sentence(FontFile.arrayTooLarge))
    }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    let original = UnsafeRawBufferPointer(copy)
    do {
      let face = try FontFile.open(original, path)
      guard face.isScalable else {
        throw EngineError(
          path: path, message: "this is a bitmap font; give a TrueType or OpenType font")
      }
      guard face.isSFNT else {
        throw EngineError(
          path: path,
          message: "this is not a TrueType or OpenType font, so iOS cannot register it; convert it")
      }
      faceCount = face.faceCount
      let container = FontFile.container(of: original)
      if container == .woff || container == .woff2 {
        sfnt = try face.copySFNT()
      } else {
        sfnt = original
      }
      format =
        container ?? (face.hasTable("CFF ") || face.hasTable("CFF2") ? .openTypeCFF : .trueType)
    } catch let error as EngineError {
      copy.deallocate()
      throw error
    } catch {
      copy.deallocate()
      throw EngineError(path: path, message: "the font could not be opened")
    }
    self.path = path
    self.original = original
  }

  deinit {
    if sfnt.baseAddress != original.baseAddress { sfnt.deallocate() }
    original.deallocate()
  }

  /// Returns the SHA-256 sum of the file in lower-case hexadecimal.
  ///
  /// - Complexity: O(*n*) in the file's size; computed at each call.
  public func sha256() -> String { Digest.sha256(original) }

  /// `FT_Err_Array_Too_Large`.
  private static let arrayTooLarge: Int32 = 0x0A

  /// Whether a WOFF file claims to unpack to more than its bytes can hold.
  ///
  /// FreeType reserves and clears what the header claims (totalSfntSize, at byte 16) before it
  /// unpacks; Deflate packs at most 1032 bytes into one.
  private static func claimsImpossibleSize(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 20, bytes.starts(with: "wOFF".utf8) else { return false }
    return bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } > 1032 * bytes.count
  }

  /// Opens the first face; a file that does not even begin as a font does is no damaged one.
  private static func open(
    _ bytes: UnsafeRawBufferPointer, _ path: String
  ) throws(EngineError) -> FreeTypeFace {
    do throws(EngineError) {
      return try FreeTypeFace(bytes: bytes, faceIndex: 0, path: path)
    } catch {
      let signatures = ["\0\u{1}\0\0", "OTTO", "true", "typ1", "ttcf", "wOFF", "wOF2"]
      if signatures.contains(where: { bytes.starts(with: $0.utf8) }) { throw error }
      throw EngineError(
        path: path, message: FreeTypeFault.sentence(FontFile.unknownFormat), code: error.code)
    }
  }

  /// `FT_Err_Unknown_File_Format`.
  private static let unknownFormat: Int32 = 0x02

  /// The container named by the first four bytes; `nil` for a plain sfnt.
  private static func container(of bytes: UnsafeRawBufferPointer) -> FontFormat? {
    switch String(decoding: bytes.prefix(4), as: UTF8.self) {
    case "ttcf": .collection
    case "wOFF": .woff
    case "wOF2": .woff2
    default: nil
    }
  }
}
