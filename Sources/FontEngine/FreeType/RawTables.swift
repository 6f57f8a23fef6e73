import CFreeType
import MetricsCore

/// The tables that hold a face's measures, read raw.
///
/// `FT_Face.ascender` and HarfBuzz's font extents obey USE_TYPO_METRICS, which iOS ignores: so the
/// tables themselves are read, through `FT_Get_Sfnt_Table`.
struct RawTables {
  var verticalMetrics: VerticalMetricsTables
  var capHeight: Int?
  var xHeight: Int?
  var weightClass: Int?
  var bold = false
  var italic = false

  init(_ face: FreeTypeFace) {
    var hhea: VerticalMetrics?
    if let table = FT_Get_Sfnt_Table(face.raw, FT_SFNT_HHEA) {
      let header = table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
      hhea = VerticalMetrics(
        ascender: Int(header.Ascender), descender: Int(header.Descender),
        lineGap: Int(header.Line_Gap))
    }
    verticalMetrics = VerticalMetricsTables(hhea: hhea)
    if let table = FT_Get_Sfnt_Table(face.raw, FT_SFNT_HEAD) {
      let style = table.assumingMemoryBound(to: TT_Header.self).pointee.Mac_Style
      bold = style & 1 != 0
      italic = style & 2 != 0
    }
    if let table = FT_Get_Sfnt_Table(face.raw, FT_SFNT_OS2) {
      let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
      // FreeType marks a missing table with this version.
      guard os2.version != 0xFFFF else { return }
      verticalMetrics.typo = VerticalMetrics(
        ascender: Int(os2.sTypoAscender), descender: Int(os2.sTypoDescender),
        lineGap: Int(os2.sTypoLineGap))
      verticalMetrics.win = VerticalMetrics(
        ascender: Int(os2.usWinAscent), descender: -Int(os2.usWinDescent))
      verticalMetrics.useTypoMetrics = os2.fsSelection & 0x80 != 0
      weightClass = Int(os2.usWeightClass)
      if os2.version >= 2 {
        capHeight = os2.sCapHeight == 0 ? nil : Int(os2.sCapHeight)
        xHeight = os2.sxHeight == 0 ? nil : Int(os2.sxHeight)
      }
    }
  }
}
