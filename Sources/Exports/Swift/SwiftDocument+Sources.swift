extension SwiftDocument {
  /// The value type.
  static let typeSource = """
    // MARK: The value type

    /// A text style: a font, its size at the text size large, and how it follows the text size.
    ///
    /// Fonts that come from here are scaled; do not scale them again. Lengths are in points.
    struct \(typeName): Hashable, Sendable {
      /// What the style does when people change the text size.
      enum Scaling: Hashable, Sendable {
        /// It follows.
        case dynamic
        /// It is scaled once, when the font is made.
        case `static`
        /// It keeps its size.
        case fixed
      }

      /// The text style of iOS whose growth is followed.
      enum Scale: Hashable, Sendable {
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
        case caption1, caption2
      }

      /// A trait asked of the font.
      enum Emphasis: Hashable, Sendable {
        case none, bold, italic, boldItalic
      }

      /// A text size, as UIKit names it.
      enum Category: Int, Hashable, Sendable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
        case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
      }

      /// The style's name in the design.
      let name: String
      /// The PostScript name of the font; nil for the system font.
      let fontName: String?
      /// The names of the fonts of languages that have another one, such as "th".
      let fontNamesByLanguage: [String: String]
      /// The trait that the design asks for.
      let emphasis: Emphasis
      /// Whether the named font has the trait already.
      let fontHasEmphasis: Bool
      /// The text style of iOS whose growth is followed.
      let scale: Scale
      /// What the style does when people change the text size.
      let scaling: Scaling
      /// The smallest text size that views with the style follow; nil for any.
      let minimumCategory: Category?
      /// The largest text size that views with the style follow; nil for any.
      let maximumCategory: Category?
      /// The height of a line at large; nil for the font's own.
      let lineHeight: CGFloat?
      /// Whether the line height grows with the text size.
      let lineHeightScales: Bool
      /// Space between lines, which does not grow.
      let lineSpacing: CGFloat
      /// Space after each character, which does not grow; 0 turns the font's kerning off.
      let letterSpacing: CGFloat?
      /// Space after each character, which does not grow and turns ligatures off.
      let tracking: CGFloat?
      /// OpenType features by tag, which are not applied here.
      let features: [String: Int]
      /// Values of the font's axes by tag, which are not applied here.
      let variations: [String: Double]

      // Private, so that nobody makes a font of them that does not scale, or scales twice.
      private let size: CGFloat
      private let maximumPointSize: CGFloat?

      fileprivate init(
        _ name: String, fontName: String?, size: CGFloat, fontNamesByLanguage: [String: String] = [:],
        emphasis: Emphasis = .none, fontHasEmphasis: Bool = true, scale: Scale = .body,
        scaling: Scaling = .dynamic, maximumPointSize: CGFloat? = nil,
        minimumCategory: Category? = nil, maximumCategory: Category? = nil,
        lineHeight: CGFloat? = nil, lineHeightScales: Bool = false, lineSpacing: CGFloat = 0,
        letterSpacing: CGFloat? = nil, tracking: CGFloat? = nil, features: [String: Int] = [:],
        variations: [String: Double] = [:]
      ) {
        self.name = name
        self.fontName = fontName
        self.size = size
        self.fontNamesByLanguage = fontNamesByLanguage
        self.emphasis = emphasis
        self.fontHasEmphasis = fontHasEmphasis
        self.scale = scale
        self.scaling = scaling
        self.maximumPointSize = maximumPointSize
        self.minimumCategory = minimumCategory
        self.maximumCategory = maximumCategory
        self.lineHeight = lineHeight
        self.lineHeightScales = lineHeightScales
        self.lineSpacing = lineSpacing
        self.letterSpacing = letterSpacing
        self.tracking = tracking
        self.features = features
        self.variations = variations
      }

      /// The name of the font in the app's language; nil for the system font.
      private var currentFontName: String? {
        guard !fontNamesByLanguage.isEmpty, let locale = Bundle.main.preferredLocalizations.first
        else { return fontName }
        let language = String(locale.prefix { $0 != "-" && $0 != "_" })
        return fontNamesByLanguage[locale] ?? fontNamesByLanguage[language] ?? fontName
      }
    }

    """

  /// The fonts of UIKit.
  static let uikitSource = """
    // MARK: UIKit

    extension \(typeName) {
      /// Returns the font at a text size, or at the nearest one that the style follows.
      ///
      /// - Parameter traits: The traits with the text size; nil for those of the app.
      func uiFont(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
        guard scaling != .fixed else { return unscaledFont }
        let traits = followed(traits)
        let metrics = UIFontMetrics(forTextStyle: scale.uiTextStyle)
        guard let maximumPointSize else {
          return metrics.scaledFont(for: unscaledFont, compatibleWith: traits)
        }
        return metrics.scaledFont(
          for: unscaledFont, maximumPointSize: maximumPointSize, compatibleWith: traits)
      }

      /// Returns traits with a text size that the style follows.
      private func followed(_ traits: UITraitCollection?) -> UITraitCollection? {
        guard minimumCategory != nil || maximumCategory != nil else { return traits }
        var category = (traits ?? .current).preferredContentSizeCategory
        if let least = minimumCategory?.uiCategory, category < least { category = least }
        if let most = maximumCategory?.uiCategory, category > most { category = most }
        return UITraitCollection(preferredContentSizeCategory: category)
      }

      /// Returns the attributes of a string: the font, its spacing, and the height of its lines.
      ///
      /// - Parameter traits: The traits with the text size; nil for those of the app.
      func attributes(
        compatibleWith traits: UITraitCollection? = nil
      ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: uiFont(compatibleWith: traits)]
        if let letterSpacing { attributes[.kern] = letterSpacing }
        if let tracking { attributes[.tracking] = tracking }
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = lineSpacing
        if let lineHeight {
          let scales = lineHeightScales && scaling == .dynamic
          let height =
            scales
            ? UIFontMetrics(forTextStyle: scale.uiTextStyle)
              .scaledValue(for: lineHeight, compatibleWith: followed(traits)) : lineHeight
          paragraph.minimumLineHeight = height
          paragraph.maximumLineHeight = height
        }
        attributes[.paragraphStyle] = paragraph
        return attributes
      }

      /// Gives a label the font, and lets it follow the text size if the style does.
      @MainActor func apply(to label: UILabel) {
        label.font = uiFont()
        label.adjustsFontForContentSizeCategory = scaling == .dynamic
        limit(label)
      }

      /// Gives a text field the font, and lets it follow the text size if the style does.
      @MainActor func apply(to textField: UITextField) {
        textField.font = uiFont()
        textField.adjustsFontForContentSizeCategory = scaling == .dynamic
        limit(textField)
      }

      /// Gives a text view the font, and lets it follow the text size if the style does.
      @MainActor func apply(to textView: UITextView) {
        textView.font = uiFont()
        textView.adjustsFontForContentSizeCategory = scaling == .dynamic
        limit(textView)
      }

      @MainActor private func limit(_ view: UIView) {
        view.minimumContentSizeCategory = minimumCategory?.uiCategory
        view.maximumContentSizeCategory = maximumCategory?.uiCategory
      }

      private var unscaledFont: UIFont {
        var font = UIFont.systemFont(ofSize: size)
        if let name = currentFontName {
          if let named = UIFont(name: name, size: size) {
            font = named
          } else {
            assertionFailure("There is no font \\(name); is it listed under UIAppFonts?")
          }
        }
        guard !fontHasEmphasis, let traits = emphasis.symbolicTraits,
          let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
        else { return font }
        return UIFont(descriptor: descriptor, size: size)
      }
    }

    extension \(typeName).Emphasis {
      fileprivate var symbolicTraits: UIFontDescriptor.SymbolicTraits? {
        switch self {
        case .none: return nil
        case .bold: return .traitBold
        case .italic: return .traitItalic
        case .boldItalic: return [.traitBold, .traitItalic]
        }
      }
    }

    extension \(typeName).Scale {
      fileprivate var uiTextStyle: UIFont.TextStyle {
        switch self {
        case .largeTitle: return .largeTitle
        case .title1: return .title1
        case .title2: return .title2
        case .title3: return .title3
        case .headline: return .headline
        case .body: return .body
        case .callout: return .callout
        case .subheadline: return .subheadline
        case .footnote: return .footnote
        case .caption1: return .caption1
        case .caption2: return .caption2
        }
      }
    }

    extension \(typeName).Category {
      fileprivate var uiCategory: UIContentSizeCategory {
        switch self {
        case .extraSmall: return .extraSmall
        case .small: return .small
        case .medium: return .medium
        case .large: return .large
        case .extraLarge: return .extraLarge
        case .extraExtraLarge: return .extraExtraLarge
        case .extraExtraExtraLarge: return .extraExtraExtraLarge
        case .accessibilityMedium: return .accessibilityMedium
        case .accessibilityLarge: return .accessibilityLarge
        case .accessibilityExtraLarge: return .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: return .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: return .accessibilityExtraExtraExtraLarge
        }
      }
    }

    """

  /// The fonts of SwiftUI.
  static let swiftUISource = """
    // MARK: SwiftUI

    extension View {
      /// Sets text in a style, within the text sizes that the style follows.
      func textStyle(_ style: \(typeName)) -> some View {
        modifier(\(typeName)Modifier(style: style))
      }
    }

    extension \(typeName) {
      /// Returns the font of SwiftUI.
      ///
      /// - Parameter dynamicTypeSize: The text size of the view's environment. `Font.custom` follows
      ///   it by itself; a style with a largest size, which SwiftUI does not know, is scaled for it.
      func font(at dynamicTypeSize: DynamicTypeSize) -> Font {
        if let name = currentFontName, fontHasEmphasis {
          if scaling == .fixed { return .custom(name, fixedSize: size) }
          if scaling == .dynamic, maximumPointSize == nil {
            return .custom(name, size: size, relativeTo: scale.fontTextStyle)
          }
        }
        guard scaling == .dynamic else { return Font(uiFont()) }
        let category = UIContentSizeCategory(dynamicTypeSize)
        return Font(
          uiFont(compatibleWith: UITraitCollection(preferredContentSizeCategory: category)))
      }

      /// The text sizes that views with the style follow.
      var dynamicTypeSizes: ClosedRange<DynamicTypeSize> {
        let largest = maximumCategory?.dynamicTypeSize ?? .accessibility5
        let smallest = minimumCategory?.dynamicTypeSize ?? .xSmall
        // As in UIKit, the largest one alone counts when the smallest is above it.
        return smallest <= largest ? smallest...largest : .xSmall...largest
      }
    }

    private struct \(typeName)Modifier: ViewModifier {
      let style: \(typeName)
      @Environment(\\.dynamicTypeSize) private var dynamicTypeSize

      func body(content: Content) -> some View {
        let sizes = style.dynamicTypeSizes
        let size = min(max(dynamicTypeSize, sizes.lowerBound), sizes.upperBound)
        return content.font(style.font(at: size)).lineSpacing(style.lineSpacing)
          .dynamicTypeSize(sizes)
      }
    }

    extension \(typeName).Scale {
      fileprivate var fontTextStyle: Font.TextStyle {
        switch self {
        case .largeTitle: return .largeTitle
        case .title1: return .title
        case .title2: return .title2
        case .title3: return .title3
        case .headline: return .headline
        case .body: return .body
        case .callout: return .callout
        case .subheadline: return .subheadline
        case .footnote: return .footnote
        case .caption1: return .caption
        case .caption2: return .caption2
        }
      }
    }

    extension \(typeName).Category {
      fileprivate var dynamicTypeSize: DynamicTypeSize {
        switch self {
        case .extraSmall: return .xSmall
        case .small: return .small
        case .medium: return .medium
        case .large: return .large
        case .extraLarge: return .xLarge
        case .extraExtraLarge: return .xxLarge
        case .extraExtraExtraLarge: return .xxxLarge
        case .accessibilityMedium: return .accessibility1
        case .accessibilityLarge: return .accessibility2
        case .accessibilityExtraLarge: return .accessibility3
        case .accessibilityExtraExtraLarge: return .accessibility4
        case .accessibilityExtraExtraExtraLarge: return .accessibility5
        }
      }
    }

    """
}
