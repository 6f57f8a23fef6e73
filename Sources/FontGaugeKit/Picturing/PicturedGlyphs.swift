import DynamicType
import FontEngine
import MetricsCore

/// Shapes texts for drawing and keeps the outlines of every glyph they need, each once.
final class PicturedGlyphs {
  /// The faces so far, in the order of their first use.
  private(set) var faces: [PicturedFace] = []
  private var readers: [GlyphOutlines?] = []
  private var indices: [FaceKey: Int] = [:]
  /// Kept so that the identity of a file is not given to another one.
  private var files: [FontFile] = []
  private let shaper: Shaper

  private struct FaceKey: Hashable {
    var file: ObjectIdentifier
    var faceIndex: Int
    var coordinates: [AxisValue]
  }

  init(shaper: Shaper) { self.shaper = shaper }

  /// Returns a text with its glyphs.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - sizes: The point size at each category where glyphs follow it; else empty.
  /// - Returns: The text with its glyphs at all sizes.
  func picture(of text: LocalizedText, in font: StyleFont, at sizes: [Double]) -> PicturedText {
    var forms: [PicturedText.Form] = []
    var formOfSize: [Double: Int] = [:]
    func form(at size: Double) -> Int {
      if let found = formOfSize[size] { return found }
      let made = self.form(of: text, in: font.font(at: size))
      let index = forms.firstIndex(of: made) ?? forms.count
      if index == forms.count { forms.append(made) }
      formOfSize[size] = index
      return index
    }
    let formOfCategory =
      sizes.isEmpty
      ? Array(repeating: form(at: 17), count: ContentSizeCategory.allCases.count)
      : sizes.map(form)
    return PicturedText(
      string: text.measured, locale: text.locale, forms: forms, formOfCategory: formOfCategory,
      spacing: font.spacing)
  }

  /// Returns single characters of a font's own face, with outlines of their own.
  ///
  /// - Parameters:
  ///   - characters: The characters wanted.
  ///   - font: The font; its fallbacks do not count.
  /// - Returns: Those that the face has; `nil` when ASCII letters or digits are not among them.
  func lettering(of characters: [Unicode.Scalar], in font: ShapingFont) -> Lettering? {
    guard let reader = try? GlyphOutlines(of: font.face) else { return nil }
    var face = PicturedFace(path: font.face.file.path, unitsPerEm: reader.unitsPerEm)
    var glyphs: [Unicode.Scalar: PlacedGlyph] = [:]
    for character in characters where font.face.covers(character.value) {
      let runs = shaper.glyphRuns(of: String(character), font: font, locale: "en")
      guard runs.count == 1, runs[0].face == 0, runs[0].glyphs.count == 1 else { continue }
      let glyph = runs[0].glyphs[0]
      glyphs[character] = glyph
      face.outlines[glyph.id] = reader.outline(of: glyph.id)
    }
    return Lettering(face: face, glyphs: glyphs)
  }

  /// Adds to a form the pieces of lines that begin or end inside one of its glyphs.
  ///
  /// - Parameters:
  ///   - form: The form of the text at the size of the lines.
  ///   - fit: The lines.
  ///   - text: The text.
  ///   - font: Its font at that size.
  func addPieces(
    to form: inout PicturedText.Form, of fit: PicturedFit, _ text: LocalizedText,
    _ font: ShapingFont
  ) {
    let utf16 = Array(text.measured.utf16)
    // Only a break inside a word, and a cut, can be inside a glyph.
    guard fit.cut != nil || fit.lines.contains(where: { $0.reason == .emergency }) else { return }
    var pieces = fit.lines.map { $0.start..<$0.visibleEnd }
    if let cut = fit.cut {
      for line in fit.lines where line.start < cut { pieces.append(line.start..<cut) }
      for line in fit.lines where line.start < cut && cut < line.visibleEnd {
        pieces.append(cut..<line.visibleEnd)
      }
    }
    for piece in pieces where form.pieces[piece] == nil && !piece.isEmpty {
      let isWhole =
        form.isBoundary(piece.lowerBound)
        && (piece.upperBound == utf16.count || form.isBoundary(piece.upperBound))
      if isWhole { continue }
      let string = String(decoding: utf16[piece], as: UTF16.self)
      form.pieces[piece] = runs(of: string, font, locale: text.locale).map { run in
        var run = run
        let (start, end) = (run.range.lowerBound, run.range.upperBound)
        run.range = (start + piece.lowerBound)..<(end + piece.lowerBound)
        for index in run.glyphs.indices { run.glyphs[index].cluster += piece.lowerBound }
        return run
      }
    }
  }

  /// Shapes a text; the faces of its runs are indices into ``faces``, and have the outlines.
  private func runs(of string: String, _ font: ShapingFont, locale: String) -> [GlyphRun] {
    let faces = ([font.face] + font.fallbacks).map(index)
    return shaper.glyphRuns(of: string, font: font, locale: locale).map { run in
      var run = run
      run.face = faces[run.face]
      for glyph in run.glyphs { addOutline(of: glyph.id, to: run.face) }
      return run
    }
  }

  private func form(of text: LocalizedText, in font: ShapingFont) -> PicturedText.Form {
    /// The first of some signs that the face itself has, as a run of its own.
    func sign(_ choices: [String]) -> GlyphRun {
      let found = choices.first { $0.unicodeScalars.allSatisfy { font.face.covers($0.value) } }
      return found.flatMap { runs(of: $0, font, locale: text.locale).first }
        ?? GlyphRun(range: 0..<0, level: 0, face: index(of: font.face), glyphs: [])
    }
    return PicturedText.Form(
      runs: runs(of: text.measured, font, locale: text.locale),
      ellipsis: sign(["\u{2026}", "..."]),
      hyphen: sign(["\u{2010}", "-"]))
  }

  private func index(of face: ShapingFace) -> Int {
    let key = FaceKey(
      file: ObjectIdentifier(face.file), faceIndex: face.faceIndex,
      coordinates: face.coordinates.sorted())
    if let found = indices[key] { return found }
    // A face that FreeType cannot open was shaped with; its texts stay without ink.
    let reader = try? GlyphOutlines(of: face)
    readers.append(reader)
    files.append(face.file)
    faces.append(
      PicturedFace(path: face.file.path, unitsPerEm: reader?.unitsPerEm ?? 1000))
    indices[key] = faces.count - 1
    return faces.count - 1
  }

  private func addOutline(of glyph: UInt32, to face: Int) {
    guard faces[face].outlines[glyph] == nil else { return }
    faces[face].outlines[glyph] =
      readers[face]?.outline(of: glyph)
      ?? GlyphOutline(segments: [], bounds: nil)
  }
}
