public import DynamicType

/// Where a finding holds: at which categories on which screens.
public struct FindingExtent: Hashable, Sendable {
  /// Screens with the same categories.
  public struct Part: Hashable, Sendable {
    /// The ids of the screens, in the measurement's order.
    public var screens: [String]
    /// The categories, in ascending order.
    public var categories: [ContentSizeCategory]
  }

  /// The parts: those with more categories first, else by their first screen.
  public let parts: [Part]

  /// Gathers places.
  ///
  /// - Parameters:
  ///   - places: The screens and categories, in any order.
  ///   - screens: All screens looked at, in the order to tell them in.
  public init(
    _ places: [(screen: String, category: ContentSizeCategory)], screens: [String]
  ) {
    var categories: [String: Set<ContentSizeCategory>] = [:]
    for place in places { categories[place.screen, default: []].insert(place.category) }
    var parts: [Part] = []
    for screen in screens {
      guard let found = categories[screen]?.sorted() else { continue }
      if let index = parts.firstIndex(where: { $0.categories == found }) {
        parts[index].screens.append(screen)
      } else {
        parts.append(Part(screens: [screen], categories: found))
      }
    }
    self.parts = parts.enumerated().sorted { a, b in
      let (x, y) = (a.element.categories.count, b.element.categories.count)
      return x != y ? x > y : a.offset < b.offset
    }.map(\.element)
  }

  /// The extent in words: `AX2–AX5 on every device`; `AX1–AX5 on iPhone SE (1st) and at AX3–AX5 on
  /// iPhone 16`; `AX1–AX5 on iPhone SE (1st), at fewer sizes on 3 others`.
  ///
  /// - Parameter all: All screens looked at.
  /// - Returns: The words, to stand after “at”.
  public func description(of all: [String]) -> String {
    let told = parts.count > 2 ? parts.prefix(1) : parts[...]
    let words = told.map {
      "\(describe($0.categories)) on \(describe(devices: $0.screens, of: all))"
    }.joined(separator: " and at ")
    let others = parts.dropFirst(told.count)
    guard !others.isEmpty else { return words }
    let most = Set(parts[0].categories)
    let areFewer = others.allSatisfy { most.isStrictSuperset(of: $0.categories) }
    let count = others.reduce(0) { $0 + $1.screens.count }
    return words + ", at \(areFewer ? "fewer" : "other") sizes on \(count) others"
  }
}
