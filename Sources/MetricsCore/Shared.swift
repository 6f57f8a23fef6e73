/// A value behind a reference: copies refer to the same one until one of them is changed.
///
/// A check makes hundreds of thousands of measurements that name the same style; copying the style
/// into each would count references on all its strings, from every thread at once.
public struct Shared<Value: Sendable>: Sendable {
  @usableFromInline var storage: Storage

  @usableFromInline final class Storage: @unchecked Sendable {
    /// Changed only while a single reference exists.
    @usableFromInline var value: Value

    @usableFromInline init(_ value: Value) { self.value = value }
  }

  /// Creates a reference to a value.
  @inlinable public init(_ value: Value) { storage = Storage(value) }

  /// The value; changing it leaves what others refer to as it is.
  @inlinable public var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension Shared: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (a: Shared, b: Shared) -> Bool {
    a.storage === b.storage || a.value == b.value
  }
}
