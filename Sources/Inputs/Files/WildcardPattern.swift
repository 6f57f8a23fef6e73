/// A pattern with `*` and `?`, made ready for matching many texts.
struct WildcardPattern: Hashable, Sendable {
  /// What may stand in a pattern besides `*` and `?`.
  enum Syntax {
    /// Nothing.
    case keys
    /// Sets in brackets, and a backslash before a character that stands for itself.
    case fileNames
  }

  private enum Token: Hashable {
    case byte(UInt8)
    case oneCharacter
    case anyCharacters
    case characterSet(Int)
  }

  private var tokens: [Token] = []
  private var sets: [ScalarSet] = []

  /// Creates a pattern.
  ///
  /// A bracket that is never closed stands for itself.
  init(_ text: String, syntax: Syntax) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "*":
        if tokens.last != .anyCharacters { tokens.append(.anyCharacters) }
      case "?": tokens.append(.oneCharacter)
      case "[" where syntax == .fileNames:
        if let (set, end) = ScalarSet.parse(scalars, from: index) {
          tokens.append(.characterSet(sets.count))
          sets.append(set)
          index = end
        } else {
          append(scalar)
        }
      case "\\" where syntax == .fileNames && index < scalars.count:
        append(scalars[index])
        index += 1
      default: append(scalar)
      }
    }
  }

  /// Whether no text at all fails to match.
  var matchesEverything: Bool { tokens == [.anyCharacters] }

  /// Whether the pattern begins with a character that stands for itself.
  func beginsLiterally(with byte: UInt8) -> Bool { tokens.first == .byte(byte) }

  /// Returns a Boolean value that says whether the whole text matches.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of text and pattern.
  func matches(_ text: String) -> Bool {
    if let result = text.utf8.withContiguousStorageIfAvailable({ matches($0) }) { return result }
    return Array(text.utf8).withUnsafeBufferPointer { matches($0) }
  }

  /// Matches greedily; on a mismatch only the last `*` takes one character more, which suffices.
  private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    var token = 0
    var lastStar: (token: Int, position: Int)?
    while position < text.count {
      if token < tokens.count {
        switch tokens[token] {
        case .anyCharacters:
          lastStar = (token, position)
          token += 1
          continue
        case .byte(let byte) where text[position] == byte:
          position += 1
          token += 1
          continue
        case .oneCharacter:
          position = endOfScalar(in: text, at: position)
          token += 1
          continue
        case .characterSet(let set) where sets[set].contains(scalar(in: text, at: position)):
          position = endOfScalar(in: text, at: position)
          token += 1
          continue
        case .byte, .characterSet: break
        }
      }
      guard let star = lastStar else { return false }
      position = endOfScalar(in: text, at: star.position)
      lastStar = (star.token, position)
      token = star.token + 1
    }
    return tokens[token...].allSatisfy { $0 == .anyCharacters }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    tokens += UTF8.encode(scalar)!.map { Token.byte($0) }
  }

  private func endOfScalar(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    var end = position + 1
    while end < text.count, UTF8.isContinuation(text[end]) { end += 1 }
    return end
  }

  private func scalar(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> Unicode.Scalar {
    let end = endOfScalar(in: text, at: position)
    return String(decoding: text[position..<end], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}

/// The characters between two brackets of a pattern.
struct ScalarSet: Hashable, Sendable {
  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  private var isNegated = false

  /// Reads a set whose opening bracket stands before the given index.
  ///
  /// - Returns: The set and the index after its closing bracket; `nil` when that is missing.
  static func parse(
    _ scalars: [Unicode.Scalar], from start: Int
  ) -> (set: ScalarSet, end: Int)? {
    var set = ScalarSet()
    var index = start
    if index < scalars.count, scalars[index] == "!" || scalars[index] == "^" {
      set.isNegated = true
      index += 1
    }
    // A closing bracket in the first place stands for itself.
    let first = index
    while index < scalars.count {
      let low = scalars[index]
      if low == "]", index > first { return (set, index + 1) }
      if index + 2 < scalars.count, scalars[index + 1] == "-", scalars[index + 2] != "]" {
        let high = scalars[index + 2]
        if low <= high { set.ranges.append(low...high) }
        index += 3
      } else {
        set.ranges.append(low...low)
        index += 1
      }
    }
    return nil
  }

  /// Returns a Boolean value that says whether a character is in the set.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) } != isNegated
  }
}
