import MetricsCore

/// Reports styles whose letter spacing of 0 turns the font's kerning off.
struct KerningDisabled: Rule {
  static let description = RuleDescription(
    id: "kerning-disabled", severity: .warning,
    title: "Letter spacing of 0 turns kerning off",
    plural: "styles turn kerning off with a letter spacing of 0",
    rationale: """
      An attributed string’s kern attribute of 0 does not mean “as usual”: it disables the font’s \
      kerning, and pairs such as “To” and “AV” fall apart. Design tools write the 0 into every \
      style they hand over.
      """,
    remedy: "Leave letterSpacing out, or use tracking, which keeps the font’s kerning.",
    references: [
      "https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern",
      "https://developer.apple.com/documentation/foundation/nsattributedstring/key/tracking",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("no letter spacing", Samples.style("price")),
      .init(
        "a letter spacing of 0 in a font without kerning",
        Samples.style("price") { $0.letterSpacing = 0 }),
    ],
    failing: [
      .init("a letter spacing of 0 that widens “Tokyo” by 0.1 em", unkerned())
    ])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    guard let loss = subject.kerningLoss, let large = subject.large else { return [] }
    let kerned = loss.kernedWidth * large.pointSize
    let unkerned = loss.unkernedWidth * large.pointSize
    var finding = Finding(
      Self.description, about: subject,
      .disabled(subject.mention, quoted(loss.text.measured), kerned, unkerned))
    finding.compare(unkerned, with: kerned, unit: "pt")
    finding.advice = "no letterSpacing"
    return [finding]
  }

  private static func unkerned() -> StyleMeasurement {
    var style = Samples.style("price", size: 20) { $0.letterSpacing = 0 }
    style.kerningLoss = KerningLoss(
      text: Samples.localized("Tokyo", "city", "en"), kernedWidth: 2.5, unkernedWidth: 2.6)
    return style
  }
}

extension String {
  fileprivate static func disabled(
    _ style: String, _ text: String, _ kerned: Double, _ unkerned: Double
  ) -> String {
    let change = unkerned < kerned ? "narrower" : "wider"
    return """
      \(style) sets letterSpacing to 0, which turns the font’s kerning off: \(text) is \
      \(points(unkerned)) wide at large, \(points(abs(unkerned - kerned))) \(change) than kerned
      """
  }
}
