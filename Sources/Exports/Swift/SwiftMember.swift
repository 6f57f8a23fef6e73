import DynamicType
import MetricsCore

/// A style as a static member of the value type.
struct SwiftMember {
  /// The member's name.
  let identifier: String
  private let exported: ExportedStyle
  private var style: CustomStyle { exported.style }
  private var measurement: StyleMeasurement { exported.measurement }

  init(_ exported: ExportedStyle, identifier: String) {
    self.exported = exported
    self.identifier = identifier
  }

  /// The declaration with its comment, indented by two spaces.
  var source: String {
    comment.map { "  /// \($0)\n" }.joined()
      + "  static let \(identifier) = \(SwiftDocument.typeName)(\n"
      + arguments.map { "    \($0)" }.joined(separator: ",\n") + ")\n"
  }

  // MARK: Comment

  private var comment: [String] {
    var lines = ["“\(SwiftLiteral.comment(style.name))”: \(SwiftLiteral.comment(summary))."]
    if style.scaling == .fixed {
      lines.append("Fixed: it does not follow the text size.")
    } else if style.scaling == .static {
      lines.append("Static: it is scaled once, and does not follow later changes.")
    }
    if style.scaledBefore {
      lines.append(
        "The configuration says that its size is scaled already; here it is scaled once.")
    }
    if measurement.face == nil || measurement.resolution.isSubstitute, style.font != .system {
      lines.append("No file was there to look the font's name up, so it is the configured one.")
    }
    return lines
  }

  private var summary: String {
    var words = [fontName ?? "the system font", "\(formatted(style.size)) pt"]
    if style.scaling != .fixed {
      words[1] += " at large, scaled with \(style.textStyle.rawValue)"
      if let cap { words.append("at most \(formatted(cap)) pt") }
    }
    return words.joined(separator: ", ")
  }

  // MARK: Arguments

  private var arguments: [String] {
    var arguments = [
      SwiftLiteral.string(style.name),
      "fontName: \(fontName.map(SwiftLiteral.string) ?? "nil")",
      "size: \(SwiftLiteral.number(style.size))",
    ]
    func add(_ name: String, _ value: String?) {
      if let value { arguments.append("\(name): \(value)") }
    }
    add("fontNamesByLanguage", localFontNames)
    add("emphasis", style.emphasis == .none ? nil : ".\(style.emphasis.rawValue)")
    add("fontHasEmphasis", style.emphasis == .none || isNameOfFace ? nil : "false")
    add("scale", style.textStyle == .body ? nil : ".\(style.textStyle.rawValue)")
    add("scaling", style.scaling == .dynamic ? nil : ".\(style.scaling.rawValue)")
    add("maximumPointSize", cap.map(SwiftLiteral.number))
    add("minimumCategory", style.categories.minimum.map { ".\($0.uikitName)" })
    add("maximumCategory", style.categories.maximum.map { ".\($0.uikitName)" })
    add("lineHeight", style.lineHeight.map(SwiftLiteral.number))
    add("lineHeightScales", style.lineHeightScales ? "true" : nil)
    add("lineSpacing", style.lineSpacing == 0 ? nil : SwiftLiteral.number(style.lineSpacing))
    add("letterSpacing", style.letterSpacing.map(SwiftLiteral.number))
    add("tracking", style.tracking.map(SwiftLiteral.number))
    add(
      "features",
      dictionary(style.features.map { ($0.tag, String($0.value)) }))
    add(
      "variations",
      dictionary(style.variations.map { ($0.tag, SwiftLiteral.number($0.value)) }))
    return arguments
  }

  /// The largest size, where the style's framework has one.
  private var cap: Double? {
    guard style.api == .uikit, let maximum = style.maximumPointSize, maximum > 0 else { return nil }
    return maximum
  }

  /// Whether the name is that of the very face, with the emphasis.
  private var isNameOfFace: Bool {
    measurement.face != nil && !measurement.resolution.isSubstitute
      && !measurement.resolution.lacksEmphasis
  }

  /// The name that `UIFont(name:size:)` takes; `nil` for the system font.
  private var fontName: String? { name(of: style.font, measurement) }

  private func name(of request: FontRequest, _ measurement: StyleMeasurement) -> String? {
    if let face = measurement.face, !measurement.resolution.isSubstitute {
      return face.postScriptName
    }
    return switch request {
    case .named(let name): name
    case .family(let family, _): family
    case .system: nil
    }
  }

  private var localFontNames: String? {
    dictionary(
      exported.locales.compactMap { measurement in
        guard let locale = measurement.locale, let request = style.locales[locale],
          let name = name(of: request, measurement)
        else { return nil }
        return (locale, SwiftLiteral.string(name))
      })
  }

  /// Returns a dictionary from strings; `nil` for none.
  private func dictionary(_ pairs: [(String, String)]) -> String? {
    guard !pairs.isEmpty else { return nil }
    let members = pairs.sorted { $0.0 < $1.0 }.map { "\(SwiftLiteral.string($0)): \($1)" }
    return "[\(members.joined(separator: ", "))]"
  }
}

extension ContentSizeCategory {
  /// The name of the category in `UIContentSizeCategory`.
  fileprivate var uikitName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .ax1: "accessibilityMedium"
    case .ax2: "accessibilityLarge"
    case .ax3: "accessibilityExtraLarge"
    case .ax4: "accessibilityExtraExtraLarge"
    case .ax5: "accessibilityExtraExtraExtraLarge"
    }
  }
}
