import DynamicType
import Layouts
import MetricsCore

/// Reports decorative images that grow with the text and take its room.
struct ImageCrowdsText: Rule {
  static let description = RuleDescription(
    id: "image-crowds-text", severity: .warning,
    title: "A decorative image grows and takes room from a text",
    plural: "texts lose room to a decorative image that grows",
    rationale: """
      An image that says nothing of its own gains nothing by growing, while the text beside it \
      needs more lines. Apple’s guidance is to enlarge what carries meaning and to give text the \
      room first.
      """,
    remedy: "Keep the image’s size, give it a maximum, or hide it at the largest sizes.",
    references: [
      "https://developer.apple.com/design/human-interface-guidelines/typography",
      "https://developer.apple.com/videos/play/wwdc2017/245/",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("an image of constant size beside a text", Samples.imageRow(scaled: false)),
      .init(
        "an image that says something beside a text",
        Samples.imageRow(scaled: true, decorative: false)),
    ],
    failing: [
      .init("a decorative image of 40 pt that grows to 113 pt", Samples.imageRow(scaled: true))
    ])

  func findings(in subject: LayoutMeasurement) -> [Finding] {
    var images: [Int: Int] = [:]
    return LayoutFaults.gather(subject) { cell, note in
      for text in cell.solution.rowTexts {
        guard let crowding = text.crowding, text.beside.neededLines > crowding.lines else {
          continue
        }
        images[text.text] = crowding.image
        note(text.text, crowding.width, crowding.widthAtLarge)
      }
    }.map { faults in
      let worst = faults.worst
      let image = images[faults.node].map { quoted(subject.outline.nodes[$0].name) } ?? "an image"
      var finding = faults.finding(
        Self.description,
        """
        \(faults.mention) needs more lines in \(faults.layout) at \(faults.place) because \
        \(image) beside it grows: \(points(worst.measured)) wide\(faults.worstPlace), at large \
        \(points(worst.limit))
        """)
      finding.advice = "a fixed size or hideFrom \(faults.categories[0].id)"
      return finding
    }
  }
}
