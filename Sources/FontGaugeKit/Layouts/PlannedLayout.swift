import Inputs
import Layouts
import MetricsCore

/// A layout of a check with its screens and the texts it is filled with.
struct PlannedLayout: Sendable {
  /// The texts that a layout shows together.
  struct Variation: Sendable {
    /// The language.
    var locale: String
    /// The texts by number.
    var texts: [LocalizedText]
  }

  /// Solves the layout.
  let solver: LayoutSolver
  /// The screens in the configuration's order.
  let screens: [Screen]
  /// What it is filled with, languages in alphabetical order; empty when a text shows nothing.
  let variations: [Variation]
  /// The numbers of the texts that show nothing, since no key matches.
  let unmatched: [Int]
  /// The texts of the files that it shows, by their place, with the names of their styles.
  let uses: [(text: Int, styles: [String])]
  /// The texts written into it, with the names of their styles.
  let literals: [(text: LocalizedText, styles: [String])]

  /// Plans a layout.
  ///
  /// In each language, the first variation shows the first string of every text, the next one the
  /// second, as many times as the text with the most strings has some; a text that has no more
  /// stays at its last. A language without a string for one of the texts shows that of the source
  /// language, as iOS does, also where `locales` leaves that out; where there is none in it either,
  /// that of the first language that has it.
  init(_ layout: Layout, texts: [LocalizedText], configuration: Configuration) {
    solver = LayoutSolver(layout)
    screens = configuration.screens(devices: layout.devices, orientations: layout.orientations)
    let outline = solver.outline
    let choices = outline.texts.compactMap { node in
      LayoutTextChoice(outline.nodes[node].element, of: layout, among: texts)
    }
    let found = Set(choices.flatMap { $0.places.keys })
    unmatched = choices.indices.filter { number in
      choices[number].literals == nil && (found.isEmpty || choices[number].standIns.isEmpty)
    }
    let locales = found.isEmpty ? layout.locales ?? ["en"] : found.sorted()
    literals = choices.flatMap { choice in
      (choice.literals ?? []).map { literal in
        let text = LocalizedText(
          text: literal, locale: layout.locales?.first ?? "en", location: choice.location)
        return (text, choice.element.style.all)
      }
    }
    let isWhole = unmatched.isEmpty
    uses = choices.flatMap { choice in
      let shown = choice.places.values.flatMap(\.self)
      let standsIn = isWhole && locales.contains { choice.places[$0] == nil }
      return Set(shown + (standsIn ? choice.standIns : [])).sorted().map {
        ($0, choice.element.style.all)
      }
    }
    var variations: [Variation] = []
    for locale in isWhole ? locales : [] {
      let lists = choices.map { $0.texts(in: locale, of: texts) }
      guard lists.allSatisfy({ !$0.isEmpty }) else { continue }
      for number in 0..<max(1, lists.map(\.count).max() ?? 1) {
        variations.append(
          Variation(locale: locale, texts: lists.map { $0[min(number, $0.count - 1)] }))
      }
    }
    self.variations = variations
  }
}

/// What one text of a layout shows.
private struct LayoutTextChoice {
  let element: TextElement
  /// Where the text is declared.
  let location: SourceLocation?
  /// The texts that are written into the layout; `nil` when strings of the files are shown.
  var literals: [String]?
  /// The places of the strings, by language.
  var places: [String: [Int]] = [:]
  /// The places of the strings that a language without one shows.
  var standIns: [Int] = []

  /// Chooses strings; `nil` when the element is no text.
  init?(_ element: LayoutElement, of layout: Layout, among texts: [LocalizedText]) {
    guard case .text(let text) = element.content else { return nil }
    self.element = text
    location = element.location ?? layout.location
    if case .text(let literals) = text.texts {
      self.literals = literals
      return
    }
    let anywhere = TextChoice(text.texts, locales: nil)
    let all = Dictionary(grouping: texts.indices.filter { anywhere.contains(texts[$0]) }) {
      texts[$0].locale
    }
    let choice = TextChoice(text.texts, locales: layout.locales)
    places = all.filter { choice.admits($0.key) }
    standIns = LayoutTextChoice.standIn(among: all.keys.sorted()).flatMap { all[$0] } ?? []
  }

  /// Returns the texts shown in a language, in the order of the files.
  func texts(in locale: String, of texts: [LocalizedText]) -> [LocalizedText] {
    if let literals {
      return literals.map { LocalizedText(text: $0, locale: locale, location: location) }
    }
    return (places[locale] ?? standIns).map { texts[$0] }
  }

  /// The language that stands in for others: the source language, in whichever region, else the
  /// first.
  private static func standIn(among locales: [String]) -> String? {
    let source = TextPreparation.Options().sourceLocale
    return locales.first { $0 == source } ?? locales.first { language(of: $0) == source }
      ?? locales.first
  }
}
