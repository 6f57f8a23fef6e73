@testable import Checks
import MetricsCore
import Testing

@Suite("Running rules")
struct RuleRunnerTests {
  /// 12 pt that shrink to 10 pt, and a cap of 12 pt: below-minimum-size alone.
  private let caption = Samples.style("caption", size: 12)

  @Test("Without settings findings have the rules’ own severities")
  func ownSeverity() {
    let findings = RuleRunner().findings(in: caption)
    #expect(findings.map(\.rule) == ["below-minimum-size"])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    "A level changes the severity of one rule",
    arguments: [
      (RuleLevel.note, Severity.note), (.warning, .warning), (.error, .error),
    ])
  func override(level: RuleLevel, severity: Severity) {
    let runner = RuleRunner(settings: RuleSettings(levels: ["below-minimum-size": level]))
    #expect(runner.findings(in: caption).map(\.severity) == [severity])
    let other = Samples.fit("Saved searches", lines: 1)
    #expect(runner.findings(in: other).map(\.severity) == [.error])
  }

  @Test("A rule that is off says nothing and is not among the rules that are on")
  func off() {
    let runner = RuleRunner(
      settings: RuleSettings(levels: ["below-minimum-size": .off, "truncated": .note]))
    #expect(runner.findings(in: caption).isEmpty)
    let ids = runner.descriptions.map(\.id)
    #expect(ids.count == 43)
    #expect(!ids.contains("below-minimum-size"))
    #expect(runner.descriptions.first { $0.id == "truncated" }?.severity == .note)
  }

  @Test("Turning off a fault turns off every rule that looks for it")
  func offForAllSubjects() {
    let word = Samples.text("Benachrichtigungseinstellungen", locale: "de") {
      $0.longestWord = "Benachrichtigungseinstellungen"
      $0.longestWordWidths = Array(repeating: 15, count: 12)
      $0.narrowestScreen = ScreenRoom(screen: "iPhone SE (1st)", width: 320)
    }
    let slot = Samples.fit("Nachrichtenverwaltung", locale: "de")
    #expect(RuleRunner().findings(in: word).map(\.rule) == ["broken-word"])
    #expect(RuleRunner().findings(in: slot).map(\.rule) == ["broken-word"])
    let runner = RuleRunner(settings: RuleSettings(levels: ["broken-word": .off]))
    #expect(runner.findings(in: word).isEmpty)
    #expect(runner.findings(in: slot).isEmpty)
  }

  @Test("A fingerprint does not move with figures, lines, paths or wording")
  func stableFingerprint() {
    let before = Samples.fit("Saved searches", key: "search.saved", on: [("SE", 200)], lines: 1)
    var after = Samples.fit(
      "Saved searches", key: "search.saved", on: [("SE", 150), ("16", 190)], lines: 1)
    after.text.location = SourceLocation(path: "Moved/en.strings", line: 400)
    after.slot.location?.line = 77
    let old = RuleRunner().findings(in: before)
    let new = RuleRunner().findings(in: after).filter { $0.rule == "truncated" }
    #expect(old.count == 1 && new.count == 1)
    #expect(old[0].message != new[0].message)
    #expect(old[0].margin != new[0].margin)
    #expect(old[0].fingerprint == new[0].fingerprint)
    #expect(old[0].fingerprint.count == 16)
  }

  @Test("A fingerprint differs between keys, locales, variants, slots, faces and rules")
  func distinctFingerprints() {
    let fit = { (slot: String, key: String, locale: String) in
      Samples.fit("Saved searches", in: slot, key: key, locale: locale, lines: 1)
    }
    var plural = fit("row", "search.saved", "en")
    plural.text.variant = "few"
    let bold = Samples.fit(
      "Saved searches", key: "search.saved",
      style: Samples.style(face: Samples.face("Sample-Bold")), lines: 1)
    let high = Samples.fit("Saved searches", key: "search.saved", lines: 1, height: 20)
    let subjects = [
      fit("row", "search.saved", "en"), fit("row", "search.title", "en"),
      fit("row", "search.saved", "de"), fit("card", "search.saved", "en"), plural, bold,
    ]
    var prints = subjects.flatMap { RuleRunner().findings(in: $0).map(\.fingerprint) }
    prints += RuleRunner().findings(in: high).filter { $0.rule == "clipped-height" }.map(
      \.fingerprint)
    #expect(prints.count == 7)
    #expect(Set(prints).count == 7)
  }

  @Test("Several tasks get the same findings from one runner")
  func concurrentUse() async {
    let runner = RuleRunner()
    let subject = Samples.fit("Nachrichtenverwaltung", locale: "de", lines: 1, height: 30)
    let expected = runner.findings(in: subject)
    #expect(expected.map(\.rule) == ["truncated", "broken-word", "clipped-height"])
    await withTaskGroup(of: [Finding].self) { group in
      for _ in 0..<8 { group.addTask { runner.findings(in: subject) } }
      for await findings in group { #expect(findings == expected) }
    }
  }
}
