/// FreeType's error codes as sentences for users.
enum FreeTypeFault {
  /// Returns what a code from `FT_New_Memory_Face` means for the file.
  ///
  /// Codes are those of `fterrdef.h`; an unknown one is named by its number.
  static func sentence(_ code: Int32) -> String {
    switch code {
    case 0x02:
      "this is not a font, or of a kind that FreeType cannot read; give a .ttf, .otf or .ttc file"
    case 0x03, 0x08, 0x09, 0x14, 0x15, 0x55:
      "the font is damaged or cut short; get the file again"
    case 0x0A, 0x40:
      "the font is damaged (a table claims an impossible size); get the file again"
    case 0x8E: "the font lacks a table it needs, or is cut short; export it again"
    case 0x8F: "the font has no horizontal header ('hhea'), which iOS needs; export it again"
    case 0x90: "the font has no glyph locations ('loca'), or is cut short; export it again"
    case 0x93: "the font has no horizontal metrics ('hmtx'); export it again"
    case 0x95: "the font's horizontal metrics are damaged; export it again"
    default: "FreeType cannot read this font (error \(code)); get the file again"
    }
  }
}
