public import MetricsCore

/// A value that may be another one when the device is held sideways.
public struct ByOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value when held upright.
  public var portrait: Value
  /// The value when held sideways.
  public var landscape: Value

  /// Creates a value that is the same in both.
  public init(_ value: Value) { (portrait, landscape) = (value, value) }

  /// Creates a value for each.
  public init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The value in an orientation.
  public subscript(orientation: Orientation) -> Value {
    orientation == .portrait ? portrait : landscape
  }

  /// Both values, each once.
  public var all: [Value] { portrait == landscape ? [portrait] : [portrait, landscape] }
}
