/// The character set that octal escapes of `.strings` files are written in.
///
/// Source:
/// [NEXTSTEP.TXT](https://www.unicode.org/Public/MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT) of the Unicode
/// Consortium.
enum NextStepEncoding {
  /// Returns the character of a code; U+FFFD for the two codes that have none.
  static func scalar(_ code: UInt8) -> Unicode.Scalar {
    code < 0x80 ? Unicode.Scalar(code) : upperHalf[Int(code) - 0x80]
  }

  /// The characters from 0x80 on, sixteen a line.
  private static let upperHalf = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ\
    ÐÑÒÓÔÕÖÙÚÛÜÝÞ\u{B5}×÷\
    ©¡¢£\u{2044}¥ƒ§¤’“«‹›\u{FB01}\u{FB02}\
    ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹\u{2CB}´\u{2C6}\u{2DC}¯\u{2D8}\u{2D9}¨²\u{2DA}¸³\u{2DD}\u{2DB}\u{2C7}\
    —±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõ\
    öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.unicodeScalars)
}
