import UIKit

extension UIFont {
  static let brand = UIFont(name: "Lato-Bold", size: 12)!  // expect: unscaled-font

  static var body2: UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(for: lato(17))
  }

  static func lato(_ size: CGFloat) -> UIFont {
    UIFont(name: "Lato-Regular", size: size) ?? .systemFont(ofSize: size)
  }
}

enum AppFont {
  static let title = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .lato(28))
  static let button: UIFont? = .init(name: "Lato-Black", size: 17)  // expect: unscaled-font
}

final class SummaryCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()
  private let noteLabel = UILabel()
  private let stampLabel = UILabel()

  func setUp() {
    titleLabel.font = AppFont.title  // expect: missing-adjusts-font
    bodyLabel.font = .body2
    bodyLabel.adjustsFontForContentSizeCategory = true
    noteLabel.font = .lato(12)  // expect: unscaled-font
    stampLabel.font = UIFontMetrics.default.scaledFont(for: .brand)  // expect: missing-adjusts-font
  }

  func setUp(_ button: UIButton) {
    button.titleLabel?.font = .brand
  }
}
