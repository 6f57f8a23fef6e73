import CHarfBuzz
import CICUShims

/// Splits runs of one direction into runs of one script.
enum ScriptItemizer {
  /// Appends the runs of `range` to `runs`, in logical order for left-to-right runs and in visual
  /// order (last first) for right-to-left ones.
  ///
  /// Common and inherited characters take the script before them, at the start the one after.
  static func append(
    _ range: Range<Int>, isRightToLeft: Bool, of text: UnsafeBufferPointer<UInt16>,
    to runs: inout [ItemizedRun]
  ) {
    let firstNew = runs.count
    var start = range.lowerBound
    var script: Int32 = 0  // USCRIPT_COMMON
    var index = range.lowerBound
    while index < range.upperBound {
      let position = index
      let character = scalar(in: text, &index, before: range.upperBound)
      // ASCII letters are Latin and every other ASCII character is common.
      let code: Int32 =
        character < 0x80
        ? ((character | 0x20) >= 0x61 && (character | 0x20) <= 0x7A ? latin : 0)
        : shim_uscript_getScript(character)
      guard code > 1, code != script else { continue }
      if script > 1 {
        runs.append(run(start..<position, script, isRightToLeft))
        start = position
      }
      script = code
    }
    if start < range.upperBound {
      runs.append(run(start..<range.upperBound, script, isRightToLeft))
    }
    if isRightToLeft { runs[firstNew...].reverse() }
  }

  private static let latin = Int32(25)

  private static func run(_ range: Range<Int>, _ script: Int32, _ isRightToLeft: Bool)
    -> ItemizedRun
  {
    let scripts = Characters.harfBuzzScripts
    let tag = Int(script) < scripts.count ? scripts[Int(script)] : HB_SCRIPT_UNKNOWN.rawValue
    return ItemizedRun(range: range, script: tag, isRightToLeft: isRightToLeft)
  }

  /// Returns the character at an index and moves the index behind it; a lone surrogate is U+FFFD.
  @inline(__always)
  static func scalar(
    in text: UnsafeBufferPointer<UInt16>, _ index: inout Int, before end: Int
  ) -> UInt32 {
    let unit = text[index]
    index += 1
    guard unit & 0xF800 == 0xD800 else { return UInt32(unit) }
    guard unit & 0xFC00 == 0xD800, index < end, text[index] & 0xFC00 == 0xDC00 else {
      return 0xFFFD
    }
    let low = text[index]
    index += 1
    return 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
  }
}
