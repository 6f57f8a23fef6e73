/// A run of equal markers of emphasis, and what stands around it allows it to be.
struct DelimiterRun {
  /// The marker: `*`, `_` or `~`.
  let marker: UInt8
  /// The number of markers that the text has here.
  let length: Int
  /// Whether emphasis can begin here.
  let canOpen: Bool
  /// Whether emphasis can end here.
  let canClose: Bool

  /// Looks at the characters before and after a run.
  init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    marker = bytes[range.lowerBound]
    length = range.count
    // Tildes between the marker and the text do not separate the two.
    let skipsTildes = marker != UInt8(ascii: "~")
    let before = Self.kind(
      Self.scalar(before: range.lowerBound, in: bytes, skipsTildes: skipsTildes))
    let after = Self.kind(Self.scalar(after: range.upperBound, in: bytes, skipsTildes: skipsTildes))
    let isLeftFlanking = after != .space && (after != .punctuation || before != .other)
    let isRightFlanking = before != .space && (before != .punctuation || after != .other)
    if marker == UInt8(ascii: "_") {
      // So that names_like_this stay whole.
      canOpen = isLeftFlanking && (!isRightFlanking || before == .punctuation)
      canClose = isRightFlanking && (!isLeftFlanking || after == .punctuation)
    } else {
      canOpen = isLeftFlanking
      canClose = isRightFlanking
    }
  }

  private enum Kind {
    case space
    case punctuation
    case other
  }

  /// The kind of a character; the edges of the text count as space.
  private static func kind(_ scalar: Unicode.Scalar?) -> Kind {
    guard let scalar else { return .space }
    switch scalar.value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
      return .space
    case 0..<0x80: return InlineScanner.isASCIIPunctuation(scalar) ? .punctuation : .other
    default: break
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    default: return .other
    }
  }

  private static func scalar(
    before end: Int, in bytes: UnsafeBufferPointer<UInt8>, skipsTildes: Bool
  ) -> Unicode.Scalar? {
    var end = end
    while skipsTildes, end > 0, bytes[end - 1] == UInt8(ascii: "~") { end -= 1 }
    var start = end
    while start > 0 {
      start -= 1
      if !UTF8.isContinuation(bytes[start]) { break }
    }
    return scalar(bytes[start..<end])
  }

  private static func scalar(
    after start: Int, in bytes: UnsafeBufferPointer<UInt8>, skipsTildes: Bool
  ) -> Unicode.Scalar? {
    var start = start
    while skipsTildes, start < bytes.count, bytes[start] == UInt8(ascii: "~") { start += 1 }
    var end = min(start + 1, bytes.count)
    while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
    return scalar(bytes[start..<end])
  }

  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    if bytes.count == 1 { return Unicode.Scalar(bytes[bytes.startIndex]) }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }
}
