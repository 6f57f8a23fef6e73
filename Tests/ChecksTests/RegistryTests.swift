import Checks
import MetricsCore
import Testing

@Suite("The registry of rules")
struct RegistryTests {
  @Test("Ids and severities are those of the contract")
  func contract() {
    let expected: [String: Severity] = [
      "font-not-found": .error,
      "fragile-font-name": .warning,
      "missing-emphasis-face": .error,
      "missing-glyphs": .error,
      "blank-glyphs": .error,
      "truncated": .error,
      "broken-word": .error,
      "clipped-height": .error,
      "clipped-ink": .warning,
      "ink-overhang": .note,
      "line-height-too-small": .error,
      "line-height-drift": .warning,
      "line-height-varies": .warning,
      "metrics-disagree": .note,
      "off-centre": .note,
      "hierarchy-inverted": .warning,
      "below-minimum-size": .warning,
      "not-scaling": .warning,
      "double-scaling": .error,
      "kerning-disabled": .warning,
      "same-face-for-two-weights": .warning,
      "unlisted-font": .error,
      "missing-font-file": .error,
      "unused-font": .note,
      "unresolved-format": .note,
      "duplicate-postscript-name": .warning,
      "missing-bold-text-face": .warning,
      "decomposed-form": .warning,
      "suspect-glyph": .note,
      "wraps-differently": .error,
      "truncates-now": .error,
      "glyphs-lost": .error,
      "metrics-moved": .error,
      "names-changed": .error,
      "silent-change": .warning,
      "row-overflow": .error,
      "cramped-row": .warning,
      "needs-vertical-axis": .warning,
      "screen-needs-scroll": .error,
      "bar-too-tall": .warning,
      "missing-large-content-viewer": .warning,
      "image-crowds-text": .warning,
      "clipped-cell": .error,
      "grid-overlap": .error,
    ]
    let actual = RuleRegistry.descriptions.map { ($0.id, $0.severity) }
    #expect(Dictionary(uniqueKeysWithValues: actual) == expected)
  }

  @Test("Descriptions are sorted by id, each id once")
  func order() {
    let ids = RuleRegistry.descriptions.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test("Every rule says what, why and what to do, with public references")
  func texts() {
    for rule in RuleRegistry.descriptions {
      #expect(!rule.title.hasSuffix("."), "\(rule.id)")
      #expect(rule.plural.first?.isLowercase == true, "\(rule.id)")
      #expect(rule.rationale.hasSuffix("."), "\(rule.id)")
      #expect(rule.remedy.hasSuffix("."), "\(rule.id)")
      #expect(!rule.references.isEmpty, "\(rule.id)")
      for reference in rule.references { #expect(reference.hasPrefix("https://"), "\(rule.id)") }
      for text in [rule.title, rule.plural, rule.rationale, rule.remedy] {
        #expect(!text.contains("  ") && !text.contains("\n"), "\(rule.id)")
      }
    }
  }

  @Test("A rule is found by its id, and nothing by another word")
  func lookup() {
    #expect(RuleRegistry.description("off-centre")?.severity == .note)
    #expect(RuleRegistry.description("off-center") == nil)
  }

  @Test("An explanation carries the examples’ titles and the messages of failing ones")
  func explanation() throws {
    let explanation = try #require(RuleRegistry.explain("below-minimum-size"))
    #expect(explanation.description.title == "Text gets smaller than 11 pt")
    #expect(explanation.passing.first == "13 pt with body, 11 pt at the smallest")
    #expect(explanation.failing.first?.title == "12 pt with body, 10 pt at the smallest")
    #expect(
      explanation.failing.first?.messages == [
        "“caption” is 10 pt at xSmall, where Apple recommends 11 pt or more"
      ])
    #expect(RuleRegistry.explain("nothing") == nil)
  }

  @Test("A fault that two rules look for is explained with the examples of both")
  func sharedId() throws {
    let titles = try #require(RuleRegistry.explain("broken-word")).failing.map(\.title)
    #expect(titles.contains { $0.contains("on a screen of 320 pt") })
    #expect(titles.contains { $0.contains("narrower of two screens") })
  }
}
