import MetricsCore

/// Reports entries of UIAppFonts without a file, or with one of another letter case.
struct MissingFontFile: Rule {
  static let description = RuleDescription(
    id: "missing-font-file", severity: .error,
    title: "UIAppFonts lists a font file that is not there",
    plural: "entries of UIAppFonts name no file",
    rationale: """
      An entry without a file registers nothing, silently. A name in another letter case works in \
      the simulator, whose file system ignores case, and fails on every device.
      """,
    remedy: "Write the file's name as it is on disk, or remove the entry.",
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts"
    ])

  static let examples = RuleExamples(
    passing: [
      .init("an entry with its file", Samples.registration(entries: ["Sample-Regular.ttf"])),
      .init(
        "an entry in a folder of the bundle",
        Samples.registration(entries: ["Fonts/Sample-Regular.ttf"])),
    ],
    failing: [
      .init(
        "an entry whose file was removed",
        Samples.registration(entries: ["Sample-Regular.ttf", "Sample-Italic.ttf"])),
      .init(
        "an entry in another letter case",
        Samples.registration(entries: ["sample-regular.ttf"])),
      .init("an entry without its extension", Samples.registration(entries: ["Sample-Regular"])),
    ])

  func findings(in subject: FontRegistration) -> [Finding] {
    guard subject.propertyList != nil else { return [] }
    let names = subject.files.map(\.name)
    return subject.entries.compactMap { entry in
      let wanted = FontRegistration.fileName(of: entry.name)
      guard !names.contains(wanted) else { return nil }
      let near = names.first { $0.lowercased() == wanted.lowercased() }
      let stem = names.first { $0.lowercased().hasPrefix(wanted.lowercased() + ".") }
      var finding = Finding(
        rule: Self.description.id, severity: Self.description.severity,
        message: .missing(entry.name, near: near, stem: stem))
      finding.location = entry.location ?? subject.propertyList
      finding.subjectLocation = subject.propertyList
      finding.text = entry.name
      finding.advice = (near ?? stem).map { "\($0) in UIAppFonts" }
      return finding
    }
  }
}

extension String {
  fileprivate static func missing(_ name: String, near: String?, stem: String?) -> String {
    if let near {
      return """
        UIAppFonts lists \(quoted(name)), the file is \(quoted(near)): devices tell letter cases apart
        """
    }
    if let stem { return "UIAppFonts lists \(quoted(name)) without its extension: \(quoted(stem))" }
    return "UIAppFonts lists \(quoted(name)), and no font file has that name"
  }
}
