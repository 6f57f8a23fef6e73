import CICUShims

/// Finds the runs of one direction in a text.
///
/// Wraps `UBiDi`; not to be shared between threads.
final class BidiAnalyzer {
  private let raw: OpaquePointer

  init() { raw = shim_ubidi_open() }

  deinit { shim_ubidi_close(raw) }

  /// A run of one direction.
  struct Run {
    var range: Range<Int>
    var isRightToLeft: Bool
  }

  /// Returns whether a text can be taken as one left-to-right run without asking ICU.
  static func isPlainlyLeftToRight(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    for unit in text where unit >= 0x590 {
      // Hebrew to the end of the right-to-left blocks, bidi controls, surrogates of right-to-left
      // scripts (U+10800…, U+1E800…), presentation forms.
      if unit < 0x900 || (unit >= 0x200E && unit <= 0x200F) || (unit >= 0x202A && unit <= 0x202E)
        || (unit >= 0x2066 && unit <= 0x2069) || unit == 0xD802 || unit == 0xD803
        || unit == 0xD83A || unit == 0xD83B || (unit >= 0xFB1D && unit <= 0xFDFF)
        || (unit >= 0xFE70 && unit <= 0xFEFC)
      {
        return false
      }
    }
    return true
  }

  /// Returns the runs of a text in visual order, as one line in the direction of its first strong
  /// character.
  ///
  /// Wraps `ubidi_setPara` and `ubidi_getVisualRun`.
  func visualRuns(of text: UnsafeBufferPointer<UInt16>) -> [Run] {
    let whole = [Run(range: 0..<text.count, isRightToLeft: false)]
    let count = shim_ubidi_setParagraph(raw, text.baseAddress, Int32(text.count))
    guard count > 0 else { return whole }
    return (0..<count).map { index in
      var start: Int32 = 0
      var length: Int32 = 0
      let isRightToLeft = shim_ubidi_getVisualRun(raw, index, &start, &length)
      return Run(range: Int(start)..<Int(start + length), isRightToLeft: isRightToLeft)
    }
  }

  /// Returns the embedding level of each code unit, odd for right to left; all 0 when ICU fails.
  ///
  /// Wraps `ubidi_setPara` and `ubidi_getLevels`.
  func levels(of text: UnsafeBufferPointer<UInt16>) -> [Int] {
    guard shim_ubidi_setParagraph(raw, text.baseAddress, Int32(text.count)) > 0,
      let levels = shim_ubidi_getLevels(raw)
    else { return [Int](repeating: 0, count: text.count) }
    return (0..<text.count).map { Int(levels[$0]) }
  }
}
