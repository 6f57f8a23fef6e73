import Testing

@testable import ContactSheets

@Suite("Colours are numbered")
struct PaletteTests {
  @Test("A shape over itself stays among the sixteen shades of its colour")
  func shades() {
    var palette = Palette()
    let count = palette.colors.count
    // The paper, and fifteen shades of each of the four colours of letters.
    #expect(count == 61)
    let ink = palette.paint(of: .ink)
    for first in 0...15 {
      let below = palette.mixed(ink, over: 0, step: first)
      for second in 0...15 { _ = palette.mixed(ink, over: below, step: second) }
    }
    #expect(palette.colors.count == count)
    let third = palette.mixed(ink, over: 0, step: 5)
    // Two thirds of two thirds stay open: 6.7 fifteenths. 255 − 226 × 8 ÷ 15 = 134.5.
    let both = palette.mixed(ink, over: third, step: 5)
    #expect(palette.colors[Int(both)].red == 134)
    #expect(palette.mixed(ink, over: third, step: 0) == third)
    #expect(palette.mixed(ink, over: third, step: 15) == palette.number(of: .ink))
  }

  @Test("A colour over another one's shade is mixed with it")
  func mixture() {
    var palette = Palette(shades: [])
    let green = palette.number(of: Color(0x00FF00))
    let red = palette.paint(of: Color(0xFF0000))
    let number = palette.mixed(red, over: green, step: 3)
    #expect(palette.colors[Int(number)] == Color(0x33CC00))
    let blue = palette.paint(of: Color(0x0000FF))
    let second = palette.mixed(blue, over: number, step: 3)
    // 51 × 12 ÷ 15 = 40.8, 204 × 12 ÷ 15 = 163.2, 255 × 3 ÷ 15 = 51.
    #expect(palette.colors[Int(second)] == Color(0x29A333))
  }

  @Test("After 256 colours the most similar one is taken; the shades of letters are all there")
  func limit() {
    var palette = Palette()
    for blue in 0..<300 { _ = palette.number(of: Color(0x336600 | UInt32(blue % 256))) }
    #expect(palette.colors.count == 256)
    let red = palette.paint(of: .overflow)
    let half = palette.mixed(red, over: 0, step: 5)
    // A third of the way from white to #D70015.
    #expect(palette.colors[Int(half)] == Color(0xF2AAB1))
    let kept = palette.colors[Int(palette.number(of: Color(0x336700)))]
    #expect(kept == Color(0x336600))
  }
}
