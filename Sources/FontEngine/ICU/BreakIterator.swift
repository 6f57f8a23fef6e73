import CICUShims

/// An ICU break iterator, opened once and given one text after another.
///
/// Wraps `UBreakIterator`; not to be shared between threads.
final class BreakIterator {
  /// What is looked for.
  enum Kind {
    /// Places where a line may end, by UAX #14 with the dictionaries of Thai, Lao, Khmer,
    /// Burmese, Chinese and Japanese.
    case line
    /// User-perceived characters, by UAX #29.
    case grapheme
  }

  private let raw: OpaquePointer

  /// Opens an iterator for a language; `nil` when ICU has no data at all.
  ///
  /// Wraps `ubrk_open`.
  init?(_ kind: Kind, locale: String) {
    let raw =
      switch kind {
      case .line: shim_ubrk_open_line(locale)
      case .grapheme: shim_ubrk_open_character(locale)
      }
    guard let raw else { return nil }
    self.raw = raw
  }

  deinit { shim_ubrk_close(raw) }

  /// Calls `body` with each boundary after the start and whether a line must end there.
  ///
  /// The text is only looked at during the call. Wraps `ubrk_setText`, `ubrk_next` and
  /// `ubrk_getRuleStatus`.
  @inline(__always)
  func forEachBoundary(
    in text: UnsafeBufferPointer<UInt16>, _ body: (_ offset: Int, _ isMandatory: Bool) -> Void
  ) {
    guard shim_ubrk_setText(raw, text.baseAddress, Int32(text.count)) else { return }
    var offset = shim_ubrk_next(raw)
    while offset >= 0 {
      body(Int(offset), shim_ubrk_isMandatory(raw))
      offset = shim_ubrk_next(raw)
    }
  }

  /// Returns the boundaries strictly between two offsets, ascending.
  func boundaries(in text: UnsafeBufferPointer<UInt16>, within range: Range<Int>) -> [Int] {
    var found: [Int] = []
    forEachBoundary(in: text, within: range) { found.append($0) }
    return found
  }

  /// Calls `body` with each boundary strictly between two offsets, ascending.
  ///
  /// Wraps `ubrk_following`.
  @inline(__always)
  func forEachBoundary(
    in text: UnsafeBufferPointer<UInt16>, within range: Range<Int>, _ body: (Int) -> Void
  ) {
    guard shim_ubrk_setText(raw, text.baseAddress, Int32(text.count)) else { return }
    var offset = shim_ubrk_following(raw, Int32(range.lowerBound))
    while offset >= 0, Int(offset) < range.upperBound {
      body(Int(offset))
      offset = shim_ubrk_next(raw)
    }
  }
}
