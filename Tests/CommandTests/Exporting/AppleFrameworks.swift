/// As much of UIKit and SwiftUI as exported source uses, with their signatures as Apple documents
/// them, for compilers that have neither.
///
/// Sizes double at the largest text size. A font that is scaled twice stops the program, as
/// `UIFontMetrics` does.
///
/// Source: [UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics),
/// [Font](https://developer.apple.com/documentation/swiftui/font) and the pages they lead to.
enum AppleFrameworks {
  /// The modules in the order in which they are compiled.
  static let sources = [("UIKit", uikit), ("SwiftUI", swiftUI)]

  private static let uikit = """
    @_exported import Foundation

    public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let extraSmall = Self(rawValue: "XS")
      public static let small = Self(rawValue: "S")
      public static let medium = Self(rawValue: "M")
      public static let large = Self(rawValue: "L")
      public static let extraLarge = Self(rawValue: "XL")
      public static let extraExtraLarge = Self(rawValue: "XXL")
      public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
      public static let accessibilityMedium = Self(rawValue: "AX1")
      public static let accessibilityLarge = Self(rawValue: "AX2")
      public static let accessibilityExtraLarge = Self(rawValue: "AX3")
      public static let accessibilityExtraExtraLarge = Self(rawValue: "AX4")
      public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AX5")
      private var place: Int {
        ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
          .firstIndex(of: rawValue)!
      }
      public static func < (a: Self, b: Self) -> Bool { a.place < b.place }
      public static func > (a: Self, b: Self) -> Bool { a.place > b.place }
    }

    public final class UITraitCollection: Sendable {
      public let preferredContentSizeCategory: UIContentSizeCategory
      public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
      }
      public class var current: UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: .large)
      }
    }

    public final class UIFontDescriptor: Sendable {
      public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = Self(rawValue: 1)
        public static let traitBold = Self(rawValue: 2)
      }
      public let name: String
      init(name: String) { self.name = name }
      public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(name: name + (traits.contains(.traitBold) ? " bold" : ""))
      }
    }

    public final class UIFont: Sendable {
      public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = Self(rawValue: "largeTitle")
        public static let title1 = Self(rawValue: "title1")
        public static let title2 = Self(rawValue: "title2")
        public static let title3 = Self(rawValue: "title3")
        public static let headline = Self(rawValue: "headline")
        public static let body = Self(rawValue: "body")
        public static let callout = Self(rawValue: "callout")
        public static let subheadline = Self(rawValue: "subheadline")
        public static let footnote = Self(rawValue: "footnote")
        public static let caption1 = Self(rawValue: "caption1")
        public static let caption2 = Self(rawValue: "caption2")
      }
      public let fontName: String
      public let pointSize: CGFloat
      let isScaled: Bool
      init(fontName: String, pointSize: CGFloat, isScaled: Bool) {
        self.fontName = fontName
        self.pointSize = pointSize
        self.isScaled = isScaled
      }
      public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(fontName: fontName, pointSize: fontSize, isScaled: false)
      }
      public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(fontName: descriptor.name, pointSize: pointSize, isScaled: false)
      }
      public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(fontName: "System", pointSize: fontSize, isScaled: false)
      }
      public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName) }
    }

    public final class UIFontMetrics: Sendable {
      public init(forTextStyle textStyle: UIFont.TextStyle) {}
      public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
      ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
      }
      public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection? = nil
      ) -> UIFont {
        precondition(!font.isScaled, "the font is scaled already")
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        return UIFont(
          fontName: font.fontName, pointSize: maximumPointSize > 0 ? min(size, maximumPointSize) : size,
          isScaled: true)
      }
      public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
      ) -> CGFloat {
        let category = traitCollection?.preferredContentSizeCategory ?? .large
        return category == .accessibilityExtraExtraExtraLarge ? 2 * value : value
      }
    }

    @MainActor open class UIView {
      public init() {}
      public var minimumContentSizeCategory: UIContentSizeCategory?
      public var maximumContentSizeCategory: UIContentSizeCategory?
    }
    @MainActor public final class UILabel: UIView {
      public var font: UIFont!
      public var adjustsFontForContentSizeCategory = false
    }
    @MainActor public final class UITextField: UIView {
      public var font: UIFont?
      public var adjustsFontForContentSizeCategory = false
    }
    @MainActor public final class UITextView: UIView {
      public var font: UIFont?
      public var adjustsFontForContentSizeCategory = false
    }

    public final class NSMutableParagraphStyle {
      public init() {}
      public var lineSpacing: CGFloat = 0
      public var minimumLineHeight: CGFloat = 0
      public var maximumLineHeight: CGFloat = 0
    }
    extension NSAttributedString.Key {
      public static let font = Self(rawValue: "NSFont")
      public static let kern = Self(rawValue: "NSKern")
      public static let tracking = Self(rawValue: "CTTracking")
      public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    }
    """

