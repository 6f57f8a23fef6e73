import MetricsCore

/// Reports texts with characters that their style's font does not have.
struct MissingGlyphs: Rule {
  static let description = RuleDescription(
    id: "missing-glyphs", severity: .error,
    title: "A text has characters that its font lacks",
    plural: "texts have characters that their font lacks",
    stylePlural: "styles have a font without a currency sign",
    rationale: """
      iOS takes a character that the font lacks from another font, of its own choosing. Whole \
      words then stand in a different typeface; when only some letters are missing, a word mixes \
      two, which looks broken. The line height stays that of the style’s font, so tall scripts are \
      cut. A fallback font in the configuration gives such text a width, not a typeface.
      """,
    remedy: """
      Name a font for the language under the style’s locales, or use a font that has the \
      characters. If the fallback is meant, set coverage: fallback.
      """,
    references: [
      "https://learn.microsoft.com/typography/opentype/spec/cmap",
      "https://developer.apple.com/design/human-interface-guidelines/typography",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a text that the font covers", Samples.text("Settings", key: "settings.title"))
    ],
    failing: [
      .init(
        "a Russian word in a font without Cyrillic",
        Samples.text("Дом", key: "home.title", locale: "ru") {
          $0.missing = ["Д", "о", "м"]
          $0.wordsWithMissing = [.init(word: "Дом", missing: 3, total: 3)]
        }),
      .init(
        "Vietnamese words of which two letters are missing",
        Samples.text("Ẩm thực", key: "food.title", locale: "vi") {
          $0.missing = ["Ẩ", "ự"]
          $0.wordsWithMissing = [
            .init(word: "Ẩm", missing: 1, total: 2), .init(word: "thực", missing: 1, total: 4),
          ]
        }),
    ])

  func findings(in subject: TextMeasurement) -> [Finding] {
    guard !subject.missing.isEmpty else { return [] }
    let characters = Set(subject.missing)
    let occurrences = subject.text.measured.count { characters.contains(String($0)) }
    // The two ways of telling characters apart may differ on rare sequences.
    let missing = max(occurrences, subject.missing.count)
    var finding = Finding(
      Self.description, about: subject,
      .missing(subject, missing, of: max(missing, subject.text.measured.count)))
    finding.compare(Double(missing), with: 0, unit: "characters")
    return [finding]
  }
}

extension String {
  fileprivate static func missing(
    _ subject: TextMeasurement, _ missing: Int, of total: Int
  ) -> String {
    let font = subject.style.face?.postScriptName ?? "its font"
    let fault = """
      \(subject.text.mention) has \(missing) of \(total) characters that \(font) lacks, \
      \(namedList(subject.missing))
      """
    let words = subject.wordsWithMissing
    let whole = words.filter { $0.missing >= $0.total }.map(\.word)
    let parts = words.filter { $0.missing < $0.total }.map(\.word)
    var changing: [String] = []
    switch whole.count {
    case 0: break
    case 1: changing.append("the whole word \(quoted(whole[0]))")
    default: changing.append("whole words (\(quotedList(whole)))")
    }
    switch parts.count {
    case 0: break
    case 1: changing.append("part of the word \(quoted(parts[0]))")
    default: changing.append("parts of words (\(quotedList(parts)))")
    }
    guard !changing.isEmpty else { return fault }
    return "\(fault): \(list(changing)) \(words.count == 1 ? "changes" : "change") typeface"
  }
}
