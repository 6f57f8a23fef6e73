/// Divides a stack's length among its elements.
enum LengthDivider {
  /// What an element would like, and how much it insists.
  struct Item {
    /// The length of its content.
    var natural: Double
    /// How strongly it resists being longer.
    var hugging: Int
    /// How strongly it resists being shorter.
    var compression: Int
    /// Whether it is room without content.
    var isSpacer = false
  }

  /// Divides a length as ``Distribution/fill`` does.
  ///
  /// Of what is left, the elements that hug their content least take all: spacers in equal shares,
  /// else the last one of equals. Of what is lacking, the elements that resist least give all
  /// before others give any; equals give so that none of them is longer than one that has given.
  /// UIKit calls layouts with such equals ambiguous; to level them is what a SwiftUI stack does.
  ///
  /// - Returns: The lengths; they add up to `length` unless all items have a size of their own.
  static func fill(_ items: [Item], _ length: Double) -> [Double] {
    var lengths = items.map(\.natural)
    let total = lengths.reduce(0, +)
    if total < length {
      stretch(&lengths, items, by: length - total)
    } else if total > length {
      var lacking = total - max(0, length)
      for priority in Set(items.map(\.compression)).sorted() where lacking > 0 {
        let group = items.indices.filter { items[$0].compression == priority }
        level(&lengths, group, &lacking)
      }
    }
    return lengths
  }

  /// Returns whether elements have to be shorter than they can be.
  static func overflows(_ items: [Item], _ length: Double) -> Bool {
    let required = items.reduce(0) { $0 + ($1.compression >= requiredPriority ? $1.natural : 0) }
    return required > length + 1e-6
  }

  /// The priority of what has a size of its own.
  static let requiredPriority = 1000

  private static func stretch(_ lengths: inout [Double], _ items: [Item], by rest: Double) {
    // What has a size of its own leaves the rest empty.
    guard let least = items.map(\.hugging).min(), least < requiredPriority else { return }
    let loose = items.indices.filter { items[$0].hugging == least }
    let spacers = loose.filter { items[$0].isSpacer }
    let takers = spacers.isEmpty ? Array(loose.suffix(1)) : spacers
    for taker in takers { lengths[taker] += rest / Double(takers.count) }
  }

  /// Takes from the longest elements of a group until they are as long as the next.
  private static func level(_ lengths: inout [Double], _ group: [Int], _ lacking: inout Double) {
    let total = group.reduce(0) { $0 + lengths[$1] }
    guard total > lacking else {
      for index in group { lengths[index] = 0 }
      lacking -= total
      return
    }
    // The level at which what is above it adds up to what is lacking.
    let ascending = group.map { lengths[$0] }.sorted()
    var kept = total - lacking
    var level = 0.0
    for (index, length) in ascending.enumerated() {
      let share = kept / Double(ascending.count - index)
      level = share
      if length > share { break }
      kept -= length
    }
    for index in group { lengths[index] = min(lengths[index], level) }
    lacking = 0
  }
}
