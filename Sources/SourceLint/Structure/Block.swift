/// What stands between two braces, or the whole file.
struct Block {
  enum Kind {
    case file
    /// A class, structure, enumeration, actor, protocol or extension.
    case type
    /// A function, initialiser, subscript or accessor.
    case function
    /// The braces after a property: its getter, or its accessors.
    case accessor
    /// The braces of `if`, `else`, `for`, `switch` and their like.
    case control
    case closure
  }

  var kind: Kind
  /// The opening brace's token; -1 for the file.
  var open: Int
  /// The closing brace's token; the number of tokens when there is none.
  var close: Int
  /// The index of the block around; -1 for the file.
  var parent: Int
  /// The tokens of the statement that the block belongs to, up to its brace.
  var header: Range<Int>
  /// The word that says what the statement is, after attributes and modifiers.
  var head: Word
  /// The token with the name of the type, function or property.
  var name: Int?
}
