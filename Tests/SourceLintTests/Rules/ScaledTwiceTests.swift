import Testing

@Suite("Sizes and fonts that are scaled twice")
struct ScaledTwiceTests {
  @Test("A ScaledMetric in a custom font that scales is found where the font begins")
  func scaledMetric() {
    expectMarked(
      #"""
      struct Title: View {
        @ScaledMetric var size = 28.0
        @ScaledMetric(relativeTo: .title)
        private var titleSize: CGFloat = 28
        private var half: CGFloat { size / 2 }

        var body: some View {
          VStack {
            Text("A").font(⟦scaled-twice⟧.custom("Lato-Bold", size: size))
            Text("B").font(⟦scaled-twice⟧Font.custom("Lato-Bold", size: titleSize, relativeTo: .title))
            Text("C").font(⟦scaled-twice⟧.custom("Lato-Bold", size: self.size * 1.2))
            Text("D").font(⟦scaled-twice⟧.custom("Lato-Bold", size: half))
            Text("E").font(.custom("Lato-Bold", fixedSize: size))
            Text("F").font(.custom("Lato-Bold", size: 28)).padding(size)
          }
        }
      }
      extension Title {
        var other: Font { ⟦scaled-twice⟧.custom("Lato", size: size) }
        func third(size: CGFloat) -> Font { .custom("Lato", size: size) }
        func fourth() -> Font {
          let size = 17.0
          return .custom("Lato", size: size)
        }
      }
      struct Other {
        var size: CGFloat
        var font: Font { .custom("Lato", size: size) }
      }
      """#)
  }

  @Test("A value or font of UIFontMetrics in a custom font is found too")
  func scaledValue() {
    expectMarked(
      #"""
      let a = ⟦scaled-twice⟧Font.custom("Lato", size: UIFontMetrics.default.scaledValue(for: 17))
      let b = ⟦scaled-twice⟧Font.custom("Lato", size: UIFont.preferredFont(forTextStyle: .body).pointSize)
      """#)
  }

  @Test("A font that is scaled already is found at the scaledFont that scales it again")
  func scaledFont() {
    expectMarked(
      """
      func fonts() {
        a = metrics.⟦scaled-twice⟧scaledFont(for: UIFont.preferredFont(forTextStyle: .body))
        b = UIFontMetrics.default.⟦scaled-twice⟧scaledFont(for: .preferredFont(forTextStyle: .body))
        let base = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        c = metrics.⟦scaled-twice⟧scaledFont(for: base)
        let scaled = metrics.scaledFont(for: UIFont.systemFont(ofSize: 17))
        d = metrics.⟦scaled-twice⟧scaledFont(for: scaled, maximumPointSize: 30)
        e = metrics.⟦scaled-twice⟧scaledFont(for: metrics.scaledFont(for: other))
        let size = metrics.scaledValue(for: 17)
        f = metrics.⟦scaled-twice⟧scaledFont(for: UIFont.systemFont(ofSize: size))
        g = metrics.⟦scaled-twice⟧scaledFont(for: UIFont(name: "A", size: metrics.scaledValue(for: 17))!)
        let font = UIFont(name: "A", size: size)
        h = metrics.⟦scaled-twice⟧scaledFont(for: font!)
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        i = metrics.⟦scaled-twice⟧scaledFont(for: UIFont(descriptor: descriptor, size: 0))
        j = metrics.⟦scaled-twice⟧scaledFont(for: .systemFont(ofSize: descriptor.pointSize, weight: .bold))
      }
      """)
  }

  @Test("A size that is scaled by a function, or wherever it is passed, is found")
  func functions() {
    expectMarked(
      """
      extension Font {
        private static func custom(_ size: CGFloat, relativeTo style: TextStyle) -> Font {
          ⟦scaled-twice⟧.custom("Lato", size: size, relativeTo: style)
        }
        private static func scaled(_ size: CGFloat) -> CGFloat {
          return UIFontMetrics.default.scaledValue(for: size)
        }
        static var title: Font { custom(scaled(28), relativeTo: .title) }
        static var body: Font { custom(scaled(17), relativeTo: .body) }
        static var other: Font { ⟦scaled-twice⟧.custom("Lato", size: scaled(12)) }
      }
      extension UIFont {
        static func noticon(_ style: TextStyle) -> UIFont {
          let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
          let font = UIFont(descriptor: descriptor, size: CGFloat(0.0))
          return UIFontMetrics(forTextStyle: style).⟦scaled-twice⟧scaledFont(for: font)
        }
      }
      """)
  }

  @Test("A label whose font is scaled a second time is found")
  func label() {
    expectMarked(
      """
      func setUp() {
        titleLabel.font = UIFont.preferredFont(forTextStyle: .title1)
        titleLabel.font = metrics.⟦scaled-twice⟧scaledFont(for: titleLabel.font)
        titleLabel.adjustsFontForContentSizeCategory = true
      }
      """)
  }

  @Test(
    "What is scaled once is none",
    arguments: [
      // A preferred font at the default text size is the right base.
      """
      func a() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let base = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        f = metrics.scaledFont(for: base)
      }
      """,
      """
      f = metrics.scaledFont(for: UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)))
      """,
      // Another size, or only the name, of a preferred font.
      "f = metrics.scaledFont(for: UIFont.preferredFont(forTextStyle: .body).withSize(17))",
      "f = metrics.scaledFont(for: UIFont(name: UIFont.preferredFont(forTextStyle: .body).fontName, size: 17)!)",
      "f = metrics.scaledFont(for: UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .body), size: 17))",
      // The same name, scaled in the other branch or later.
      """
      func a() {
        var font = UIFont.systemFont(ofSize: 17)
        if isTitle {
          font = titles.scaledFont(for: font)
        } else {
          font = bodies.scaledFont(for: font)
        }
      }
      """,
      """
      func a() {
        var font = UIFont.systemFont(ofSize: 17)
        font = metrics.scaledFont(for: font)
      }
      """,
      // A parameter that is also given a size of no scale, or by nobody in the source.
      """
      func font(_ size: CGFloat) -> Font { .custom("Lato", size: size) }
      let a = font(17), b = font(metrics.scaledValue(for: 17))
      func other(_ size: CGFloat) -> Font { .custom("Lato", size: size) }
      """,
      // The size of another font, of which nothing is known.
      "f = metrics.scaledFont(for: UIFont.systemFont(ofSize: base.pointSize))",
      // The same name in another function.
      """
      func a() { let font = UIFont.preferredFont(forTextStyle: .body); use(font) }
      func b(font: UIFont) { use(metrics.scaledFont(for: font)) }
      """,
      // A closure's own parameter.
      """
      func a() {
        let font = UIFont.preferredFont(forTextStyle: .body)
        use(font)
        let all = fonts.map { font in metrics.scaledFont(for: font) }
      }
      """,
    ])
  func once(source: String) {
    #expect(places(in: source).filter { $0.hasSuffix("scaled-twice") } == [])
  }
}
