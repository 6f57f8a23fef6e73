import SwiftUI
import UIKit

/// Sizes and fonts that grow twice.
struct Headline: View {
  @ScaledMetric(relativeTo: .title) var headlineSize: CGFloat = 34
  @ScaledMetric private var noteSize = 13.0
  let text: String

  var body: some View {
    Text(text)
      .font(
        .custom("Lato-Black", size: headlineSize, relativeTo: .title)  // expect: scaled-twice
      )
    Text("A note").font(Font.custom("Lato-Regular", size: noteSize))  // expect: scaled-twice
    Text("Another note").font(Font.custom("Lato-Regular", fixedSize: noteSize))
  }
}

enum Fonts {
  static let body = UIFontMetrics.default.scaledFont(  // expect: scaled-twice
    for: UIFont.preferredFont(forTextStyle: .body))

  static func heading() -> UIFont {
    let base = UIFont.preferredFont(forTextStyle: .headline)
    return UIFontMetrics(forTextStyle: .headline).scaledFont(for: base)  // expect: scaled-twice
  }

  static func caption(in size: CGFloat) -> UIFont {
    let metrics = UIFontMetrics(forTextStyle: .caption1)
    let grown = metrics.scaledValue(for: size)
    return metrics.scaledFont(for: .systemFont(ofSize: grown))  // expect: scaled-twice
  }
}
