import Testing

@Suite("Fonts that never reach UIFontMetrics")
struct UnscaledFontTests {
  @Test("Each way to make a font of one size is found once, where the expression begins")
  func everyForm() {
    expectMarked(
      """
      import UIKit

      final class Cell {
        func fonts() {
          use(⟦unscaled-font⟧UIFont.systemFont(ofSize: 17))
          use(⟦unscaled-font⟧UIFont.systemFont(ofSize: 17, weight: .bold))
          use(⟦unscaled-font⟧UIFont.boldSystemFont(ofSize: 17))
          use(⟦unscaled-font⟧UIFont.italicSystemFont(ofSize: 17))
          use(⟦unscaled-font⟧UIFont.monospacedSystemFont(ofSize: 17, weight: .regular))
          use(⟦unscaled-font⟧UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
          use(⟦unscaled-font⟧UIFont(name: "Lato-Regular", size: 17)!)
          use(⟦unscaled-font⟧UIFont.init(name: "Lato-Regular", size: 17)!)
          use(⟦unscaled-font⟧UIFont(descriptor: descriptor, size: 17))
          use(⟦unscaled-font⟧UIKit.UIFont.systemFont(ofSize: 17))
          label.font = ⟦unscaled-font⟧.systemFont(ofSize: 17)
          label.font = isBold ? ⟦unscaled-font⟧.boldSystemFont(ofSize: 17) : other
        }
      }
      """)
  }

  @Test("An implicit member or initialiser is a font where a UIFont is expected")
  func expectedType() {
    expectMarked(
      """
      label.font = ⟦unscaled-font⟧.init(name: "Lato", size: 12)
      self.label?.font = ⟦unscaled-font⟧.init(name: "Lato", size: 12) ?? .systemFont(ofSize: 12)
      label.font = isBold ? ⟦unscaled-font⟧.init(descriptor: bold, size: 12) : other
      let a: UIFont? = ⟦unscaled-font⟧.init(name: "Lato", size: 12)
      let b: UIFont? = ⟦unscaled-font⟧.systemFont(ofSize: 12)
      let c: UIKit.UIFont = ⟦unscaled-font⟧.init(descriptor: descriptor, size: 12)
      let d: UIFont = { return ⟦unscaled-font⟧.init(descriptor: descriptor, size: 12) }()
      var e: UIFont? { ⟦unscaled-font⟧.init(name: "Lato", size: 12) }
      var f: UIFont? { get { return ⟦unscaled-font⟧.init(name: "Lato", size: 12) } }
      func g(_ font: UIFont? = ⟦unscaled-font⟧.init(name: "Lato", size: 12)) -> UIFont? {
        if isBold { return ⟦unscaled-font⟧.init(name: "Lato-Bold", size: 12) }
        let base: UIFont = switch weight {
        case .bold: ⟦unscaled-font⟧.init(descriptor: descriptor, size: 12)
        default: ⟦unscaled-font⟧.systemFont(ofSize: 12)
        }
        return ⟦unscaled-font⟧.init(name: "Lato", size: 12)
      }
      g(⟦unscaled-font⟧.init(name: "Lato", size: 12))
      class Cell {
        var titleFont: UIFont?
        func setUp() { titleFont = ⟦unscaled-font⟧.init(name: "Lato", size: 12) }
      }
      extension UIFont {
        static let small = ⟦unscaled-font⟧systemFont(ofSize: 12)
        static let large = ⟦unscaled-font⟧Self.systemFont(ofSize: 30)
        static func lato() -> Self? { ⟦unscaled-font⟧Self(name: "Lato", size: 12) }
        static func roboto() -> Self? { ⟦unscaled-font⟧.init(name: "Roboto", size: 12) }
      }
      h = metrics.scaledFont(for: .init(descriptor: descriptor, size: 12))
      """)
  }

