import DynamicType
import MetricsCore
import TestSupport
import Testing

@Suite("Comparing with a baseline")
struct BaselineComparisonTests {
  private let today = CalendarDate("2026-01-31")!

  private func compare(
    _ findings: [Finding], accepted: [BaselineEntry] = [], known: [BaselineEntry] = [],
    isWhole: Bool = true
  ) -> BaselineComparison {
    BaselineComparison(
      of: findings, with: Baseline(accepted: accepted, known: known), today: today,
      isWhole: isWhole)
  }

  @Test("An empty baseline accepts nothing")
  func empty() {
    let findings = [finding("a"), finding("b")]
    let comparison = compare(findings)
    #expect(comparison.findings == findings)
    #expect(comparison.suppressed.isEmpty && comparison.stale.isEmpty)
  }

  @Test("Accepted findings come with their reasons, known ones without")
  func reasons() {
    let comparison = compare(
      [finding("a"), finding("b"), finding("c")], accepted: [accepted("a")], known: [known("b")])
    #expect(comparison.findings.map(\.key) == ["c"])
    #expect(comparison.suppressed.map(\.finding.key) == ["a", "b"])
    #expect(comparison.suppressed.map(\.acceptance?.reason) == ["a is fine", nil])
    #expect(comparison.suppressed[0].acceptance?.owner == "design")
  }

  @Test("Findings of one fingerprint are accepted up to the count, the gravest are new")
  func counts() {
    let same = [
      finding("a", severity: .warning, line: 1), finding("a", severity: .error, line: 2),
      finding("a", severity: .note, line: 3),
    ]
    #expect(compare(same, known: [known("a", count: 2)]).findings.map(\.severity) == [.error])
    #expect(compare(same, known: [known("a", count: 3)]).findings.isEmpty)
    #expect(compare(same, known: [known("a", count: 4)]).stale.isEmpty)
    let both = compare(same, accepted: [accepted("a")], known: [known("a")])
    #expect(both.findings.map(\.severity) == [.error])
    #expect(both.suppressed.map(\.acceptance?.reason) == [nil, "a is fine"])
    #expect(both.suppressed.map(\.finding.severity) == [.warning, .note])
  }

  @Test(
    "An acceptance holds through its last day and not longer",
    arguments: [("2026-01-30", true), ("2026-01-31", false), ("2026-02-01", false)])
  func lastDay(day: String, isOver: Bool) {
    let comparison = compare([finding("a")], accepted: [accepted("a", until: day)])
    #expect(comparison.suppressed.count == (isOver ? 0 : 1))
    #expect(comparison.findings.map(\.lapsed?.reason) == (isOver ? ["a is fine"] : []))
    #expect(comparison.expired.map(\.key) == (isOver ? ["a"] : []))
    #expect(comparison.stale.isEmpty)
  }

  @Test("What has expired does not take the place of what is known, and is told what it is about")
  func expiredAndKnown() {
    let bare = BaselineEntry(
      fingerprint: finding("a").fingerprint,
      acceptance: Acceptance(reason: "r", expires: CalendarDate("2020-01-01")))
    let comparison = compare(
      [finding("a", line: 1), finding("a", line: 2), finding("a", line: 3)], accepted: [bare],
      known: [known("a")])
    #expect(comparison.suppressed.map(\.finding.location?.line) == [2])
    #expect(comparison.findings.map { $0.lapsed?.reason } == [nil, "r"])
    #expect(comparison.expired.map(\.subject) == ["slot row"])
  }

  @Test("Entries without a finding are stale, an expired one too")
  func stale() {
    let lists = (
      accepted: [accepted("a"), accepted("b", until: "2020-01-01")],
      known: [known("c"), known("d")]
    )
    let comparison = compare([finding("c")], accepted: lists.accepted, known: lists.known)
    #expect(comparison.stale.map(\.key) == ["a", "b", "d"])
    #expect(comparison.expired.isEmpty && comparison.findings.isEmpty)
  }

  @Test("When only a part was looked at, nothing is stale")
  func part() {
    let comparison = compare(
      [finding("a")], accepted: [accepted("b")], known: [known("c")], isWhole: false)
    #expect(comparison.stale.isEmpty)
    #expect(comparison.findings.map(\.key) == ["a"])
  }

  @Test("Other wording, lines, figures and severities keep a finding's identity")
  func identity() {
    var moved = finding("a", severity: .note, message: "other words", line: 99)
    moved.location?.path = "elsewhere/de.strings"
    moved.measured = 12
    moved.devices = ["iPhone 16"]
    moved.categories = [.ax5]
    #expect(compare([moved], known: [known("a")]).findings.isEmpty)
    for other in [
      finding("b"), finding("a", rule: "broken-word"), finding("a", locale: "fr"),
    ] {
      #expect(compare([other], known: [known("a")]).findings == [other])
    }
  }

  @Test("A finding without a fingerprint is known by what it is about")
  func noFingerprint() {
    var bare = finding("a")
    bare.fingerprint = ""
    #expect(compare([bare], known: [known("a")]).findings.isEmpty)
  }

  @Test("Neither the order of findings nor that of entries matters", arguments: 0..<20)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let findings = Finding.inReportOrder(
      (0..<40).map { number in
        finding(
          "k\(number % 12)", severity: Severity.allCases[number % 3], message: "m\(number)",
          line: number)
      })
    let lists = (
      (0..<6).map {
        accepted("k\($0)", count: $0 % 3 + 1, until: $0 == 2 ? "2026-01-30" : nil)
      }, (4..<14).map { known("k\($0)", count: 2) }
    )
    let expected = compare(findings, accepted: lists.0, known: lists.1)
    // There are three findings of k5, and as many accepted: the known ones are not needed.
    let shuffled = compare(
      findings.shuffled(using: &generator), accepted: lists.0.shuffled(using: &generator),
      known: lists.1.shuffled(using: &generator))
    #expect(shuffled.findings == expected.findings)
    #expect(shuffled.suppressed == expected.suppressed)
    func keys(_ entries: [BaselineEntry]) -> [String?] {
      entries.map(\.key).sorted { ($0 ?? "") < ($1 ?? "") }
    }
    #expect(
      keys(shuffled.stale) == keys(expected.stale) && keys(expected.stale) == ["k12", "k13", "k5"])
    #expect(keys(shuffled.expired) == ["k2"])
    #expect(expected.findings.count + expected.suppressed.count == 40)
  }
}
