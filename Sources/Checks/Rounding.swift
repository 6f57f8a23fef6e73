// Figures of advice are rounded to the side that still clears the fault.

/// Slack for sums of doubles: lengths that differ by less are equal.
package let slack = 1e-9

/// Returns the whole sizes that follow a size, to try as advice; none for what is no size.
func wholeSizes(after size: Double, count: Int) -> Range<Int> {
  guard size >= 0, size < 10_000 else { return 0..<0 }
  let first = Int(size) + 1
  return first..<(first + count)
}
