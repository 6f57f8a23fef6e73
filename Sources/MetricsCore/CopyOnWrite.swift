/// A large value behind a reference: copies refer to the same one until one of them is changed.
struct CopyOnWrite<Value: Sendable>: Sendable {
  private var storage: Storage

  private final class Storage: @unchecked Sendable {
    /// Changed only while a single reference exists.
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Creates a reference to a value.
  init(_ value: Value) { storage = Storage(value) }

  /// The value; changing it leaves what others refer to as it is.
  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  static func == (a: CopyOnWrite, b: CopyOnWrite) -> Bool {
    a.storage === b.storage || a.value == b.value
  }
}
