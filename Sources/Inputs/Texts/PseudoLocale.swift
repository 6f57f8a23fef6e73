/// Lengthens texts as a translation might, so that an app can be checked before it is translated.
///
/// Letters of the Latin alphabet get accents, the text gets brackets, and words are added until it
/// is long enough: `Settings` becomes `[Šéţţîñĝš one]`. What is cut off shows by its missing
/// bracket. The accented letters are all in Latin-1 and Latin Extended-A, which fonts for European
/// languages have; letters without a common accented form stay as they are.
public struct PseudoLocale: Hashable, Sendable {
  /// How many times as long texts become at least; 1 or more.
  public let factor: Double

  /// Creates a pseudo-locale.
  ///
  /// - Parameter factor: How many times as long texts become; less than 1 counts as 1, and more
  ///   than 100 as 100.
  public init(factor: Double) { self.factor = factor >= 1 ? min(factor, 100) : 1 }

  /// Returns a text with accents and brackets, lengthened.
  ///
  /// Samples of placeholders and addresses (`https://example.com`, `www.example.com`,
  /// `name@example.com`) keep their letters. An empty text stays empty.
  ///
  /// - Returns: A text of at least ⌈*factor* · *n*⌉ user-perceived characters, where *n* is their
  ///   number before.
  /// - Complexity: O(*n*) in the length of the result.
  public func lengthened(_ text: FilledText) -> String {
    let original = text.text
    guard !original.isEmpty else { return "" }
    let target = Int((Double(original.count) * factor).rounded(.up))
    var result = "["
    var accents = Accents()
    for piece in text.pieces {
      result += piece.isSample ? accents.passing(piece.text) : accents.accented(piece.text)
    }
    var missing = target - result.count - 1
    // A few characters are shown as one with whatever follows them.
    if (String(result.suffix(1)) + "]").count == 1 { missing += 1 }
    var word = 0
    while missing > 0 {
      result += " " + Self.padding[word]
      missing -= Self.padding[word].utf8.count + 1
      word = (word + 1) % Self.padding.count
    }
    return result + "]"
  }

  private static let padding = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}

/// Puts accents on letters, except in addresses.
private struct Accents {
  /// Whether the word that the text stands in began as an address.
  private var isInAddress = false

  /// Returns a text with accents.
  mutating func accented(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      let word = rest.prefix { !Self.isSpace($0) }
      rest = rest[word.endIndex...]
      isInAddress = isInAddress || Self.isAddress(word)
      if isInAddress { result += word } else { Self.append(word, to: &result) }
      let space = rest.prefix(while: Self.isSpace)
      rest = rest[space.endIndex...]
      result += space
      if !space.isEmpty { isInAddress = false }
    }
    return result
  }

  /// Returns a text as it is, after looking whether an address ends in it.
  mutating func passing(_ text: String) -> String {
    if text.contains(where: Self.isSpace) { isInAddress = false }
    return text
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\t" || character == "\r\n"
  }

  private static func isAddress(_ word: Substring) -> Bool {
    var colons = word.utf8.indices.lazy.filter { word.utf8[$0] == UInt8(ascii: ":") }.makeIterator()
    while let colon = colons.next() {
      if word.utf8[colon...].starts(with: "://".utf8) { return true }
    }
    return word.hasPrefix("www.") || word.utf8.dropFirst().contains(UInt8(ascii: "@"))
  }

  private static func append(_ word: Substring, to result: inout String) {
    for character in word {
      // A letter that has a mark already consists of more than one byte.
      if let byte = character.asciiValue, let accented = table[Int(byte)] {
        result.unicodeScalars.append(accented)
      } else {
        result.append(character)
      }
    }
  }

  /// The accented forms by ASCII code.
  private static let table: [Unicode.Scalar?] = {
    var table: [Unicode.Scalar?] = Array(repeating: nil, count: 128)
    let plain = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz".utf8
    let accented = "ÅÇĐÉĜĤÎĴĶĻÑÖŘŠŢÛŴÝŽåçđéĝĥîĵķļñöřšţûŵýž".unicodeScalars
    for (byte, scalar) in zip(plain, accented) { table[Int(byte)] = scalar }
    return table
  }()
}
