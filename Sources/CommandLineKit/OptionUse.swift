/// One option as it stands in a word of the command line.
struct OptionUse {
  let option: OptionSpecification
  /// The value written in the same word, as in `--size=17` or `-s17`.
  let attachedValue: String?

  /// Whether the value is the next word.
  var needsNextWord: Bool { option.takesValue && attachedValue == nil }
}

// Words are taken apart by their bytes: a value may begin with a combining mark, which would
// otherwise join the "=" or the dash before it in one `Character`.

extension String {
  /// Whether the word is written as an option; a lone dash and negative numbers are not.
  var isWrittenAsOption: Bool {
    let bytes = Array(utf8.prefix(3))
    guard bytes.count > 1, bytes[0] == UInt8(ascii: "-") else { return false }
    if bytes[1].isDigit { return false }
    return !(bytes.count > 2 && bytes[1] == UInt8(ascii: ".") && bytes[2].isDigit)
  }

  /// Whether the word has the form of a long option: `--letters` or `--letters=anything`.
  fileprivate var isFormedAsLongOption: Bool {
    guard utf8.starts(with: "--".utf8) else { return false }
    let name = utf8.dropFirst(2).prefix { $0 != UInt8(ascii: "=") }
    guard let first = name.first, first.isLetter else { return false }
    return name.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension CommandScope {
  /// Whether a word can be the value of the option before it.
  ///
  /// `-0.5`, `-` and `- item` can; what has the form of an option cannot, because a forgotten value
  /// is likelier than a value like that, and `--option=value` remains for the rare case.
  func canBeValue(_ word: String) -> Bool {
    if word == "--" || word.isFormedAsLongOption { return false }
    guard word.utf8.first == UInt8(ascii: "-"), word.count == 2, let letter = word.last else {
      return true
    }
    return option(lettered: letter) == nil
  }

  /// Returns the options in a word: one for `--name`, one or more for letters such as `-qv`.
  func optionUses(in word: String) throws(UsageError) -> [OptionUse] {
    word.utf8.starts(with: "--".utf8) ? [try longUse(in: word)] : try letterUses(in: word)
  }

  private func longUse(in word: String) throws(UsageError) -> OptionUse {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(word[..<(equals ?? word.endIndex)])
    let value = equals.map { String(word[word.utf8.index(after: $0)...]) }
    guard let option = option(named: String(spelling.dropFirst(2))) else {
      throw unknownOption(spelling)
    }
    if value != nil, !option.takesValue { throw unexpectedValue(of: spelling) }
    return OptionUse(option: option, attachedValue: value)
  }

  private func letterUses(in word: String) throws(UsageError) -> [OptionUse] {
    // `-size` is a long option with a dash too few, not the value `ize` of `-s`.
    let spelling = String(word.prefix { $0 != "=" })
    if spelling.count > 2, option(named: String(spelling.dropFirst())) != nil {
      throw unknownOption(spelling)
    }
    var uses: [OptionUse] = []
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = option(lettered: Character(letter)) else {
        throw unknownOption(uses.isEmpty ? word : "-\(letter)")
      }
      let hasEquals = letters.first == "="
      if hasEquals, !option.takesValue { throw unexpectedValue(of: "-\(letter)") }
      guard option.takesValue, !letters.isEmpty else {
        uses.append(OptionUse(option: option, attachedValue: nil))
        continue
      }
      let value = String(String.UnicodeScalarView(hasEquals ? letters.dropFirst() : letters))
      uses.append(OptionUse(option: option, attachedValue: value))
      break
    }
    return uses
  }
}
