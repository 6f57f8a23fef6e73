import MetricsCore
import TestSupport

/// The lines of a text whose every character is half an em wide.
struct WrappedText {
  let text: ShapedText
  let lines: [WrappedLine]

  init(_ text: ShapedText, limit: Double, avoidsLoneLastWord: Bool = false) {
    self.text = text
    lines = LineWrapper.lines(text, limit: limit, avoidsLoneLastWord: avoidsLoneLastWord)
  }

  init(_ text: String, limit: Double, avoidsLoneLastWord: Bool = false) {
    self.init(
      RoundNumberShaper.shape(text), limit: limit, avoidsLoneLastWord: avoidsLoneLastWord)
  }

  /// The lines with what hangs at their ends.
  var whole: [String] { lines.map { text.string($0.start..<$0.end) } }
  /// The lines without what hangs at their ends.
  var visible: [String] { lines.map { text.string($0.start..<$0.visibleEnd) } }
  var widths: [Double] { lines.map(\.width) }
  var reasons: [BreakReason] { lines.map(\.reason) }
}
