import Inputs
import Testing

@Suite("What styles and slots need")
struct StyleAndSlotErrorTests {
  @Test(
    "What a style needs",
    arguments: [
      (
        "{ size: 17 }",
        "1:14: style 'a' has no 'font'; add the PostScript or full name of a font, such as "
          + "Lato-Regular"
      ),
      (
        "{ font: F }",
        "1:14: style 'a' has no 'size'; add the size in points at the text size large, such as "
          + "size: 17"
      ),
      (
        "{ font: F, family: G, size: 17 }",
        "1:25: style 'a' has both 'font' and 'family'; remove one of them"
      ),
      (
        "{ font: F, size: 17, weight: 700 }",
        "1:35: style 'a' has both 'font' and 'weight'; remove one of them"
      ),
      (
        "{ weight: 700, size: 17 }",
        "1:16: style 'a' has a 'weight' without a 'family'; add 'family', or name the face with "
          + "'font'"
      ),
      (
        "{ family: G, weight: fat, size: 17 }",
        "1:35: unknown value 'fat' for 'weight'; give ultraLight, thin, light, regular, medium, "
          + "semibold, bold, heavy or black"
      ),
      (
        "{ family: G, weight: [1], size: 17 }",
        "1:35: 'weight' is a list; give a weight, such as 500 or medium"
      ),
      (
        "{ font: system, size: 17 }",
        "1:22: style 'a' is set in the system font, which no file provides; add 'substitute' with "
          + "the name of a font to measure in its place"
      ),
      (
        "{ font: F, size: 17, locales: { th: [G] } }",
        "1:50: the font for 'th' is a list; give the PostScript or full name of a font, such as "
          + "Lato-Regular"
      ),
      (
        "{ font: F, size: 17, locales: { th: {} } }",
        "1:50: the font for 'th' has no 'font'; add the PostScript or full name of a font, such as "
          + "Lato-Regular"
      ),
    ])
  func styleNeeds(style: String, expected: String) {
    #expect(errors(in: "styles: { a: \(style) }") == [expected])
  }

  @Test("A style without a name is an error")
  func namelessStyle() {
    #expect(
      errors(in: "styles: { '': { font: F, size: 17 } }")
        == ["1:11: a style has an empty name; give it one"])
  }

  @Test(
    "What a slot needs",
    arguments: [
      ("{ style: h1, text: [a] }", "2:9: slot 1 has no 'name'; add a name of your choice"),
      (
        "{ name: '', style: h1, text: [a] }",
        "2:17: 'name' is empty text; give a name of your choice"
      ),
      ("{ name: s, text: [a] }", "2:9: slot 's' has no 'style'; add the name of one of the styles"),
      (
        "{ name: s, style: h1 }",
        "2:9: slot 's' has no 'text'; add 'text' with texts, or 'strings' with patterns of keys"
      ),
      (
        "{ name: s, style: h1, text: [a], strings: [b] }",
        "2:42: slot 's' has both 'text' and 'strings'; split it into two slots"
      ),
      (
        "{ name: s, style: h1, text: [a], tables: [b] }",
        "2:42: slot 's' has 'tables', which belong to 'strings'; remove them"
      ),
      (
        "{ name: s, style: h1, text: a }",
        "2:37: 'text' is a string (\"a\"); give a list of texts, such as [Search, Messages]"
      ),
      (
        "{ name: s, style: h1, text: [] }",
        "2:37: 'text' is an empty list; give a list of texts, such as [Search, Messages]"
      ),
      ("{ name: s, style: h1, text: [[a]] }", "2:38: an element of 'text' is a list; give text"),
      (
        "{ name: s, style: h1, strings: settings.* }",
        "2:40: 'strings' is a string (\"settings.*\"); give a list of key patterns, such as "
          + "[\"card.*.title\"]"
      ),
      ("{ name: s, style: h2, text: [a] }", "2:27: there is no style 'h2'; did you mean 'h1'?"),
      (
        "{ name: s, style: footer, text: [a] }",
        "2:27: there is no style 'footer'; the styles are h1 and body"
      ),
      (
        "{ name: s, style: h1, text: [a], width: wide }",
        "2:49: 'width' is a string (\"wide\"); give a number of points, such as 288, or a mapping "
          + "such as { margins: 16 }"
      ),
      (
        "{ name: s, style: h1, text: [a], width: 0 }",
        "2:49: 'width' is 0; give a number of points above 0 and up to 100000"
      ),
      (
        "{ name: s, style: h1, text: [a], width: { columns: 0 } }",
        "2:60: 'columns' is 0; give a number of columns from 1 to 100"
      ),
      (
        "{ name: s, style: h1, text: [a], width: { fraction: 1.5 } }",
        "2:61: 'fraction' is 1.5; give a factor above 0 and up to 1"
      ),
      (
        "{ name: s, style: h1, text: [a], height: tall }",
        "2:50: 'height' is a string (\"tall\"); give a number of points, such as 44, or "
          + "{ scaled: 44 }"
      ),
      (
        "{ name: s, style: h1, text: [a], height: {} }",
        "2:50: 'height' has no 'scaled'; add the height in points at the text size large"
      ),
      (
        "{ name: s, style: h1, text: [a], lines: 1.5 }",
        "2:49: 'lines' is 1.5; give a whole number from 0 to 1000"
      ),
      (
        "{ name: s, style: h1, text: [a], lines: -1 }",
        "2:49: 'lines' is -1; give a number of lines from 0 to 1000"
      ),
      (
        "{ name: s, style: h1, text: [a], minimumScaleFactor: 0 }",
        "2:62: 'minimumScaleFactor' is 0; give a factor above 0 and up to 1"
      ),
      (
        "{ name: s, style: h1, text: [a], locales: [deutsch!] }",
        "2:52: 'deutsch!' is not a language; give one such as de or pt-BR"
      ),
    ])
  func slotNeeds(slot: String, expected: String) {
    let styles = "styles: { h1: { font: F, size: 24 }, body: { font: F, size: 17 } }\n"
    #expect(errors(in: styles + "slots: [\(slot)]") == [expected])
  }

  @Test("Two slots of one name are an error")
  func equalSlots() {
    let text = """
      styles: { h1: { font: F, size: 24 } }
      slots:
        - { name: title, style: h1, text: [a] }
        - { name: title, style: h1, text: [b] }
      """
    #expect(
      errors(in: text) == ["4:5: a slot 'title' is already declared on line 3; rename one"])
  }

  @Test("A slot without any declared style is told to declare it")
  func noStyles() {
    #expect(
      errors(in: "slots: [{ name: s, style: h1, text: [a] }]")
        == ["1:27: there is no style 'h1'; declare it under 'styles'"])
  }

  @Test("A style that cannot be read is still a style that slots may name")
  func noCascade() {
    let text = """
      styles: { h1: { font: F } }
      slots: [{ name: s, style: h1, text: [a] }]
      """
    #expect(errors(in: text).count == 1)
  }
}
