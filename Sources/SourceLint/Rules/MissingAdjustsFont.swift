import MetricsCore

/// Reports labels whose font scales once and then stays.
struct MissingAdjustsFont: SourceRule {
  static let description = RuleDescription(
    id: "missing-adjusts-font", severity: .warning,
    title: "A label does not follow changes of the text size",
    plural: "labels do not follow changes of the text size",
    rationale: """
      A label, text field or text view with a preferred font, or with one that UIFontMetrics made, \
      has the right size when it appears. When the text size changes while it is shown, it stays as \
      it was, unless adjustsFontForContentSizeCategory is true. What is a label is told by its \
      declaration in the file, or else by its name. A font that is set again in \
      traitCollectionDidChange or in a handler of the change will do.
      """,
    remedy: "Set adjustsFontForContentSizeCategory to true, in code or in the storyboard.",
    confidence: .medium,
    references: [
      "https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting",
      "https://developer.apple.com/documentation/uikit/scaling-fonts-automatically",
    ])

  static let examples = SourceExamples(
    passing: [
      .init(
        "a label that is told to adjust",
        """
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        """),
      .init(
        "several labels that are told to adjust in a loop",
        """
        titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
        bodyLabel.font = UIFont.preferredFont(forTextStyle: .body)
        [titleLabel, bodyLabel].forEach { $0.adjustsFontForContentSizeCategory = true }
        """),
      .init(
        "a label that gets its font anew",
        """
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
        }
        """),
    ],
    failing: [
      .init(
        "a label with a preferred font",
        """
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .body)
        """),
      .init(
        "a label with a scaled font, made by a closure",
        """
        class Cell: UITableViewCell {
          let titleLabel: UILabel = {
            let label = UILabel()
            label.font = UIFontMetrics.default.scaledFont(for: Fonts.title)
            return label
          }()
        }
        """),
    ])

  static let patterns = [
    SwiftLintPattern(
      id: "fontgauge_missing_adjusts_font", name: "Font is not adjusted",
      regex: #"""
        \b(\w*(?:[lL]abel|[tT]extField|[tT]extView))[?!]?\.font\s*=\#
        (?=[^\n]*\.(?:scaledFont|preferredFont)\()\#
        (?![\s\S]*\b\1[?!]?\.adjustsFontForContentSizeCategory\s*=\s*true)
        """#,
      message: "Set adjustsFontForContentSizeCategory to true on the same view",
      severity: .warning)
  ]

  func faults(in file: SourceFile) -> [SourceFault] {
    guard !file.memberSettings.fonts.isEmpty else { return [] }
    let resolver = ReceiverResolver(file)
    let adjustments = file.memberSettings.adjustments.filter {
      !($0.value.count == 1 && file.word($0.value.lowerBound) == .false)
    }
    let renewals = file.memberSettings.fonts.filter {
      file.textSizeHandlers.contain($0.member, in: file)
    }
    let adjusted = Set((adjustments + renewals).flatMap(\.identities))
    var reported: Set<String> = []
    return file.memberSettings.fonts.compactMap { setting in
      guard adjusted.isDisjoint(with: setting.identities), resolver.isTextView(setting),
        file.scaling.isAdjustableFont(setting.value),
        reported.insert(setting.identities[0]).inserted
      else { return nil }
      let name = setting.receiver.isEmpty ? "self" : setting.receiver
      return SourceFault(
        token: setting.member,
        message: """
          “\(name)” has a font that scales but does not follow later changes of the text size
          """,
        advice: "\(name).adjustsFontForContentSizeCategory = true",
        subject: name)
    }
  }
}
