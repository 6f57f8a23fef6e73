public import MetricsCore

/// Works out what users see of an app's texts: without markup, with samples in place of
/// placeholders, and lengthened where that is asked for.
///
/// The steps come in the order in which an app takes them: a text is parsed as Markdown before
/// values are put into it, so that stars in a value are stars.
public struct TextPreparation: Sendable {
  /// Which texts are parsed as Markdown.
  public enum MarkupScope: Sendable {
    /// None.
    case none
    /// Those of string catalogs, which SwiftUI apps have.
    case catalogs
    /// All.
    case all
  }

  /// What is done.
  public struct Options: Sendable {
    /// Values for placeholders, in place of the built-in ones.
    public var arguments: [SampleArguments] = []
    /// Which texts are parsed as Markdown.
    public var markup = MarkupScope.catalogs
    /// How the texts of the source language are lengthened; `nil` for not at all.
    public var pseudoLocale: PseudoLocale?
    /// The source language; only needed with a pseudo-locale.
    public var sourceLocale = "en"

    /// Creates options that fill placeholders and take away the markup of catalogs.
    public init() {}
  }

  private let options: Options
  private let filler: SampleFiller

  /// Creates a preparation.
  public init(_ options: Options = Options()) {
    self.options = options
    filler = SampleFiller(arguments: options.arguments)
  }

  /// Returns texts with what is shown of them and with the samples in that.
  ///
  /// What a reader has set as shown, such as a text with its substitutions, is taken for the text.
  /// So texts must be prepared once only.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public func prepared(_ texts: consuming [LocalizedText]) -> [LocalizedText] {
    var samples: [String: DefaultSamples] = [:]
    for index in texts.indices { prepare(&texts[index], &samples) }
    return texts
  }

  private func prepare(_ text: inout LocalizedText, _ samples: inout [String: DefaultSamples]) {
    var shown = text.measured
    if isMarkdown(text), let visible = InlineMarkup.visibleText(of: shown) { shown = visible }
    var filled: FilledText?
    if FormatString.isNeeded(for: shown) {
      let values = samples[text.locale] ?? DefaultSamples(locale: text.locale)
      samples[text.locale] = values
      let result = filler.filled(FormatString(shown), for: text, values: values)
      text.samples = result.samples
      shown = result.text
      filled = result
    }
    if let pseudoLocale = options.pseudoLocale, text.locale == options.sourceLocale {
      shown = pseudoLocale.lengthened(filled ?? FilledText(literal: shown))
    }
    text.shown = ExactText(shown) == ExactText(text.text) ? nil : shown
  }

  private func isMarkdown(_ text: LocalizedText) -> Bool {
    switch options.markup {
    case .none: false
    case .all: true
    case .catalogs:
      text.location.map { StringCatalogReader.isCatalog($0.path) } ?? false
    }
  }
}
