import UIKit

/// Fonts that are only spoken of.
///
///     label.font = UIFont.boldSystemFont(ofSize: 17)
enum Help {
  // label.font = UIFont.systemFont(ofSize: 17)
  /* label.font = UIFont(name: "Lato", size: 17) /* .font(.system(size: 17)) */
     .font(.custom("Lato", fixedSize: 12)) */
  static let url = "https://example.com/fonts"  // UIFont.systemFont(ofSize: 17)
  static let plain = "UIFont.systemFont(ofSize: 17)"
  static let escaped = "\"UIFont.systemFont(ofSize: 17)\" and \\"
  static let raw = #"a "quoted" UIFont.systemFont(ofSize: 17) \(UIFont.systemFont(ofSize: 17))"#
  static let long = """
    label.font = UIFont.systemFont(ofSize: 17)
    titleLabel.numberOfLines = 1 "" \""" .font(.system(size: 17))
    """
  static let pattern = /UIFont\.systemFont\(ofSize: 17\)/
  static let message = "Write \(url) and not UIFont.systemFont(ofSize: 17)"
  static let code = "It is \(UIFont.systemFont(ofSize: 17).lineHeight) pt"  // expect: unscaled-font
}
