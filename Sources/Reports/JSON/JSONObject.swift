/// The members of a JSON object in ascending order of their keys, each key once.
public struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// A key with its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue
  }

  /// The members in ascending order of their keys.
  public private(set) var members: [Member] = []

  /// Creates an object, leaving out the keys whose value is `nil`.
  public init(dictionaryLiteral elements: (String, JSONValue?)...) { self.init(elements) }

  /// Creates an object from pairs in any order, leaving out those without a value.
  ///
  /// Of several values for one key the last one stays: a font may list an axis twice.
  public init(_ pairs: [(String, JSONValue?)]) {
    members.reserveCapacity(pairs.count)
    for case (let key, let value?) in pairs {
      if let last = members.last, last.key >= key {
        self[key] = value
      } else {
        members.append(Member(key: key, value: value))
      }
    }
  }

  /// The value of a key; setting `nil` leaves the key out.
  public subscript(key: String) -> JSONValue? {
    get {
      let index = insertionIndex(of: key)
      return index < members.count && members[index].key == key ? members[index].value : nil
    }
    set {
      let index = insertionIndex(of: key)
      let exists = index < members.count && members[index].key == key
      switch (newValue, exists) {
      case (let value?, true): members[index].value = value
      case (let value?, false): members.insert(Member(key: key, value: value), at: index)
      case (nil, true): members.remove(at: index)
      case (nil, false): break
      }
    }
  }

  private func insertionIndex(of key: String) -> Int {
    members.firstIndex { $0.key >= key } ?? members.count
  }
}
