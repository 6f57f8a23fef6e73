import MetricsCore

extension PicturedFit {
  /// More lines than this are not drawn: nobody reads them one by one.
  private static let lineLimit = 120

  /// Breaks a text into the lines that are drawn.
  ///
  /// - Parameters:
  ///   - text: The text, with the places where words may be broken inside if any is.
  ///   - limit: The room for one line in ems; infinite for no limit.
  ///   - lines: The greatest number of lines; 0 for no limit.
  ///   - minimumScaleFactor: How far a single line may be shrunk.
  ///   - truncation: What is shown and lost; `nil` when nothing is.
  init(
    of text: ShapedText, limit: Double, lines: Int, minimumScaleFactor: Double,
    truncation: Truncation?
  ) {
    let room = limit
    var limit = limit
    var scale = 1.0
    if lines == 1, minimumScaleFactor < 1, text.naturalWidth > limit {
      scale =
        truncation == nil && text.isSingleLine
        ? max(minimumScaleFactor, limit / text.naturalWidth) : minimumScaleFactor
      limit /= scale
    }
    let wrapped = LineWrapper.lines(text, limit: limit)
    // A text that is cut needs the lines that it has before it is shrunk.
    let count =
      truncation != nil && scale < 1
      ? LineWrapper.summary(text, limit: room).lines : wrapped.count
    self.init(
      lines: Array(wrapped.prefix(PicturedFit.lineLimit)), lineCount: count,
      cut: truncation.map { text.utf16.count - $0.lost.utf16.count }, scale: scale)
  }
}
