import CHarfBuzz
import CICUShims

/// What Unicode says about single characters, through ICU.
public enum Characters {
  /// Returns the ISO 15924 code of a character's script; `nil` for common and inherited ones.
  ///
  /// Wraps `uscript_getScript` and `uscript_getShortName`.
  public static func script(of scalar: UInt32) -> String? {
    let code = shim_uscript_getScript(scalar)
    guard code > 1, code != 103 else { return nil }
    return shim_uscript_getShortName(code).map { String(cString: $0) }
  }

  /// Returns whether a character should show ink: letters, marks, digits, punctuation and symbols,
  /// but not spaces, controls, formats, fillers and what fonts leave empty by default.
  ///
  /// Wraps `u_charType` and `u_hasBinaryProperty`.
  public static func showsInk(_ scalar: UInt32) -> Bool {
    if shim_u_isDefaultIgnorable(scalar) || shim_u_isWhiteSpace(scalar) { return false }
    // U+2800 is a Braille pattern without dots.
    if scalar == 0x2800 { return false }
    switch shim_u_charType(scalar) {
    case 0, 12, 13, 14, 15, 16, 17, 18: return false
    default: return true
    }
  }

  /// Returns whether a character belongs to emoji presentation, private use or the like, which the
  /// system supplies itself.
  ///
  /// Wraps `u_hasBinaryProperty(UCHAR_EMOJI_PRESENTATION)`.
  public static func isSuppliedBySystem(_ scalar: UInt32) -> Bool {
    // U+FFFC stands for an attachment; U+FE0F asks for emoji.
    if scalar == 0xFFFC || scalar == 0xFE0F { return true }
    return shim_u_isEmojiPresentation(scalar)
  }

  /// HarfBuzz's script tags by ICU's script codes.
  static let harfBuzzScripts: [UInt32] = (0..<shim_uscript_count()).map { code in
    guard let name = shim_uscript_getShortName(code) else { return HB_SCRIPT_UNKNOWN.rawValue }
    return hb_script_from_string(name, -1).rawValue
  }
}
