/// A value behind a reference, which never changes.
///
/// A check makes hundreds of thousands of measurements that name the same style; copying the style
/// into each would count references on all its strings, from every thread at once.
public struct Shared<Value: Sendable>: Sendable {
  @usableFromInline let storage: Storage

  @usableFromInline final class Storage: Sendable {
    /// A constant, so that the compiler may look into it without a copy.
    @usableFromInline let value: Value

    @usableFromInline init(_ value: Value) { self.value = value }
  }

  /// Creates a reference to a value.
  @inlinable public init(_ value: Value) { storage = Storage(value) }

  /// The value.
  @inlinable public var value: Value { _read { yield storage.value } }
}

extension Shared: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (a: Shared, b: Shared) -> Bool {
    a.storage === b.storage || a.value == b.value
  }
}
