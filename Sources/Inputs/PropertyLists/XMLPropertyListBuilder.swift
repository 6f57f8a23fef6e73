/// Builds a property list from its XML.
final class XMLPropertyListBuilder: XMLVisitor {
  /// The value, once the document has been read.
  private(set) var result: PropertyList?

  private enum Element: String, CaseIterable {
    case plist, dict, array, key, string, integer, real, date, data, `true`, `false`

    /// Whether the element holds text and no other elements.
    var isScalar: Bool {
      switch self {
      case .plist, .dict, .array: false
      default: true
      }
    }
  }

  private struct Frame {
    var element: Element
    var mark: Node.Mark
    var entries: [PropertyList.Entry] = []
    var elements: [PropertyList] = []
    /// The key whose value has not come yet.
    var key: (text: String, mark: Node.Mark)?
  }

  private var frames: [Frame] = []
  private var text: [UInt8] = []

  func start(_ tag: XMLTag) throws(XMLFault) {
    let parent = frames.last
    if let parent, parent.element.isScalar {
      throw XMLFault(
        "<\(Phrases.excerpt(tag.name))> stands inside <\(parent.element.rawValue)>; write '<' in "
          + "texts as &lt;")
    }
    guard let element = Element(rawValue: tag.name) else { throw unknown(tag.name) }
    text.removeAll(keepingCapacity: true)
    if let parent {
      try checkPlace(of: element, in: parent)
    } else if element == .key {
      throw XMLFault("<key> stands outside <dict>; put it into one")
    }
    frames.append(Frame(element: element, mark: tag.mark))
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLFault) {
    guard let frame = frames.last else { return }
    if frame.element.isScalar {
      text += bytes
    } else if bytes.contains(where: { $0 > 0x20 }) {
      throw XMLFault(
        "text stands in <\(frame.element.rawValue)> outside its elements; put it into <string>")
    }
  }

  func end() throws(XMLFault) {
    guard let frame = frames.popLast() else { return }
    if let key = frame.key { throw Self.missingValue(key) }
    switch frame.element {
    case .plist:
      if result == nil {
        throw XMLFault("the property list is empty; it should hold a <dict>", mark: frame.mark)
      }
    case .key: frames[frames.count - 1].key = (String(decoding: text, as: UTF8.self), frame.mark)
    default: add(PropertyList(try value(of: frame), mark: frame.mark))
    }
  }

  // MARK: Structure

  private func unknown(_ name: String) -> XMLFault {
    guard !frames.isEmpty else {
      return XMLFault(
        "the document is <\(Phrases.excerpt(name))>, not a property list; check that it is the "
          + "right file")
    }
    let advice = Phrases.advice(
      for: name, among: Element.allCases.dropFirst().map(\.rawValue),
      otherwise: "property lists have")
    return XMLFault(
      "<\(Phrases.excerpt(name))> is no element of property lists; \(advice)")
  }

  private func checkPlace(of element: Element, in parent: Frame) throws(XMLFault) {
    if element == .plist {
      throw XMLFault("<plist> stands inside <\(parent.element.rawValue)>; remove it")
    }
    if parent.element == .dict {
      if element == .key {
        if let key = parent.key { throw Self.missingValue(key) }
      } else if parent.key == nil {
        throw XMLFault(
          "<\(element.rawValue)> has no key in its <dict>; put <key>…</key> before it")
      }
    } else if element == .key {
      throw XMLFault("<key> stands outside <dict>; put it into one")
    }
    if parent.element == .plist, result != nil {
      throw XMLFault("a property list holds one value, and this is the second; remove one")
    }
  }

  private static func missingValue(_ key: (text: String, mark: Node.Mark)) -> XMLFault {
    XMLFault("the key \(Phrases.quoted(key.text)) has no value; add one after it", mark: key.mark)
  }

  private func add(_ list: PropertyList) {
    guard let last = frames.indices.last else {
      result = list
      return
    }
    switch frames[last].element {
    case .dict:
      guard let key = frames[last].key.take() else { return }
      frames[last].entries.append(
        PropertyList.Entry(key: key.text, keyMark: key.mark, value: list))
    case .array: frames[last].elements.append(list)
    default: result = list
    }
  }

  private func value(of frame: Frame) throws(XMLFault) -> PropertyList.Value {
    switch frame.element {
    case .dict: return .dictionary(frame.entries)
    case .array: return .array(frame.elements)
    case .string: return .string(String(decoding: text, as: UTF8.self))
    default: break
    }
    let name = frame.element.rawValue
    guard let value = scalar(frame.element) else {
      let found = Phrases.quoted(String(decoding: text, as: UTF8.self))
      throw XMLFault("<\(name)> cannot hold \(found); correct it", mark: frame.mark)
    }
    return value
  }

  private func scalar(_ element: Element) -> PropertyList.Value? {
    let content = PropertyListScalar.trimmed(text)
    switch element {
    case .integer: return PropertyListScalar.integer(content)
    case .real: return PropertyListScalar.real(content).map { .real($0) }
    case .date: return PropertyListScalar.date(content).map { .date($0) }
    case .data: return PropertyListScalar.data(content).map { .data($0) }
    case .true: return content.isEmpty ? .boolean(true) : nil
    case .false: return content.isEmpty ? .boolean(false) : nil
    default: return nil
    }
  }
}
