import Testing

/// Fonts that are properties or functions of types of the same source.
@Suite("Fonts of the app's own types")
struct FontMemberTests {
  /// Declarations of fonts that scale.
  private static let scaled = """
    extension UIFont {
      static var body2: UIFont { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)) }
      static let title4 = UIFontMetrics.default.scaledFont(for: UIFont(name: "Lato", size: 22)!)
      class var note: UIFont { return .preferredFont(forTextStyle: .footnote) }
      static func caption() -> UIFont { .preferredFont(forTextStyle: .caption1) }
      static func lato(_ size: CGFloat) -> UIFont {
        let base = UIFont(name: "Lato", size: size)!
        return UIFontMetrics.default.scaledFont(for: base)
      }
      var scaled: UIFont { UIFontMetrics.default.scaledFont(for: self) }
    }
    enum AppFont {
      static let body = UIFont.body2
      static func title() -> UIFont { Self.body }
    }
    struct Theme {
      static let shared = Theme()
      let body = UIFont.preferredFont(forTextStyle: .body)
      enum Fonts { static var headline: UIFont { .preferredFont(forTextStyle: .headline) } }
    }
    func globalFont() -> UIFont { UIFont.preferredFont(forTextStyle: .body) }

    """

  @Test(
    "A label with such a font that scales is to follow the text size",
    arguments: [
      "UIFont.body2", ".body2", "UIFont.title4", ".title4", "UIFont.note", ".note",
      "UIFont.caption()", ".caption()", "UIFont.lato(12)", ".lato(12)", "AppFont.body",
      "AppFont.title()", "Theme.shared.body", "Theme.Fonts.headline", "globalFont()",
      "isLarge ? .title4 : .systemFont(ofSize: 12).scaled", "theme.body", "{ return .body2 }()",
      "UIFont(name: \"Lato\", size: 12)!.scaled",
    ])
  func scalingFont(value: String) {
    expectMarked(
      Self.scaled + """
        func setUp(isLarge: Bool, theme: Theme) {
          let label = UILabel()
          label.⟦missing-adjusts-font⟧font = \(value)
          let other = UILabel()
          other.font = \(value)
          other.adjustsFontForContentSizeCategory = true
        }
        """)
  }

  @Test(
    "Members of other types or instances, and what is made of them, say nothing",
    arguments: [
      "Other.body", "other.body", "Theme.body", "AppFont.headline", ".body", ".lato(12, 13)",
      "UIFont.body2.withSize(12)", ".lato(12).withSize(12)", "make(.body2)", "Theme.shared.body2",
      "isBold == .body2 ? a : b",
    ])
  func otherMembers(value: String) {
    #expect(places(in: Self.scaled + "let label = UILabel(); label.font = \(value)") == [])
  }

  @Test("A member that scales already is not to be scaled again")
  func scaledTwice() {
    expectMarked(
      Self.scaled + """
        let a = UIFontMetrics.default.⟦scaled-twice⟧scaledFont(for: .body2)
        let b = UIFontMetrics.default.⟦scaled-twice⟧scaledFont(for: UIFont.lato(12))
        let c = UIFontMetrics.default.⟦scaled-twice⟧scaledFont(for: .caption())
        let d = UIFontMetrics.default.⟦scaled-twice⟧scaledFont(for: AppFont.body)
        """)
  }

  @Test("A size that is a member which scales is scaled")
  func sizes() {
    expectMarked(
      """
      enum Sizes {
        static var body: CGFloat { UIFontMetrics.default.scaledValue(for: 17) }
        static let fixed: CGFloat = 17
      }
      extension CGFloat {
        static var note: CGFloat { UIFontMetrics.default.scaledValue(for: 12) }
      }
      let a = UIFont.systemFont(ofSize: Sizes.body)
      let b = UIFont.systemFont(ofSize: .note)
      let c = ⟦unscaled-font⟧UIFont.systemFont(ofSize: Sizes.fixed)
      """)
  }

  @Test("A title's style is found behind a member of Font")
  func titles() {
    expectMarked(
      """
      extension Font {
        static let brandTitle = Font.title.bold()
        static let brandBody = Font.body
      }
      let a = Text("A").font(.brandTitle).⟦single-line⟧lineLimit(1)
      let b = Text("B").font(Font.brandTitle).⟦single-line⟧lineLimit(1)
      let c = Text("C").font(.brandBody).lineLimit(1)
      """)
  }
}
