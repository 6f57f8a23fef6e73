public import DynamicType

/// How a style names its font.
public enum FontRequest: Hashable, Sendable {
  /// A PostScript or full name, as `UIFont(name:)` takes it.
  case named(String)
  /// A family and a weight on the OS/2 scale, 1…1000.
  case family(String, weight: Double)
  /// The system font, which is measured through the style's substitute.
  case system

  /// The request in words, for messages.
  public var label: String {
    switch self {
    case .named(let name): name
    case .family(let family, let weight): "\(family), weight \(formatted(weight))"
    case .system: "system"
    }
  }
}

/// A symbolic trait that a style asks of its font.
public enum Emphasis: String, CaseIterable, Sendable {
  case none, bold, italic, boldItalic

  /// Whether the bold trait is asked for.
  public var isBold: Bool { self == .bold || self == .boldItalic }
  /// Whether the italic trait is asked for.
  public var isItalic: Bool { self == .italic || self == .boldItalic }
}

/// The kind of view that shows a text: it decides whether the line gap counts and how a lone last
/// word is treated.
public enum TextViewKind: String, CaseIterable, Sendable {
  /// `UILabel`: no line gap.
  case label
  /// `UITextView`: with line gap.
  case textView
  /// SwiftUI `Text`: no line gap.
  case swiftUI

  /// Whether the font's line gap is added after each line.
  public var usesLineGap: Bool { self == .textView }
  /// Whether a last line of a single word is avoided by moving one more word down.
  public var avoidsLoneLastWord: Bool { self != .textView }
}

/// An OpenType feature switched on or off, or set to an alternate.
public struct FontFeature: Hashable, Sendable {
  /// The four-letter tag, such as `tnum`.
  public var tag: String
  /// 0 is off, 1 is on, more is an alternate.
  public var value: UInt32

  /// Creates a setting.
  public init(tag: String, value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}

/// A team's own text style: a font, a size, and how both follow the user's text size.
public struct CustomStyle: Equatable, Sendable {
  /// The style's name in the configuration.
  public var name: String
  /// The font asked for.
  public var font: FontRequest
  /// The size at the category large, in points.
  public var size: Double
  /// The symbolic traits asked of the font.
  public var emphasis: Emphasis = .none
  /// The text style whose scale is followed.
  public var textStyle: TextStyle = .body
  /// Whether and how the size follows the category.
  public var scaling: Scaling = .dynamic
  /// The framework that does the scaling.
  public var api: ScalingAPI = .uikit
  /// The largest size in points, in UIKit only; `nil` for none.
  public var maximumPointSize: Double?
  /// The categories the view accepts.
  public var categories = CategoryRange(minimum: nil, maximum: nil)
  /// A constant line height at large, in points; `nil` for the font's own.
  public var lineHeight: Double?
  /// Whether ``lineHeight`` grows with the category; on iOS it does not.
  public var lineHeightScales = false
  /// Space added between lines, in points; does not scale.
  public var lineSpacing: Double = 0
  /// Space added after every character (`.kern`), in points; does not scale.
  ///
  /// An explicit 0 turns the font's kerning off; `nil` leaves it on.
  public var letterSpacing: Double?
  /// Space added after every cluster (`.tracking`), in points; also turns ligatures off.
  public var tracking: Double?
  /// OpenType features set by the style.
  public var features: [FontFeature] = []
  /// Axis values set by the style.
  public var variations: [AxisValue] = []
  /// The view that shows the text.
  public var view: TextViewKind = .label
  /// A face measured in place of one that cannot be had.
  public var substitute: String?
  /// Other fonts for certain languages, by locale identifier.
  public var locales: [String: FontRequest] = [:]
  /// Whether ``size`` reaches the scaling API already scaled.
  public var scaledBefore = false
  /// Whether the text is content (true) or chrome (false); `nil` when not declared.
  public var content: Bool?
  /// Where the style is declared.
  public var location: SourceLocation?

  /// Creates a style with everything else at its default.
  public init(name: String, font: FontRequest, size: Double) {
    self.name = name
    self.font = font
    self.size = size
  }
}
