import DynamicType
import MetricsCore

/// Reports content that stays as it is when people ask for larger text.
struct NotScaling: Rule {
  static let description = RuleDescription(
    id: "not-scaling", severity: .warning,
    title: "Content does not follow the text size",
    plural: "styles do not follow the text size",
    rationale: """
      A font of fixed size ignores the text size that people choose in Settings. One that is \
      scaled once, when it is made, is right at launch and wrong after a change, until its screen \
      is built anew. Bars are the exception: iOS shows their items enlarged on a long press.
      """,
    remedy: """
      Scale the font with UIFontMetrics and set adjustsFontForContentSizeCategory, or use \
      Font.custom(_:size:relativeTo:). Declare content: false for text that is not content.
      """,
    references: [
      "https://developer.apple.com/documentation/uikit/scaling-fonts-automatically",
      "https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory",
      "https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("content that scales", style(.dynamic, content: true)),
      .init("a fixed tab label", style(.fixed, content: false)),
      .init("a fixed font of undeclared use", style(.fixed)),
      .init("chrome that is scaled once", style(.static, content: false)),
    ],
    failing: [
      .init("content in a fixed font", style(.fixed, content: true)),
      .init("a font that is scaled once", style(.static)),
    ])

  func findings(in subject: StyleMeasurement) -> [Finding] {
    let style = subject.style
    switch style.scaling {
    case .dynamic: return []
    case .fixed: guard style.content == true else { return [] }
    case .static: guard style.content != false else { return [] }
    }
    guard let size = subject.entry(.ax5)?.pointSize,
      let scaled = subject.ladder(changing: { $0.scaling = .dynamic }).last?.pointSize
    else { return [] }
    var finding = Finding(
      Self.description, about: subject,
      style.scaling == .fixed
        ? .fixed(quoted(style.name), size, scaled) : .static(quoted(style.name), size, scaled))
    finding.compare(size, with: scaled, unit: "pt")
    finding.advice = "scaling: dynamic"
    return [finding]
  }

  private static func style(_ scaling: Scaling, content: Bool? = nil) -> StyleMeasurement {
    Samples.style("badge") {
      $0.scaling = scaling
      $0.content = content
    }
  }
}

extension String {
  fileprivate static func fixed(_ style: String, _ size: Double, _ scaled: Double) -> String {
    """
    \(style) is content and stays at \(points(size)) at every size; scaled, it would be \
    \(points(scaled)) at AX5
    """
  }

  fileprivate static func `static`(_ style: String, _ size: Double, _ scaled: Double) -> String {
    """
    \(style) is scaled once, when its font is made, and stays at \(points(size)) if the text size \
    then changes to AX5, which asks for \(points(scaled))
    """
  }
}
