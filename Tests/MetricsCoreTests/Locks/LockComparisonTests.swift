import DynamicType
import MetricsCore
import Testing

@Suite("Comparing locks")
struct LockComparisonTests {
  private func font(
    _ name: String = "Sample-Regular", change: (inout LockedFont) -> Void = { _ in }
  ) -> LockedFont {
    var font = LockedFont(postScriptName: name)
    font.sha256 = "01"
    font.version = "Version 1.0"
    font.unitsPerEm = 1000
    font.coverage = ["Latn": CharacterCoverage(ascending: 0x41...0x5A)]
    change(&font)
    return font
  }

  private func style(
    _ name: String = "title", font: String? = "Sample-Regular", size: Double = 17
  ) -> LockedStyle {
    let sizes = [Double](repeating: size, count: 12)
    return LockedStyle(name: name, font: font, pointSizes: sizes, lineHeights: sizes)
  }

  private func text(
    _ key: String, _ pattern: String = "1*12", locale: String = "en", width: Double = 100,
    digest: String = "00000001"
  ) -> LockedText {
    LockedText(
      identity: LockedText.Identity(locale: locale, key: key, table: "Localizable"),
      digest: digest, width: width, fits: FitPattern.fits(from: pattern, screens: 1) ?? [])
  }

  private func slot(
    _ texts: [LockedText], named name: String = "row", screens: [String] = ["iPhone 16"]
  ) -> LockedSlot {
    LockedSlot(name: name, style: "title", screens: screens, texts: texts)
  }

  private func lock(change: (inout Lock) -> Void = { _ in }) -> Lock {
    var lock = Lock(
      model: "uikit-26", fonts: [font()], styles: [style()],
      slots: [slot([text("a"), text("b"), text("c")])])
    change(&lock)
    return lock
  }

  @Test("A lock and itself differ in nothing, whatever the order of its parts")
  func same() {
    #expect(LockComparison(old: lock(), new: lock()).isEmpty)
    let many = lock {
      $0.fonts.append(font("Other-Bold"))
      $0.styles.append(style("body"))
      $0.slots.append(slot([text("d")], named: "cell"))
    }
    var shuffled = many
    shuffled.fonts.reverse()
    shuffled.styles.reverse()
    shuffled.slots.reverse()
    shuffled.slots[1].texts.reverse()
    #expect(LockComparison(old: shuffled, new: many).isEmpty)
  }

  @Test("Nothing and nothing are the same")
  func empty() {
    #expect(LockComparison(old: Lock(model: "ios10"), new: Lock(model: "ios10")).isEmpty)
  }

