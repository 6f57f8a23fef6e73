/// How a string literal begins and ends.
struct StringDelimiter {
  /// How many number signs stand before and after; escapes need as many.
  var pounds: Int
  /// Whether it has three quotation marks.
  var isMultiline: Bool
}

extension Lexer {
  /// Cuts a string whose quotation mark comes after its number signs.
  mutating func lexString(from start: Int, pounds: Int) {
    let quote = start + pounds
    let hasThree = byte(quote + 1) == Ascii.quote && byte(quote + 2) == Ascii.quote
    let isMultiline = hasThree && !closesOnLine(from: quote + 1, pounds: pounds)
    position = quote + (isMultiline ? 3 : 1)
    lexStringContents(StringDelimiter(pounds: pounds, isMultiline: isMultiline), from: start)
  }

  /// Whether a raw string with several quotation marks, such as `#"""#`, ends on its line.
  private mutating func closesOnLine(from start: Int, pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    if start < failedSearches.rawStringLineEnd, pounds >= failedSearches.rawStringPounds {
      return false
    }
    var index = start
    while index < bytes.count, !Ascii.isLineBreak(bytes[index]) {
      if bytes[index] == Ascii.quote, hasPounds(pounds, at: index + 1) { return true }
      index += 1
    }
    failedSearches.rawStringLineEnd = index
    failedSearches.rawStringPounds = pounds
    return false
  }

  /// Whether so many number signs stand at an offset.
  func hasPounds(_ count: Int, at offset: Int) -> Bool {
    guard count > 0 else { return true }
    guard offset + count <= bytes.count else { return false }
    for index in offset..<offset + count where bytes[index] != Ascii.pound { return false }
    return true
  }

  /// Cuts what is left of a string, up to its end or its next interpolation.
  mutating func lexStringContents(_ delimiter: StringDelimiter, from start: Int) {
    while position < bytes.count {
      let current = bytes[position]
      if current == Ascii.quote {
        if let length = closingLength(delimiter) {
          position += length
          break
        }
        position += 1
      } else if current == Ascii.backslash, hasPounds(delimiter.pounds, at: position + 1) {
        let escaped = position + 1 + delimiter.pounds
        if byte(escaped) == UInt8(ascii: "(") {
          append(.string, from: start)
          let opening = position
          position = escaped + 1
          append(.interpolation, from: opening)
          interpolations.append(Interpolation(delimiter: delimiter))
          return
        }
        let skipsLineBreak = escaped < bytes.count && Ascii.isLineBreak(bytes[escaped])
        position = skipsLineBreak ? escaped : min(escaped + 1, bytes.count)
      } else if !delimiter.isMultiline, Ascii.isLineBreak(current) {
        break
      } else {
        position += 1
      }
    }
    append(.string, from: start)
  }

  /// The length of the string's end at the position; `nil` when it does not end there.
  private func closingLength(_ delimiter: StringDelimiter) -> Int? {
    let marks = delimiter.isMultiline ? 3 : 1
    if delimiter.isMultiline {
      guard byte(position + 1) == Ascii.quote, byte(position + 2) == Ascii.quote else { return nil }
    }
    return hasPounds(delimiter.pounds, at: position + marks) ? marks + delimiter.pounds : nil
  }
}
