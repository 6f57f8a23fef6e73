import DynamicType

/// Returns a number with at most the given decimals, rounded half away from zero, without trailing
/// zeros and whatever the locale: `24`, `17.5`, `-0.3`.
///
/// Numbers too large for their decimals to be exact are told as `Double` describes them.
public func formatted(_ value: Double, decimals: Int = 2) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  var unit = 1.0
  for _ in 0..<decimals { unit *= 10 }
  let scaled = roundHalfAwayFromZero(value.magnitude * unit, toScale: 1)
  guard scaled < 9e15 else {
    let description = "\(value)"
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
  let whole = UInt64(scaled)
  let divisor = UInt64(unit)
  var fraction = String(whole % divisor)
  fraction = String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
  while fraction.last == "0" { fraction.removeLast() }
  let sign = value < 0 && whole > 0 ? "-" : ""
  return sign + String(whole / divisor) + (decimals == 0 || fraction.isEmpty ? "" : "." + fraction)
}
