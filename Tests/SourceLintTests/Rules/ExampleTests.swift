import MetricsCore
import SourceLint
import Testing

@Suite("The rules about source")
struct ExampleTests {
  @Test("Ids and severities are those of the contract, sorted by id")
  func contract() {
    #expect(
      SourceRules.descriptions.map { "\($0.id) \($0.severity)" } == [
        "fixed-size-font warning", "missing-adjusts-font warning", "scaled-twice error",
        "single-line note", "unscaled-font warning",
      ])
  }

  @Test("Every rule says what, why and what to do, with public references")
  func texts() {
    for rule in SourceRules.descriptions {
      #expect(!rule.title.hasSuffix("."), "\(rule.id)")
      #expect(
        rule.plural.first?.isLowercase == true || rule.plural.hasPrefix("SwiftUI"), "\(rule.id)")
      #expect(rule.rationale.hasSuffix("."), "\(rule.id)")
      #expect(rule.remedy.hasSuffix("."), "\(rule.id)")
      #expect(!rule.references.isEmpty, "\(rule.id)")
      for reference in rule.references { #expect(reference.hasPrefix("https://"), "\(rule.id)") }
      for text in [rule.title, rule.plural, rule.rationale, rule.remedy] {
        #expect(!text.contains("  ") && !text.contains("\n"), "\(rule.id)")
      }
    }
  }

  @Test("Passing examples have no finding of any rule, failing ones have their own alone")
  func verdicts() throws {
    for id in SourceRules.descriptions.map(\.id) {
      let rule = try #require(SourceRules.explain(id))
      #expect(!rule.passing.isEmpty && !rule.failing.isEmpty, "\(id)")
      for example in rule.passing {
        #expect(places(in: example.source) == [], "\(id): \(example.title)")
        #expect(example.findings.isEmpty)
      }
      for example in rule.failing {
        let findings = SourceLinter().lint(Array(example.source.utf8), path: "A.swift").findings
        #expect(findings.map(\.rule) == [id], "\(id): \(example.title)")
        #expect(findings.map(\.message) == example.findings.map(\.message))
      }
    }
    #expect(SourceRules.explain("truncated") == nil)
  }

  @Test("Verdicts stay the same in a function of a type, with other line ends, and after a mark")
  func surroundings() throws {
    for id in SourceRules.descriptions.map(\.id) {
      let rule = try #require(SourceRules.explain(id))
      for example in rule.passing + rule.failing {
        let count = example.findings.count
        let wrapped = "struct Wrapper {\n  func run() {\n\(example.source)\n  }\n}\n"
        #expect(places(in: wrapped).count == count, "\(id): \(example.title), wrapped")
        let lines = example.source.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
          places(in: lines.joined(separator: "\r\n")) == places(in: example.source),
          "\(id): \(example.title), CR LF")
        #expect(
          places(in: "\u{FEFF}" + example.source) == places(in: example.source),
          "\(id): \(example.title), byte-order mark")
      }
    }
  }
}
