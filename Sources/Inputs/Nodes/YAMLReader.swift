import CYAML
import MetricsCore

/// Reads YAML 1.2 with the place of every value.
///
/// Anchors, aliases, tags and several documents are errors: a configuration that is read by people
/// says everything where it is used.
public enum YAMLReader {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8, with or without a byte-order mark.
  ///   - path: The path to show in errors.
  /// - Returns: The value that the document holds; ``Node/Value-swift.enum/null`` for an empty one.
  /// - Throws: An error with line and column.
  public static func read(_ bytes: [UInt8], path: String) throws(InputError) -> Node {
    try bytes.withUnsafeBufferPointer { (buffer) throws(InputError) -> Node in
      let text = UnsafeBufferPointer(
        rebasing: buffer[DocumentReader.byteOrderMarkLength(buffer)...])
      guard !text.isEmpty else { return Node(.null, mark: Node.Mark(line: 1, column: 1)) }
      try DocumentReader.refuseWideEncodings(text, path: path)
      try DocumentReader.validate(text, path: path)
      do throws(YAMLFault) {
        let events = try YAMLEvents(text)
        var builder = YAMLTreeBuilder(events: events)
        return try builder.document()
      } catch {
        // At the end of a text without a last line break, libyaml takes there to be one.
        let end = TextPosition.of(text.count, in: text).mark
        let mark = error.mark.line > end.line ? end : error.mark
        throw DocumentReader.error(error.sentence, at: mark, in: text, path: path)
      }
    }
  }
}

/// A fault of a YAML document.
struct YAMLFault: Error {
  var sentence: String
  var mark: Node.Mark
}

/// Builds a tree from events.
private struct YAMLTreeBuilder {
  private let events: YAMLEvents
  private var depth = 0

  init(events: YAMLEvents) { self.events = events }

  mutating func document() throws(YAMLFault) -> Node {
    guard case .documentStart = try events.next() else { return Node(.null, mark: firstMark) }
    let node = try value(of: try events.next())
    _ = try events.next()
    if case .documentStart(let mark) = try events.next() {
      throw YAMLFault(
        sentence: "a second document begins here; keep one document in a file", mark: mark)
    }
    return node
  }

  private var firstMark: Node.Mark { Node.Mark(line: 1, column: 1) }

  private mutating func value(of event: YAMLEvents.Event) throws(YAMLFault) -> Node {
    switch event {
    case .scalar(let text, let isQuoted, let mark):
      let isNull = !isQuoted && CoreSchema.meaning(of: text) == .null
      return Node(isNull ? .null : .scalar(text, isQuoted: isQuoted), mark: mark)
    case .sequenceStart(let mark):
      try descend(at: mark)
      var elements: [Node] = []
      while true {
        let event = try events.next()
        if case .sequenceEnd = event { break }
        elements.append(try value(of: event))
      }
      depth -= 1
      return Node(.sequence(elements), mark: mark)
    case .mappingStart(let mark):
      try descend(at: mark)
      let entries = try entries()
      depth -= 1
      return Node(.mapping(entries), mark: mark)
    case .documentStart(let mark), .end(let mark), .sequenceEnd(let mark), .mappingEnd(let mark):
      throw YAMLFault(sentence: "a value is expected here; write one", mark: mark)
    }
  }

  private mutating func entries() throws(YAMLFault) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    var lines: [ExactText: Int32] = [:]
    while true {
      let event = try events.next()
      if case .mappingEnd = event { return entries }
      guard case .scalar(let key, _, let mark) = event else {
        throw YAMLFault(
          sentence: "a list or mapping stands where a key is expected; write a word",
          mark: event.mark)
      }
      if let line = lines.updateValue(mark.line, forKey: ExactText(key)) {
        throw YAMLFault(
          sentence: "the key \(Phrases.quoted(key)) is already given on line \(line); remove one",
          mark: mark)
      }
      entries.append(
        Node.Entry(key: key, keyMark: mark, value: try value(of: try events.next())))
    }
  }

  private mutating func descend(at mark: Node.Mark) throws(YAMLFault) {
    depth += 1
    guard depth <= DocumentReader.depthLimit else {
      throw YAMLFault(
        sentence: "values are nested more than \(DocumentReader.depthLimit) deep; flatten them",
        mark: mark)
    }
  }
}
