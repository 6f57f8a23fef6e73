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
  /// The texts of the files that it shows, by their place, with the names of their styles.
  let uses: [(text: Int, styles: [String])]
  /// The texts written into it, with the names of their styles.
  let literals: [(text: LocalizedText, styles: [String])]

  /// Plans a layout.
  ///
  /// In each language, the first variation shows the first string of every text, the next one the
  /// second, as many times as the text with the most strings has some; a text that has no more
  /// stays at its last. A language without a string for one of the texts shows that of the first
  /// language that has it.
  init(_ layout: Layout, texts: [LocalizedText], configuration: Configuration) {
    solver = LayoutSolver(layout)
    screens = configuration.screens(devices: layout.devices, orientations: layout.orientations)
    let elements = solver.outline.textElements
    let choices = elements.map { TextChoice($0.texts, locales: layout.locales) }
    let places = choices.map { choice in texts.indices.filter { choice.contains(texts[$0]) } }
    let matching = places.map { $0.map { texts[$0] } }
    uses = zip(elements, places).flatMap { element, places in
      places.map { ($0, element.style.all) }
    }
    literals = elements.flatMap { element -> [(text: LocalizedText, styles: [String])] in
      guard case .text(let literals) = element.texts else { return [] }
      return literals.map { literal in
        let text = LocalizedText(
          text: literal, locale: layout.locales?.first ?? "en", location: layout.location)
        return (text, element.style.all)
      }
    }
    let found = Set(matching.flatMap { $0.map(\.locale) })
    let locales = found.isEmpty ? layout.locales ?? ["en"] : found.sorted()
    var variations: [Variation] = []
    for locale in locales {
      let lists = zip(elements, matching).map { element, matching -> [LocalizedText] in
        if case .text(let literals) = element.texts {
          return literals.map {
            LocalizedText(text: $0, locale: locale, location: layout.location)
          }
        }
        let own = matching.filter { $0.locale == locale }
        guard own.isEmpty, let other = matching.map(\.locale).min() else { return own }
        return matching.filter { $0.locale == other }
      }
      guard lists.allSatisfy({ !$0.isEmpty }) else { continue }
      for number in 0..<max(1, lists.map(\.count).max() ?? 1) {
        variations.append(
          Variation(locale: locale, texts: lists.map { $0[min(number, $0.count - 1)] }))
      }
    }
    self.variations = variations
  }
}
