import MetricsCore

/// Reports sizes and fonts that are scaled and then scaled again.
struct ScaledTwice: SourceRule {
  static let description = RuleDescription(
    id: "scaled-twice", severity: .error,
    title: "A size or font is scaled twice",
    plural: "sizes or fonts are scaled twice",
    rationale: """
      A ScaledMetric, a value of UIFontMetrics.scaledValue(for:) and a preferred font have grown \
      already when they reach Font.custom(_:size:) or UIFontMetrics.scaledFont(for:), and grow \
      again. The default text size shows nothing of it; at the accessibility sizes the text is \
      several times too large. A font that scaledFont(for:) has made may not be given to it again: \
      that raises an exception.
      """,
    remedy: """
      Scale once: give the size at the default text size, or use Font.custom(_:fixedSize:) with a \
      ScaledMetric.
      """,
    references: [
      "https://developer.apple.com/documentation/swiftui/scaledmetric",
      "https://developer.apple.com/documentation/uikit/scaling-fonts-automatically",
    ])

  static let examples = SourceExamples(
    passing: [
      .init(
        "a ScaledMetric in a font of fixed size",
        """
        struct Title: View {
          @ScaledMetric var size = 28.0
          var body: some View { Text("Title").font(.custom("Lato-Bold", fixedSize: size)) }
        }
        """),
      .init(
        "a preferred font at the default text size",
        """
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let base = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        label.font = UIFontMetrics.default.scaledFont(for: base)
        label.adjustsFontForContentSizeCategory = true
        """),
    ],
    failing: [
      .init(
        "a ScaledMetric in Font.custom",
        """
        struct Title: View {
          @ScaledMetric var size = 28.0
          var body: some View { Text("Title").font(.custom("Lato-Bold", size: size)) }
        }
        """),
      .init(
        "a preferred font given to UIFontMetrics",
        """
        let base = UIFont.preferredFont(forTextStyle: .body)
        let font = UIFontMetrics.default.scaledFont(for: base)
        """),
      .init(
        "a scaled size in a font given to UIFontMetrics",
        """
        let metrics = UIFontMetrics(forTextStyle: .title1)
        let size = metrics.scaledValue(for: 28)
        let font = metrics.scaledFont(for: UIFont.systemFont(ofSize: size))
        """),
    ])

  static let patterns = [
    SwiftLintPattern(
      id: "fontgauge_scaled_twice", name: "Scaled twice",
      regex: #"""
        \bscaledFont(?=\(\s*for:\s*(?:UIFont)?\.preferredFont\(\s*forTextStyle:[^(),\n]*\)\#
        |\(\s*for:[^\n]*\.scaled(?:Font|Value)\()
        """#,
      message: "Give scaledFont(for:) a font that is not scaled yet",
      severity: .error),
    SwiftLintPattern(
      id: "fontgauge_scaled_twice_metric", name: "ScaledMetric scaled twice",
      regex: #"""
        @ScaledMetric(?:\([^()\n]*\))?\s+\#
        (?:(?:private|fileprivate|internal|public)\s+)?var\s+(\w+)\b\#
        (?=[\s\S]*\.custom\([^()\n]*,\s*size:\s*(?:self\.)?\1\b)
        """#,
      message: "Give the ScaledMetric to Font.custom(_:fixedSize:), which does not scale it again",
      severity: .error),
  ]

  func faults(in file: SourceFile) -> [SourceFault] {
    let custom = file.fontCalls.all.compactMap { call -> SourceFault? in
      guard call.function == .custom, let scaled = file.scaling.scaling(of: call.size),
        scaled != .unknownFont
      else { return nil }
      return SourceFault(
        token: call.start, message: "\(scaled.size) reaches \(call.name) and is scaled again",
        advice: "Font.custom(_:fixedSize:) or a size that is not scaled",
        subject: call.name)
    }
    let fonts = file.indices { $0.word == .scaledFont }.compactMap { fault(at: $0, file) }
    return custom + fonts
  }

  private func fault(at index: Int, _ file: SourceFile) -> SourceFault? {
    guard file.kind(index - 1) == .dot, file.opensCall(index + 1),
      let font = file.arguments(index + 1).first,
      font.label.map({ file.word($0) }) == .for,
      let scaled = file.scaling.scaling(of: font.value), scaled != .unknownFont
    else { return nil }
    return SourceFault(
      token: index, message: "\(scaled.font) reaches scaledFont(for:) \(scaled.consequence)",
      advice: scaled == .preferredFont
        ? "the preferred font itself, which scales without help"
        : "a font of the size at the default text size",
      subject: "scaledFont(for:)")
  }
}

extension ScaledBy {
  /// The size, as the beginning of a sentence.
  fileprivate var size: String {
    switch self {
    case .preferredFont: "the size of a preferred font"
    case .scaledFont: "the size of a scaled font"
    case .scaledValue: "a size that scaledValue(for:) has scaled"
    case .scaledMetric(let name): "the ScaledMetric “\(name)”"
    case .unknownFont: "the size of another font"
    }
  }

  /// The font, as the beginning of a sentence.
  fileprivate var font: String {
    switch self {
    case .preferredFont: "a preferred font, which has the user’s text size already,"
    case .scaledFont: "a font that scaledFont(for:) has made"
    case .scaledValue: "a font whose size scaledValue(for:) has scaled"
    case .scaledMetric(let name): "a font of the size of the ScaledMetric “\(name)”"
    case .unknownFont: "a font of another font’s size"
    }
  }

  fileprivate var consequence: String {
    self == .scaledFont ? "again, which raises an exception" : "and is scaled again"
  }
}
