public import DynamicType

/// Returns categories in words: `AX2–AX5`, `xSmall, AX1–AX3`, `every size`.
public func describe(_ categories: [ContentSizeCategory]) -> String {
  if categories.count == ContentSizeCategory.allCases.count { return "every size" }
  var runs: [(first: ContentSizeCategory, last: ContentSizeCategory)] = []
  for category in categories.sorted() {
    if let last = runs.last?.last, category.rawValue == last.rawValue + 1 {
      runs[runs.count - 1].last = category
    } else {
      runs.append((category, category))
    }
  }
  return runs.map { run in
    if run.first == run.last { return run.first.id }
    let joint = run.last.rawValue == run.first.rawValue + 1 ? ", " : "–"
    return run.first.id + joint + run.last.id
  }.joined(separator: ", ")
}

/// Returns screens in words: `every device`, or the names of those concerned.
///
/// - Parameters:
///   - devices: The ids concerned, in the order of `all`.
///   - all: Every id that was looked at.
/// - Returns: The words for a sentence.
public func describe(devices: [String], of all: [String]) -> String {
  if devices.count == all.count { return all.count == 1 ? all[0] : "every device" }
  return list(devices)
}

/// Returns items joined as a sentence does: `a`, `a and b`, `a, b and c`.
public func list(_ items: [String]) -> String {
  guard let last = items.last else { return "" }
  if items.count == 1 { return last }
  return items.dropLast().joined(separator: ", ") + " and " + last
}
