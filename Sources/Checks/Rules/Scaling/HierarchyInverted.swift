import DynamicType
import MetricsCore

/// Reports styles that are larger than others at large and at some category are not.
///
/// There is one finding a style, however many styles it falls level with.
struct HierarchyInverted: Rule {
  static let description = RuleDescription(
    id: "hierarchy-inverted", severity: .warning,
    title: "A larger style is not larger at every text size",
    plural: "styles are not larger than smaller ones at every text size",
    rationale: """
      A cap, a category limit or a fixed size holds a heading back while the text below it goes on \
      growing; text styles grow at different rates; rounding to whole points makes neighbours \
      equal. The order of importance that size expresses is then lost, or reversed.
      """,
    remedy: """
      Raise the cap or lift the limit to the figure given, put the smaller style under the same \
      limit, or tell the two apart by weight.
      """,
    references: [
      "https://developer.apple.com/design/human-interface-guidelines/typography",
      "https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:)",
    ])

  static let examples = RuleExamples(
    passing: [
      .init("24 pt and 17 pt, both scaled with body", sheet { _ in }),
      .init("a heading capped above the largest text", sheet { $0.maximumPointSize = 49 }),
      .init(
        "two styles of one size",
        StyleSheetMeasurement(styles: [Samples.style("title"), Samples.style("article")])),
    ],
    failing: [
      .init("a heading capped at 32 pt over text that grows", sheet { $0.maximumPointSize = 32 }),
      .init("a heading of fixed size over text that grows", sheet { $0.scaling = .fixed }),
      .init(
        "18 pt and 19 pt, both 16 pt at the smallest",
        StyleSheetMeasurement(
          styles: [Samples.style("title", size: 19), Samples.style("article", size: 18)])),
    ])

  func findings(in subject: StyleSheetMeasurement) -> [Finding] {
    subject.styles.compactMap { larger in
      let rivals = subject.styles.compactMap { Rival(of: larger, $0) }
      return rivals.isEmpty ? nil : finding(larger, rivals)
    }
  }

  private func finding(_ larger: StyleMeasurement, _ rivals: [Rival]) -> Finding? {
    // The nearest in size first, then in the configuration's order.
    let rivals = rivals.enumerated().sorted { a, b in
      (-a.element.sizeAtLarge, a.offset) < (-b.element.sizeAtLarge, b.offset)
    }.map(\.element)
    let worst = rivals.dropFirst().reduce(rivals[0]) { $1.deficit > $0.deficit ? $1 : $0 }
    let size = larger.ladder[worst.worst].pointSize
    let other = worst.style.ladder[worst.worst].pointSize
    let categories = ContentSizeCategory.allCases.filter { category in
      rivals.contains { $0.failing.contains(category.rawValue) }
    }
    var finding = Finding(
      Self.description, about: larger,
      .inverted(
        quoted(larger.style.name), larger.large?.pointSize ?? size, rivals, categories,
        size == other ? "both are \(points(size))" : "\(points(size)) against \(points(other))",
        worst.category, cause(larger, worst)))
    finding.categories = categories
    finding.compare(size, with: other, unit: "pt")
    finding.advice = advice(larger, rivals)
    return finding
  }

  /// Returns why the larger style is held back where it is held back most.
  private func cause(_ larger: StyleMeasurement, _ rival: Rival) -> String {
    let (a, b) = (larger.style, rival.style.style)
    if a.scaling != .dynamic { return "\(quoted(a.name)) does not scale" }
    if larger.isCapped(larger.ladder[rival.worst]) {
      return "of its maximumPointSize \(formatted(a.maximumPointSize ?? 0))"
    }
    if a.categories.clamp(rival.category) != rival.category {
      return "it stops at \(a.categories.clamp(rival.category).id)"
    }
    if b.scaling != .dynamic { return "\(quoted(b.name)) does not scale" }
    if b.categories.clamp(rival.category) != rival.category {
      return "\(quoted(b.name)) stops at \(b.categories.clamp(rival.category).id)"
    }
    if a.textStyle != b.textStyle {
      return "they grow with \(a.textStyle.rawValue) and \(b.textStyle.rawValue)"
    }
    return "sizes are rounded to whole points"
  }

