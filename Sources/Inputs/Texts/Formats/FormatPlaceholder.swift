/// A place in a text that an app fills while it runs: `%@`, `%1$lld`, `%#@count@`, `${name}`.
public struct FormatPlaceholder: Hashable, Sendable {
  /// What an app puts in place of a placeholder.
  public enum Kind: Hashable, Sendable {
    /// The text of an object or a string: `@`, `s`, `S`.
    case text
    /// A whole number: `d`, `D`, `i`, `U`, `u`, and `%arg` in the substitutions of catalogs.
    case integer
    /// A whole number in base 8: `o`, `O`.
    case octal
    /// A whole number in base 16: `x`, `X`.
    case hexadecimal(isUppercase: Bool)
    /// A number with a fixed count of decimals: `f`, `F`.
    case fixed
    /// A number with an exponent: `e`, `E`.
    case scientific(isUppercase: Bool)
    /// A number in the shorter of the two forms: `g`, `G`.
    case shortest(isUppercase: Bool)
    /// A number with its fraction in base 16: `a`, `A`.
    case hexadecimalFraction(isUppercase: Bool)
    /// One character: `c`, `C`.
    case character
    /// An address in memory: `p`.
    case pointer
    /// Nothing that can be seen: `n`.
    case nothing
    /// Another text with its own rule, by name: `%#@count@`.
    case reference(String)
    /// A value by name, as intents have them: `${name}`.
    case variable(String)
  }

  /// The flags between `%` and the width.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits of the flags.
    public let rawValue: UInt8

    /// Creates flags from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: padding goes after the value.
    public static let minus = Flags(rawValue: 1)
    /// `+`: positive numbers have a sign too.
    public static let plus = Flags(rawValue: 2)
    /// A space: positive numbers have a space in place of the sign.
    public static let space = Flags(rawValue: 4)
    /// `#`: the alternative form of the conversion.
    public static let alternative = Flags(rawValue: 8)
    /// `0`: numbers are padded with zeros.
    public static let zero = Flags(rawValue: 16)
  }

  /// A width or a precision.
  public enum Extent: Hashable, Sendable {
    /// The number that is written down.
    case fixed(Int)
    /// The value of an argument, at its position or the next one: `*`, `*2$`.
    case argument(position: Int?)
  }

  /// What is put in its place.
  public var kind: Kind
  /// Which argument it takes, counted from 1; `nil` for the one after the previous.
  public var position: Int?
  /// The flags.
  public var flags: Flags = []
  /// The least number of characters.
  public var width: Extent?
  /// The number of decimals, or the least number of digits of a whole number, or the greatest
  /// number of characters of a text.
  public var precision: Extent?
  /// The placeholder as it is written.
  public var spelling: String
  /// Where it stands, in bytes of UTF-8 from the beginning of the text.
  public var range: Range<Int>
}
