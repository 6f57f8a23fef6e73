import SwiftUI

/// Fonts of SwiftUI that keep their size.
struct PriceTag: View {
  let price: String
  @ScaledMetric(relativeTo: .caption) private var badgeSize: CGFloat = 11

  var body: some View {
    VStack(alignment: .leading) {
      Text(price).font(.system(size: 17))  // expect: fixed-size-font
      Text("incl. VAT")
        .foregroundStyle(.secondary)
        .font(.system(size: 11, weight: .light, design: .rounded))  // expect: fixed-size-font
      Text("\(price) each").font(.custom("Lato", fixedSize: 13))  // expect: fixed-size-font
      Text("New").font(.system(size: badgeSize))
      Text("Sale").font(.custom("Lato-Bold", size: 17, relativeTo: .headline))
      Text("Details").font(.body)
    }
  }

  private var legal: Font { Font(UIFont.systemFont(ofSize: 9)) }  // expect: fixed-size-font
}
