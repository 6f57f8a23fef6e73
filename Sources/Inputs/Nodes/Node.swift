/// A value of a YAML or JSON document, with the place where it stands.
public struct Node: Hashable, Sendable {
  /// What the value is.
  public var value: Value
  /// Where it begins.
  public var mark: Mark

  /// Creates a node.
  public init(_ value: Value, mark: Mark = .none) {
    self.value = value
    self.mark = mark
  }

  /// The kinds of value that YAML's core schema and JSON share.
  public enum Value: Hashable, Sendable {
    /// Keys and values in the order of the document, each key once.
    case mapping([Entry])
    /// Values in the order of the document.
    case sequence([Node])
    /// Text, and whether it stood in quotes; without them it may mean a number or a truth value.
    case scalar(String, isQuoted: Bool)
    /// Nothing: `null`, `~` or no value at all.
    case null
  }

  /// One key of a mapping with its value.
  public struct Entry: Hashable, Sendable {
    /// The key's text.
    public var key: String
    /// Where the key begins.
    public var keyMark: Mark
    /// The value.
    public var value: Node

    /// Creates an entry.
    public init(key: String, keyMark: Mark = .none, value: Node) {
      self.key = key
      self.keyMark = keyMark
      self.value = value
    }
  }

  /// A place in a document.
  public struct Mark: Hashable, Sendable {
    /// The line, counted from 1; 0 for values that no document holds.
    public var line: Int32
    /// The column in Unicode scalars, counted from 1; 0 for values that no document holds.
    public var column: Int32

    /// Creates a mark.
    public init(line: Int, column: Int) {
      self.line = Int32(clamping: line)
      self.column = Int32(clamping: column)
    }

    /// The mark of values that no document holds.
    public static let none = Mark(line: 0, column: 0)
  }
}

extension Node {
  /// The entries of a mapping; `nil` for every other value.
  public var entries: [Entry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  /// The elements of a sequence; `nil` for every other value.
  public var elements: [Node]? {
    if case .sequence(let elements) = value { elements } else { nil }
  }

  /// Returns the value of a key of a mapping; `nil` when there is none.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  public subscript(key: String) -> Node? {
    entries?.first { $0.key == key }?.value
  }
}
