import CYAML

/// Turns libyaml's complaints into sentences that say what to do.
struct YAMLProblem {
  private let problem: String
  private let context: String
  private let mark: Node.Mark
  private let contextMark: Node.Mark
  private let isReaderProblem: Bool
  private let offset: Int

  /// What is wrong with `*name`.
  static let aliasSentence =
    "a value that begins with '*' is an alias, and these are not supported; put it in quotes, "
    + "such as \"*.title\""

  /// Creates a problem from a parser that has failed.
  init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? ""
    context = parser.context.map { String(cString: $0) } ?? ""
    mark = Node.Mark(parser.problem_mark)
    contextMark = Node.Mark(parser.context_mark)
    isReaderProblem = parser.error == YAML_READER_ERROR
    offset = Int(clamping: parser.problem_offset)
  }

  /// Returns the fault to report.
  func fault(in text: UnsafeBufferPointer<UInt8>) -> YAMLFault {
    if isReaderProblem {
      return YAMLFault(
        sentence: "a control character stands here; remove it, or write it as \\xNN in double "
          + "quotes",
        mark: TextPosition.of(offset, in: text).mark)
    }
    return YAMLFault(sentence: sentence(at: character(at: mark, in: text)), mark: placeToShow)
  }

  /// Quotes and brackets that are never closed are shown where they open.
  private var placeToShow: Node.Mark {
    problem == "found unexpected end of stream" ? contextMark : mark
  }

  private func sentence(at character: Unicode.Scalar?) -> String {
    switch problem {
    case "found character that cannot start any token" where character == "\t":
      "a tab stands where the line is indented; indent with spaces"
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      "a tab stands where the line is indented; indent with spaces"
    case "found character that cannot start any token":
      "a value cannot begin with '\(character.map { Phrases.excerpt(String($0)) } ?? "")'; put it "
        + "in quotes"
    case "mapping values are not allowed in this context":
      "a ':' is not expected here; put a value that contains ': ' in quotes, or check the "
        + "indentation"
    case "did not find expected key":
      "a key is expected here; check the indentation and the quotes and brackets before"
    case "could not find expected ':'":
      "a ':' is missing after the key on line \(contextMark.line); add it, or check the indentation"
    case "did not find expected ',' or ']'":
      "a ',' or ']' is expected here; close the list that begins on line \(contextMark.line)"
    case "did not find expected ',' or '}'":
      "a ',' or '}' is expected here; close the mapping that begins on line \(contextMark.line)"
    case "did not find expected '-' indicator":
      "a '- ' is expected here, as in the list that begins on line \(contextMark.line); check the "
        + "indentation"
    case "block sequence entries are not allowed in this context":
      "a '- ' is not expected here; begin the list on a line of its own"
    case "block mapping keys are not allowed in this context",
      "mapping keys are not allowed in this context":
      "a key is not expected here; begin the mapping on a line of its own"
    case "found unexpected end of stream": "the quotes that open here are never closed; close them"
    case "found unexpected document indicator":
      "a document ends inside quotes; close the quotes of line \(contextMark.line)"
    case "found unknown escape character":
      "this is not an escape of YAML; for a backslash write \\\\, or use single quotes"
    case "found invalid Unicode character escape code":
      "this code is no character by itself; write the character, or \\U and its eight hexadecimal "
        + "digits"
    case "did not find expected hexdecimal number":
      "this is not a character code; write \\u and four hexadecimal digits"
    case "did not find expected <document start>", "did not find expected <document end>":
      "this does not belong to what precedes it; check the indentation and the brackets"
    case "did not find expected alphabetic or numeric character":
      context == "while scanning an alias"
        ? Self.aliasSentence
        : "a value cannot begin with '&'; put it in quotes"
    case "found undefined tag handle", "did not find expected whitespace or line break",
      "did not find expected '!'", "did not find expected tag URI":
      "tags are not supported; put text that begins with '!' in quotes"
    default:
      "the YAML cannot be read (\(problem)\(context.isEmpty ? "" : " \(context)")); check the line"
    }
  }

  /// Returns the character at a mark; `nil` at the end.
  private func character(
    at mark: Node.Mark, in text: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar? {
    var position = TextPosition()
    while position.offset < text.count {
      if position.mark == mark {
        let end = min(position.offset + 4, text.count)
        return String(decoding: text[position.offset..<end], as: UTF8.self).unicodeScalars.first
      }
      position.advance(to: position.offset + 1, in: text)
    }
    return nil
  }
}
