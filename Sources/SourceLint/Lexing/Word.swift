/// A word that rules or structure ask for.
enum Word: String, CaseIterable {
  case other = ""

  // UIKit
  case uiFont = "UIFont"
  case systemFont, boldSystemFont, italicSystemFont, monospacedSystemFont
  case monospacedDigitSystemFont
  case ofSize, name, descriptor
  case scaledFont, scaledValue, preferredFont, preferredFontDescriptor, compatibleWith
  case traitCollection, withSize, pointSize, fontName, familyName
  case font, adjustsFontForContentSizeCategory, numberOfLines
  case uiLabel = "UILabel"
  case uiTextField = "UITextField"
  case uiTextView = "UITextView"

  case symbolConfiguration = "SymbolConfiguration"
  case didChangeNotification, registerForTraitChanges

  // Core Text
  case ctFontCreateWithName = "CTFontCreateWithName"

  // SwiftUI
  case swiftUIFont = "Font"
  case image = "Image"
  case system, custom, size, fixedSize, relativeTo, lineLimit
  case scaledMetric = "ScaledMetric"

  // Text styles of a title
  case extraLargeTitle, extraLargeTitle2, largeTitle, title, title1, title2, title3

  // Declarations
  case `let`, `var`, `func`, `deinit`, `subscript`
  case initializer = "init"
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `import`, `typealias`
  case get, set, willSet, didSet

  // Modifiers
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, lazy, weak
  case unowned, override, mutating, nonmutating, required, convenience, dynamic, optional
  case indirect, nonisolated, isolated, distributed, prefix, postfix, infix

  // Statements
  case `if`, `else`, `guard`, `while`, `for`, `switch`, `case`, `default`, `do`, `catch`, `repeat`
  case `defer`, `return`, `throw`, `break`, `continue`

  // Operators
  case equalsSign = "="
  case nilCoalescing = "??"

  // Parts of expressions
  case `in`, `where`, `try`, await, `as`, `is`, async, `throws`, `rethrows`
  case selfValue = "self"
  case selfType = "Self"
  case `true`, `false`, `nil`
  case some, any, `inout`
}

extension Word {
  /// Whether the word makes a font of the system's of a given size.
  var isSystemFont: Bool {
    switch self {
    case .systemFont, .boldSystemFont, .italicSystemFont, .monospacedSystemFont,
      .monospacedDigitSystemFont:
      true
    default: false
    }
  }

  /// Whether the word is a UIKit view that shows text in one font.
  var isTextView: Bool { self == .uiLabel || self == .uiTextField || self == .uiTextView }

  /// Whether the word is a text style that is larger than the body's.
  var isLargeTextStyle: Bool {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title1, .title2, .title3: true
    default: false
    }
  }

  /// Whether the word is a keyword after which an operand begins.
  var precedesOperand: Bool {
    switch self {
    case .return, .throw, .in, .where, .case, .if, .guard, .while, .switch, .else, .try, .await,
      .as, .is, .repeat, .do, .defer, .for, .let, .var, .some, .any, .inout:
      true
    default: false
    }
  }

  /// Whether the word begins a statement or declaration wherever it stands first on its line.
  var beginsStatement: Bool {
    switch self {
    case .let, .var, .func, .deinit, .subscript, .class, .struct, .enum, .protocol, .extension,
      .import, .typealias, .if, .guard, .while, .for, .switch, .case, .default, .do, .repeat,
      .defer, .return, .throw, .break, .continue:
      true
    default: false
    }
  }

  /// Whether a line that begins with the word goes on with the one before.
  var continuesStatement: Bool {
    switch self {
    case .else, .catch, .where, .as, .is, .in, .async, .throws, .rethrows: true
    default: false
    }
  }

  /// Whether the word is one that stands before a declaration's keyword.
  var isModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .lazy,
      .weak, .unowned, .override, .mutating, .nonmutating, .required, .convenience, .dynamic,
      .optional, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix:
      true
    default: false
    }
  }

  /// Whether the word begins a declaration after modifiers.
  var isDeclaration: Bool {
    switch self {
    case .let, .var, .func, .initializer, .deinit, .subscript, .class, .struct, .enum, .actor,
      .protocol, .extension, .typealias, .import, .case:
      true
    default: false
    }
  }
}

/// Finds words by their bytes.
struct WordTable {
  private let buckets: [[(bytes: [UInt8], word: Word)]]

  /// The table of all words.
  static let shared = WordTable()

  private init() {
    var buckets: [[(bytes: [UInt8], word: Word)]] = Array(repeating: [], count: 256)
    for word in Word.allCases where word != .other {
      let bytes = Array(word.rawValue.utf8)
      buckets[Self.bucket(bytes, 0, bytes.count)].append((bytes, word))
    }
    self.buckets = buckets
  }

  /// Returns the word that some bytes spell.
  func word(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Word {
    guard start < end else { return .other }
    let bucket = buckets[Self.bucket(bytes, start, end)]
    candidates: for candidate in bucket where candidate.bytes.count == end - start {
      for index in candidate.bytes.indices where candidate.bytes[index] != bytes[start + index] {
        continue candidates
      }
      return candidate.word
    }
    return .other
  }

  private static func bucket(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    (Int(bytes[start]) * 31 + Int(bytes[end - 1]) * 7 + (end - start)) & 255
  }
}
