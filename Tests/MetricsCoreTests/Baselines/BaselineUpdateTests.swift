import MetricsCore
import TestSupport
import Testing

@Suite("Bringing a baseline up to date")
struct BaselineUpdateTests {
  private func update(
    _ findings: [Finding], accepted: [BaselineEntry] = [], known: [BaselineEntry] = [],
    isWhole: Bool = true
  ) -> BaselineUpdate {
    BaselineUpdate(
      of: Baseline(accepted: accepted, known: known), with: findings, isWhole: isWhole)
  }

  private func numbers(_ entries: [BaselineEntry]) -> [String] {
    entries.map { "\($0.key ?? "?") \($0.count)" }
  }

  @Test("The first time all findings become known, with how many there are of each")
  func first() {
    let update = update([finding("b"), finding("a", line: 1), finding("a", line: 2)])
    #expect(update.baseline.accepted.isEmpty)
    #expect(numbers(update.baseline.known) == ["a 2", "b 1"])
    #expect(numbers(update.added) == ["a 2", "b 1"])
    #expect(update.removed.isEmpty && update.keptCount == 0)
    let entry = update.baseline.known[0]
    #expect(entry.rule == "truncated" && entry.subject == "slot row" && entry.locale == "de")
    #expect(entry.acceptance == nil)
  }

  @Test("Entries without a finding go, and counts go down")
  func stale() {
    let update = update(
      [finding("a"), finding("b")], accepted: [accepted("a", count: 3), accepted("c")],
      known: [known("b", count: 2), known("d")])
    #expect(numbers(update.baseline.accepted) == ["a 1"])
    #expect(numbers(update.baseline.known) == ["b 1"])
    #expect(numbers(update.removed) == ["a 2", "c 1", "b 1", "d 1"])
    #expect(update.added.isEmpty && update.keptCount == 2)
  }

  @Test("A count is never raised under somebody's reason: what is more becomes known")
  func excess() {
    let update = update(
      [finding("a", line: 1), finding("a", line: 2), finding("a", line: 3)],
      accepted: [accepted("a")])
    #expect(numbers(update.baseline.accepted) == ["a 1"])
    #expect(numbers(update.baseline.known) == ["a 2"])
    #expect(numbers(update.added) == ["a 2"])
    #expect(update.keptCount == 1)
  }

  @Test("Reason, owner and last day stay, also when the day is over")
  func acceptance() {
    let old = accepted("a", until: "2020-01-31")
    let update = update([finding("a")], accepted: [old])
    #expect(update.baseline.accepted == [old] && update.baseline.known.isEmpty)
  }

  @Test("An entry written by hand is completed")
  func completed() {
    let bare = BaselineEntry(
      fingerprint: finding("a").fingerprint, acceptance: Acceptance(reason: "r"))
    let entry = update([finding("a")], accepted: [bare]).baseline.accepted[0]
    #expect(entry.rule == "truncated" && entry.key == "a" && entry.acceptance == bare.acceptance)
  }

  @Test("When only a part was looked at, nothing goes and what is new comes")
  func part() {
    let update = update(
      [finding("a"), finding("e")], accepted: [accepted("a", count: 3), accepted("c")],
      known: [known("d", count: 2)], isWhole: false)
    #expect(numbers(update.baseline.accepted) == ["a 3", "c 1"])
    #expect(numbers(update.baseline.known) == ["d 2", "e 1"])
    #expect(update.removed.isEmpty && numbers(update.added) == ["e 1"])
    #expect(update.keptCount == 6)
  }

  @Test("Nothing is new afterwards, and a second update changes nothing", arguments: 0..<20)
  func idempotent(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let findings = (0..<30).map {
      finding("k\(Int.random(in: 0..<9, using: &generator))", line: $0)
    }
    let old = Baseline(
      accepted: (0..<5).map { accepted("k\($0)", count: .random(in: 1...3, using: &generator)) },
      known: (3..<11).map { known("k\($0)", count: .random(in: 1...3, using: &generator)) })
    let update = BaselineUpdate(of: old, with: findings)
    let comparison = BaselineComparison(
      of: findings, with: update.baseline, today: CalendarDate("2026-01-31")!)
    #expect(comparison.findings.isEmpty && comparison.stale.isEmpty)
    let again = BaselineUpdate(of: update.baseline, with: findings.shuffled(using: &generator))
    #expect(again.baseline == update.baseline)
    #expect(again.added.isEmpty && again.removed.isEmpty && again.keptCount == 30)
  }

  @Test("Entries are in the order of rule, subject, language and key; long keys are cut")
  func order() {
    let long = String(repeating: "é", count: 500)
    var style = Finding(rule: "off-centre", severity: .note, message: "m")
    style.style = "h1"
    var font = Finding(rule: "off-centre", severity: .note, message: "m")
    font.font = "Lato-Bold"
    let update = update([
      finding("b", locale: "de"), finding(long, locale: "fr"), finding("c", locale: "ar"),
      finding("a", rule: "broken-word"), style, font,
    ])
    #expect(
      update.baseline.known.map { "\($0.rule ?? "") \($0.subject ?? "") \($0.locale ?? "")" } == [
        "broken-word slot row de", "off-centre font Lato-Bold ", "off-centre style h1 ",
        "truncated slot row ar", "truncated slot row de", "truncated slot row fr",
      ])
    #expect(update.baseline.known.last?.key == String(repeating: "é", count: 200) + "…")
  }
}
