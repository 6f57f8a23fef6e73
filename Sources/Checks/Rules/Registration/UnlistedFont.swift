import MetricsCore

/// Reports font files that a style uses and the app does not register.
struct UnlistedFont: Rule {
  static let description = RuleDescription(
    id: "unlisted-font", severity: .error,
    title: "A font in use is not listed in UIAppFonts",
    plural: "fonts in use are not listed in UIAppFonts",
    rationale: """
      iOS registers the fonts that the Info.plist lists under UIAppFonts, by file name. A file in \
      the bundle that is not listed is not there for UIFont(name:size:), which returns nil, and the \
      app falls back to the system font or crashes.
      """,
    remedy: "Add the file's name with its extension to UIAppFonts.",
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts"
    ])

  static let examples = RuleExamples(
    passing: [
      .init("a listed file", Samples.registration(entries: ["Sample-Regular.ttf"])),
      .init("an app without a property list", Samples.registration(entries: nil)),
      .init(
        "a file that no style uses",
        Samples.registration(entries: [], styles: [])),
    ],
    failing: [
      .init("a file in use and an empty list", Samples.registration(entries: [])),
      .init(
        "a list that names another file", Samples.registration(entries: ["Sample-Bold.ttf"])),
    ])

  func findings(in subject: FontRegistration) -> [Finding] {
    guard let plist = subject.propertyList else { return [] }
    let listed = Set(subject.entries.map { FontRegistration.fileName(of: $0.name).lowercased() })
    return subject.files.compactMap { file in
      guard !file.styles.isEmpty, !listed.contains(file.name.lowercased()) else { return nil }
      var finding = Finding(
        rule: Self.description.id, severity: Self.description.severity,
        message: .unlisted(file))
      finding.location = plist
      finding.subjectLocation = plist
      finding.text = file.path
      finding.advice = "\(file.name) in UIAppFonts"
      return finding
    }
  }
}

extension String {
  fileprivate static func unlisted(_ file: FontRegistration.File) -> String {
    """
    \(file.name) is used by \(quotedList(file.styles)) and is not listed in UIAppFonts, so iOS does \
    not register it
    """
  }
}
