import MetricsCore

/// Reports fonts of UIKit that are never scaled.
struct UnscaledFont: SourceRule {
  static let description = RuleDescription(
    id: "unscaled-font", severity: .warning,
    title: "A font is never given to UIFontMetrics",
    plural: "fonts are never given to UIFontMetrics",
    rationale: """
      UIFont.systemFont(ofSize:), UIFont(name:size:) and their kin give one size, whatever text \
      size people have chosen. Only fonts of a text style, and those that \
      UIFontMetrics.scaledFont(for:) makes of others, follow the setting. A size that comes from \
      another font's pointSize, or that is chosen by one, is taken to be scaled.
      """,
    remedy: """
      Use UIFont.preferredFont(forTextStyle:), or give the font to \
      UIFontMetrics(forTextStyle:).scaledFont(for:).
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/scaling-fonts-automatically",
      "https://developer.apple.com/documentation/uikit/uifontmetrics",
    ])

  static let examples = SourceExamples(
    passing: [
      .init(
        "a font made for UIFontMetrics",
        """
        let font = UIFont(name: "Lato-Regular", size: 17) ?? UIFont.systemFont(ofSize: 17)
        return UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
        """),
      .init("a font of a text style", "let font = UIFont.preferredFont(forTextStyle: .body)"),
      .init(
        "the font of a descriptor, in the descriptor's size",
        "let font = UIFont(descriptor: descriptor.withDesign(.serif)!, size: 0)"),
    ],
    failing: [
      .init("a system font of 17 pt", "label.font = UIFont.systemFont(ofSize: 17)"),
      .init(
        "a font of the app's own, 17 pt",
        """
        guard let font = UIFont(name: "Lato-Regular", size: 17) else { return }
        label.font = font
        """),
    ])

  static let patterns = [
    SwiftLintPattern(
      id: "fontgauge_unscaled_font", name: "Unscaled font",
      regex: #"""
        (?<!scaledFont\(for: )\bUIFont\#
        (?:\.(?:bold|italic|monospaced|monospacedDigit)?[sS]ystemFont(?=\(\s*ofSize:)\#
        |(?:\.init)?(?=\(\s*name:[^\n]*,\s*size:)\#
        |(?:\.init)?(?=\(\s*descriptor:[^\n]*,\s*size:(?!\s*0\s*\))))
        """#,
      message: """
        Give the font to UIFontMetrics(forTextStyle:).scaledFont(for:), or use \
        UIFont.preferredFont(forTextStyle:)
        """,
      severity: .warning)
  ]

  func faults(in file: SourceFile) -> [SourceFault] {
    var faults: [SourceFault] = []
    var lastEnd = -1
    for call in file.fontCalls.all where Self.isFixed(call, in: file) {
      // Of a font and the one used in its absence, the first speaks for both.
      let isFallback =
        file.word(call.start - 1) == .nilCoalescing && call.start - 1 == lastEnd
      lastEnd = file.chain(after: min(call.end, file.tokens.count)).end
      guard !isFallback, !isBridged(call, file), !isForSymbol(call, file) else { continue }
      let advice = "UIFontMetrics(forTextStyle:).scaledFont(for:)"
      faults.append(
        SourceFault(
          token: call.start,
          message: """
            \(call.name) never reaches UIFontMetrics: its text keeps one size whatever text size \
            is set
            """,
          advice: call.function == .systemFont
            ? "UIFont.preferredFont(forTextStyle:) or \(advice)" : advice,
          subject: call.name))
    }
    return faults
  }

  /// Whether a call of UIKit makes a font whose size never changes.
  static func isFixed(_ call: FontCall, in file: SourceFile) -> Bool {
    guard call.isUIKit, !(call.function == .descriptor && file.isZero(call.size)) else {
      return false
    }
    if file.isPlaceholder(call.size) || isCap(call, file) { return false }
    return file.scaling.scaling(of: call.size) == nil && !file.fontFlow.isScaled(call)
  }

  /// Whether a font is made because of another one's size, as when that has grown enough:
  /// `font.pointSize > 40 ? font.withSize(40) : font`.
  private static func isCap(_ call: FontCall, _ file: SourceFile) -> Bool {
    let isInBranch = file.blocksAround(call.start).prefix { file.blocks[$0].kind == .control }
      .contains { block in
        file.blocks[block].header.prefix(SourceFile.stepLimit).contains {
          file.word($0) == .pointSize
        }
      }
    if isInBranch { return true }
    let before = (file.statements[call.start]..<call.start).suffix(SourceFile.stepLimit)
    guard let size = before.first(where: { file.word($0) == .pointSize }) else { return false }
    return (size..<call.start).contains { file.kind($0) == .operator && file.text($0) == "?" }
  }

  /// Whether the font says how large a symbol is, which is no text.
  private func isForSymbol(_ call: FontCall, _ file: SourceFile) -> Bool {
    file.bracketsAround(call.start).contains { open in
      file.word(open - 1) == .symbolConfiguration && file.kind(open) == .openParenthesis
    }
  }

  /// Whether the font goes straight into SwiftUI's `Font`, which is another rule's to report.
  private func isBridged(_ call: FontCall, _ file: SourceFile) -> Bool {
    file.bracketsAround(call.start).contains { open in
      file.word(open - 1) == .swiftUIFont && file.kind(open) == .openParenthesis
    }
  }
}
