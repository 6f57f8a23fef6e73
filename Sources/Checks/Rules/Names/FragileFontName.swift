import MetricsCore

/// Reports styles whose font is found by something weaker than its PostScript name.
struct FragileFontName: Rule {
  static let description = RuleDescription(
    id: "fragile-font-name", severity: .warning,
    title: "A font is named by something other than its PostScript name",
    plural: "styles name their font by something other than its PostScript name",
    rationale: """
      UIFont(name:size:) takes a PostScript or a full name. A full name has spaces, differs \
      between versions of a font and is not what other tools list; a family name may give any face \
      of the family or none; the name of a file is never looked at.
      """,
    remedy: "Name the font by its PostScript name.",
    references: [
      "https://developer.apple.com/documentation/uikit/uifont/init(name:size:)",
      "https://learn.microsoft.com/typography/opentype/spec/name",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a PostScript name", Samples.style()),
      .init("a family and a weight", found("Sample, weight 400", by: .familyAndWeight)),
      .init("a substitute’s full name", found("Sample Regular", by: .fullName, standIn: true)),
    ],
    failing: [
      .init("a full name", found("Sample Regular", by: .fullName)),
      .init("a family name", found("Sample", by: .familyName)),
      .init("the name of a file", found("Sample-400", by: .fileName)),
    ])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    let resolution = subject.resolution
    // A substitute's name never reaches the app.
    guard let face = resolution.plainFace, let match = resolution.match, !resolution.isSubstitute,
      let fault = fault(match)
    else { return [] }
    var finding = Finding(
      Self.description, about: subject,
      .fragile(
        subject.mention, fault, quoted(resolution.requested), face.postScriptName))
    finding.advice = "font: \(face.postScriptName)"
    return [finding]
  }

  private func fault(_ match: FaceMatch) -> String? {
    switch match {
    case .postScriptName, .familyAndWeight: nil
    case .fullName: "a full name"
    case .familyName: "a family name that UIFont(name:size:) may not accept"
    case .fileName: "a file name that UIFont(name:size:) does not accept"
    }
  }

  private static func found(
    _ requested: String, by match: FaceMatch, standIn: Bool = false
  ) -> StyleMeasurement {
    Samples.style(
      resolution: FaceResolution(
        requested: requested, face: Samples.face(), match: match, isSubstitute: standIn))
  }
}

extension String {
  fileprivate static func fragile(
    _ style: String, _ fault: String, _ requested: String, _ postScriptName: String
  ) -> String {
    "\(style) finds its font by \(requested), \(fault); the PostScript name is \(postScriptName)"
  }
}
