import MetricsCore

/// Words beside pictures.
struct Words: Sendable {
  var text: String
  /// The point size.
  var size = 11.0
  var color = Color.label

  /// The height that they take, in points.
  var height: Double { (size * 1.35).rounded(.up) }
  /// Where their letters stand, below their upper edge.
  var baseline: Double { size * 1.02 }
}

/// Sets and draws words in a face, or leaves them out where no face has ASCII letters.
struct Writer: Sendable {
  var lettering: Lettering?

  /// The width of words in points.
  func width(of words: Words) -> Double { (lettering?.set(words.text).width ?? 0) * words.size }

  /// The height of words one below the other, in points.
  func height(of lines: [Words]) -> Double {
    lettering == nil ? 0 : lines.reduce(0) { $0 + $1.height }
  }

  /// Draws words one below the other; what is wider than the room ends with an ellipsis.
  func write(_ lines: [Words], with pen: Pen, left: Double, top: Double, room: Double = .infinity) {
    guard let lettering else { return }
    var top = top
    for words in lines {
      pen.draw(
        lettering.set(words.text, limit: room / words.size), of: .words, faces: [lettering.face],
        size: words.size, left: left, baseline: top + words.baseline, color: words.color)
      top += words.height
    }
  }
}
