import SwiftUI
import UIKit

/// Everything here follows the text size.
final class ProfileViewController: UIViewController {
  private let nameLabel = UILabel()
  private let aboutLabel = UILabel()
  private let base = UIFont(name: "Lato-Bold", size: 22)

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: base ?? UIFont.boldSystemFont(ofSize: 22), maximumPointSize: 40)
    aboutLabel.font = .preferredFont(forTextStyle: .body)
    for label in [nameLabel, aboutLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  private func serif(_ style: UIFont.TextStyle) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return UIFont(descriptor: descriptor.withDesign(.serif) ?? descriptor, size: 0)
  }
}

struct Profile: View {
  @ScaledMetric private var size: CGFloat = 17

  var body: some View {
    Text("Name").font(.system(.title, design: .serif))
    Text("About").font(.custom("Lato-Regular", size: 17))
    Text("More").font(.custom("Lato-Regular", fixedSize: size)).lineLimit(3)
  }
}
