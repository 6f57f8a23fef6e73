/// Returns a length rounded up to whole pixels, as views size themselves to their text.
///
/// - Parameters:
///   - length: A length in points; not negative.
///   - displayScale: Pixels per point.
/// - Returns: The least multiple of a pixel that is not smaller.
public func roundUp(_ length: Double, toScale displayScale: Double) -> Double {
  // Sums of doubles may overshoot a whole pixel by far less than a millionth of one.
  let pixels = length * displayScale - 1e-6
  // Not `rounded(.up)`, which needs the C mathematics library; no length has this many pixels.
  guard pixels.magnitude < 1e15 else { return length }
  let whole = Double(Int64(pixels))
  return (whole < pixels ? whole + 1 : whole) / displayScale
}
