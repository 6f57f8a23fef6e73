/// A value of a JSON document (RFC 8259).
///
/// Literals can be written for all cases but ``null``, so that a document reads like its output:
///
///     let tool: JSONValue = ["name": "fontgauge", "size": 17.5, "styles": ["h1", "h2"]]
public enum JSONValue: Equatable, Sendable {
  /// `null`: known to have no value.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number written with at most four decimals; `null` when it is not finite.
  case number(Double)
  /// A number written with all its digits, so that it reads back to the same; `null` when it is not
  /// finite.
  case exact(Double)
  /// A string.
  case string(String)
  /// An array, in order.
  case array([JSONValue])
  /// An object, written in the order of its keys.
  case object(JSONObject)

  /// Creates a string, or returns `nil` for `nil`: a key that is left out.
  public init?(_ string: String?) {
    guard let string else { return nil }
    self = .string(string)
  }

  /// Creates a whole number, or returns `nil` for `nil`: a key that is left out.
  public init?(_ integer: Int?) {
    guard let integer else { return nil }
    self = .integer(integer)
  }

  /// Creates a number, or returns `nil` for `nil`: a key that is left out.
  public init?(_ number: Double?) {
    guard let number else { return nil }
    self = .number(number)
  }

  /// Creates an array of strings.
  public static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// Whether this has no elements.
  var isFlat: Bool {
    switch self {
    case .null, .bool, .integer, .number, .exact, .string: true
    case .array(let elements): elements.isEmpty
    case .object(let object): object.members.isEmpty
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object, leaving out the keys whose value is `nil`.
  public init(dictionaryLiteral elements: (String, JSONValue?)...) {
    self = .object(JSONObject(elements))
  }
}
