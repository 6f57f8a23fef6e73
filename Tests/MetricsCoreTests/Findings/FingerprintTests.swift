import DynamicType
import MetricsCore
import Testing

@Suite("Fingerprints")
struct FingerprintTests {
  /// A finding with every part of its identity.
  private let finding = {
    var finding = Finding(rule: "truncated", severity: .warning, message: "It is cut.")
    finding.slot = "tab"
    finding.style = "tabLabel"
    finding.font = "Lato-Regular"
    finding.key = "settings.title"
    finding.locale = "de"
    finding.variant = "few"
    finding.text = "Einstellungen"
    return finding
  }()

  // The values were computed with another program, written from the description of FNV-1a: offset
  // basis cbf29ce484222325, prime 100000001b3, each part followed by the byte 1f.
  @Test("They are 64-bit FNV-1a of the parts, in hexadecimal")
  func values() {
    var slot = Finding(rule: "truncated", severity: .error, message: "")
    slot.slot = "tab"
    slot.style = "tabLabel"
    slot.key = "settings.title"
    slot.locale = "de"
    #expect(Fingerprint.of(slot) == "712b6116d8f4190f")

    var style = Finding(rule: "hierarchy-inverted", severity: .warning, message: "")
    style.style = "h3"
    style.font = "Montserrat-Bold"
    #expect(Fingerprint.of(style) == "3bcb6a82981a9317")

    var text = Finding(rule: "missing-glyphs", severity: .error, message: "")
    text.slot = "row"
    text.font = "OpenDyslexic-Regular"
    text.text = "Настройки"
    text.locale = "ru"
    text.variant = "few"
    #expect(Fingerprint.of(text) == "2ab90d8ca2b4c5fb")

    #expect(
      Fingerprint.of(Finding(rule: "", severity: .note, message: "")) == "c07f7de15d029450")
  }

  @Test("They have sixteen digits, leading zeros too")
  func leadingZeros() {
    var finding = Finding(rule: "truncated", severity: .error, message: "")
    finding.slot = "tab"
    finding.key = "key241"
    finding.locale = "en"
    #expect(Fingerprint.of(finding) == "005c7234f16a1530")
  }

  @Test(
    "Figures, wording, places and severity change nothing",
    arguments: [
      { $0.severity = .error },
      { $0.message = "Other words." },
      { $0.location = SourceLocation(path: "../elsewhere/Localizable.strings", line: 7) },
      { $0.subjectLocation = SourceLocation(path: ".fontgauge.yml", line: 3, column: 5) },
      { $0.categories = [.ax4, .ax5] },
      { $0.devices = ["iPhone 16"] },
      { $0.measured = 12.5 },
      { $0.limit = 11 },
      { $0.unit = "pt" },
      { $0.margin = 0.05 },
      { $0.advice = "2 lines" },
      { $0.fingerprint = "0" },
      { $0.text = "a new translation of the same key" },
      { $0.style = "another style of the same slot" },
    ] as [@Sendable (inout Finding) -> Void])
  func stable(change: @Sendable (inout Finding) -> Void) {
    var changed = finding
    change(&changed)
    #expect(changed != finding)
    #expect(Fingerprint.of(changed) == Fingerprint.of(finding))
  }

  @Test(
    "Every part of the identity counts",
    arguments: [
      { $0.rule = "broken-word" },
      { $0.slot = "row" },
      { $0.slot = nil },
      { $0.font = "Lato-Bold" },
      { $0.key = "settings.header" },
      { $0.key = nil },
      { $0.locale = "fr" },
      { $0.variant = "many" },
      { $0.variant = nil },
    ] as [@Sendable (inout Finding) -> Void])
  func different(change: @Sendable (inout Finding) -> Void) {
    var changed = finding
    change(&changed)
    #expect(Fingerprint.of(changed) != Fingerprint.of(finding))
  }

  @Test("Without a slot the style counts, without a key the text")
  func fallbacks() {
    var one = Finding(rule: "r", severity: .note, message: "")
    one.style = "h1"
    one.text = "a"
    var other = one
    other.style = "h2"
    #expect(Fingerprint.of(one) != Fingerprint.of(other))
    other = one
    other.text = "b"
    #expect(Fingerprint.of(one) != Fingerprint.of(other))
  }

  @Test("Letters do not move from one part to the next unnoticed")
  func boundaries() {
    var fingerprints: Set<String> = []
    for (slot, font, key) in [("ab", "c", ""), ("a", "bc", ""), ("a", "b", "c"), ("", "abc", "")] {
      var finding = Finding(rule: "r", severity: .note, message: "")
      (finding.slot, finding.font, finding.key) = (slot, font, key)
      fingerprints.insert(Fingerprint.of(finding))
    }
    var style = Finding(rule: "r", severity: .note, message: "")
    style.style = "abc"
    fingerprints.insert(Fingerprint.of(style))
    #expect(fingerprints.count == 5)
  }
}
