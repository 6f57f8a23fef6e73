/// Returns a value rounded to the nearest multiple of a pixel, halves away from zero.
///
///     roundHalfAwayFromZero(19.5, toScale: 1)   // 20
///     roundHalfAwayFromZero(-19.5, toScale: 1)  // -20
///     roundHalfAwayFromZero(17.8, toScale: 3)   // 17.666…, 53 pixels
///
/// A half is decided on `value * scale` as a `Double`. Values that have no fraction of a pixel for
/// want of precision, the infinities and not a number are returned as they are.
///
/// - Parameters:
///   - value: A distance in points, of either sign.
///   - scale: The number of pixels in a point; 1, 2 or 3 on Apple's devices.
/// - Returns: The multiple of 1/`scale` that is nearest to `value`.
/// - Precondition: `scale` is greater than 0.
/// - Complexity: O(1)
public func roundHalfAwayFromZero(_ value: Double, toScale scale: Double) -> Double {
  precondition(scale > 0, "The display scale must be greater than 0")
  let pixels = value * scale
  // From 2⁵² on every `Double` is whole already; not a number ends here too.
  guard pixels.magnitude < 0x1p52 else { return value }
  // `rounded(_:)` calls the C mathematics library, which a program on Linux that imports nothing
  // else does not link. The conversion truncates, and the difference is exact.
  let whole = Double(Int64(pixels.magnitude))
  let rounded = pixels.magnitude - whole < 0.5 ? whole : whole + 1
  return (pixels < 0 ? -rounded : rounded) / scale
}
