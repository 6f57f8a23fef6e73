public import MetricsCore

/// A control of the system.
public enum ControlKind: String, CaseIterable, Sendable {
  /// `UISwitch`: 63 × 28 points from iOS 26 on, 51 × 31 before.
  case toggle = "switch"
  /// `UIStepper`: 94 × 32 points.
  case stepper
  /// The arrow at the end of a row that opens another screen: 10.5 × 14 points.
  case chevron
  /// The tick at the end of a row: 19 × 18 points.
  case checkmark
  /// `UIButton`: its title with insets around it.
  case button
}

/// A control in a layout.
public struct ControlElement: Equatable, Sendable {
  /// The kind.
  public var kind: ControlKind
  /// Space around a button's title.
  public var insets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

  /// Creates a control.
  public init(_ kind: ControlKind) { self.kind = kind }
}
