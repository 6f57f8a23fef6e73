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
    /// The least length that it may have.
    var minimum = 0.0
    /// The greatest length that it may have.
    var maximum = Double.infinity
    /// Whether it is room without content.
    var isSpacer = false

    /// The length that it cannot do without.
    var required: Double {
      compression >= LengthDivider.requiredPriority ? natural : min(natural, minimum)
    }
  }

  /// Divides a length as ``Distribution/fill`` does.
  ///
  /// Of what is left, the elements that hug their content least take all: spacers in equal shares,
  /// else the last one of equals. Of what is lacking, the elements that resist least give all
  /// before others give any; equals give so that none of them is longer than one that has given.
  /// UIKit calls layouts with such equals ambiguous; to level them is what a SwiftUI stack does.
  ///
  /// Least and greatest lengths hold before priorities do; where the least ones need more than there
  /// is, they give way as the rest did.
  ///
  /// - Returns: The lengths; they add up to `length` unless all items have a size of their own.
  static func fill(_ items: [Item], _ length: Double) -> [Double] {
    var lengths = items.map(\.natural)
    let total = lengths.reduce(0, +)
    if total < length {
      stretch(&lengths, items, by: length - total)
    } else if total > length {
      var lacking = total - max(0, length)
      let priorities = Set(items.map(\.compression)).sorted()
      for keepsMinimum in [true, false] {
        for priority in priorities where lacking > 0 {
          let group = items.indices.filter { items[$0].compression == priority }
          level(&lengths, group, keepsMinimum ? items.map(\.minimum) : [], &lacking)
        }
      }
    }
    return lengths
  }

  /// Returns whether elements have to be shorter than they can be.
  static func overflows(_ items: [Item], _ length: Double) -> Bool {
    items.reduce(0) { $0 + $1.required } > length + 1e-6
  }

  /// The priority of what has a size of its own.
  static let requiredPriority = 1000

  private static func stretch(_ lengths: inout [Double], _ items: [Item], by rest: Double) {
    var rest = rest
    // What has a size of its own leaves the rest empty.
    var loose = items.indices.filter { items[$0].hugging < requiredPriority }
    while rest > 1e-9, let least = loose.map({ items[$0].hugging }).min() {
      let equals = loose.filter { items[$0].hugging == least }
      let spacers = equals.filter { items[$0].isSpacer }
      let takers = spacers.isEmpty ? Array(equals.suffix(1)) : spacers
      let share = rest / Double(takers.count)
      for taker in takers {
        let taken = min(share, max(0, items[taker].maximum - lengths[taker]))
        lengths[taker] += taken
        rest -= taken
        // One that is as long as it may be leaves the rest to the others.
        if taken < share { loose.removeAll { $0 == taker } }
      }
    }
  }

  /// Takes from the longest elements of a group until they are as long as the next, but from none
  /// more than down to its least length; none has one where the list of them is empty.
  private static func level(
    _ lengths: inout [Double], _ group: [Int], _ minimums: [Double], _ lacking: inout Double
  ) {
    let floors = group.map { minimums.isEmpty ? 0 : min(lengths[$0], minimums[$0]) }
    let total = group.reduce(0) { $0 + lengths[$1] }
    let least = floors.reduce(0, +)
    guard total - least > lacking else {
      for (index, floor) in zip(group, floors) { lengths[index] = floor }
      lacking -= total - least
      return
    }
    var kept = total - lacking
    var active = Array(zip(group, floors))
    // Those that would come below their least length keep it, which lowers the level of the others.
    while true {
      let level = level(active.map { lengths[$0.0] }, adding: kept)
      let held = active.filter { $0.1 > min(lengths[$0.0], level) }
      guard !held.isEmpty else {
        for (index, _) in active { lengths[index] = min(lengths[index], level) }
        break
      }
      for (index, floor) in held {
        lengths[index] = floor
        kept -= floor
      }
      active.removeAll { entry in held.contains { $0.0 == entry.0 } }
    }
    lacking = 0
  }

  /// Returns the level down to which lengths are cut so that they add up to a sum.
  private static func level(_ lengths: [Double], adding sum: Double) -> Double {
    let ascending = lengths.sorted()
    var kept = sum
    var level = 0.0
    for (index, length) in ascending.enumerated() {
      let share = kept / Double(ascending.count - index)
      level = share
      if length > share { break }
      kept -= length
    }
    return level
  }
}
