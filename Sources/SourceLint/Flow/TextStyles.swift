/// Finds the text styles of titles that expressions speak of, looking through names of the same
/// source.
final class TextStyles {
  private unowned let file: SourceFile
  private var known: [Int: Int?] = [:]

  init(_ file: SourceFile) { self.file = file }

  /// Returns the token of a title's text style in an expression; `nil` when there is none.
  func largeStyle(in range: Range<Int>, depth: Int = 0) -> Int? {
    let end = min(range.upperBound, file.tokens.count, range.lowerBound + SourceFile.stepLimit)
    guard range.lowerBound < end, depth < 16 else { return nil }
    for index in range.lowerBound..<end where file.tokens[index].kind == .identifier {
      if file.kind(index - 1) == .dot {
        if isLargeStyle(index) { return index }
        if let (binding, _) = file.property(at: index), let style = style(of: binding, depth) {
          return style
        }
      } else if !file.isLabel(index), let (binding, _) = file.scaling.resolve(index),
        let style = style(of: binding, depth)
      {
        return style
      }
    }
    return nil
  }

  /// Whether a member is a title's style: `.title`, `Font.title` or `UIFont.TextStyle.title1`, but
  /// no other type's `title`.
  private func isLargeStyle(_ index: Int) -> Bool {
    guard file.tokens[index].word.isLargeTextStyle else { return false }
    if file.beginsImplicitMember(index - 1) { return true }
    let base = file.kind(index - 2) == .identifier ? file.text(index - 2) : ""
    return base == "Font" || base == "TextStyle"
  }

  private func style(of binding: Int, _ depth: Int) -> Int? {
    if let known = known[binding] { return known }
    // A name that leads back to itself says nothing.
    known[binding] = .some(nil)
    let style = largeStyle(in: file.bindings.all[binding].value, depth: depth + 1)
    known[binding] = .some(style)
    return style
  }
}
