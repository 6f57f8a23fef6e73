import MetricsCore

/// Returns names as a sentence lists them, neighbours with consecutive numbers as a range:
/// `h1–h6 and text18`.
///
/// - Parameter names: The names in the configuration's order.
/// - Returns: The list; of more than five items the first four and the number of the others.
func abbreviated(_ names: [String]) -> String {
  var items: [(text: String, count: Int)] = []
  var index = 0
  while index < names.count {
    var end = index
    while end + 1 < names.count, isSuccessor(names[end + 1], of: names[end]) { end += 1 }
    if end - index < 2 { end = index }
    let first = singleLine(names[index])
    items.append(
      (end == index ? first : "\(first)–\(singleLine(names[end]))", end - index + 1))
    index = end + 1
  }
  let shown = 4
  if items.count <= shown + 1 { return list(items.map(\.text)) }
  let rest = items.dropFirst(shown).reduce(0) { $0 + $1.count }
  return list(items.prefix(shown).map(\.text) + ["\(rest) more"])
}

private func isSuccessor(_ next: String, of name: String) -> Bool {
  let (a, b) = (numbered(name), numbered(next))
  guard let x = a.number, let y = b.number else { return false }
  return a.stem == b.stem && y == x + 1
}

/// Returns a name without the digits at its end, and their number.
private func numbered(_ name: String) -> (stem: Substring, number: Int?) {
  let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
  return (name.dropLast(digits), digits > 6 ? nil : Int(name.suffix(digits)))
}
