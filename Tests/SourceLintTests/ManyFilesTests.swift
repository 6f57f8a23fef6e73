import SourceLint
import Testing

@Suite("Many sources")
struct ManyFilesTests {
  /// A source of about 200 lines with six faults, told apart by its number.
  private func source(_ number: Int) -> String {
    var text =
      "import UIKit\n\n/// Screen \(number).\nfinal class Screen\(number): UIViewController {\n"
    for index in 0..<6 {
      text += """
          private let titleLabel\(index): UILabel = {
            let label = UILabel()
            label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: Fonts.title\(index))
            label.adjustsFontForContentSizeCategory = true
            label.text = "Screen \\(number) of \(index) // not a comment"
            return label
          }()

          /// Makes a button.
          func makeButton\(index)(_ title: String, width: CGFloat = 44) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = UIFont.systemFont(ofSize: \(index + 12), weight: .bold)
            if let constraint = button.constraints.first(where: { $0.constant < width }) {
              constraint.constant = width * 2 / 3
            } else if title.isEmpty {
              button.isHidden = true
            }
            switch button.state {
            case .normal: button.alpha = 1
            case .disabled, .focused: button.alpha = 0.5
            default: break
            }
            return button
          }

          /* A block comment
             of two lines. */
          var items\(index): [String] {
            get { storage["items", default: []] + [#"raw \\(text)"#] }
            set { storage["items"] = newValue.filter { !$0.isEmpty } }
          }

        """
    }
    return text + "}\n"
  }

  @Test("Each of many generated sources has its findings at their lines")
  func generated() {
    for number in 0..<40 {
      let places = places(in: source(number))
      let expected = (0..<6).map { "\(17 + $0 * 32):31 unscaled-font" }
      #expect(places == expected)
    }
  }
}
