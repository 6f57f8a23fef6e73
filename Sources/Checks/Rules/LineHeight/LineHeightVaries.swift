import MetricsCore

/// Reports families whose faces have different line heights.
struct LineHeightVaries: Rule {
  static let description = RuleDescription(
    id: "line-height-varies", severity: .warning,
    title: "Faces of one family have different line heights",
    plural: "families have faces with different line heights",
    rationale: """
      Text that turns bold or italic then moves the lines around it, and a row with two weights \
      has two baselines. The faces of a family are meant to share their line metrics; files from \
      different sources or versions often do not.
      """,
    remedy: "Take all faces of the family from one release, or set a line height in the styles.",
    references: [
      "https://learn.microsoft.com/typography/opentype/spec/hhea",
      "https://learn.microsoft.com/typography/opentype/spec/recom",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a family with lines of 1 em", sheet(boldAscender: 800)),
      .init("a difference of a unit in a thousand", sheet(boldAscender: 801)),
    ],
    failing: [
      .init("a bold face with lines of 1.05 em among faces with 1 em", sheet(boldAscender: 850))
    ])

  /// The difference in ems that is let pass: one unit of a thousand, which conversion can cause.
  static let tolerance = 0.001

  func findings(in subject: StyleSheetMeasurement) -> [Finding] {
    subject.families.compactMap { finding($0, in: subject.styles) }
  }

  private func finding(_ family: FamilyMeasurement, in styles: [StyleMeasurement]) -> Finding? {
    let heights = family.faces.compactMap { face in
      face.description.lineMetrics.map { (face: face.postScriptName, height: $0.lineHeight) }
    }
    guard let lowest = heights.min(by: { $0.height < $1.height }),
      let highest = heights.max(by: { $0.height < $1.height }),
      highest.height - lowest.height > Self.tolerance + slack
    else { return nil }
    // The family is known to the configuration through its styles: the first one stands for it.
    let style = styles.first { $0.face?.family == family.family }
    let size = style?.large?.pointSize ?? 17
    let message = String.varies(
      quoted(family.family), ems(lowest.height), lowest.face, ems(highest.height), highest.face,
      points((highest.height - lowest.height) * size), points(size))
    var finding: Finding
    if let style {
      finding = Finding(Self.description, about: style, message)
    } else {
      finding = Finding(
        rule: Self.description.id, severity: Self.description.severity, message: message)
      finding.font = family.faces.first?.postScriptName
    }
    finding.compare(highest.height, with: lowest.height, unit: "em")
    return finding
  }

  private static func sheet(boldAscender: Int) -> StyleSheetMeasurement {
    let bold = Samples.face(
      "Sample-Bold", hhea: VerticalMetrics(ascender: boldAscender, descender: -200))
    return StyleSheetMeasurement(
      styles: [Samples.style("title", size: 20, face: bold), Samples.style("article")],
      families: [FamilyMeasurement(family: "Sample", faces: [bold, Samples.face()])])
  }
}

extension String {
  fileprivate static func varies(
    _ family: String, _ lowest: String, _ lowestFace: String, _ highest: String,
    _ highestFace: String, _ difference: String, _ size: String
  ) -> String {
    """
    Line heights of the family \(family) go from \(lowest) (\(lowestFace)) to \(highest) \
    (\(highestFace)), \(difference) apart at \(size)
    """
  }
}
