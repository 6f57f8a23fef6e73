import DynamicType
import FontEngine
import MetricsCore

/// The texts that are drawn, each shaped once for each of its fonts.
final class PicturedTexts {
  /// The texts so far.
  private(set) var texts: [PicturedText] = []
  /// Their glyphs.
  let glyphs: PicturedGlyphs
  /// Working memory.
  let shaper: Shaper
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    var string: String
    var locale: String
    var font: StyleFont.Key
    var pointSizes: [Double]
  }

  init(shaper: Shaper = Shaper()) {
    self.shaper = shaper
    glyphs = PicturedGlyphs(shaper: shaper)
  }

  /// Returns the index of a text's picture, shaping the text when it is new.
  func index(
    of text: LocalizedText, in font: StyleFont, _ ladder: [ScaledStyle]
  ) -> Int {
    let sizes = font.followsPointSize ? ladder.map(\.pointSize) : []
    let key = Key(
      string: text.measured, locale: text.locale, font: font.key, pointSizes: sizes)
    if let found = indices[key] { return found }
    texts.append(glyphs.picture(of: text, in: font, at: sizes))
    indices[key] = texts.count - 1
    return texts.count - 1
  }

  /// Adds the glyphs of lines that begin or end inside a glyph of the whole text.
  func addPieces(
    of text: LocalizedText, _ font: StyleFont, _ fits: [PicturedFit], _ ladder: [ScaledStyle],
    to picture: Int
  ) {
    for fit in Set(fits.indices.map { PlacedFit(fits[$0], category: $0 % ladder.count) }) {
      let form = texts[picture].formOfCategory[fit.category]
      glyphs.addPieces(
        to: &texts[picture].forms[form], of: fit.fit, text,
        font.font(at: ladder[fit.category].pointSize))
    }
  }

  /// Lines at a category, so that those that come again are looked at once.
  private struct PlacedFit: Hashable {
    var fit: PicturedFit
    var category: Int

    init(_ fit: PicturedFit, category: Int) {
      self.fit = fit
      self.category = category
    }
  }
}
