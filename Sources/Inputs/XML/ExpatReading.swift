import CExpat

/// One reading of an XML document by Expat.
///
/// Wraps `XML_Parser`. The text has to outlive the object.
final class ExpatReading {
  private let parser: XML_Parser
  private let text: UnsafeBufferPointer<UInt8>
  private let visitor: any XMLVisitor
  private var position = TextPosition()
  /// Where the open elements begin, the outermost first.
  private var openElements: [Int] = []
  private var fault: XMLFault?
  private var hasExternalSubset = false
  /// The namespace of the last element: most documents have one.
  private var lastNamespace: String?

  /// Longer addresses would have to be searched for their end at each element.
  private static let namespaceLimit = 1000

  /// Creates a reading of UTF-8 text.
  ///
  /// Wraps `XML_ParserCreateNS`.
  init(_ text: UnsafeBufferPointer<UInt8>, visitor: any XMLVisitor) throws(XMLFault) {
    self.text = text
    self.visitor = visitor
    // The encoding given here counts, whatever the document declares.
    guard let parser = XML_ParserCreateNS("UTF-8", XML_Char(XMLTag.separator.value)) else {
      throw XMLFault("there is not enough memory to read the file; close other programs")
    }
    self.parser = parser
  }

  deinit { XML_ParserFree(parser) }

  /// Reads the whole document.
  ///
  /// Wraps `XML_Parse`.
  func run() throws(XMLFault) {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
    // All at once: a token that spans several pieces would be scanned anew for each.
    let status = text.withMemoryRebound(to: CChar.self) {
      XML_Parse(parser, $0.baseAddress, Int32($0.count), 1)
    }
    if let fault { throw fault }
    guard status != XML_STATUS_OK else { return }
    let offset = Int(XML_GetCurrentByteIndex(parser))
    throw ExpatProblem(
      code: XML_GetErrorCode(parser), offset: max(0, min(offset, text.count)), text: text,
      openElements: openElements
    ).fault
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> ExpatReading {
    Unmanaged<ExpatReading>.fromOpaque(data!).takeUnretainedValue()
  }

  private func setHandlers() {
    XML_SetElementHandler(
      parser,
      { data, name, attributes in ExpatReading.of(data).start(name!, attributes!) },
      { data, _ in ExpatReading.of(data).end() })
    XML_SetCharacterDataHandler(parser) { data, text, length in
      ExpatReading.of(data).characters(text!, Int(length))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, systemIdentifier, _, hasInternalSubset in
      ExpatReading.of(data).documentType(
        isExternal: systemIdentifier != nil, isInternal: hasInternalSubset != 0)
    }
    XML_SetSkippedEntityHandler(parser) { data, name, _ in
      let name = String(cString: name!)
      ExpatReading.of(data).stop(ExpatProblem.unknownEntity("&\(name);"))
    }
    XML_SetStartNamespaceDeclHandler(parser) { data, _, address in
      guard let address else { return }
      var length = 0
      while length <= ExpatReading.namespaceLimit, address[length] != 0 { length += 1 }
      if length > ExpatReading.namespaceLimit {
        ExpatReading.of(data).stop(
          XMLFault("the address of a namespace is longer than 1000 bytes; shorten it"))
      }
    }
  }

  // MARK: Events

  private func start(
    _ qualifiedName: UnsafePointer<XML_Char>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
  ) {
    guard fault == nil else { return }
    guard openElements.count < XMLReader.depthLimit else {
      return stop(
        XMLFault("elements are nested more than \(XMLReader.depthLimit) deep; flatten them"))
    }
    let offset = Int(XML_GetCurrentByteIndex(parser))
    openElements.append(offset)
    // Expat reports unknown entities in text, but leaves them out of attributes without a word.
    if hasExternalSubset, let entity = unknownEntityInTag(at: offset) {
      return stop(ExpatProblem.unknownEntity(entity))
    }
    let (namespace, name) = split(qualifiedName)
    let tag = XMLTag(
      name: name, namespace: namespace, mark: currentMark, attributes: attributes)
    do throws(XMLFault) { try visitor.start(tag) } catch { stop(error) }
  }

  private func end() {
    guard fault == nil else { return }
    do throws(XMLFault) { try visitor.end() } catch { stop(error) }
    openElements.removeLast()
  }

  private func characters(_ start: UnsafePointer<XML_Char>, _ count: Int) {
    guard fault == nil else { return }
    let text = UnsafeBufferPointer(start: start, count: count)
    text.withMemoryRebound(to: UInt8.self) { bytes in
      do throws(XMLFault) { try visitor.text(bytes) } catch { stop(error) }
    }
  }

  private func documentType(isExternal: Bool, isInternal: Bool) {
    hasExternalSubset = isExternal
    if isInternal {
      stop(
        XMLFault(
          "the document type declares things of its own, which are not read; remove what stands "
            + "in its brackets"))
    }
  }

  /// Notes what is wrong and ends the reading.
  ///
  /// Wraps `XML_StopParser`.
  private func stop(_ fault: XMLFault) {
    guard self.fault == nil else { return }
    self.fault = XMLFault(fault.sentence, mark: fault.mark ?? currentMark)
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  // MARK: Places and names

  /// Where the current event begins.
  private var currentMark: Node.Mark {
    let offset = Int(XML_GetCurrentByteIndex(parser))
    guard offset >= 0 else { return position.mark }
    position.advance(to: min(offset, text.count), in: text)
    return position.mark
  }

  private func split(_ name: UnsafePointer<XML_Char>) -> (namespace: String?, name: String) {
    let separator = XML_Char(XMLTag.separator.value)
    var length = 0
    while name[length] != 0, name[length] != separator { length += 1 }
    guard name[length] == separator else { return (nil, String(cString: name)) }
    let address = UnsafeBufferPointer(start: name, count: length)
    let namespace = address.withMemoryRebound(to: UInt8.self) { address in
      if let lastNamespace, lastNamespace.utf8.elementsEqual(address) { return lastNamespace }
      return String(decoding: address, as: UTF8.self)
    }
    lastNamespace = namespace
    return (namespace, String(cString: name + length + 1))
  }

  /// Returns the first entity that is not predefined in the tag that begins at an offset.
  private func unknownEntityInTag(at offset: Int) -> String? {
    let end = min(offset + Int(XML_GetCurrentByteCount(parser)), text.count)
    guard offset >= 0, offset < end else { return nil }
    var rest = text[offset..<end]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[start...]
      guard let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
      let entity = String(decoding: rest[...semicolon], as: UTF8.self)
      let isKnown = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].contains(entity)
      if !isKnown, !entity.hasPrefix("&#") { return entity }
      rest = rest[(semicolon + 1)...]
    }
    return nil
  }
}
