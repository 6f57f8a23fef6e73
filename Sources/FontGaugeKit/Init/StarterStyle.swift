public import DynamicType

/// One of the styles that a new configuration begins with.
public struct StarterStyle: Equatable, Sendable {
  /// The name.
  public var name: String
  /// The font's PostScript name.
  public var font: String
  /// The size at the text size large, in points.
  public var size: Int
  /// The text style whose scale is followed; `nil` for body, which need not be said.
  public var textStyle: TextStyle?
  /// Whether the bold trait is asked for.
  public var isBold = false

  /// The settings as a mapping on one line.
  var line: String {
    var line = "{ font: \(YAMLText.scalar(font)), size: \(size)"
    if let textStyle { line += ", textStyle: \(textStyle.rawValue)" }
    return line + (isBold ? ", emphasis: bold }" : " }")
  }
}

/// The styles of one family.
struct StarterStyles {
  var family: ProjectSurvey.Family
  var styles: [StarterStyle]

  /// The most families that get styles.
  static let mostFamilies = 8

  /// Returns styles for the families that text is set in: those with Latin letters, or those with
  /// others when none has them.
  static func all(for survey: ProjectSurvey) -> [StarterStyles] {
    let named = survey.families.filter { $0.regular != nil }
    let latin = named.filter { $0.purpose == .latinText }
    let families = (latin.isEmpty ? named.filter { $0.purpose != .symbols } : latin)
      .prefix(mostFamilies)
    var prefixes: [String] = []
    return families.map { family in
      var prefix = families.count > 1 ? identifier(family.name) + "-" : ""
      // Two families may differ in nothing but what an identifier leaves out.
      if prefixes.contains(prefix) { prefix += "\(prefixes.count + 1)-" }
      prefixes.append(prefix)
      return StarterStyles(family: family, styles: styles(of: family, prefix))
    }
  }

  /// Returns running text, headline, title and caption, in the sizes that the system's own text
  /// styles have at the text size large.
  private static func styles(
    of family: ProjectSurvey.Family, _ prefix: String
  ) -> [StarterStyle] {
    func style(_ name: String, _ size: Int, _ textStyle: TextStyle? = nil) -> StarterStyle {
      StarterStyle(
        name: prefix + name, font: family.regular ?? family.name, size: size, textStyle: textStyle)
    }
    var headline = style("headline", 17, .headline)
    switch family.bold {
    case .none: break
    case .emphasis: headline.isBold = true
    case .face(let name): headline.font = name
    }
    let (title, caption) = (style("title", 28, .title1), style("caption", 12, .caption1))
    return [style("body", 17), headline, title, caption]
  }

  /// Returns a name in lower case with hyphens in place of spaces and signs.
  private static func identifier(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let identifier = words.joined(separator: "-")
    return identifier.isEmpty ? "font" : String(identifier.prefix(40))
  }
}
