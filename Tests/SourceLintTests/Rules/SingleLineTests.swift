import Testing

@Suite("Large text in one line")
struct SingleLineTests {
  @Test("lineLimit(1) on a text in a title's style is found at its name, before or after the font")
  func swiftUI() {
    expectMarked(
      #"""
      VStack {
        Text("A").font(.largeTitle).⟦single-line⟧lineLimit(1)
        Text("B").⟦single-line⟧lineLimit(1).font(.title)
        Text("C")
          .font(.system(.title2, design: .rounded))
          .foregroundStyle(.red)
          .padding(.top, 4)
          .⟦single-line⟧lineLimit(1)
        Text("D").font(.custom("Lato", size: 24, relativeTo: .title3)).⟦single-line⟧lineLimit(1, reservesSpace: true)
        Text("E").font(Font.title3.bold()).⟦single-line⟧lineLimit(1)
        Text("F \(name)").font(isLarge ? .title : .body).⟦single-line⟧lineLimit(1)
        Button { tap() } label: { Text("G") }.font(.title).⟦single-line⟧lineLimit(1)
      }
      """#)
  }

  @Test(
    "Smaller styles, more lines and other views are none",
    arguments: [
      #"Text("A").font(.body).lineLimit(1)"#,
      // No larger than the body.
      #"Text("A").font(.headline).lineLimit(1)"#,
      #"Text("A").font(.largeTitle).lineLimit(2)"#,
      #"Text("A").font(.largeTitle).lineLimit(1...3)"#,
      #"Text("A").font(.largeTitle).lineLimit(nil)"#,
      #"Text("A").font(Fonts.title).lineLimit(1)"#,
      #"Text("A").title(.largeTitle).lineLimit(1)"#,
      #"VStack { Text("A").font(.largeTitle) }.lineLimit(1)"#,
      "HStack { Text(a).font(.title); Text(b).lineLimit(1) }",
      "HStack {\nText(a).font(.title)\nText(b).lineLimit(1)\n}",
      "label.numberOfLines = 1",
      "label.font = .preferredFont(forTextStyle: .body); label.adjustsFontForContentSizeCategory = true; label.numberOfLines = 1",
      "otherLabel.font = metrics(.title1); label.numberOfLines = 1",
      "label.font = Fonts.title1; label.numberOfLines = 1",
    ])
  func others(source: String) {
    #expect(places(in: source) == [])
  }

  @Test("numberOfLines = 1 on a label in a title's style is found at its name")
  func uiKit() {
    expectMarked(
      """
      class Cell {
        let titleLabel: UILabel = {
          let label = UILabel()
          label.⟦single-line⟧numberOfLines = 1
          label.font = UIFont.preferredFont(forTextStyle: .title1)
          label.adjustsFontForContentSizeCategory = true
          return label
        }()
        func setUp() {
          let metrics = UIFontMetrics(forTextStyle: .largeTitle)
          nameLabel.font = metrics.scaledFont(for: base)
          nameLabel.adjustsFontForContentSizeCategory = true
        }
        func layOut() { self.nameLabel.⟦single-line⟧numberOfLines = 1 }
        func reset() { nameLabel.numberOfLines = 0 }
      }
      class Other {
        func layOut() { nameLabel.numberOfLines = 1 }
      }
      """)
  }
}
