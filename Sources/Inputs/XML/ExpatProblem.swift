import CExpat

/// What Expat complains about, in the words of users.
struct ExpatProblem {
  /// Expat's code.
  let code: XML_Error
  /// Where Expat stopped.
  let offset: Int
  /// The document.
  let text: UnsafeBufferPointer<UInt8>
  /// Where the open elements begin, the outermost first.
  let openElements: [Int]

  /// The fault with its place.
  var fault: XMLFault {
    switch code {
    case XML_ERROR_NO_MEMORY:
      return XMLFault("there is not enough memory to read the file; close other programs")
    case XML_ERROR_NO_ELEMENTS: return endFault
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR: return unclosedFault(at: offset)
    case XML_ERROR_UNCLOSED_CDATA_SECTION: return unclosedFault(at: beginningOfSection)
    case XML_ERROR_TAG_MISMATCH: return mismatchFault
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return fault("text follows the end of the XML document; remove it")
    case XML_ERROR_UNDEFINED_ENTITY:
      return fault(Self.unknownEntity(reference(at: offset)).sentence)
    case XML_ERROR_BAD_CHAR_REF:
      return fault(
        "\(Phrases.quoted(reference(at: offset))) means no character; write the character itself")
    case XML_ERROR_MISPLACED_XML_PI:
      return fault("'<?xml' does not stand at the beginning; remove what precedes it")
    case XML_ERROR_XML_DECL:
      return fault(
        "the XML declaration is wrong; write <?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      return fault("the tag gives an attribute twice; remove one")
    case XML_ERROR_UNBOUND_PREFIX:
      return fault("the prefix of a name is not declared; add xmlns:… with its address")
    case XML_ERROR_INVALID_TOKEN, XML_ERROR_SYNTAX: return tokenFault
    default:
      let explanation = XML_ErrorString(code).map { String(cString: $0) } ?? "unknown error"
      return fault("this is not well-formed XML (\(explanation)); correct it")
    }
  }

  /// Returns the fault of a reference to an entity that is not predefined.
  static func unknownEntity(_ reference: String) -> XMLFault {
    XMLFault("the entity \(Phrases.quoted(reference)) is not known; write the character itself")
  }

  // MARK: Single faults

  private func unclosedFault(at place: Int) -> XMLFault {
    fault("the file ends inside what begins here; complete it", at: place)
  }

  private var endFault: XMLFault {
    guard let start = openElements.last else {
      return fault("the file holds no XML element; check that it is the right file")
    }
    return fault(
      "the file ends inside <\(name(at: start))>, which opens on line \(line(start)); complete it")
  }

  private var mismatchFault: XMLFault {
    // Expat points at the name.
    let place = offset >= 2 && text[offset - 1] == UInt8(ascii: "/") ? offset - 2 : offset
    guard let start = openElements.last else {
      return fault("this tag closes nothing; remove it", at: place)
    }
    return fault(
      "</\(name(at: place))> stands where <\(name(at: start))> of line \(line(start)) has to be "
        + "closed; close elements in their order", at: place)
  }

  private var tokenFault: XMLFault {
    if openElements.isEmpty, offset < text.count, text[..<offset].allSatisfy({ $0 <= 0x20 }) {
      return fault(
        "\(Phrases.quoted(character(at: offset))) cannot begin an XML document; check that it is "
          + "the right file")
    }
    if offset < text.count, text[offset] < 0x20,
      ![0x09, 0x0A, 0x0D].contains(text[offset])
    {
      return fault(
        "the control character \(Phrases.quoted(character(at: offset))) is not allowed in XML; "
          + "remove it")
    }
    if let start = beginningOfToken {
      let sign = text[start] == UInt8(ascii: "&")
      return fault(
        sign
          ? "'&' begins no reference here; write it as &amp;"
          : "'<' begins no right tag here; write it as &lt; or correct the tag", at: start)
    }
    guard offset < text.count else { return endFault }
    return fault(
      "\(Phrases.quoted(character(at: offset))) is not allowed here in XML; correct the markup")
  }

  /// The `&` or `<` that the unexpected character belongs to.
  private var beginningOfToken: Int? {
    var index = min(offset, text.count - 1)
    let limit = max(0, offset - 1000)
    while index >= limit {
      switch text[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "<"): return index
      case UInt8(ascii: ";"), UInt8(ascii: ">"):
        if index < offset { return nil }
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// Where the last `<![CDATA[` begins.
  private var beginningOfSection: Int {
    let opening = "<![CDATA[".utf8
    return text[..<offset].indices.last { text[$0] == 0x3C && text[$0...].starts(with: opening) }
      ?? offset
  }

  // MARK: Pieces of text

  private func fault(_ sentence: String, at place: Int? = nil) -> XMLFault {
    XMLFault(sentence, mark: TextPosition.of(place ?? offset, in: text).mark)
  }

  private func line(_ offset: Int) -> Int { TextPosition.of(offset, in: text).line }

  /// Returns the name of the element whose tag begins at an offset.
  private func name(at offset: Int) -> String {
    let name = text[min(offset, text.count)...].prefix(200)
      .drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "/") }
      .prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    return Phrases.excerpt(String(decoding: name, as: UTF8.self))
  }

  /// Returns the reference that begins at an offset, up to its semicolon.
  private func reference(at offset: Int) -> String {
    let rest = text[offset...].prefix(200)
    let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex - 1
    return String(decoding: rest[...end], as: UTF8.self)
  }

  private func character(at offset: Int) -> String {
    let bytes = text[offset..<min(offset + 4, text.count)]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(1).map(String.init).joined()
  }
}
