@testable import Checks
import MetricsCore
import Testing

@Suite("Rules about characters")
struct CoverageRuleTests {
  @Test("A word without any of its characters changes typeface as a whole")
  func wholeWord() throws {
    let text = Samples.text("Настройки", key: "settings.title", locale: "ru") {
      $0.missing = ["Н", "а", "с", "т", "р", "о", "й", "к", "и"]
      $0.wordsWithMissing = [.init(word: "Настройки", missing: 9, total: 9)]
    }
    let finding = try #require(findings("missing-glyphs", in: text).first)
    #expect(
      finding.message
        == "“Настройки” (ru) has 9 of 9 characters that Sample-Regular lacks, Н (U+041D), "
        + "а (U+0430), с (U+0441), т (U+0442), р (U+0440), о (U+043E), й (U+0439), к (U+043A) and "
        + "и (U+0438): the whole word “Настройки” changes typeface")
    #expect(finding.measured == 9)
    #expect(finding.limit == 0)
    #expect(finding.unit == "characters")
    #expect(finding.locale == "ru" && finding.key == "settings.title")
    #expect(
      finding.location
        == SourceLocation(path: "App/ru.lproj/Localizable.strings", line: 12, column: 1))
    #expect(
      finding.subjectLocation == SourceLocation(path: ".fontgauge.yml", line: 7, column: 3))
  }

  @Test("Words with some of their characters mix two typefaces")
  func partsOfWords() throws {
    let text = Samples.text("Ẩm thực", locale: "vi") {
      $0.missing = ["Ẩ", "ự"]
      $0.wordsWithMissing = [
        .init(word: "Ẩm", missing: 1, total: 2), .init(word: "thực", missing: 1, total: 4),
      ]
    }
    let finding = try #require(findings("missing-glyphs", in: text).first)
    #expect(
      finding.message
        == "“Ẩm thực” (vi) has 2 of 7 characters that Sample-Regular lacks, Ẩ (U+1EA8) and "
        + "ự (U+1EF1): parts of words (“Ẩm” and “thực”) change typeface")
    // No strings file: the style is what there is to look at.
    #expect(finding.location == finding.subjectLocation)
    #expect(finding.text == "Ẩm thực" && finding.key == nil)
  }

  @Test("Whole words and parts of words are told apart")
  func both() throws {
    let text = Samples.text("Дом Tấm", locale: "ru") {
      $0.missing = ["Д", "о", "м", "ấ"]
      $0.wordsWithMissing = [
        .init(word: "Дом", missing: 3, total: 3), .init(word: "Tấm", missing: 1, total: 3),
      ]
    }
    let message = try #require(findings("missing-glyphs", in: text).first?.message)
    #expect(message.contains("has 4 of 7 characters"))
    #expect(
      message.hasSuffix(": the whole word “Дом” and part of the word “Tấm” change typeface"))
  }

  @Test("A character that occurs twice is counted twice and named once")
  func repeated() throws {
    let text = Samples.text("мама", locale: "ru") {
      $0.missing = ["м", "а"]
      $0.wordsWithMissing = [.init(word: "мама", missing: 4, total: 4)]
    }
    let finding = try #require(findings("missing-glyphs", in: text).first)
    #expect(finding.measured == 4)
    #expect(finding.message.contains("lacks, м (U+043C) and а (U+0430): "))
  }

  @Test("Of many characters eight are named, and marks and controls by their code alone")
  func names() throws {
    let text = Samples.text("abcdefghijkl\u{301}") {
      $0.missing = ["\u{301}", "e\u{301}", "\u{200D}", "c", "d", "f", "g", "h", "i", "j", "k"]
    }
    let message = try #require(findings("missing-glyphs", in: text).first?.message)
    #expect(
      message.contains("U+0301, e\u{301} (U+0065 U+0301), U+200D, c (U+0063), d (U+0064)"))
    #expect(message.hasSuffix("h (U+0068) and 3 more"))
  }

  @Test("Blank glyphs are told with font and character")
  func blank() throws {
    let text = Samples.text("20 €", key: "price.low", locale: "de") { $0.blank = ["€"] }
    let finding = try #require(findings("blank-glyphs", in: text).first)
    #expect(
      finding.message
        == "“20 €” (de) shows a gap for € (U+20AC): Sample-Regular has a glyph without ink there, "
        + "so no other font steps in")
    #expect(finding.severity == .error)
  }

  @Test("Long texts and texts of several lines are told in one line")
  func excerpts() throws {
    let text = Samples.text(String(repeating: "wort ", count: 30) + "\nende €") {
      $0.blank = ["€"]
    }
    let message = try #require(findings("blank-glyphs", in: text).first?.message)
    #expect(!message.contains("\n"))
    #expect(message.contains(" […] "))
    #expect(message.count < 220)
  }
}
