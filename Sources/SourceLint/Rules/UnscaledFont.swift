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
    var uses: Set<Int> = []
    var lastEnd = -1
    for call in file.fontCalls.all where Self.hasFixedSize(call, in: file) {
      var message = "\(call.name) never reaches UIFontMetrics"
      if file.fontFlow.isScaled(call) {
        switch file.fontFlow.partlyScaled(call) {
        case .property(let name):
          message = "\(call.name) reaches UIFontMetrics from some uses of \(name) only"
        case .uses(let unscaled):
          faults += unscaled.filter { isText($0.start, file) && uses.insert($0.start).inserted }
            .map(fault)
          continue
        }
      }
      // Of a font and the one used in its absence, the first speaks for both.
      let isFallback =
        file.word(call.start - 1) == .nilCoalescing && call.start - 1 == lastEnd
      lastEnd = file.chain(after: min(call.end, file.tokens.count)).end
      guard !isFallback, !isBridged(call, file), isText(call.start, file) else { continue }
      faults.append(fault(call, message))
    }
    return faults
  }

  private func fault(_ call: FontCall, _ what: String) -> SourceFault {
    let isSystem = call.function == .systemFont
    return SourceFault(
      token: call.start, message: what + Self.consequence,
      advice: (isSystem ? "UIFont.preferredFont(forTextStyle:) or " : "") + Self.advice,
      subject: call.name)
  }

  private func fault(_ use: FontUse) -> SourceFault {
    SourceFault(
      token: use.start,
      message: "\(use.name) reaches UIFontMetrics elsewhere but not from here" + Self.consequence,
      advice: Self.advice, subject: use.name)
  }

  private static let consequence = ": its text keeps one size whatever text size is set"
  private static let advice = "UIFontMetrics(forTextStyle:).scaledFont(for:)"

  /// Whether a call of UIKit makes a font whose size never changes.
  static func isFixed(_ call: FontCall, in file: SourceFile) -> Bool {
    hasFixedSize(call, in: file) && !file.fontFlow.isScaled(call)
  }

  /// Whether a call of UIKit makes a font of a size that is not scaled.
  private static func hasFixedSize(_ call: FontCall, in file: SourceFile) -> Bool {
    guard call.isUIKit, !(call.function == .descriptor && file.isZero(call.size)) else {
      return false
    }
    if file.isPlaceholder(call.size) || isCap(call.start, file) { return false }
    return file.scaling.scaling(of: call.size) == nil
  }

  /// Whether a font is made because of another one's size, as when that has grown enough:
  /// `font.pointSize > 40 ? font.withSize(40) : font`.
  private static func isCap(_ start: Int, _ file: SourceFile) -> Bool {
    let isInBranch = file.blocksAround(start).prefix { file.blocks[$0].kind == .control }
      .contains { block in
        file.blocks[block].header.prefix(SourceFile.stepLimit).contains {
          file.word($0) == .pointSize
        }
      }
    if isInBranch { return true }
    let before = (file.statements[start]..<start).suffix(SourceFile.stepLimit)
    guard let size = before.first(where: { file.word($0) == .pointSize }) else { return false }
    return (size..<start).contains { file.kind($0) == .operator && file.text($0) == "?" }
  }

  /// Whether a font that begins with a token is one of text: it stands in for none that has grown
  /// enough, and does not say how large a symbol is.
  private func isText(_ start: Int, _ file: SourceFile) -> Bool {
    !Self.isCap(start, file)
      && !file.bracketsAround(start).contains { open in
        file.word(open - 1) == .symbolConfiguration && file.kind(open) == .openParenthesis
      }
  }

  /// Whether the font goes straight into SwiftUI's `Font`, which is another rule's to report.
  private func isBridged(_ call: FontCall, _ file: SourceFile) -> Bool {
    file.bracketsAround(call.start).contains(where: file.fontCalls.bridges.contains)
  }
}
