/// An argument of a call.
struct Argument {
  /// The token of the label; `nil` when there is none.
  var label: Int?
  /// The tokens of the value.
  var value: Range<Int>
}

/// A member of a chain such as `text.font(.title).bold()`.
struct ChainLink {
  /// The token of the member's name.
  var name: Int
  /// The parenthesis that opens its arguments; `nil` when it takes none.
  var arguments: Int?
}

extension SourceFile {
  /// Returns the arguments between a parenthesis and its partner.
  func arguments(_ open: Int) -> [Argument] {
    let close = min(partners[open], tokens.count)
    var result: [Argument] = []
    var start = open + 1
    var index = start
    var steps = 0
    while index <= close, steps < Self.stepLimit {
      steps += 1
      if index == close || tokens[index].kind == .comma {
        if start < index {
          let isLabelled = tokens[start].kind == .identifier && kind(start + 1) == .colon
          let isWhole = !isLabelled || start + 2 <= index
          result.append(
            Argument(
              label: isLabelled ? start : nil,
              value: (isLabelled && isWhole ? start + 2 : start)..<index))
        }
        start = index + 1
        if index == close { break }
        index += 1
      } else {
        index = min(next(index), close)
      }
    }
    return result
  }

  /// Returns the words of arguments' labels; `other` for one without or with another label.
  func labels(_ arguments: [Argument]) -> [Word] {
    arguments.map { $0.label.map { tokens[$0].word } ?? .other }
  }

  /// Returns where an expression ends whose first operand ends before a token, and the members
  /// that follow the operand.
  func chain(after index: Int) -> (links: [ChainLink], end: Int) {
    var links: [ChainLink] = []
    var end = index
    while links.count < 200, end < tokens.count {
      switch tokens[end].kind {
      case .postfix: end += 1
      case .dot where kind(end + 1) == .identifier || kind(end + 1) == .number:
        links.append(ChainLink(name: end + 1, arguments: nil))
        end += 2
      case .openParenthesis, .openBracket:
        guard !tokens[end].followsLineBreak else { return (links, end) }
        if tokens[end].kind == .openParenthesis, kind(end - 1) == .identifier, !links.isEmpty {
          links[links.count - 1].arguments = end
        }
        end = min(next(end), tokens.count)
      case .openBrace:
        guard let block = blockAt[end], blocks[block].kind == .closure else { return (links, end) }
        end = min(next(end), tokens.count)
      default: return (links, end)
      }
    }
    return (links, end)
  }

  /// Returns the members before the dot of a chain, the nearest first.
  func chain(before dot: Int) -> [ChainLink] {
    var links: [ChainLink] = []
    var arguments: Int?
    var index = dot - 1
    var steps = 0
    while index >= 0, steps < 400 {
      steps += 1
      switch tokens[index].kind {
      case .postfix: index -= 1
      case .closeParenthesis, .closeBracket, .closeBrace:
        guard partners[index] >= 0 else { return links }
        let open = partners[index]
        arguments = tokens[open].kind == .openParenthesis ? open : nil
        index = open - 1
      case .identifier:
        guard kind(index - 1) == .dot else { return links }
        links.append(ChainLink(name: index, arguments: arguments))
        arguments = nil
        index -= 2
      default: return links
      }
    }
    return links
  }

  /// Returns the token that a chain begins with, such as `Image` of `Image("a").bold()`; `nil` for
  /// an implicit member, or an operand that is no name.
  func chainBase(before dot: Int) -> Int? {
    var index = dot - 1
    var steps = 0
    while index >= 0, steps < 400 {
      steps += 1
      switch tokens[index].kind {
      case .postfix: index -= 1
      case .closeParenthesis, .closeBracket, .closeBrace:
        guard partners[index] >= 0 else { return nil }
        index = partners[index] - 1
      case .identifier:
        guard kind(index - 1) == .dot else { return index }
        index -= 2
      default: return nil
      }
    }
    return nil
  }

  /// Returns the brackets around a token within its statement, the innermost first.
  func bracketsAround(_ index: Int) -> [Int] {
    var result: [Int] = []
    var open = enclosing[index]
    while open >= 0, tokens[open].kind != .openBrace, result.count < Self.nestingLimit {
      result.append(open)
      open = enclosing[open]
    }
    return result
  }

  /// Returns the token with the name of what a parenthesis calls; `nil` when it calls nothing.
  func callee(_ open: Int) -> Int? {
    guard kind(open) == .openParenthesis, kind(open - 1) == .identifier, opensCall(open) else {
      return nil
    }
    return tokens[open - 1].word.precedesOperand && kind(open - 2) != .dot ? nil : open - 1
  }

  /// Whether a token is the label of an argument.
  func isLabel(_ index: Int) -> Bool {
    guard kind(index) == .identifier, kind(index + 1) == .colon else { return false }
    let before = kind(index - 1)
    return before == .openParenthesis || before == .comma || before == .openBracket
  }

  /// Whether a range of tokens is the literal zero, `.zero` or `CGFloat(0)`.
  func isZero(_ range: Range<Int>) -> Bool {
    if range.count == 2, kind(range.lowerBound) == .dot {
      return text(range.upperBound - 1) == "zero"
    }
    return literal(range).map { $0.allSatisfy { "0._".contains($0) } } ?? false
  }

  /// Whether a size is no more than a point, at which no text is shown: of such a font only the
  /// name is wanted.
  func isPlaceholder(_ size: Range<Int>) -> Bool {
    guard !isZero(size), let digits = literal(size) else { return false }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.dropFirst().first ?? ""
    return parts.count <= 2 && fraction.allSatisfy(\.isNumber)
      && (parts[0] == "0" || parts[0] == "1" && fraction.allSatisfy { $0 == "0" })
  }

  /// Returns the digits of a literal number, which may stand in `CGFloat(…)`.
  private func literal(_ range: Range<Int>) -> String? {
    var range = range
    if range.count == 4, kind(range.lowerBound) == .identifier, opensCall(range.lowerBound + 1) {
      range = range.lowerBound + 2..<range.lowerBound + 3
    }
    guard range.count == 1, kind(range.lowerBound) == .number else { return nil }
    return text(range.lowerBound)
  }
}
