import MetricsCore

/// Reports weights that styles tell apart and the files do not.
struct SameFaceForTwoWeights: Rule {
  static let description = RuleDescription(
    id: "same-face-for-two-weights", severity: .warning,
    title: "Two weights come out as one face",
    plural: "pairs of weights come out as one face",
    rationale: """
      A family without the weight asked for gives the nearest one it has. Two styles that should \
      differ by weight then look the same, and the emphasis meant by one of them is lost.
      """,
    remedy: "Ship the missing face, or ask for weights the family has.",
    confidence: .medium,
    references: [
      "https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey/weight"
    ])

  static let examples = RuleExamples(
    passing: [
      .init("one weight in two styles", sheet(weights: [700, 700])),
      .init(
        "two weights with a face each",
        StyleSheetMeasurement(styles: [
          style("title", weight: 700, face: Samples.face("Sample-Bold")),
          style("article", weight: 400, face: Samples.face()),
        ])),
    ],
    failing: [
      .init("semibold and bold in a family with one of them", sheet(weights: [600, 700]))
    ])

  func findings(in subject: StyleSheetMeasurement) -> [Finding] {
    var groups: [(face: ResolvedFace, styles: [StyleMeasurement])] = []
    for style in subject.styles where style.requestedWeight != nil {
      guard let face = style.face else { continue }
      if let known = groups.firstIndex(where: { $0.face.postScriptName == face.postScriptName }) {
        groups[known].styles.append(style)
      } else {
        groups.append((face, [style]))
      }
    }
    return groups.compactMap { face, styles in
      let weights = Set(styles.compactMap(\.requestedWeight)).sorted()
      guard weights.count > 1 else { return nil }
      let firstOfEach = weights.compactMap { weight in
        styles.first { $0.requestedWeight == weight }
      }
      var finding = Finding(
        Self.description, about: firstOfEach[firstOfEach.count - 1],
        .same(face.postScriptName, face.weight, firstOfEach, weights))
      finding.font = face.postScriptName
      return finding
    }
  }

  private static func sheet(weights: [Double]) -> StyleSheetMeasurement {
    StyleSheetMeasurement(
      styles: weights.enumerated().map { index, weight in
        style(index == 0 ? "article" : "title", weight: weight, face: Samples.face("Sample-Bold"))
      })
  }

  private static func style(
    _ name: String, weight: Double, face: ResolvedFace
  ) -> StyleMeasurement {
    Samples.style(name, face: face) { $0.font = .family("Sample", weight: weight) }
  }
}

extension StyleMeasurement {
  /// The weight that the style asks of a family; `nil` for a face asked for by name.
  fileprivate var requestedWeight: Double? {
    guard case .family(_, let weight) = style.font else { return nil }
    return style.emphasis.isBold ? max(weight, 700) : weight
  }
}

extension String {
  fileprivate static func same(
    _ face: String, _ weight: Double, _ styles: [StyleMeasurement], _ weights: [Double]
  ) -> String {
    let asked = zip(styles, weights).map { "\(quoted($0.style.name)) (\(formatted($1)))" }
    return """
      \(list(asked)) ask for different weights and get one face, \(face) of weight \
      \(formatted(weight))
      """
  }
}
