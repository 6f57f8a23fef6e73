// fontgauge:disable:file fixed-size-font
import SwiftUI
import UIKit

/// A widget, whose room never grows.
struct Widget: View {
  var body: some View {
    Text("12:30").font(.system(size: 34, weight: .thin))
    Text("Oslo").font(.custom("Lato-Regular", fixedSize: 11))
  }

  let font = UIFont.systemFont(ofSize: 34)  // expect: unscaled-font
}
