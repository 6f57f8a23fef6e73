/// A JSON document that is written in pieces, because one of its arrays is too long to be held.
///
/// Header, elements and footer, one after the other, are the same bytes that the whole document
/// would be, with its keys in order and the array in its place among them.
public struct JSONStream: Sendable {
  private let before: [JSONObject.Member]
  private let after: [JSONObject.Member]
  private let key: String

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - object: The rest of the document.
  ///   - key: The key of the array; `object` does not have it.
  public init(_ object: JSONObject, array key: String) {
    before = object.members.filter { $0.key < key }
    after = object.members.filter { $0.key > key }
    self.key = key
  }

  /// The text before the first element.
  public var header: String {
    var writer = JSONWriter()
    writer.raw("{")
    for member in before {
      writer.newLine(1)
      writer.writeKey(member.key)
      writer.write(member.value, level: 1)
      writer.raw(",")
    }
    writer.newLine(1)
    writer.writeKey(key)
    writer.raw("[")
    return writer.text
  }

  /// Returns an element, with what separates it from the one before.
  ///
  /// - Parameters:
  ///   - value: The element, an array or object with an array or object inside.
  ///   - isFirst: Whether no element was written before.
  /// - Returns: The element, indented.
  public func element(_ value: JSONValue, isFirst: Bool) -> String {
    var writer = JSONWriter(capacity: 8192)
    if !isFirst { writer.raw(",") }
    writer.newLine(2)
    writer.write(value, level: 2)
    return writer.text
  }

  /// Returns the text after the last element, with a line break at its end.
  ///
  /// - Parameter isEmpty: Whether no element was written.
  /// - Returns: The rest of the document.
  public func footer(isEmpty: Bool) -> String {
    var writer = JSONWriter()
    if !isEmpty { writer.newLine(1) }
    writer.raw("]")
    for member in after {
      writer.raw(",")
      writer.newLine(1)
      writer.writeKey(member.key)
      writer.write(member.value, level: 1)
    }
    writer.newLine(0)
    writer.raw("}\n")
    return writer.text
  }
}
