/// Rule L2 of the Unicode Bidirectional Algorithm.
enum VisualOrder {
  /// Returns the items of a line from left to right.
  ///
  /// Turns around what stands at each level, from the highest to the lowest odd one.
  ///
  /// - Parameters:
  ///   - items: The items in logical order.
  ///   - level: An item's embedding level.
  /// - Returns: The items in visual order.
  static func order<Item>(_ items: [Item], level: (Item) -> Int) -> [Item] {
    var order = items
    let highest = items.map(level).max() ?? 0
    for turned in stride(from: highest, to: 0, by: -1) {
      var first = 0
      while first < order.count {
        guard level(order[first]) >= turned else {
          first += 1
          continue
        }
        let end = order[first...].firstIndex { level($0) < turned } ?? order.count
        order[first..<end].reverse()
        first = end
      }
    }
    return order
  }
}
