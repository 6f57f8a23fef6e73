import CYAML

/// The events of a YAML document, one after the other.
///
/// Wraps `yaml_parser_t`. The text has to outlive the object.
final class YAMLEvents {
  /// What a document consists of.
  enum Event {
    case documentStart(Node.Mark)
    case scalar(String, isQuoted: Bool, Node.Mark)
    case sequenceStart(Node.Mark)
    case sequenceEnd(Node.Mark)
    case mappingStart(Node.Mark)
    case mappingEnd(Node.Mark)
    /// The end of a document or of the text.
    case end(Node.Mark)

    /// Where the event stands.
    var mark: Node.Mark {
      switch self {
      case .documentStart(let mark), .sequenceStart(let mark), .sequenceEnd(let mark),
        .mappingStart(let mark), .mappingEnd(let mark), .end(let mark), .scalar(_, _, let mark):
        mark
      }
    }
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeBufferPointer<UInt8>

  /// Creates the events of UTF-8 text.
  ///
  /// Wraps `yaml_parser_initialize` and `yaml_parser_set_input_string`.
  init(_ text: UnsafeBufferPointer<UInt8>) throws(YAMLFault) {
    self.text = text
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      throw YAMLFault(
        sentence: "there is not enough memory to read the file; close other programs",
        mark: Node.Mark(line: 1, column: 1))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Returns the next event.
  ///
  /// Wraps `yaml_parser_parse`.
  func next() throws(YAMLFault) -> Event {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        throw YAMLProblem(parser.pointee).fault(in: text)
      }
      defer { yaml_event_delete(&event) }
      if let event = try converted(event) { return event }
    }
  }

  private func converted(_ event: yaml_event_t) throws(YAMLFault) -> Event? {
    let mark = Node.Mark(event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart(mark)
    case YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT: return .end(mark)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try check(anchor: scalar.anchor, tag: scalar.tag, at: mark)
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        String(decoding: bytes, as: UTF8.self),
        isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE, mark)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      try check(anchor: start.anchor, tag: start.tag, at: mark)
      return .sequenceStart(mark)
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd(mark)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      try check(anchor: start.anchor, tag: start.tag, at: mark)
      return .mappingStart(mark)
    case YAML_MAPPING_END_EVENT: return .mappingEnd(mark)
    case YAML_ALIAS_EVENT:
      throw YAMLFault(sentence: YAMLProblem.aliasSentence, mark: mark)
    default: return nil
    }
  }

  private func check(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, at mark: Node.Mark
  ) throws(YAMLFault) {
    if anchor != nil {
      throw YAMLFault(
        sentence: "anchors are not supported; write the value out where it is used, or put text "
          + "that begins with '&' in quotes",
        mark: mark)
    }
    if tag != nil {
      throw YAMLFault(
        sentence: "tags are not supported; remove the tag, or put text that begins with '!' in "
          + "quotes",
        mark: mark)
    }
  }
}

extension Node.Mark {
  /// Creates a mark from libyaml's, which counts from 0.
  init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) &+ 1, column: Int(clamping: mark.column) &+ 1)
  }
}
