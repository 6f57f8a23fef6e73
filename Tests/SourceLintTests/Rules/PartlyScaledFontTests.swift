import Testing

/// Fonts that reach UIFontMetrics from some of their uses.
@Suite("Fonts that are scaled here and not there")
struct PartlyScaledFontTests {
  @Test(
    "A property whose font is not scaled by every use is reported once, where the font is made",
    arguments: [
      "label.font = .brand", "label.font = UIFont.brand", "let font: UIFont = .brand",
      "func f() -> UIFont { .brand }", "setUp(with: UIFont.brand)",
      "f = isBold ? bold : UIFont.brand",
    ])
  func property(use: String) {
    for declaration in [
      "static let brand = ⟦unscaled-font⟧UIFont(name: \"Lato\", size: 12)!",
      "static let brand = ⟦unscaled-font⟧UIFont(name: \"A\", size: 9) ?? .systemFont(ofSize: 9)",
      "class var brand: UIFont { ⟦unscaled-font⟧.systemFont(ofSize: 12) }",
      "static var brand: UIFont { get { ⟦unscaled-font⟧.systemFont(ofSize: 12) } }",
      "static let brand: UIFont = { ⟦unscaled-font⟧.systemFont(ofSize: 12) }()",
    ] {
      expectMarked(
        """
        extension UIFont { \(declaration) }
        let a = metrics.scaledFont(for: .brand)
        \(use)
        """)
    }
    expectMarked(
      """
      extension UIFont { static let brand = ⟦unscaled-font⟧UIFont(name: "Lato", size: 12)! }
      \(use)
      """)
  }

  @Test(
    "A property whose font every use scales, or asks something of, is none",
    arguments: [
      "label.font = metrics.scaledFont(for: .brand)",
      "let font = UIFont.brand\nlabel.font = metrics.scaledFont(for: font)",
      "let height = UIFont.brand.lineHeight", "view.tintColor = .brand", "label.font = Other.brand",
      "if label.font == .brand {}", "if UIFont.brand == label.font {}",
      "label.font = .brand.scaled",
      "func f(brand: UIFont) { label.font = brand }", "setUp(with: .brand)",
      "let all = [UIFont.brand]; for font in all { label.font = metrics.scaledFont(for: font) }",
    ])
  func everyUse(use: String) {
    #expect(
      places(
        in: """
          extension UIFont {
            static let brand = UIFont(name: "Lato", size: 12)!
            var scaled: UIFont { metrics.scaledFont(for: self) }
          }
          let a = metrics.scaledFont(for: .brand)
          func g() {
            \(use)
          }
          """
      ).filter { $0.hasSuffix("unscaled-font") } == [])
  }

  @Test("Of a function's uses those are reported that do not scale")
  func function() {
    expectMarked(
      """
      extension UIFont {
        static func lato(_ size: CGFloat) -> UIFont {
          guard let font = UIFont(name: "Lato", size: size) else { return .systemFont(ofSize: size) }
          return font
        }
        static var body: UIFont { UIFontMetrics.default.scaledFont(for: lato(17)) }
        static var note: UIFont { ⟦unscaled-font⟧lato(12) }
      }
      enum Fonts {
        static let title = UIFontMetrics.default.scaledFont(for: .lato(22))
        static let badge = ⟦unscaled-font⟧UIFont.lato(9)
        static let height = UIFont.lato(9).lineHeight
        static let base: UIFont = ⟦unscaled-font⟧.lato(17)
        static let grown = UIFont.lato(UIFontMetrics.default.scaledValue(for: 17))
      }
      func setUp() {
        label.font = ⟦unscaled-font⟧.lato(12)
        other.font = metrics.scaledFont(for: isBold ? .boldSystemFont(ofSize: 12) : .lato(12))
        third.font = isBold ? .lato2 : ⟦unscaled-font⟧UIFont.lato(12)
        image.configuration = UIImage.SymbolConfiguration(font: UIFont.lato(15))
      }
      """)
  }

  @Test("A function of which no use scales is reported where the font is made, and only there")
  func unscaledFunction() {
    expectMarked(
      """
      enum Fonts {
        static func lato(_ size: CGFloat) -> UIFont { ⟦unscaled-font⟧UIFont(name: "Lato", size: size)! }
        static func other() -> UIFont { metrics.scaledFont(for: base) }
      }
      label.font = Fonts.lato(12)
      """)
  }

  @Test("Functions of the name with other labels, and uses of them, are told apart")
  func overloads() {
    expectMarked(
      """
      enum Fonts {
        static func lato(_ size: CGFloat) -> UIFont { UIFont(name: "Lato", size: size)! }
        static func lato(_ size: CGFloat, style: UIFont.TextStyle) -> UIFont {
          UIFontMetrics(forTextStyle: style).scaledFont(for: lato(size))
        }
        static func lato(_ size: CGFloat, isBold: Bool = false) -> UIFont {
          UIFontMetrics.default.scaledFont(for: lato(size))
        }
      }
      one.font = Fonts.lato(12, style: .body)
      two.font = ⟦unscaled-font⟧Fonts.lato(12)
      three.font = Other.lato(12)
      """)
  }

  @Test("An instance's property counts like a type's; one that is set anew does not")
  func instances() {
    expectMarked(
      """
      class Cell {
        let base = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
        var current = UIFont.systemFont(ofSize: 17)
        func setUp() {
          a.font = metrics.scaledFont(for: base)
          b.font = self.base
          current = metrics.scaledFont(for: current)
          c.font = current
        }
      }
      """)
  }

  @Test("The message names the property or function and says that it is scaled elsewhere")
  func wording() {
    #expect(
      messages(
        in: """
          enum Fonts {
            static let brand = UIFont(name: "Lato", size: 12)!
            static func lato(_ size: CGFloat, _ b: Bool) -> UIFont { .systemFont(ofSize: size) }
          }
          a.font = metrics.scaledFont(for: Fonts.brand)
          b.font = metrics.scaledFont(for: Fonts.lato(12, true))
          c.font = Fonts.brand
          d.font = Fonts.lato(12, false)
          """) == [
          """
          UIFont(name:size:) reaches UIFontMetrics from some uses of brand only: its text keeps one \
          size whatever text size is set
          """,
          """
          lato(_:_:) reaches UIFontMetrics elsewhere but not from here: its text keeps one size \
          whatever text size is set
          """,
        ])
  }
}