  @Test("Styles that are new or gone are remarks, however many there are")
  func styles() {
    let more = lock { $0.styles += [style("a"), style("b"), style("c")] }
    #expect(
      LockComparison(old: lock(), new: more).remarks
        == ["style 'a' and 2 more are not in the lock yet"])
    #expect(
      LockComparison(old: more, new: lock()).remarks
        == ["style 'a' and 2 more are in the lock and not in the configuration"])
    let other = lock { $0.styles = [style("heading")] }
    let comparison = LockComparison(old: lock(), new: other)
    #expect(
      comparison.remarks == [
        "style 'heading' is not in the lock yet",
        "style 'title' is in the lock and not in the configuration",
      ])
    #expect(comparison.styles.isEmpty)
  }

  @Test("A style that moved keeps both sides, its place and what is tolerated")
  func movedStyle() {
    let new = lock { $0.styles = [style(size: 18)] }
    let place = SourceLocation(path: "a.yml", line: 3, column: 1)
    let comparison = LockComparison(
      old: lock(), new: new, tolerance: 0.5, styleLocation: { $0.name == "title" ? place : nil })
    #expect(
      comparison.styles == [
        StyleDrift(old: style(), new: style(size: 18), tolerance: 0.5, location: place)
      ])
    #expect(comparison.remarks == [] && comparison.texts == [] && comparison.fonts == [])
  }

  @Test("A slot that is new, gone or on other screens is a remark, and its texts are not compared")
  func slots() {
    let more = lock { $0.slots.append(slot([text("a")], named: "cell")) }
    #expect(
      LockComparison(old: lock(), new: more).remarks == ["slot 'cell' is not in the lock yet"])
    #expect(
      LockComparison(old: more, new: lock()).remarks
        == ["slot 'cell' is in the lock and not in the configuration"])
    let elsewhere = lock { $0.slots = [slot([text("a", "2*12")], screens: ["iPad"])] }
    let comparison = LockComparison(old: lock(), new: elsewhere)
    #expect(comparison.remarks == ["slot 'row' has other screens than in the lock"])
    #expect(comparison.texts == [])
  }

  @Test("Texts that are new or gone are counted, in words that agree with their number")
  func texts() {
    func remarks(_ old: [LockedText], _ new: [LockedText]) -> [String] {
      LockComparison(old: lock { $0.slots = [slot(old)] }, new: lock { $0.slots = [slot(new)] })
        .remarks
    }
    #expect(remarks([text("a")], [text("a"), text("b")]) == ["slot 'row' has 1 new text"])
    #expect(remarks([text("a"), text("b")], [text("a")]) == ["slot 'row' has lost 1 text"])
    #expect(
      remarks([text("a"), text("b"), text("x")], [text("c"), text("d"), text("x")])
        == ["slot 'row' has 2 new texts", "slot 'row' has lost 2 texts"])
    // The same key in another language is another text.
    #expect(
      remarks([text("a")], [text("a", locale: "de")])
        == ["slot 'row' has 1 new text", "slot 'row' has lost 1 text"])
  }

  @Test("A text that moved is paired with itself")
  func movedText() {
    let new = lock { $0.slots = [slot([text("a"), text("b", "1*11 2", width: 104), text("c")])] }
    let shown = LocalizedText(text: "B", key: "b")
    let place = SourceLocation(path: "a.yml", line: 9, column: 5)
    let comparison = LockComparison(
      old: lock(), new: new, tolerance: 2,
      text: { $0.key == "b" && $1.name == "row" ? shown : nil },
      slotLocation: { _ in place })
    #expect(
      comparison.texts == [
        TextDrift(
          slot: new.slots[0], old: text("b"), new: text("b", "1*11 2", width: 104), text: shown,
          font: "Sample-Regular", tolerance: 2, location: place)
      ])
    #expect(comparison.texts.allSatisfy { !$0.isReworded })
    let reworded = lock {
      $0.slots = [slot([text("a", digest: "00000002"), text("b"), text("c")])]
    }
    #expect(LockComparison(old: lock(), new: reworded).texts.map(\.isReworded) == [true])
  }

  @Test("Faces that are new are told in a remark too; those that are gone are pairs alone")
  func fonts() {
    let more = lock { $0.fonts.append(font("Other-Bold")) }
    let added = LockComparison(old: lock(), new: more)
    #expect(added.fonts == [FontDrift(old: nil, new: font("Other-Bold"))])
    #expect(added.remarks == ["Other-Bold is used and not in the lock yet"])
    let gone = LockComparison(old: more, new: lock())
    #expect(gone.fonts == [FontDrift(old: font("Other-Bold"), new: nil)])
    #expect(gone.remarks == [])
    let changed = lock { $0.fonts = [font { $0.kerning = "1" }] }
    #expect(
      LockComparison(old: lock(), new: changed).fonts
        == [FontDrift(old: font(), new: font { $0.kerning = "1" })])
  }

  @Test("Lost characters are those of the text that the face had, once each, in the text's order")
  func lostCharacters() {
    let new = lock {
      $0.fonts = [font { $0.coverage = ["Latn": CharacterCoverage(ascending: 0x41...0x57)] }]
    }
    // X, Y and Z are gone; é never was there.
    let texts = ["a": "ZAXZé", "b": "ABC", "c": "é"]
    let comparison = LockComparison(
      old: lock(), new: new,
      text: { identity, _ in texts[identity.key].map { LocalizedText(text: $0) } })
    #expect(comparison.texts.map(\.old.identity.key) == ["a"])
    #expect(comparison.texts.map(\.lostCharacters) == [["Z", "X"]])
    // Without the texts nobody knows.
    #expect(LockComparison(old: lock(), new: new).texts == [])
    // A face that gained characters loses none.
    #expect(
      LockComparison(
        old: new, new: lock(), text: { identity, _ in LocalizedText(text: texts[identity.key]!) }
      ).texts == [])
  }

  @Test(
    "A text's face is that of its locale, else of its language, else the style's",
    arguments: [
      ("de-AT", "Austrian"), ("de-CH", "German"), ("de", "German"), ("en", "Sample-Regular"),
      ("den", "Sample-Regular"),
    ])
  func localeFonts(locale: String, expected: String) {
    func lock(_ pattern: String) -> Lock {
      self.lock {
        $0.styles = [
          style(), style("title (de)", font: "German"), style("title (de-AT)", font: "Austrian"),
        ]
        $0.slots = [slot([text("a", pattern, locale: locale)])]
      }
    }
    let comparison = LockComparison(old: lock("1*12"), new: lock("2*12"))
    #expect(comparison.texts.map(\.font) == [expected])
  }

  @Test("Another model is a remark that names both")
  func model() {
    let comparison = LockComparison(old: lock { $0.model = "ios10" }, new: lock())
    #expect(comparison.remarks.count == 1)
    #expect(comparison.remarks[0].contains("ios10") && comparison.remarks[0].contains("uikit-26"))
    #expect(!comparison.isEmpty)
  }
}
