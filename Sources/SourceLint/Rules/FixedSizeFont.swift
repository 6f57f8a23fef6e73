import MetricsCore

/// Reports fonts of SwiftUI whose size is fixed.
struct FixedSizeFont: SourceRule {
  static let description = RuleDescription(
    id: "fixed-size-font", severity: .warning,
    title: "A SwiftUI font has a fixed size",
    plural: "SwiftUI fonts have a fixed size",
    rationale: """
      Font.system(size:) and Font.custom(_:fixedSize:) keep their size at every text size, and so \
      does a Font made of a UIFont of fixed size. Text in them stays small for people who need it \
      large. Fonts set on an Image, which is no text, are left alone.
      """,
    remedy: """
      Use a text style, Font.custom(_:size:relativeTo:), or a ScaledMetric as the fixed size.
      """,
    references: [
      "https://developer.apple.com/documentation/swiftui/applying-custom-fonts-to-text",
      "https://developer.apple.com/documentation/swiftui/scaledmetric",
    ])

  static let examples = SourceExamples(
    passing: [
      .init("a text style", #"Text("Hello").font(.system(.body, design: .rounded))"#),
      .init(
        "a custom font that scales with a text style",
        #"Text("Hello").font(.custom("Lato-Bold", size: 20, relativeTo: .title3))"#),
      .init("a symbol", #"Image(systemName: "star").font(.system(size: 40))"#),
      .init(
        "a ScaledMetric as the size",
        """
        struct Badge: View {
          @ScaledMetric private var size = 12.0
          var body: some View { Text("9").font(.system(size: size)) }
        }
        """),
    ],
    failing: [
      .init("a system font of 17 pt", #"Text("Hello").font(.system(size: 17))"#),
      .init(
        "a custom font of fixed size",
        #"let font = Font.custom("Lato-Bold", fixedSize: 12)"#),
      .init(
        "a font made of a UIFont of fixed size",
        "let font = Font(UIFont.systemFont(ofSize: 17))"),
    ])

  static let patterns = [
    SwiftLintPattern(
      id: "fontgauge_fixed_size_font", name: "Fixed size font",
      regex: #"""
        (?:\bFont|(?<![\w\)\]\}!?]))\.(?:system(?=\(\s*size:\s*[0-9])\#
        |custom(?=\([^()\n]*,\s*fixedSize:\s*[0-9]))\#
        |\bFont(?=\(\s*UIFont\s*[.(](?!preferredFont))
        """#,
      message: "Use a text style, Font.custom(_:size:relativeTo:) or a ScaledMetric as the size",
      severity: .warning)
  ]

  func faults(in file: SourceFile) -> [SourceFault] {
    file.fontCalls.all.compactMap { call in
      guard let advice = advice(call, file), !isForSymbol(call, file) else { return nil }
      let subject = call.function == .bridged ? "Font(_:) of a font of fixed size" : call.name
      return SourceFault(
        token: call.start,
        message: "\(subject) keeps one size whatever text size is set", advice: advice,
        subject: call.name)
    }
  }

  /// Returns what would clear the fault of a call; `nil` when it has none.
  private func advice(_ call: FontCall, _ file: SourceFile) -> String? {
    switch call.function {
    case .swiftUISystem:
      guard isFixed(call.size, file) else { return nil }
      return "a text style such as Font.body or a ScaledMetric as the size"
    case .customFixed:
      guard isFixed(call.size, file), !passesOn(call.size, file) else { return nil }
      return "Font.custom(_:size:relativeTo:) or a ScaledMetric as the size"
    case .bridged:
      guard wrapsFixedFont(call.source, file) else { return nil }
      return "a text style such as Font.body or Font.custom(_:size:relativeTo:)"
    default: return nil
    }
  }

  /// Whether a size is a function's own parameter `fixedSize`: those who call it know what it does.
  private func passesOn(_ size: Range<Int>, _ file: SourceFile) -> Bool {
    let index = size.lowerBound
    guard size.count == 1, file.word(index) == .fixedSize,
      let block = file.declaringBlock(of: file.text(index), at: index)
    else { return false }
    return file.blocks[block].kind == .function
  }

  private func isFixed(_ size: Range<Int>, _ file: SourceFile) -> Bool {
    !file.isPlaceholder(size) && file.scaling.scaling(of: size) == nil
  }

  /// Whether a font is set on an image itself, where it makes a symbol of that size and no text.
  private func isForSymbol(_ call: FontCall, _ file: SourceFile) -> Bool {
    guard let open = file.bracketsAround(call.start).first, file.word(open - 1) == .font,
      file.kind(open - 2) == .dot, let base = file.chainBase(before: open - 2)
    else { return false }
    return file.word(base) == .image
  }

  private func wrapsFixedFont(_ source: Range<Int>, _ file: SourceFile) -> Bool {
    source.prefix(SourceFile.stepLimit).contains { index in
      if let call = file.fontCalls.byStart[index] { return UnscaledFont.isFixed(call, in: file) }
      return file.word(index) == .ctFontCreateWithName && file.opensCall(index + 1)
        && isFixed(source, file)
    }
  }
}
