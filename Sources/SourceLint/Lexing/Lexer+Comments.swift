extension Lexer {
  /// The word that comments for this tool begin with.
  static let commentMark = Array("fontgauge:".utf8)

  /// Passes over a comment that ends with its line.
  mutating func skipLineComment() {
    let start = position
    skipLine()
    note(Comment(start: start, end: position, text: start + 2))
    followsSpace = true
  }

  /// Passes over a comment between `/*` and `*/`, in which others may be nested.
  mutating func skipBlockComment() {
    let start = position
    var depth = 1
    position += 2
    while position < bytes.count, depth > 0 {
      let current = bytes[position]
      let next = byte(position + 1)
      if current == Ascii.star, next == Ascii.slash {
        depth -= 1
        position += 2
      } else if current == Ascii.slash, next == Ascii.star {
        depth += 1
        position += 2
      } else {
        if Ascii.isLineBreak(current) { breakLine() }
        position += 1
      }
    }
    note(Comment(start: start, end: position, text: start + 2))
    followsSpace = true
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while position < bytes.count, !Ascii.isLineBreak(bytes[position]) { position += 1 }
  }

  /// Keeps a comment whose first word is the mark.
  private mutating func note(_ comment: Comment) {
    var comment = comment
    while comment.text < comment.end, Ascii.isSpace(bytes[comment.text]) { comment.text += 1 }
    guard bytes[comment.text...].starts(with: Self.commentMark) else { return }
    comments.append(comment)
  }
}
