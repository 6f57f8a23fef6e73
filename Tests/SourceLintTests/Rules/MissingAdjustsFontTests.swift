import Testing

@Suite("Labels that do not follow the text size")
struct MissingAdjustsFontTests {
  @Test("A scaling font without the flag is found once for each label, at its font")
  func everyForm() {
    expectMarked(
      """
      final class Cell: UITableViewCell {
        private let titleLabel = UILabel()
        @IBOutlet private weak var note: UITextView!
        let field: UITextField = {
          let field = UITextField()
          field.⟦missing-adjusts-font⟧font = UIFont.preferredFont(forTextStyle: .body)
          return field
        }()

        func setUp(with summary: UILabel) {
          titleLabel.⟦missing-adjusts-font⟧font = UIFontMetrics.default.scaledFont(for: Fonts.title)
          self.note.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .footnote)
          summary.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .footnote)
          textLabel?.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .headline)
          button.titleLabel!.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .headline)
          let font = UIFont.preferredFont(forTextStyle: .caption1)
          let local = UILabel(frame: .zero)
          local.⟦missing-adjusts-font⟧font = font
        }

        func tearDown() {
          titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
        }
      }
      """)
  }

  @Test("The implicit receiver counts in a subclass")
  func subclass() {
    expectMarked(
      """
      class TitleLabel: UILabel {
        func setUp() { ⟦missing-adjusts-font⟧font = UIFont.preferredFont(forTextStyle: .title1) }
      }
      class BodyLabel: UILabel {
        func setUp() {
          self.font = UIFont.preferredFont(forTextStyle: .body)
          adjustsFontForContentSizeCategory = true
        }
      }
      class Other: UILabel {
        func make() {
          var font = UIFont.systemFont(ofSize: size)
          font = UIFont.preferredFont(forTextStyle: .body)
        }
        let size = metrics.scaledValue(for: 3)
      }
      class Style {
        var font: UIFont
        func setUp() { font = UIFont.preferredFont(forTextStyle: .title1) }
      }
      """)
  }

  @Test(
    "The flag counts wherever the same label gets it",
    arguments: [
      // In another function of the type.
      """
      class Cell {
        let titleLabel = UILabel()
        func a() { titleLabel.font = .preferredFont(forTextStyle: .body) }
        func b() { self.titleLabel.adjustsFontForContentSizeCategory = true }
      }
      """,
      // In an extension.
      """
      class Cell {
        let titleLabel = UILabel()
        func a() { titleLabel.font = .preferredFont(forTextStyle: .body) }
      }
      extension Cell {
        func b() { titleLabel.adjustsFontForContentSizeCategory = true }
      }
      """,
      // Of the property that a closure initialises.
      """
      class Cell {
        lazy var titleLabel: UILabel = {
          let label = UILabel()
          label.font = .preferredFont(forTextStyle: .body)
          return label
        }()
        func b() { titleLabel.adjustsFontForContentSizeCategory = true }
      }
      """,
      // In a loop.
      """
      class Cell {
        func a() {
          titleLabel.font = .preferredFont(forTextStyle: .title1)
          bodyLabel.font = .preferredFont(forTextStyle: .body)
          for label in [titleLabel, self.bodyLabel] {
            label.adjustsFontForContentSizeCategory = true
          }
        }
      }
      """,
      """
      func a() {
        [titleLabel, bodyLabel].forEach { label in label.adjustsFontForContentSizeCategory = true }
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        bodyLabel.font = .preferredFont(forTextStyle: .title1)
      }
      """,
      // In a closure on the label.
      """
      let label = UILabel().then {
        $0.font = .preferredFont(forTextStyle: .body)
        $0.adjustsFontForContentSizeCategory = true
      }
      """,
      // Where the font is set again when the text size changes.
      """
      class Cell {
        func setUp() { titleLabel.font = .preferredFont(forTextStyle: .body) }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { refresh() }
        private func refresh() { setUp() }
      }
      """,
      """
      class Cell {
        func setUp() {
          titleLabel.font = .preferredFont(forTextStyle: .body)
          NotificationCenter.default.addObserver(
            self, selector: #selector(Cell.textSizeDidChange(_:)),
            name: UIContentSizeCategory.didChangeNotification, object: nil)
        }
        @objc func textSizeDidChange(_ note: Notification) {
          titleLabel.font = .preferredFont(forTextStyle: .body)
        }
      }
      """,
      """
      class Cell {
        func setUp() {
          titleLabel.font = .preferredFont(forTextStyle: .body)
          registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Cell, _) in
            cell.renew()
          }
        }
        func renew() { self.titleLabel.font = .preferredFont(forTextStyle: .body) }
      }
      """,
      // With a value that is not known.
      """
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = settings.scales
      """,
    ])
  func adjusted(source: String) {
    #expect(places(in: source) == [])
  }

  @Test("The flag of another label, in another type or set to false does not count")
  func otherLabel() {
    expectMarked(
      """
      class A {
        let titleLabel = UILabel()
        let bodyLabel = UILabel()
        func a() {
          titleLabel.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .title1)
          bodyLabel.adjustsFontForContentSizeCategory = true
        }
      }
      class B {
        let titleLabel = UILabel()
        func a() { titleLabel.adjustsFontForContentSizeCategory = true }
        func b() {
          let bodyLabel = UILabel()
          bodyLabel.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .body)
          bodyLabel.adjustsFontForContentSizeCategory = false
        }
        func c() {
          let bodyLabel = UILabel()
          bodyLabel.adjustsFontForContentSizeCategory = true
        }
      }
      """)
  }

  @Test("Handlers of other changes, and other functions, do not count")
  func otherHandlers() {
    expectMarked(
      """
      class Cell {
        func setUp() {
          titleLabel.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .body)
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: Cell, _) in
            cell.renew()
          }
          NotificationCenter.default.addObserver(
            self, selector: #selector(renew), name: UIApplication.didChangeNotification, object: nil)
        }
        @objc func renew() { titleLabel.font = .preferredFont(forTextStyle: .body) }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { refresh() }
        func refresh() { otherLabel.text = "A" }
      }
      """)
  }

  @Test("Labels in a closure or loop are told by what it goes through")
  func elements() {
    expectMarked(
      """
      [titleLabel, bodyLabel].forEach { $0.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .body) }
      for label in [titleLabel] { label.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .body) }
      styles.forEach { $0.font = .preferredFont(forTextStyle: .body) }
      let c = UILabel().then { $0.⟦missing-adjusts-font⟧font = .preferredFont(forTextStyle: .body) }
      """)
  }

  @Test(
    "Other fonts and other receivers are none",
    arguments: [
      "label.font = Fonts.title",
      "label.font = UIFont.preferredFont(forTextStyle: .body).withSize(17)",
      "style.font = UIFont.preferredFont(forTextStyle: .body)",
      "content.textProperties.font = .preferredFont(forTextStyle: .body)",
      "let label = Style(); label.font = .preferredFont(forTextStyle: .body)",
      "func a(label: Style) { label.font = .preferredFont(forTextStyle: .body) }",
      "attributes[.font] = UIFont.preferredFont(forTextStyle: .body)",
      "if label.font == UIFont.preferredFont(forTextStyle: .body) {}",
    ])
  func others(source: String) {
    #expect(places(in: source) == [])
  }
}
