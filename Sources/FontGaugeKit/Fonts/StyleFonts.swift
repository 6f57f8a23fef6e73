/// The fonts of styles in the languages of texts, each made once; one a thread.
final class StyleFonts {
  private let styles: [StyleContext]
  private var fonts: [Key: StyleFont?] = [:]

  private struct Key: Hashable {
    var style: Int
    var locale: String
  }

  init(_ styles: [StyleContext]) { self.styles = styles }

  /// Returns the font of a style, named by its place, in a language; `nil` when no file provides it.
  func font(_ style: Int, _ locale: String) -> StyleFont? {
    let key = Key(style: style, locale: locale)
    if let found = fonts[key] { return found }
    let made = styles[style].font(for: locale)
    fonts[key] = .some(made)
    return made
  }
}
