/// Returns the greatest whole number of points that is not above a length, which is not negative.
///
/// What is within a millionth of a point counts as whole.
public func roundDown(_ length: Double) -> Double {
  guard length.magnitude < 0x1p52 else { return length }
  return Double(Int64(length + 1e-6))
}
