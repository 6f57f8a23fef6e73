import UIKit

/// Fonts of the app's own, some of which never reach UIFontMetrics.
enum Typography {
  static let title = UIFont(name: "Lato-Bold", size: 28)!  // expect: unscaled-font

  static var caption: UIFont {
    UIFont(name: "Lato-Regular", size: 12) ?? .systemFont(ofSize: 12)  // expect: unscaled-font
  }

  static func body(ofSize size: CGFloat) -> UIFont {
    guard let font = UIFont(name: "Lato-Regular", size: size) else {
      return .preferredFont(forTextStyle: .body)
    }
    return UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
  }

  static func heavy(_ descriptor: UIFontDescriptor) -> UIFont {
    UIFont(descriptor: descriptor, size: 17)  // expect: unscaled-font
  }

  static func footnote() -> UIFont {
    let base = UIFont(name: "Lato-Regular", size: 13)
    return scaled(base, like: .footnote)
  }

  private static func scaled(_ font: UIFont?, like style: UIFont.TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: font ?? .systemFont(ofSize: 13))
  }
}
