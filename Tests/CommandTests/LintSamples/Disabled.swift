import SwiftUI
import UIKit

/// Faults that are meant, and some beside them that are not.
final class LogoView: UIView {
  func draw(_ name: String) {
    // fontgauge:disable:next unscaled-font - part of the logo
    let logo = UIFont(name: "Lato-Black", size: 40)
    let other = UIFont(name: "Lato-Black", size: 40)  // expect: unscaled-font
    let badge = UIFont.systemFont(ofSize: 9)  // fontgauge:disable:this unscaled-font
    // fontgauge:disable:next fixed-size-font
    let wrong = UIFont.systemFont(ofSize: 9)  // expect: unscaled-font
    draw(name, in: [logo, other, badge, wrong])
  }

  // fontgauge:disable unscaled-font, fixed-size-font
  func legends() -> [UIFont] {
    [UIFont.systemFont(ofSize: 8), UIFont.boldSystemFont(ofSize: 8)]
  }
  // fontgauge:enable unscaled-font

  func axes() -> [UIFont] { [.systemFont(ofSize: 8)] }  // expect: unscaled-font
  let axis = Font.system(size: 8)
  // fontgauge:enable
  let legend = Font.system(size: 8)  // expect: fixed-size-font
}
