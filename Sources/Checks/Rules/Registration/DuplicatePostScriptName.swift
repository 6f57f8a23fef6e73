import MetricsCore

/// Reports PostScript names that two files provide.
struct DuplicatePostScriptName: Rule {
  static let description = RuleDescription(
    id: "duplicate-postscript-name", severity: .warning,
    title: "Two files provide one PostScript name",
    plural: "names are provided by two files",
    rationale: """
      iOS registers one font a PostScript name. Which of two files wins is not promised, so a \
      forgotten older copy can stand in for the new one.
      """,
    remedy: "Remove one of the files, or rename its face.",
    references: ["https://learn.microsoft.com/typography/opentype/spec/name"])

  static let examples = RuleExamples(
    passing: [.init("one file a name", Samples.registration(entries: nil))],
    failing: [
      .init(
        "a copy of a font in another folder",
        FontRegistration(files: [
          .init(path: "Fonts/A.ttf", postScriptNames: ["Sample-Regular"], styles: ["title"]),
          .init(path: "Old/A.ttf", postScriptNames: ["Sample-Regular"], styles: []),
        ]))
    ])

  func findings(in subject: FontRegistration) -> [Finding] {
    var files: [String: [String]] = [:]
    for file in subject.files {
      for name in Set(file.postScriptNames) { files[name, default: []].append(file.path) }
    }
    return files.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { name, paths in
      var finding = Finding(
        rule: Self.description.id, severity: Self.description.severity,
        message: "\(name) is provided by \(list(paths)); iOS registers one of them")
      finding.location = subject.propertyList ?? subject.declaration
      finding.subjectLocation = finding.location
      finding.text = name
      return finding
    }
  }
}
