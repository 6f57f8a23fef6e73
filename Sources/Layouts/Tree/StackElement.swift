public import MetricsCore

/// How a stack divides its length among its elements.
public enum Distribution: String, CaseIterable, Sendable {
  /// Priorities decide who grows and who shrinks, as `UIStackView.Distribution.fill` does.
  case fill
  /// All get the same.
  case fillEqually
  /// All get a share in proportion to their content.
  case fillProportionally
  /// All keep their size, and the space between them grows.
  case equalSpacing
}

/// Where elements lie across a stack's axis.
public enum StackAlignment: String, CaseIterable, Sendable {
  /// As wide (as high) as the stack.
  case fill
  /// At the leading edge, or at the top.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge, or at the bottom.
  case trailing
  /// First baselines on one line in a row; as ``leading`` in a column.
  case firstBaseline
}

/// Elements in a row or a column.
public struct StackElement: Equatable, Sendable {
  /// The direction at each category.
  public var axis: AxisChoice
  /// How the length is divided.
  public var distribution = Distribution.fill
  /// The space between elements.
  public var spacing = Length(0)
  /// Where elements lie across the axis.
  public var alignment = StackAlignment.fill
  /// The same at accessibility sizes; `nil` for no difference.
  public var accessibilityAlignment: StackAlignment?
  /// Space around the elements.
  public var margins = EdgeInsets()
  /// Whether the elements stay within the readable width, ``SystemMetrics/readableWidth``.
  public var readableWidth = false

  /// Creates a stack without spacing or margins.
  public init(_ axis: AxisChoice) { self.axis = axis }

  /// Creates a stack that never turns.
  public init(_ axis: Axis) { self.init(AxisChoice(axis)) }
}
