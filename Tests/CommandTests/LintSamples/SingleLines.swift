import SwiftUI
import UIKit

/// Titles that may not wrap.
final class HeaderView: UIView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  func applyStyle() {
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 1  // expect: single-line
    detailLabel.font = .preferredFont(forTextStyle: .caption1)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.numberOfLines = 1
  }
}

struct Header: View {
  var body: some View {
    Text("Welcome back")
      .font(.largeTitle.bold())
      .multilineTextAlignment(.leading)
      .lineLimit(1)  // expect: single-line
    Text("9:41").font(.caption).lineLimit(1)
    Text("Nearby").font(.title2).lineLimit(2)
  }
}
