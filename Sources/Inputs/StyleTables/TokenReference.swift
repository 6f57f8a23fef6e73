/// A reference from one token to another, or to a part of one.
enum TokenReference: Hashable {
  /// `{group.token}`: the value of a token, by its joined path.
  case token(String)
  /// `#/group/token/$value/fontSize`: any place of the document, by the keys that lead to it.
  case pointer([String])

  /// Reads a value that may be a reference.
  ///
  /// - Parameter node: Text in braces, or a mapping with `$ref`.
  /// - Returns: The reference; `nil` for other values.
  /// - Throws: A fault when the value is meant as a reference but is none.
  static func of(_ node: Node) throws(TokenFault) -> TokenReference? {
    if let target = node.entries?.first(where: { $0.key == "$ref" })?.value {
      return try pointer(target)
    }
    guard let text = node.text else { return nil }
    let braces = text.utf8.filter { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    guard !braces.isEmpty else { return nil }
    let trimmed = text.trimmed
    guard trimmed.hasPrefix("{"), trimmed.hasSuffix("}"), braces.count == 2, trimmed.count > 2
    else {
      throw TokenFault(
        "\(Phrases.quoted(text)) has a reference inside other text, which is not worked out; "
          + "give the result",
        at: node.mark)
    }
    return .token(trimmed.dropFirst().dropLast().trimmed)
  }

  /// Reads the target of `$extends`, which names a group in either form.
  ///
  /// - Returns: The names that lead to the group.
  static func groupPath(_ node: Node) throws(TokenFault) -> [String] {
    if node.text?.hasPrefix("#") == true, case .pointer(let path) = try pointer(node) {
      return path
    }
    guard case .token(let path)? = try of(node) else {
      throw TokenFault(
        "this is not a reference to a group; write it like {typography.base}", at: node.mark)
    }
    return path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  private static func pointer(_ node: Node) throws(TokenFault) -> TokenReference {
    guard let text = node.text else {
      throw TokenFault(
        "'$ref' is no text; give a place of this file, such as #/type/body/$value", at: node.mark)
    }
    guard text.hasPrefix("#/") else {
      throw TokenFault(
        text.contains("#")
          ? "\(Phrases.quoted(text)) refers to another file; copy its tokens into this one"
          : "\(Phrases.quoted(text)) is not a place of this file; write it like "
            + "#/type/body/$value",
        at: node.mark)
    }
    let parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
    return .pointer(parts.map { unescaped(percentDecoded($0)) })
  }

  /// Returns a part of a JSON Pointer as the key it stands for: `~1` is `/` and `~0` is `~`.
  private static func unescaped(_ part: String) -> String {
    var result = ""
    var isEscape = false
    for character in part {
      switch (isEscape, character) {
      case (true, "0"): result.append("~")
      case (true, "1"): result.append("/")
      case (true, _): result += "~" + String(character)
      case (false, "~"): break
      case (false, _): result.append(character)
      }
      isEscape = !isEscape && character == "~"
    }
    return isEscape ? result + "~" : result
  }

  /// Returns text with `%20` and its like replaced, as pointers in addresses are written.
  private static func percentDecoded(_ part: Substring) -> String {
    let bytes = Array(part.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexadecimalValue(bytes[index + 1]), let low = hexadecimalValue(bytes[index + 2])
      {
        result.append(UInt8(high << 4 | low))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension TokenReference: CustomStringConvertible {
  /// The reference as it is written.
  var description: String {
    switch self {
    case .token(let path): "{\(path)}"
    case .pointer(let path): "#/" + path.joined(separator: "/")
    }
  }
}

/// A fault of a reference: what is wrong and what to do, and where.
struct TokenFault: Error {
  let sentence: String
  let mark: Node.Mark

  init(_ sentence: String, at mark: Node.Mark) {
    self.sentence = sentence
    self.mark = mark
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
