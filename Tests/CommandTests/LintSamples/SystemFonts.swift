import UIKit

/// Fonts of the system's in one size.
final class ReceiptView: UIView {
  private let totalLabel = UILabel()
  private let codeLabel = UILabel()
  private let payButton = UIButton(type: .system)

  private lazy var noteView: UITextView = {
    let view = UITextView()
    view.font = .italicSystemFont(ofSize: 14)  // expect: unscaled-font
    return view
  }()

  func applyFonts(isImportant: Bool) {
    totalLabel.font = UIFont.systemFont(ofSize: 17)  // expect: unscaled-font
    codeLabel.font = isImportant ? .boldSystemFont(ofSize: 20) : nil  // expect: unscaled-font
    payButton.titleLabel?.font =
      UIFont  // expect: unscaled-font
      .systemFont(ofSize: 15, weight: .semibold)
  }

  func attributes(for price: String) -> [NSAttributedString.Key: Any] {
    guard !price.isEmpty else {
      let code = UIFont.monospacedSystemFont(ofSize: 12, weight: .thin)  // expect: unscaled-font
      return [.font: code]
    }
    let size: CGFloat = 12
    return [
      .kern: 0.5,
      .font: UIFont.monospacedDigitSystemFont(  // expect: unscaled-font
        ofSize: size, weight: .medium),
    ]
  }
}
