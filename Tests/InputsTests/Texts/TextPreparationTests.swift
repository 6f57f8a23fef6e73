import MetricsCore
import Testing

@testable import Inputs

@Suite struct TextPreparationTests {
  private static let catalog = MetricsCore.SourceLocation(
    path: "App/Localizable.xcstrings", line: 1, column: 1)
  private static let strings = MetricsCore.SourceLocation(
    path: "en.lproj/Localizable.strings", line: 1, column: 1)

  private func prepared(
    _ text: String, location: MetricsCore.SourceLocation? = catalog, locale: String = "en",
    shown: String? = nil,
    _ change: (inout TextPreparation.Options) -> Void = { _ in }
  ) -> LocalizedText {
    var options = TextPreparation.Options()
    change(&options)
    var localized = LocalizedText(text: text, key: "k", locale: locale, location: location)
    localized.shown = shown
    return TextPreparation(options).prepared([localized])[0]
  }

  @Test("A text that is seen as stored has nothing else to show")
  func plain() {
    let text = prepared("Hello")
    #expect(text.shown == nil && text.samples.isEmpty && text.measured == "Hello")
    #expect(prepared("100 % geladen", locale: "de").shown == nil)
  }

  @Test("Markup is taken away before samples are put in")
  func order() {
    let text = prepared("**%@** owes %d", locale: "de") {
      $0.arguments = [SampleArguments(pattern: "%@", values: [.text("*Ann*")])]
    }
    #expect(text.text == "**%@** owes %d")
    #expect(text.shown == "*Ann* owes 1.234")
    #expect(text.samples == ["*Ann*", "1.234"])
  }

  @Test("Markdown is for catalogs unless all texts or none are asked for")
  func scope() {
    #expect(prepared("**a**").measured == "a")
    let upperCase = MetricsCore.SourceLocation(path: "A.XCSTRINGS")
    #expect(prepared("**a**", location: upperCase).measured == "a")
    #expect(prepared("**a**", location: Self.strings).shown == nil)
    #expect(prepared("**a**", location: nil).shown == nil)
    #expect(prepared("**a**", location: Self.strings) { $0.markup = .all }.measured == "a")
    #expect(prepared("**a**") { $0.markup = .none }.shown == nil)
  }

  @Test("What a reader shows is prepared in place of the stored text")
  func resolved() {
    let text = prepared("%#@n@", shown: "%2$lld **items**")
    #expect(text.shown == "1,234 items" && text.samples == ["1,234"])
    #expect(prepared("%#@n@", shown: "nothing").shown == "nothing")
  }

  @Test("The source language is lengthened, after everything else")
  func pseudo() {
    func prepared(_ locale: String) -> LocalizedText {
      self.prepared("**Hi** %@, [help](https://a.bc)", locale: locale) {
        $0.pseudoLocale = PseudoLocale(factor: 1.4)
        $0.sourceLocale = "sv"
      }
    }
    #expect(prepared("sv").shown == "[Ĥî Christoffer, ĥéļp one two]")
    #expect(prepared("sv").samples == ["Christoffer"])
    #expect(prepared("de").shown == "Hi Maximilian, help")
  }

  @Test("Everything else of a text stays")
  func otherFields() {
    var text = LocalizedText(
      text: "%d", key: "k", table: "t", locale: "de", variant: "few", location: Self.strings)
    text.sizeLimit = TextSizeLimit(value: 20, unit: .characters)
    var expected = text
    expected.shown = "3"
    expected.samples = ["3"]
    #expect(TextPreparation().prepared([text, text]) == [expected, expected])
  }

  @Test("A text that differs only in its code points counts as shown differently")
  func codePoints() {
    let text = prepared("%@") {
      $0.arguments = [SampleArguments(pattern: "%@", values: [.text("%@")])]
    }
    #expect(text.shown == nil && text.samples == ["%@"])
    #expect(prepared("e\u{301}%%").shown.map { Array($0.unicodeScalars) } == ["e", "\u{301}", "%"])
  }
}