  private static let swiftUI = """
    import UIKit

    public protocol View {}
    public struct ViewOf<Value>: View {}
    extension View {
      public func modifier<Modifier>(_ modifier: Modifier) -> ViewOf<Modifier> { ViewOf() }
      public func font(_ font: Font?) -> some View { ViewOf<Font>() }
      public func lineSpacing(_ lineSpacing: CGFloat) -> some View { ViewOf<CGFloat>() }
      public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
        ViewOf<DynamicTypeSize>()
      }
    }
    public protocol ViewModifier {
      associatedtype Body: View
      typealias Content = ViewOf<Self>
      func body(content: Content) -> Body
    }

    public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
      case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
      case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }
    public struct EnvironmentValues {
      public var dynamicTypeSize = DynamicTypeSize.large
    }
    @propertyWrapper public struct Environment<Value> {
      private let keyPath: KeyPath<EnvironmentValues, Value>
      public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
      public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
    }
    public struct Font: Sendable {
      public enum TextStyle: Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
      }
      public let kind: String
      init(kind: String) { self.kind = kind }
      public init(_ font: UIFont) { kind = "UIFont \\(text(font.pointSize))" }
      public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
      ) -> Font {
        Font(kind: "custom \\(name) \\(text(size)) \\(textStyle)")
      }
      public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(kind: "custom \\(name) fixed \\(text(fixedSize))")
      }
    }
    func text(_ size: CGFloat) -> String {
      size == size.rounded() ? "\\(Int(size))" : "\\(size)"
    }
    extension UIContentSizeCategory {
      public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize == .accessibility5 ? .accessibilityExtraExtraExtraLarge : .large
      }
    }
    """

  /// Tells of every style: its sizes at large and AX5, whether a label follows, SwiftUI's font at
  /// AX5, and what else it says.
  static let program = """
    import SwiftUI
    import UIKit

    struct Page: View {}
    func text(_ size: CGFloat) -> String {
      size == size.rounded() ? "\\(Int(size))" : "\\(size)"
    }
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    for style in AppTextStyle.allCases {
      _ = Page().textStyle(style)
      let (label, field, view) = (UILabel(), UITextField(), UITextView())
      style.apply(to: label)
      style.apply(to: field)
      style.apply(to: view)
      precondition(field.font?.pointSize == label.font.pointSize)
      precondition(view.adjustsFontForContentSizeCategory == label.adjustsFontForContentSizeCategory)
      let font = style.uiFont(compatibleWith: largest)
      var parts = [
        "\\(style.name): \\(text(style.uiFont().pointSize)) \\(text(font.pointSize))",
        label.adjustsFontForContentSizeCategory ? "follows" : "stays",
        style.font(at: .accessibility5).kind,
      ]
      if let smallest = label.minimumContentSizeCategory {
        parts.append(smallest == .small ? "small…" : "wrong")
      }
      if let most = label.maximumContentSizeCategory {
        precondition(style.dynamicTypeSizes.upperBound == .accessibility1)
        parts.append("…\\(most.rawValue)")
      }
      if font.fontName.hasSuffix("bold") { parts.append("bold") }
      let attributes = style.attributes(compatibleWith: largest)
      let paragraph = attributes[.paragraphStyle] as? NSMutableParagraphStyle
      if let height = paragraph?.minimumLineHeight, height > 0 { parts.append("lines \\(text(height))") }
      if let kern = attributes[.kern] as? CGFloat { parts.append("kern \\(kern)") }
      print(parts.joined(separator: ", "))
    }
    let named: [AppTextStyle] = [.body, .capped, .default, .once, .avenir, .system, .style]
    precondition(named == AppTextStyle.allCases)
    """
}
