import Foundation
import MetricsCore
import TestSupport
import Testing

@testable import Inputs

@Suite struct SampleFillerTests {
  static func filled(
    _ text: String, locale: String = "en", key: String? = nil, variant: String? = nil,
    _ arguments: [SampleArguments] = []
  ) -> FilledText {
    let localized = LocalizedText(text: text, key: key, locale: locale, variant: variant)
    return SampleFiller(arguments: arguments).filled(FormatString(text), for: localized)
  }

  @Test(
    "Numbers are written as the language writes them",
    arguments: [
      ("en", "1,234", "1,234.57"), ("de", "1.234", "1.234,57"), ("de-DE", "1.234", "1.234,57"),
      ("de_AT", "1\u{A0}234", "1\u{A0}234,57"), ("de-CH", "1’234", "1’234.57"),
      ("fr", "1\u{202F}234", "1\u{202F}234,57"), ("fr-CA", "1\u{A0}234", "1\u{A0}234,57"),
      ("es", "1.234", "1.234,57"), ("es-419", "1,234", "1,234.57"), ("es-MX", "1,234", "1,234.57"),
      ("it", "1.234", "1.234,57"), ("pt-BR", "1.234", "1.234,57"),
      ("pt-PT", "1\u{A0}234", "1\u{A0}234,57"), ("nl", "1.234", "1.234,57"),
      ("sv", "1\u{A0}234", "1\u{A0}234,57"), ("nb", "1\u{A0}234", "1\u{A0}234,57"),
      ("da", "1.234", "1.234,57"), ("fi", "1\u{A0}234", "1\u{A0}234,57"),
      ("pl", "1\u{A0}234", "1\u{A0}234,57"), ("cs", "1\u{A0}234", "1\u{A0}234,57"),
      ("hu", "1\u{A0}234", "1\u{A0}234,57"), ("ru", "1\u{A0}234", "1\u{A0}234,57"),
      ("uk", "1\u{A0}234", "1\u{A0}234,57"), ("bg", "1\u{A0}234", "1\u{A0}234,57"),
      ("ro", "1.234", "1.234,57"), ("el", "1.234", "1.234,57"), ("tr", "1.234", "1.234,57"),
      ("vi", "1.234", "1.234,57"), ("id", "1.234", "1.234,57"), ("ms", "1,234", "1,234.57"),
      ("th", "1,234", "1,234.57"), ("ja", "1,234", "1,234.57"), ("ko", "1,234", "1,234.57"),
      ("zh-Hans", "1,234", "1,234.57"), ("zh_Hant_HK", "1,234", "1,234.57"),
      ("he", "1,234", "1,234.57"), ("ar", "١٬٢٣٤", "١٬٢٣٤٫٥٧"), ("ar-AE", "1,234", "1,234.57"),
      ("ar-MA", "1.234", "1.234,57"), ("fa", "۱٬۲۳۴", "۱٬۲۳۴٫۵۷"), ("ur", "1,234", "1,234.57"),
      ("hi", "1,234", "1,234.57"), ("mr", "१,२३४", "१,२३४.५७"), ("bn", "১,২৩৪", "১,২৩৪.৫৭"),
      ("my", "၁,၂၃၄", "၁,၂၃၄.၅၇"), ("xx", "1,234", "1,234.57"), ("", "1,234", "1,234.57"),
    ])
  func numbers(locale: String, count: String, measure: String) {
    let filled = Self.filled("%d|%.2f", locale: locale)
    #expect(filled.text == "\(count)|\(measure)")
    #expect(filled.samples == [count, measure])
  }

