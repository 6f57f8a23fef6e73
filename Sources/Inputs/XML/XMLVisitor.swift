/// Is told what an XML document consists of while it is read.
///
/// Text comes in pieces: a character reference or a line break begins a new one.
protocol XMLVisitor: AnyObject {
  /// An element begins.
  func start(_ tag: XMLTag) throws(XMLFault)
  /// The innermost element ends.
  func end() throws(XMLFault)
  /// A piece of text in the innermost element, in UTF-8.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLFault)
}

/// The start tag of an element, valid only during the call that hands it over.
struct XMLTag {
  /// The name without its prefix.
  let name: String
  /// The address that the element's namespace is known by; `nil` for none.
  let namespace: String?
  /// Where the tag begins.
  let mark: Node.Mark
  /// Names and values in turn, ended by `nil`.
  private let attributes: UnsafePointer<UnsafePointer<CChar>?>

  init(
    name: String, namespace: String?, mark: Node.Mark,
    attributes: UnsafePointer<UnsafePointer<CChar>?>
  ) {
    self.name = name
    self.namespace = namespace
    self.mark = mark
    self.attributes = attributes
  }

  /// Returns the value of an attribute without a prefix; `nil` when the tag has none of the name.
  func attribute(_ name: String) -> String? { value { Self.equal($0, name) } }

  /// The language that `xml:lang` states; `nil` for none.
  var language: String? {
    value { Self.equal($0, "http://www.w3.org/XML/1998/namespace\(XMLTag.separator)lang") }
  }

  /// What stands between a namespace's address and a name; no XML document can hold it.
  static let separator: Unicode.Scalar = "\u{1}"

  private func value(where matches: (UnsafePointer<CChar>) -> Bool) -> String? {
    var index = 0
    while let name = attributes[index], let value = attributes[index + 1] {
      if matches(name) { return String(cString: value) }
      index += 2
    }
    return nil
  }

  private static func equal(_ pointer: UnsafePointer<CChar>, _ name: String) -> Bool {
    var pointer = pointer
    for byte in name.utf8 {
      guard UInt8(bitPattern: pointer.pointee) == byte else { return false }
      pointer += 1
    }
    return pointer.pointee == 0
  }
}

/// Something wrong in an XML document.
struct XMLFault: Error {
  /// One sentence that says what is wrong and what to do.
  var sentence: String
  /// The place; `nil` for what is being read at the moment.
  var mark: Node.Mark?

  init(_ sentence: String, mark: Node.Mark? = nil) {
    self.sentence = sentence
    self.mark = mark
  }
}