  @Test("An initialiser of another type, or of a type that is not known, is none")
  func otherTypes() {
    expectMarked(
      """
      let a: File = .init(name: "Lato", size: 12)
      let b: [File] = [.init(name: "Lato", size: 12)]
      let c: NSFont = .systemFont(ofSize: 12)
      var d: NSFont { .systemFont(ofSize: 12) }
      view.file = .init(name: "Lato", size: 12)
      add(.init(name: "Lato", size: 12))
      label.font = make(.init(name: "Lato", size: 12))
      struct Style { var font: File; mutating func set() { font = .init(name: "Lato", size: 12) } }
      func e(_ file: File) -> File { .init(name: "Lato", size: 12) }
      label.font = fonts[.init(name: "Lato", size: 12)]
      """)
  }

  @Test("The place is that of the expression, over several lines and after other letters")
  func columns() {
    expectMarked(
      """
      let grüße = "😀"; label.font = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      \tbutton.font =
          ⟦unscaled-font⟧UIFont
            .systemFont(
              ofSize: 17)
      """)
  }

  @Test("A font and the one used in its absence are one fault")
  func fallback() {
    expectMarked(
      """
      label.font = ⟦unscaled-font⟧UIFont(name: "Lato", size: 17) ?? UIFont.systemFont(ofSize: 17)
      label.font = ⟦unscaled-font⟧UIFont(name: "A", size: 9)
        ?? UIFont(name: "B", size: 9)
        ?? .systemFont(ofSize: 9)
      label.font = ⟦unscaled-font⟧UIFont(name: "A", size: 9)!; x = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 9)
      """)
  }

  @Test(
    "A font that is given to scaledFont in the same function is none",
    arguments: [
      // In the call.
      "f = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17))",
      "f = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30)",
      "f = metrics.scaledFont(for: UIFont(name: \"A\", size: 17) ?? UIFont.systemFont(ofSize: 17))",
      "f = metrics.scaledFont(for: { UIFont.systemFont(ofSize: 17) }())",
      "f = metrics.scaledFont(for: isBold ? UIFont.boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17))",
      // After the call.
      "f = UIFont(name: \"A\", size: 17).map { metrics.scaledFont(for: $0) }",
      "f = UIFont(name: \"A\", size: 17).map(metrics.scaledFont(for:))",
      // By way of a constant.
      "func f() { let a = UIFont(name: \"A\", size: 17)!; label.font = metrics.scaledFont(for: a) }",
      "func f() { let a: UIFont = .systemFont(ofSize: 17)\n return metrics.scaledFont(for: a) }",
      """
      func f() -> UIFont {
        guard let font = UIFont(name: "A", size: 17) else { fatalError() }
        return metrics.scaledFont(for: font)
      }
      """,
      """
      func f() -> UIFont {
        if let font = UIFont(name: "A", size: 17) {
          return metrics.scaledFont(for: font)
        }
        return metrics.scaledFont(for: .systemFont(ofSize: 17))
      }
      """,
      // By way of several.
      """
      func f() -> UIFont {
        let custom = UIFont(name: "A", size: 17)
        let fallback = UIFont.systemFont(ofSize: 17)
        let font = custom ?? fallback
        return metrics.scaledFont(for: font)
      }
      """,
      // By way of a variable.
      """
      func f() -> UIFont {
        let font: UIFont
        if isBold {
          font = UIFont.boldSystemFont(ofSize: 17)
        } else {
          font = .systemFont(ofSize: 17)
        }
        return metrics.scaledFont(for: font)
      }
      """,
      """
      func f() -> UIFont {
        let font = switch weight {
        case .bold: UIFont.boldSystemFont(ofSize: 17)
        default: UIFont.systemFont(ofSize: 17)
        }
        return metrics.scaledFont(for: font)
      }
      """,
      // By way of a closure, called at once.
      """
      func f() -> UIFont {
        let base: UIFont = {
          guard isBold else { return UIFont.systemFont(ofSize: 17) }
          return UIFont.boldSystemFont(ofSize: 17)
        }()
        return metrics.scaledFont(for: base)
      }
      """,
      // By way of a property or function of the same source.
      """
      struct Fonts {
        static let base = UIFont(name: "A", size: 17)!
        private var other: UIFont { .systemFont(ofSize: 17) }
        private func third() -> UIFont { return UIFont.systemFont(ofSize: 17) }
        var scaled: [UIFont] {
          [
            metrics.scaledFont(for: Fonts.base), metrics.scaledFont(for: other),
            metrics.scaledFont(for: third()),
          ]
        }
      }
      """,
      """
      final class Cell {
        let base: UIFont
        init() { self.base = UIFont.systemFont(ofSize: 17) }
        func apply() { label.font = metrics.scaledFont(for: self.base) }
      }
      """,
      // By way of the label itself.
      """
      label.font = UIFont.systemFont(ofSize: 17)
      label.font = UIFontMetrics.default.scaledFont(for: label.font)
      """,
      // By way of a parameter's default value.
      """
      func setUp(title: String, with font: UIFont = .systemFont(ofSize: 17)) {
        label.font = metrics.scaledFont(for: font)
      }
      init(font: UIFont = UIFont.systemFont(ofSize: 17)) { use(metrics.scaledFont(for: font)) }
      """,
      // By way of a collection.
      """
      func f() {
        let fonts = [UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17)]
        for font in fonts { use(metrics.scaledFont(for: font)) }
        for font in [UIFont.systemFont(ofSize: 12)] { use(metrics.scaledFont(for: font)) }
      }
      """,
      // By way of a helper of the same source.
      """
      extension UIFont {
        var scaled: UIFont { UIFontMetrics.default.scaledFont(for: self) }
        static func scaled(_ font: UIFont) -> UIFont { UIFontMetrics.default.scaledFont(for: font) }
        static let title = UIFont.systemFont(ofSize: 28).scaled
        static let body = scaled(UIFont.systemFont(ofSize: 17))
      }
      """,
    ])
  func scaled(source: String) {
    #expect(places(in: source).filter { $0.hasSuffix("unscaled-font") } == [])
  }