  @Test(
    "A name stands for text, in the script of the language",
    arguments: [
      ("en", "Latin"), ("de", "Latin"), ("pt-BR", "Latin"), ("vi", "Latin"), ("sr-Latn", "Latin"),
      ("ru", "Cyrillic"), ("uk", "Cyrillic"), ("sr", "Cyrillic"), ("kk", "Cyrillic"),
      ("el", "Greek"), ("he", "Hebrew"), ("ar", "Arabic"), ("fa-IR", "Arabic"), ("ur", "Arabic"),
      ("hi", "Devanagari"), ("bn", "Bengali"), ("ta", "Tamil"), ("te", "Telugu"), ("th", "Thai"),
      ("km", "Khmer"), ("my", "Myanmar"), ("ka", "Georgian"), ("hy", "Armenian"),
      ("am", "Ethiopic"), ("ja", "Han"), ("zh-Hans", "Han"), ("zh-TW", "Han"), ("ko", "Hangul"),
    ])
  func scripts(locale: String, script: String) throws {
    let name = Self.filled("%@", locale: locale).text
    let expression = try NSRegularExpression(
      pattern: "^[\\p{script=\(script)}\\p{script=Inherited}]+$")
    let range = NSRange(location: 0, length: name.utf16.count)
    #expect(expression.firstMatch(in: name, range: range) != nil, "\(name)")
    #expect(name.utf16.count >= (["Han", "Hangul"].contains(script) ? 4 : 6))
    #expect(Self.filled("%s, ${x}", locale: locale).text == "\(name), \(name)")
  }

  @Test(
    "Every kind has a sample",
    arguments: [
      ("%@", "Christopher"), ("%.3s", "Chr"), ("%14@", "   Christopher"),
      ("%-13@|", "Christopher  |"),
      ("%lld", "1,234"), ("%+d", "+1,234"), ("%7d", "  1,234"), ("%02d:%02d", "12:12"),
      ("%.3d", "123"), ("%012lu", "001234567890"), ("%f", "1,234.567800"), ("%.0f", "1,235"),
      ("%.1f", "1,234.6"), ("%e", "1.234568e+03"), ("%.2E", "1.23E+03"), ("%g", "1,234.57"),
      ("%.2g", "1.2e+03"), ("%x", "abcdef"), ("%X", "ABCDEF"), ("%o", "2322"), ("%c", "W"),
      ("%p", "0x600000c04000"), ("%a", "0x1.34a456d5cfaadp+10"), ("a%nb", "ab"),
      ("%#@count@", "1,234"), ("%arg", "1,234"), ("100 % sure", "100 % sure"),
      ("5%% %d", "5% 1,234"),
    ])
  func kinds(text: String, expected: String) {
    #expect(Self.filled(text).text == expected)
  }

  @Test("Samples are in the order of the text, whatever their positions")
  func order() {
    let filled = Self.filled("%2$@: %1$d of %3$.1f")
    #expect(filled.text == "Christopher: 1,234 of 1,234.6")
    #expect(filled.samples == ["Christopher", "1,234", "1,234.6"])
    #expect(Self.filled("plain").samples.isEmpty)
    #expect(Self.filled("").text == "")
  }

  @Test(
    "The only number of a plural form belongs to the form",
    arguments: [
      ("en", "one", "%d", "1"), ("en", "other", "%d", "1,234"), ("en", "zero", "%d", "0"),
      ("en", "iphone.one", "%lld", "1"), ("en", "count.one", "%2$lld", "1"),
      ("ru", "one", "%d", "1\u{A0}001"), ("ru", "few", "%d", "1\u{A0}003"),
      ("ru", "many", "%d", "1\u{A0}011"), ("pl", "one", "%d", "1"), ("cs", "few", "%d", "3"),
      ("ar", "two", "%d", "٢"), ("ar", "few", "%d", "١٬٠٠٣"), ("sl", "two", "%d", "1.002"),
      ("fr", "many", "%d", "1\u{202F}000\u{202F}000"), ("en", "iphone", "%d", "1,234"),
      ("en", "one", "%d of %d", "1,234 of 1,234"), ("en", "one", "%1$d, %1$d", "1, 1"),
      ("en", "one", "%@ %d", "Christopher 1"), ("en", "count.one", "%arg", "1"),
      ("en", "one", "%02d", "12"),
    ])
  func plurals(locale: String, variant: String, text: String, expected: String) {
    #expect(Self.filled(text, locale: locale, variant: variant).text == expected)
  }

  // MARK: Arguments

