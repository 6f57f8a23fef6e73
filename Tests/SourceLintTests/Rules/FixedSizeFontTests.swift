import Testing

@Suite("SwiftUI fonts of fixed size")
struct FixedSizeFontTests {
  @Test("Each form is found once, where the font begins")
  func everyForm() {
    expectMarked(
      #"""
      struct Card: View {
        static let title: Font = ⟦fixed-size-font⟧.system(size: 20)
        var body: some View {
          VStack {
            Text("A").font(⟦fixed-size-font⟧.system(size: 17))
            Text("B")
              .bold()
              .font(⟦fixed-size-font⟧.system(size: 17, weight: .semibold, design: .rounded))
            Text("C").font(⟦fixed-size-font⟧Font.system(size: 17))
            Text("D").font(⟦fixed-size-font⟧SwiftUI.Font.system(size: 17))
            Text("E").font(⟦fixed-size-font⟧Font.custom("Lato-Bold", fixedSize: 12))
            Text("F").font(⟦fixed-size-font⟧.custom(FontName.bold, fixedSize: 12))
            Text("G").font(isLarge ? ⟦fixed-size-font⟧.system(size: 30) : .body)
            Text("H").font(⟦fixed-size-font⟧Font(UIFont.systemFont(ofSize: 17)))
            Text("I").font(⟦fixed-size-font⟧Font(UIFont(name: "Lato", size: 17)! as CTFont))
            Text("J").font(⟦fixed-size-font⟧Font(CTFontCreateWithName("Lato" as CFString, 17, nil)))
          }
        }
      }
      """#)
  }

  @Test(
    "What scales is none",
    arguments: [
      #"Text("A").font(.system(.body))"#,
      #"Text("A").font(.system(.title, design: .rounded, weight: .bold))"#,
      #"Text("A").font(.custom("Lato", size: 17))"#,
      #"Text("A").font(.custom("Lato", size: 17, relativeTo: .body))"#,
      "let font = Font(UIFont.preferredFont(forTextStyle: .body))",
      "let font = Font(UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17)))",
      "let font = Font(uiFont)",
      "let font = Font.system(size: UIFontMetrics.default.scaledValue(for: 17))",
      "let font = Font.system(size: UIFont.preferredFont(forTextStyle: .body).pointSize)",
      "struct A { @ScaledMetric var size = 17.0; var font: Font { .system(size: size) } }",
      "struct A { @ScaledMetric var size = 17.0; var font: Font { .system(size: self.size * 2) } }",
      #"Image(systemName: "star").font(.system(size: 40))"#,
      #"Image("Star").resizable().frame(width: 9).font(isBig ? .system(size: 40) : .system(size: 9))"#,
      // What is called with a fixed size is to blame, and here nothing is.
      "extension Face { func font(fixedSize: CGFloat) -> Font { .custom(name, fixedSize: fixedSize) } }",
      """
      extension Font {
        static var big: Font { .system(size: scaled(34)) }
        private static func scaled(_ size: CGFloat) -> CGFloat {
          let metrics = UIFontMetrics.default
          guard size > 12 else { return metrics.scaledValue(for: 12) }
          return metrics.scaledValue(for: size)
        }
      }
      """,
      """
      struct Badge: View {
        @ScaledMetric(relativeTo: .caption) private var size: CGFloat = 11
        private var larger: CGFloat { size + 2 }
        var body: some View {
          Text("9").font(.custom("Lato", fixedSize: larger))
        }
      }
      """,
    ])
  func scaling(source: String) {
    #expect(places(in: source) == [])
  }

  @Test("A ScaledMetric of another type, or a parameter of its name, does not count")
  func otherMetric() {
    expectMarked(
      """
      struct A: View {
        @ScaledMetric var size = 17.0
        func font(size: CGFloat) -> Font { ⟦fixed-size-font⟧.system(size: size) }
      }
      struct B: View {
        let size: CGFloat
        var font: Font { ⟦fixed-size-font⟧.system(size: size) }
      }
      """)
  }

  @Test("A text beside an image, and a button around one, are no image")
  func nextToImages() {
    expectMarked(
      #"""
      HStack {
        Image(systemName: "star")
        Text("A").font(⟦fixed-size-font⟧.system(size: 17))
        Label("A", systemImage: "star").font(⟦fixed-size-font⟧.system(size: 17))
      }.font(⟦fixed-size-font⟧.system(size: 17))
      ImageTitle("A").font(⟦fixed-size-font⟧.system(size: 17))
      Image("A").overlay(Text("B").font(⟦fixed-size-font⟧.system(size: 17)))
      """#)
  }

  @Test("Other members of those names are none")
  func others() {
    expectMarked(
      """
      let a = Theme.system(size: 17)
      let b = theme.custom("A", fixedSize: 17)
      let c = Kind.font.system(size: 3)
      let d = make().system(size: 3)
      let e = Font(name: "A")
      switch f { case .system(size: let size): use(size); case let .custom(name, fixedSize: s): use(s) }
      """)
  }
}