  @Test(
    "A size that has been scaled is none",
    arguments: [
      "f = UIFont.systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))",
      "func f() { let size = metrics.scaledValue(for: 17); use(UIFont.systemFont(ofSize: size)) }",
      "f = UIFont.boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)",
      "f = UIFont.boldSystemFont(ofSize: label.font.pointSize)",
      "f = UIFont(descriptor: descriptor, size: 0)",
      "f = UIFont(descriptor: descriptor, size: 0.0)",
      "f = UIFont(descriptor: descriptor, size: .zero)",
      "f = UIFont(descriptor: descriptor, size: CGFloat(0))",
      "func f() { let size = label.font.pointSize * 0.8; use(UIFont.systemFont(ofSize: size)) }",
      "extension UIFont { var bold: UIFont { .boldSystemFont(ofSize: pointSize) } }",
      // By way of a function of the source.
      """
      enum Sizes {
        static func size(_ style: UIFont.TextStyle) -> CGFloat {
          let font = UIFont.preferredFont(forTextStyle: style)
          if style == .body { return 2 * font.pointSize }
          return font.pointSize
        }
        static func scaled(_ size: CGFloat) -> CGFloat { metrics.scaledValue(for: size) }
        static let a = UIFont(name: "A", size: size(.body))
        let b = UIFont(name: "A", size: Self.size(.body)), c = UIFont(name: "A", size: Sizes.scaled(3))
      }
      """,
      // By way of a parameter that is always given a scaled size.
      """
      struct Fonts {
        private func font(_ name: String, ofSize size: CGFloat, isBold: Bool = false) -> UIFont? {
          UIFont(name: name, size: size)
        }
        var body: UIFont? { font("A", ofSize: metrics.scaledValue(for: 17)) }
        var title: UIFont? { self.font("B", ofSize: metrics.scaledValue(for: 28), isBold: true) }
      }
      """,
    ])
  func scaledSize(source: String) {
    #expect(places(in: source) == [])
  }