  @Test(
    "The configuration's values come first: those of the key, then those of the placeholder",
    arguments: [
      ("a.title", "%@ %d", "Ann 2,500"), ("a.title", "%2$@ %1$@", "2,500 Ann"),
      ("a.title", "%@ %@ %@", "Ann 2,500 Yan"), ("b", "%@ %@", "Zoë Yan"),
      ("b", "%@ %@ %@", "Zoë Yan Yan"), ("b", "%2$@ %1$@ %2$@", "Zoë Yan Zoë"),
      ("b", "%lld, %1$d", "99, 99"), ("b", "%.1f %x %c", "0.5 ff *"), ("b", "${who} %#@n@", "me 7"),
      ("%@", "%@", "Zoë"), ("a.first", "%@", "Ann"), ("none", "%u", "99"),
    ])
  func arguments(key: String, text: String, expected: String) {
    let arguments = [
      SampleArguments(pattern: "%@", values: [.text("Zoë"), .text("Yan")]),
      SampleArguments(pattern: "a.*", values: [.text("Ann"), .number(2500)]),
      SampleArguments(pattern: "a.first", values: [.text("never")]),
      SampleArguments(pattern: "%d", values: [.number(99)]),
      SampleArguments(pattern: "%f", values: [.number(0.5)]),
      SampleArguments(pattern: "%x", values: [.number(255)]),
      SampleArguments(pattern: "%c", values: [.text("*")]),
      SampleArguments(pattern: "${who}", values: [.text("me")]),
      SampleArguments(pattern: "%#@n@", values: [.number(7)]),
    ]
    #expect(Self.filled(text, key: key, arguments).text == expected)
  }

  @Test(
    "Numbers of the configuration are written as the placeholder and the language say",
    arguments: [
      (1234567.891, "de", "%d", "1.234.567"), (1234567.891, "en-IN", "%d", "12,34,567"),
      (1234567.891, "hi", "%.2f", "12,34,567.89"), (-5, "en", "%d", "-5"), (5, "en", "%03d", "005"),
      (12345, "en", "%02d", "12345"), (2.5, "de", "%@", "2,5"), (0, "en", "%f", "0.000000"),
      (1e300, "en", "%e", "1.000000e+300"), (0.00001, "en", "%g", "1e-05"),
      (-0.4, "en", "%.0f", "-0"),
      (999.995, "en", "%.2f", "1,000.00"), (100, "en", "%g", "100"), (7, "ar", "%d", "٧"),
      (-255, "en", "%x", "-ff"), (1e300, "en", "%x", "7fffffffffffffff"), (5, "en", "%+d", "+5"),
    ])
  func configuredNumbers(number: Double, locale: String, text: String, expected: String) {
    let arguments = [SampleArguments(pattern: "*", values: [.number(number)])]
    #expect(Self.filled(text, locale: locale, key: "k", arguments).text == expected)
  }

  @Test("A star takes an argument of its own")
  func stars() {
    let arguments = [SampleArguments(pattern: "k", values: [.number(5), .number(42)])]
    #expect(Self.filled("%*d", key: "k", arguments).text == "42")
  }

  @Test("Numbers come out as printf writes them", arguments: 0..<4) func printf(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let writer = NumberWriter(conventions: NumberConventions(groupingMark: ""))
    for _ in 0..<500 {
      // The last of nine decimals is odd and no five, so that no rounding meets a tie.
      let digits =
        Int.random(in: 0..<1_000_000_000, using: &generator) * 10 + [1, 3, 7].randomElement(
          using: &generator)!
      let scale = pow(10, Double(Int.random(in: 0...12, using: &generator)))
      let number = Double(digits) / scale * (Bool.random(using: &generator) ? 1 : -1)
      let places = Int.random(in: 0...5, using: &generator)
      #expect(writer.fixed(number, decimals: places) == String(format: "%.\(places)f", number))
      #expect(
        writer.scientific(number, decimals: places, isUppercase: false)
          == String(format: "%.\(places)e", number))
      #expect(
        writer.shortest(number, significant: places, isUppercase: true)
          == String(format: "%.\(places)G", number))
      #expect(writer.integer(number) == String(format: "%.0f", number.rounded(.towardZero)))
    }
  }

  @Test("Extents of any size cost nothing")
  func extents() {
    #expect(Self.filled("%999999999d").text.count == 100)
    #expect(Self.filled("%.999999999f").text.count < 120)
    #expect(Self.filled("%0999999999d").text.count == 100)
  }
}
