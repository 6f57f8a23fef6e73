import MetricsCore

/// Reports font files that no style uses.
struct UnusedFont: Rule {
  static let description = RuleDescription(
    id: "unused-font", severity: .note,
    title: "A font file is used by no style",
    plural: "font files are used by no style",
    rationale: """
      A font that no style names makes the app larger, and registering it takes time at every start.
      """,
    remedy: "Remove the file and its entry, or name it in a style.",
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts"
    ])

  static let examples = RuleExamples(
    passing: [.init("a file that a style uses", Samples.registration(entries: nil))],
    failing: [
      .init("a file that none uses", Samples.registration(entries: nil, styles: [])),
      .init(
        "a file that is listed and used by none",
        Samples.registration(entries: ["Sample-Regular.ttf"], styles: [])),
    ])

  func findings(in subject: FontRegistration) -> [Finding] {
    subject.files.compactMap { file in
      guard file.styles.isEmpty, !file.isFallback else { return nil }
      let entry = subject.entries.first {
        FontRegistration.fileName(of: $0.name).lowercased() == file.name.lowercased()
      }
      var finding = Finding(
        rule: Self.description.id, severity: Self.description.severity,
        message: .unused(
          file.path, isListed: subject.propertyList == nil ? nil : entry != nil))
      finding.location = entry?.location ?? subject.propertyList ?? subject.declaration
      finding.subjectLocation = subject.propertyList ?? subject.declaration
      finding.text = file.path
      return finding
    }
  }
}

extension String {
  fileprivate static func unused(_ path: String, isListed: Bool?) -> String {
    let listing = isListed.map { $0 ? ", though UIAppFonts lists it" : " nor listed in UIAppFonts" }
    return "\(path) is used by no style\(listing ?? "")"
  }
}