  /// Returns the least change of the larger style after which it is larger everywhere.
  private func advice(_ larger: StyleMeasurement, _ rivals: [Rival]) -> String? {
    let style = larger.style
    let clears = { (change: (inout CustomStyle) -> Void) in
      let ladder = larger.ladder(changing: change)
      return rivals.allSatisfy { rival in
        zip(ladder, rival.style.ladder).allSatisfy { $0.pointSize > $1.pointSize }
      }
    }
    if style.maximumPointSize != nil, style.scaling == .dynamic {
      let highest = rivals.flatMap { rival in rival.failing.map(rival.size) }.max() ?? 0
      let cap = roundDown(highest) + 1
      if clears({ $0.maximumPointSize = cap }) { return "maximumPointSize \(formatted(cap))" }
    }
    if style.scaling != .dynamic, clears({ $0.scaling = .dynamic }) { return "scaling: dynamic" }
    if style.categories.maximum != nil, clears({ $0.categories.maximum = nil }) {
      return "no maximumCategory"
    }
    let size = wholeSizes(after: style.size, count: 12).first { size in
      clears { $0.size = Double(size) }
    }
    if let size { return "size \(size)" }
    let textStyle = rivals[0].style.style.textStyle
    return clears { $0.textStyle = textStyle } ? "textStyle: \(textStyle.rawValue)" : nil
  }

  private static func sheet(_ change: (inout CustomStyle) -> Void) -> StyleSheetMeasurement {
    StyleSheetMeasurement(
      styles: [Samples.style("title", size: 24, change: change), Samples.style("article")])
  }
}

/// A style that is smaller than another at large, and the categories at which it is not.
private struct Rival {
  let style: StyleMeasurement
  /// The places in the ladder of the categories at which it is not smaller; not empty.
  let failing: [Int]
  /// The one of them at which it is larger by most, the last of several.
  let worst: Int
  /// By how many points it is larger there; 0 when level.
  let deficit: Double

  /// Creates the rival; `nil` when the style is smaller everywhere, or is not at large.
  init?(of larger: StyleMeasurement, _ style: StyleMeasurement) {
    guard let above = larger.large, let below = style.large, below.pointSize < above.pointSize
    else { return nil }
    let deficits = zip(larger.ladder, style.ladder).map { $1.pointSize - $0.pointSize }
    failing = deficits.indices.filter { deficits[$0] >= 0 }
    guard let first = failing.first else { return nil }
    worst = failing.reduce(first) { deficits[$1] >= deficits[$0] ? $1 : $0 }
    deficit = deficits[worst]
    self.style = style
  }

  /// The category of ``worst``.
  var category: ContentSizeCategory { style.ladder[worst].category }
  /// The size at large.
  var sizeAtLarge: Double { style.large?.pointSize ?? 0 }

  /// Returns the size at a place in the ladder.
  func size(at index: Int) -> Double { style.ladder[index].pointSize }
}

extension String {
  fileprivate static func inverted(
    _ style: String, _ size: Double, _ rivals: [Rival], _ categories: [ContentSizeCategory],
    _ figures: String, _ worst: ContentSizeCategory, _ cause: String
  ) -> String {
    let names = rivals.map { "\(quoted($0.style.style.name)) (\(points($0.sizeAtLarge)))" }
    let at = categories.count == 1 ? "" : " at \(worst.id)"
    return """
      \(style) (\(points(size)) at large) is no larger than \(shortList(names, atMost: 3)) at \
      \(describe(categories)), because \(cause): \(figures)\(at)
      """
  }
}
