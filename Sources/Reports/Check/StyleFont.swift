import MetricsCore

/// What findings are counted by: the styles and the font they are about.
struct StyleFont: Hashable {
  /// The styles; more than one where the same is said of several, none for what is about none.
  var styles: [String]
  /// The font's PostScript name.
  var font: String?

  init(_ fold: FoldedFinding) {
    styles = fold.styles
    font = fold.first.font
  }

  init(_ finding: Finding) {
    styles = finding.style.map { [$0] } ?? []
    font = finding.font
  }

  /// The styles in words.
  var styleName: String { styles.isEmpty ? "" : abbreviated(styles) }

  /// Styles and font in words: `h1–h4 · Montserrat-Bold`.
  var name: String {
    let parts = [styleName, font.map(singleLine) ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? "fonts and configuration" : parts.joined(separator: " · ")
  }
}
