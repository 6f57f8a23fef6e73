import MetricsCore

/// Reports large text that is kept to one line.
struct SingleLine: SourceRule {
  static let description = RuleDescription(
    id: "single-line", severity: .note,
    title: "Large text is kept to one line",
    plural: "large texts are kept to one line",
    rationale: """
      Titles are the first texts that no longer fit when the text size grows. With numberOfLines \
      or lineLimit at 1 they are cut off instead of wrapped, and what is lost is what names the \
      page.
      """,
    remedy: "Allow more lines, at least at the accessibility sizes, and let the layout grow.",
    confidence: .medium,
    references: [
      "https://developer.apple.com/design/human-interface-guidelines/typography",
      "https://developer.apple.com/documentation/uikit/uilabel/numberoflines",
    ])

  static let examples = SourceExamples(
    passing: [
      .init("a title of any number of lines", #"Text("Welcome").font(.largeTitle)"#),
      .init("a caption of one line", #"Text("9:41").font(.caption).lineLimit(1)"#),
      .init(
        "a title that may have two lines",
        """
        titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 2
        """),
    ],
    failing: [
      .init("a title of one line in SwiftUI", #"Text("Welcome").font(.largeTitle).lineLimit(1)"#),
      .init(
        "a title of one line in UIKit",
        """
        titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 1
        """),
    ])

  static let patterns = [
    SwiftLintPattern(
      id: "fontgauge_single_line", name: "Large text in one line",
      regex: #"""
        \.font(?=\(\s*\.(?:largeTitle|title[23]?)\s*\)(?:\s*\.\w+\([^()]*\))*?\#
        \s*\.lineLimit\(\s*1\s*\))|\.lineLimit(?=\(\s*1\s*\)(?:\s*\.\w+\([^()]*\))*?\#
        \s*\.font\(\s*\.(?:largeTitle|title[23]?)\s*\))|\b(\w+)\.font\s*=\#
        (?=[^\n]*\.(?:largeTitle|title[123])\b[\s\S]*\#
        \b\1\.numberOfLines\s*=\s*1\b)
        """#,
      message: "Allow large text more than one line",
      severity: .warning)
  ]

  func faults(in file: SourceFile) -> [SourceFault] {
    labels(file) + texts(file)
  }

  private func labels(_ file: SourceFile) -> [SourceFault] {
    guard !file.memberSettings.lineCounts.isEmpty else { return [] }
    var styles: [String: Int] = [:]
    for setting in file.memberSettings.fonts {
      guard let style = file.textStyles.largeStyle(in: setting.value) else { continue }
      for identity in setting.identities where styles[identity] == nil {
        styles[identity] = style
      }
    }
    return file.memberSettings.lineCounts.compactMap { setting in
      guard setting.value.count == 1, isOne(setting.value.lowerBound, file),
        let style = setting.identities.lazy.compactMap({ styles[$0] }).first
      else { return nil }
      let name = setting.receiver.isEmpty ? "self" : setting.receiver
      return SourceFault(
        token: setting.member,
        message: "“\(name)” keeps text of style \(file.text(style)) to one line",
        advice: "numberOfLines = 0", subject: name)
    }
  }

  private func texts(_ file: SourceFile) -> [SourceFault] {
    file.indices { $0.word == .lineLimit }.compactMap { index in
      guard file.kind(index - 1) == .dot, file.opensCall(index + 1), isOne(index + 2, file),
        file.kind(index + 3) == .closeParenthesis || file.kind(index + 3) == .comma
      else { return nil }
      let after = file.chain(after: min(file.partners[index + 1] + 1, file.tokens.count))
      let links = file.chain(before: index - 1) + after.links
      let style = links.lazy.compactMap { link -> Int? in
        guard file.word(link.name) == .font, let open = link.arguments else { return nil }
        return file.textStyles.largeStyle(in: open + 1..<max(open + 1, file.partners[open]))
      }.first
      guard let style else { return nil }
      return SourceFault(
        token: index,
        message: "lineLimit(1) keeps text of style \(file.text(style)) to one line",
        advice: "a lineLimit that grows with the text size, or none", subject: "lineLimit")
    }
  }

  private func isOne(_ index: Int, _ file: SourceFile) -> Bool {
    file.kind(index) == .number && file.text(index) == "1"
  }
}
