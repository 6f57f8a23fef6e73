/// A value of a property list, with the place where it stands.
public struct PropertyList: Hashable, Sendable {
  /// What the value is.
  public var value: Value
  /// Where its element begins; ``Node/Mark/none`` in binary property lists, which have no lines.
  public var mark: Node.Mark

  /// Creates a value.
  public init(_ value: Value, mark: Node.Mark = .none) {
    self.value = value
    self.mark = mark
  }

  /// The kinds of value that property lists have.
  public enum Value: Hashable, Sendable {
    /// Keys and values in the order of the file; of equal keys the last one counts.
    case dictionary([Entry])
    /// Values in the order of the file.
    case array([PropertyList])
    /// Text.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A whole number above the greatest that ``integer(_:)`` holds.
    case unsignedInteger(UInt64)
    /// A number with a fraction.
    case real(Double)
    /// A truth value.
    case boolean(Bool)
    /// A date, in seconds since the beginning of 2001 in UTC.
    case date(Double)
    /// Bytes.
    case data([UInt8])
  }

  /// One key of a dictionary with its value.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// Where the key's element begins; ``Node/Mark/none`` in binary property lists.
    public var keyMark: Node.Mark
    /// The value.
    public var value: PropertyList

    /// Creates an entry.
    public init(key: String, keyMark: Node.Mark = .none, value: PropertyList) {
      self.key = key
      self.keyMark = keyMark
      self.value = value
    }
  }
}

extension PropertyList {
  /// The entries of a dictionary; `nil` for every other value.
  public var entries: [Entry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The elements of an array; `nil` for every other value.
  public var elements: [PropertyList]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text of a string; `nil` for every other value.
  public var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// Returns the entry of a key of a dictionary; `nil` when there is none.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  public func entry(_ key: String) -> Entry? { entries?.last { $0.key == key } }

  /// The kind of value as it is called in a sentence, with its article.
  var kind: String {
    switch value {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer, .unsignedInteger, .real: "a number"
    case .boolean: "a truth value"
    case .date: "a date"
    case .data: "data"
    }
  }
}

extension [PropertyList.Entry] {
  /// An entry that a later one of the same key supersedes.
  typealias Superseded = (earlier: PropertyList.Entry, later: PropertyList.Entry)

  /// Returns the entries without those that a later one of the same key supersedes, and says
  /// which they were.
  func withoutSuperseded() -> (entries: [PropertyList.Entry], superseded: [Superseded]) {
    var places: [ExactText: Int] = [:]
    places.reserveCapacity(count)
    var dropped: [Int: Int] = [:]
    for (index, entry) in enumerated() {
      if let earlier = places.updateValue(index, forKey: ExactText(entry.key)) {
        dropped[earlier] = index
      }
    }
    guard !dropped.isEmpty else { return (self, []) }
    return (
      indices.filter { dropped[$0] == nil }.map { self[$0] },
      dropped.sorted { $0.key < $1.key }.map { (self[$0.key], self[$0.value]) }
    )
  }
}
