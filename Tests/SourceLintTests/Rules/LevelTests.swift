import MetricsCore
import SourceLint
import Testing

@Suite("Levels of rules about source")
struct LevelTests {
  private let source = Array("a = UIFont.systemFont(ofSize: 9); b = Font.system(size: 9)".utf8)

  private func verdicts(_ levels: [String: RuleLevel]) -> [String] {
    SourceLinter(levels: levels).lint(source, path: "A.swift").findings.map {
      "\($0.severity) \($0.rule)"
    }
  }

  @Test("A level changes the severity of a rule's findings, or turns it off, and no other's")
  func levels() {
    #expect(verdicts([:]) == ["warning unscaled-font", "warning fixed-size-font"])
    #expect(
      verdicts(["unscaled-font": .error]) == ["error unscaled-font", "warning fixed-size-font"])
    #expect(verdicts(["unscaled-font": .off]) == ["warning fixed-size-font"])
    #expect(
      verdicts(["unscaled-font": .off, "fixed-size-font": .note]) == ["note fixed-size-font"])
    #expect(verdicts(["truncated": .off]).count == 2)
  }

  @Test("The rules that are on have the severity of their findings")
  func descriptions() {
    let linter = SourceLinter(levels: ["scaled-twice": .note, "single-line": .off])
    #expect(
      linter.descriptions.map { "\($0.id) \($0.severity)" } == [
        "fixed-size-font warning", "missing-adjusts-font warning", "scaled-twice note",
        "unscaled-font warning",
      ])
  }

  @Test("A finding keeps its identity whatever its level")
  func fingerprints() {
    let levels: [String: RuleLevel] = ["unscaled-font": .error]
    #expect(
      SourceLinter(levels: levels).lint(source, path: "A.swift").findings.map(\.fingerprint)
        == SourceLinter().lint(source, path: "A.swift").findings.map(\.fingerprint))
  }
}
