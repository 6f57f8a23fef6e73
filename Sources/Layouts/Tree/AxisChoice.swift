public import DynamicType

/// The direction in which a stack puts its elements.
public enum Axis: String, CaseIterable, Sendable {
  case horizontal, vertical
}

/// A stack's direction at each category.
public struct AxisChoice: Hashable, Sendable {
  /// A direction, and the category from which on it holds.
  public struct Step: Hashable, Sendable {
    /// The first category.
    public var category: ContentSizeCategory
    /// The direction.
    public var axis: Axis

    /// Creates a step.
    public init(from category: ContentSizeCategory, _ axis: Axis) {
      self.category = category
      self.axis = axis
    }
  }

  /// The steps in ascending order of their categories, at least one; below the first one the
  /// direction is `UIStackView`'s own, horizontal.
  public private(set) var steps: [Step]

  /// Creates the same direction for all categories.
  public init(_ axis: Axis) { steps = [Step(from: .xSmall, axis)] }

  /// Creates a direction for the standard sizes and one for the accessibility sizes.
  public init(_ axis: Axis, accessibility: Axis) {
    steps = [Step(from: .xSmall, axis), Step(from: .ax1, accessibility)]
  }

  /// Creates a direction from steps in any order; `nil` without any, or with two of one category.
  public init?(_ steps: [Step]) {
    guard !steps.isEmpty, Set(steps.map(\.category)).count == steps.count else { return nil }
    self.steps = steps.sorted { $0.category < $1.category }
  }

  /// The direction at a category.
  public subscript(category: ContentSizeCategory) -> Axis {
    steps.last { $0.category <= category }?.axis ?? .horizontal
  }

  /// Whether it is vertical at all categories.
  public var isAlwaysVertical: Bool {
    ContentSizeCategory.allCases.allSatisfy { self[$0] == .vertical }
  }
}
