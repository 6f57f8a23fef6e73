/// Tells the names of languages from other words.
enum LocaleName {
  /// Returns a Boolean value that says whether a word has the form of a locale identifier:
  /// `de`, `pt-BR`, `zh_Hant_HK`.
  static func hasForm(_ word: String) -> Bool {
    let parts = parts(of: word)
    guard let language = parts.first, (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  /// Returns a Boolean value that says whether a word is the name of a known language, alone or
  /// with a script and a region.
  ///
  /// Stricter than ``hasForm(_:)``, so that `faq.txt` is not taken for a language.
  static func isLocale(_ word: String) -> Bool {
    let parts = parts(of: word)
    guard hasForm(word), parts.count <= 3, let language = parts.first else { return false }
    return languages.contains(String(language))
      && parts.dropFirst().allSatisfy { (2...4).contains($0.utf8.count) }
  }

  private static func parts(of word: String) -> [Substring] {
    word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The two-letter codes of ISO 639-1, and the three-letter codes of languages without one that
  /// iOS can be set to.
  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy \
    da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu \
    hy hz ia id ie ig ii ik in io is it iu iw ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky \
    la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc \
    oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su \
    sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    ast brx ceb chr ckb doi dsb fil gsw haw hsb kab kok mai mni sat yue
    """.split(separator: " ").map(String.init))
}