  @Test("A size that only looks as if it had been scaled is one")
  func unscaledSize() {
    expectMarked(
      """
      struct Fonts {
        let pointSize: CGFloat
        var own: UIFont { ⟦unscaled-font⟧.systemFont(ofSize: pointSize) }
        func named(pointSize: CGFloat) -> UIFont { ⟦unscaled-font⟧.systemFont(ofSize: pointSize) }
        func size(_ size: CGFloat) -> CGFloat { 2 * size }
        var doubled: UIFont { ⟦unscaled-font⟧.systemFont(ofSize: size(17)) }
        // Another type's function of the name.
        func scaled(_ size: CGFloat) -> CGFloat { metrics.scaledValue(for: size) }
        var other: UIFont { ⟦unscaled-font⟧.systemFont(ofSize: Layout.scaled(17)) }
        // Labels that are not its own.
        var third: UIFont { ⟦unscaled-font⟧.systemFont(ofSize: scaled(points: 17)) }
        // One call of two passes a fixed size.
        func font(_ size: CGFloat) -> UIFont { ⟦unscaled-font⟧.systemFont(ofSize: size) }
        var both: [UIFont] { [font(17), font(metrics.scaledValue(for: 17))] }
      }
      """)
  }

  @Test("A font that stands in for one that has grown enough is none")
  func cap() {
    expectMarked(
      """
      func capped(_ style: UIFont.TextStyle) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style)
        if font.pointSize > 28 {
          return UIFont.systemFont(ofSize: 28)
        }
        let other = font.pointSize > 20 ? UIFont.boldSystemFont(ofSize: 20) : font
        guard font.pointSize < 40 else { return .systemFont(ofSize: 40) }
        return isBold ? other : ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      }
      """)
  }

  @Test("A font of a point, of which only the name is wanted, and one of a symbol are none")
  func noText() {
    expectMarked(
      """
      let name = UIFont.systemFont(ofSize: 1).rounded().fontName
      theme.font = UIFont(name: "Lato", size: 1.0)
      let small = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 1.5)
      let none = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 0)
      image.configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 15))
      """)
  }

  @Test("A font of the same name in another function, or scaled before, is still one")
  func unrelated() {
    expectMarked(
      """
      func a() {
        let font = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
        use(font)
      }
      func b(font: UIFont) -> UIFont {
        return UIFontMetrics.default.scaledFont(for: font)
      }
      func c() {
        var font = base
        use(metrics.scaledFont(for: font))
        font = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      }
      func d() {
        let font = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
        use(metrics.scaledFont(for: other.font))
        use(font: font)
      }
      """)
  }

  @Test("A parameter's default value that is not scaled is one")
  func defaultValue() {
    expectMarked(
      """
      func a(font: UIFont = ⟦unscaled-font⟧.systemFont(ofSize: 17)) { use(font) }
      func b(font: UIFont) { use(metrics.scaledFont(for: font)) }
      extension Fonts {
        var scaled: UIFont { metrics.scaledFont(for: self.base) }
        var other: UIFont { ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17).scaled }
      }
      """)
  }

  @Test("Fonts of other types and other functions of that name are none")
  func others() {
    expectMarked(
      """
      a = NSFont.systemFont(ofSize: 13)
      b = Theme.UIFont.systemFont(ofSize: 13)
      c = theme.systemFont(ofSize: 13)
      d = UIFont.preferredFont(forTextStyle: .body)
      e = UIFont.systemFont(forStyle: .body)
      f = UIFont(data: data)
      g = UIFont(name: "A", points: 17)
      systemFont(ofSize: 17)
      """)
  }

  @Test("In a source for the Mac, implicit members are fonts of AppKit")
  func appKit() {
    expectMarked(
      """
      import AppKit
      field.font = .systemFont(ofSize: 13)
      """)
    expectMarked(
      """
      #if os(macOS)
      import AppKit
      #else
      import UIKit
      #endif
      field.font = ⟦unscaled-font⟧.systemFont(ofSize: 13)
      """)
  }
}
