import MetricsCore

/// Reports styles whose font no file provides.
struct FontNotFound: Rule {
  static let description = RuleDescription(
    id: "font-not-found", severity: .error,
    title: "A style names a font that no file provides",
    plural: "styles name a font that no file provides",
    rationale: """
      UIFont(name:size:) returns nil for a name it does not know and SwiftUI falls back to the \
      system font without a word, so the app crashes or shows another typeface. The usual causes \
      are a typing error, a file name in place of a PostScript name, and a file that was left out. \
      Nothing else about the style can be checked.
      """,
    remedy: """
      Use one of the names listed, add the file that holds the face, or give the style a \
      substitute if the font comes with iOS and cannot be shipped to the check.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/uifont/init(name:size:)",
      "https://developer.apple.com/documentation/uikit/adding-a-custom-font-to-your-app",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a font that is in the files", Samples.style()),
      .init(
        "a font of iOS with a substitute",
        Samples.style(
          resolution: FaceResolution(
            requested: "AvenirNext-Regular", face: Samples.face(), match: .postScriptName,
            isSubstitute: true))),
    ],
    failing: [
      .init(
        "a font whose name is misspelt",
        Samples.style(
          resolution: FaceResolution(
            requested: "Sampel-Bold", face: nil, match: nil,
            candidates: ["Sample-Bold", "Sample-Regular"]))),
      .init(
        "the system font without a substitute",
        Samples.style(
          change: { $0.font = .system },
          resolution: FaceResolution(requested: "system", face: nil, match: nil))),
    ])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    let resolution = subject.resolution
    let style = subject.mention
    if let face = resolution.face {
      // The file is there and measured, but no app finds it by that name.
      guard resolution.match == .fileName, !resolution.isSubstitute else { return [] }
      var finding = Finding(
        Self.description, about: subject,
        .fileName(style, quoted(resolution.requested), face.postScriptName))
      finding.advice = "font: \(face.postScriptName)"
      return [finding]
    }
    guard subject.style.font != .system else {
      var finding = Finding(Self.description, about: subject, .systemFont(style))
      finding.advice = "substitute: the name of a similar font"
      return [finding]
    }
    var finding = Finding(
      Self.description, about: subject,
      .notFound(style, quoted(resolution.requested), resolution.candidates))
    let key = if case .family = subject.style.font { "family" } else { "font" }
    finding.advice =
      resolution.candidates.first.map { "\(key): \($0)" }
      ?? "a font file that has it, or substitute: the name of a similar font"
    return [finding]
  }
}

extension String {
  fileprivate static func fileName(
    _ style: String, _ name: String, _ postScriptName: String
  ) -> String {
    "\(style) asks for \(name), which is only a file's name: UIFont(name:size:) finds the font by "
      + postScriptName
  }

  fileprivate static func systemFont(_ style: String) -> String {
    "\(style) is set in the system font, which is in no file, and names no substitute to measure"
  }

  fileprivate static func notFound(
    _ style: String, _ name: String, _ candidates: [String]
  ) -> String {
    let fault = "\(style) asks for \(name), which no file provides"
    guard !candidates.isEmpty else { return fault + ", nor any similar name" }
    let names = shortList(candidates, atMost: 6)
    return "\(fault); \(candidates.count == 1 ? "the nearest name is" : "names that would do are") "
      + names
  }
}
