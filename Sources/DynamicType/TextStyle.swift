/// One of the eleven text styles of iOS and iPadOS.
///
/// A text style says what text is for, and with a ``ContentSizeCategory`` how large it is. A custom
/// font borrows a style's growth through ``FontScaler``; the system font also takes its sizes from
/// ``systemPointSize(at:)``.
///
/// The raw value is UIKit's name for the style, with `title1` and `caption1` where SwiftUI says
/// `title` and `caption`. Cases are in the order of Apple's tables, which is from the largest to
/// the smallest size at ``ContentSizeCategory/large``.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// Large titles: 34 points at large.
  case largeTitle
  /// First-level headings: 28 points at large. SwiftUI calls it `title`.
  case title1
  /// Second-level headings: 22 points at large.
  case title2
  /// Third-level headings: 20 points at large.
  case title3
  /// Headings over body text: 17 points at large, semibold in the system font.
  case headline
  /// Running text: 17 points at large, and the style that scales fonts when none is named.
  case body
  /// Callouts: 16 points at large.
  case callout
  /// Subheadings: 15 points at large.
  case subheadline
  /// Footnotes: 13 points at large.
  case footnote
  /// Captions: 12 points at large. SwiftUI calls it `caption`.
  case caption1
  /// Alternate captions: 11 points at large and at every smaller size.
  case caption2

  /// Creates the style that has the given name, or returns `nil` if none has.
  ///
  ///     TextStyle(name: "title1")                   // .title1
  ///     TextStyle(name: "title")                    // .title1, SwiftUI
  ///     TextStyle(name: "UICTFontTextStyleTitle1")  // .title1, raw value of UIFont.TextStyle
  ///
  /// Case counts, and nothing is trimmed.
  ///
  /// - Parameter name: One of ``acceptedNames``.
  /// - Complexity: O(*n*) in the number of accepted names.
  public init?(name: String) {
    guard let style = Self.allCases.first(where: { $0.spellings.contains(name) }) else {
      return nil
    }
    self = style
  }

  /// Every name that ``init(name:)`` accepts, style by style and without repetition.
  ///
  /// Within a style the `rawValue` comes first.
  public static let acceptedNames: [String] = allCases.flatMap(\.spellings)

  /// The style's names: this type's raw value, SwiftUI's where it differs, UIKit's raw value.
  var spellings: [String] {
    switch self {
    case .largeTitle: ["largeTitle", "UICTFontTextStyleTitle0"]
    case .title1: ["title1", "title", "UICTFontTextStyleTitle1"]
    case .title2: ["title2", "UICTFontTextStyleTitle2"]
    case .title3: ["title3", "UICTFontTextStyleTitle3"]
    case .headline: ["headline", "UICTFontTextStyleHeadline"]
    case .body: ["body", "UICTFontTextStyleBody"]
    case .callout: ["callout", "UICTFontTextStyleCallout"]
    case .subheadline: ["subheadline", "UICTFontTextStyleSubhead"]
    case .footnote: ["footnote", "UICTFontTextStyleFootnote"]
    case .caption1: ["caption1", "caption", "UICTFontTextStyleCaption1"]
    case .caption2: ["caption2", "UICTFontTextStyleCaption2"]
    }
  }
}
