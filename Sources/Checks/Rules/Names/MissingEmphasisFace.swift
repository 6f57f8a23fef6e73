import MetricsCore

/// Reports styles that ask for a bold or italic face which the family does not have.
struct MissingEmphasisFace: Rule {
  static let description = RuleDescription(
    id: "missing-emphasis-face", severity: .error,
    title: "Bold or italic is asked for and the family has no such face",
    plural: "styles ask for an emphasis that their family does not have",
    rationale: """
      withSymbolicTraits(_:) looks for a face of the same family that carries the trait. Without \
      one it returns nil: code that unwraps the result by force crashes, other code shows the \
      plain face, and UIKit draws no artificial bold or italic. What is measured is the plain face.
      """,
    remedy: "Add the face to the app, or name a face that is there and ask for no emphasis.",
    confidence: .medium,
    references: [
      "https://developer.apple.com/documentation/uikit/uifontdescriptor/withsymbolictraits(_:)",
      "https://learn.microsoft.com/typography/opentype/spec/head",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("bold text in a family with a bold face", emphasised(.bold, lacking: false)),
      .init("plain text", Samples.style()),
      .init(
        "bold text whose substitute has no bold face",
        emphasised(.bold, lacking: true, standIn: true)),
    ],
    failing: [
      .init("bold text in a family without a bold face", emphasised(.bold, lacking: true)),
      .init("italic text in an upright family", emphasised(.italic, lacking: true)),
      .init(
        "weight 700 of a family that has 400 only",
        Samples.style(
          change: { $0.font = .family("Sample", weight: 700) },
          resolution: FaceResolution(
            requested: "Sample, weight 700", face: Samples.face(), match: .familyAndWeight))),
    ])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    let resolution = subject.resolution
    if let finding = missingWeight(subject) { return [finding] }
    // What a substitute's family lacks says nothing about the family that it stands in for.
    guard resolution.lacksEmphasis, !resolution.isSubstitute,
      let face = resolution.plainFace ?? resolution.face
    else { return [] }
    return [
      Finding(
        Self.description, about: subject,
        .missing(
          subject.mention, words(subject.style.emphasis), quoted(face.family),
          face.postScriptName))
    ]
  }

  /// A family and a bold weight give the nearest face, however light.
  private func missingWeight(_ subject: StyleMeasurement) -> Finding? {
    guard case .family(let family, let weight) = subject.style.font, weight >= 600,
      subject.resolution.match == .familyAndWeight, !subject.resolution.isSubstitute,
      let face = subject.resolution.plainFace, face.weight < 600
    else { return nil }
    return Finding(
      Self.description, about: subject,
      "\(subject.mention) asks for weight \(formatted(weight)) of \(quoted(family)), which has no "
        + "bold face: the text is set in \(face.postScriptName), weight \(formatted(face.weight))")
  }

  private func words(_ emphasis: Emphasis) -> String {
    switch emphasis {
    case .none: "emphasis"
    case .bold: "bold"
    case .italic: "italic"
    case .boldItalic: "bold italic"
    }
  }

  private static func emphasised(
    _ emphasis: Emphasis, lacking: Bool, standIn: Bool = false
  ) -> StyleMeasurement {
    Samples.style(
      change: { $0.emphasis = emphasis },
      resolution: FaceResolution(
        requested: "Sample-Regular", face: Samples.face(lacking ? "Sample-Regular" : "Sample-Bold"),
        match: .postScriptName, plainFace: Samples.face(), lacksEmphasis: lacking,
        isSubstitute: standIn))
  }
}

extension String {
  fileprivate static func missing(
    _ style: String, _ emphasis: String, _ family: String, _ plain: String
  ) -> String {
    """
    \(style) asks for \(emphasis), but the family \(family) has no such face: UIKit returns nil \
    and the text stays in \(plain)
    """
  }
}
