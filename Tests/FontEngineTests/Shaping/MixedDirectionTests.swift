import FontEngine
import MetricsCore
import TestSupport
import Testing

/// A fixture with Latin letters and digits 500 wide, Hebrew and Arabic letters 600 wide.
@Suite("Mixed directions") struct MixedDirectionTests {
  private func bidi() throws -> ShapingFont { try .fixture("Bidi-Regular.ttf") }

  @Test(
    "The total is that of the runs",
    arguments: [
      ("שלום", 2400), ("שלום עולם", 5300), ("مرحبا", 3000), ("abc שלום def", 1500 + 3400 + 1500),
      ("שלום 123 abc", 2400 + 500 + 1500 + 500 + 1500), ("(שלום) (ab)", 3400 + 500 + 2000),
      ("مرحبا، 45", 3600 + 500 + 1000), ("א1ב2ג3", 1800 + 1500),
      // Bidi controls take no room.
      ("\u{202B}ab\u{202C} \u{2067}אב\u{2069}\u{200F}", 1000 + 500 + 1200),
    ] as [(String, Double)])
  func totals(text: String, width: Double) throws {
    #expect(try bidi().thousandths(text, locale: "he") == width)
  }

  @Test("Positions count in logical order, whatever the direction") func positions() throws {
    let positions = try bidi().shape("אב ab", locale: "he").positions
    #expect(positions.map { ($0 * 1000).rounded() } == [0, 600, 1200, 1700, 2200, 2700])
  }

  @Test("Right-to-left text wraps from its logical start") func wrapping() throws {
    let lines = try bidi().lines("שלום עולם abc", at: 3000, locale: "he")
    #expect(lines.map(\.text) == ["שלום ", "עולם ", "abc"])
    #expect(lines.map(\.width) == [2400, 2400, 1500])
    let words = try bidi().lines("שלוםעולם", at: 1800, locale: "he")
    #expect(words.map(\.text) == ["שלו", "םעו", "לם"])
  }

  @Test("Any mixture adds up, letter by letter, and never goes back", arguments: 0..<20)
  func mixtures(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let wide = Array("אבגשלםتمرحبء،".unicodeScalars)
    let narrow = Array("abcXYZ019 -.,()".unicodeScalars)
    // The comma and the full stop of the fixture are letters like others: 500.
    let controls = "\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{2066}\u{2067}\u{2069}".unicodeScalars
    let font = try bidi()
    for _ in 0..<10 {
      var text = String.UnicodeScalarView()
      var expected = 0.0
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: text.append(controls.randomElement(using: &generator)!)
        case 1, 2:
          text.append(wide.randomElement(using: &generator)!)
          expected += 600
        default:
          text.append(narrow.randomElement(using: &generator)!)
          expected += 500
        }
      }
      let shaped = font.shape(String(text), locale: "ar")
      #expect((shaped.width * 1000).rounded(toPlaces: 6) == expected, "\(text)")
      #expect(zip(shaped.positions, shaped.positions.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(shaped.pieces.joined().unicodeScalars.elementsEqual(text))
    }
  }

  @Test("Scripts are shaped apart: a Cyrillic word between Latin ones, by hb-shape") func scripts()
    throws
  {
    let font = try ShapingFont.file("PTSans/PT_Sans-Web-Regular.ttf")
    // “Wi-Fi ”, “и ” and “Bluetooth: 5” alone are 2508, 813 and 5240 wide.
    let shaped = font.shape("Wi-Fi и Bluetooth: 5", locale: "ru")
    #expect((shaped.width * 1000).rounded(toPlaces: 6) == 8561)
    #expect((shaped.positions[6] * 1000).rounded() == 2508)
    #expect((shaped.positions[8] * 1000).rounded() == 3321)
  }

  @Test("Signs before the first letter take its script: Lato's Latin has ligatures") func leading()
    throws
  {
    let font = try ShapingFont.file("Lato/Lato-Regular.ttf")
    // By hb-shape with the script Latin 7207 of 2000 an em; with Cyrillic, without fi, 7279.
    #expect((font.shape("fi “fjord”").width * 2000).rounded(toPlaces: 6) == 7207)
    let signs = font.shape("1. “fi”").width - font.shape("1. “”").width
    #expect((signs * 2000).rounded() == (font.shape("fi").width * 2000).rounded())
  }
}
