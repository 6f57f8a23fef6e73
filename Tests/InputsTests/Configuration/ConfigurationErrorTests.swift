import Inputs
import Testing

@Suite struct ConfigurationErrorTests {
  @Test(
    "Keys that are not known",
    arguments: [
      ("fontz: 1", "1:1: unknown key 'fontz' in the configuration; did you mean 'fonts'?"),
      (
        "colour: red",
        "1:1: unknown key 'colour' in the configuration; the known ones are version, fonts, "
          + "styles, strings, devices, orientations, slots, layouts, rules, coverage, model, "
          + "boldText, arguments, tolerance and baseline"
      ),
      ("fonts: { file: [] }", "1:10: unknown key 'file' in 'fonts'; did you mean 'files'?"),
      (
        "styles: { h1: { font: F, size: 17, textstyle: body } }",
        "1:36: unknown key 'textstyle' in style 'h1'; did you mean 'textStyle'?"
      ),
      (
        "styles: { h1: { font: F, size: 17 } }\nslots: [{ name: a, style: h1, text: [b], line: 1 }]",
        "2:42: unknown key 'line' in slot 'a'; did you mean 'lines'?"
      ),
      (
        "styles: { a: { font: F, size: 17 } }\n"
          + "slots: [{ name: a, style: a, text: [b], width: { margin: 16 } }]",
        "2:50: unknown key 'margin' in 'width'; did you mean 'margins'?"
      ),
      (
        "styles: { a: { font: F, size: 17 } }\n"
          + "slots: [{ name: a, style: a, text: [b], height: { sclaed: 1, scaled: 1 } }]",
        "2:51: unknown key 'sclaed' in 'height'; did you mean 'scaled'?"
      ),
      (
        "styles: { a: { font: F, size: 17, locales: { th: { font: G, wieght: 1 } } } }",
        "1:61: unknown key 'wieght' in the font for 'th'; did you mean 'weight'?"
      ),
    ])
  func unknownKeys(text: String, expected: String) { #expect(errors(in: text) == [expected]) }

  @Test(
    "Values of the wrong type",
    arguments: [
      (
        "[1]",
        "1:1: the configuration is a list; give a mapping with keys such as version, fonts or styles"
      ),
      (
        "hello",
        "1:1: the configuration is a string (\"hello\"); give a mapping with keys such as version, "
          + "fonts or styles"
      ),
      ("version: one", "1:10: 'version' is a string (\"one\"); give a version, such as 1"),
      (
        "styles: [a]",
        "1:9: 'styles' is a list; give a mapping from names to styles"
      ),
      (
        "styles: { h1: 17 }",
        "1:15: style 'h1' is a number (17); give a mapping with keys such as font, family or weight"
      ),
      (
        "styles: { h1: { font: F, size: big } }",
        "1:32: 'size' is a string (\"big\"); give a number of points, such as 17"
      ),
      (
        "styles: { h1: { font: F, size: \"17\" } }",
        "1:32: 'size' is a string (\"17\"); give a number of points, such as 17"
      ),
      (
        "styles: { h1: { font: F, size: } }",
        "1:32: 'size' is empty; give a number of points, such as 17"
      ),
      (
        "styles: { h1: { font: F, size: true } }",
        "1:32: 'size' is a boolean (true); give a number of points, such as 17"
      ),
      (
        "styles: { h1: { font: F, size: [17] } }",
        "1:32: 'size' is a list; give a number of points, such as 17"
      ),
      (
        "styles: { h1: { font: F, size: { at: 1 } } }",
        "1:32: 'size' is a mapping; give a number of points, such as 17"
      ),
      (
        "styles: { h1: { font: 17, size: 17 } }",
        "1:23: 'font' is a number (17); give the PostScript or full name of a font, such as "
          + "Lato-Regular"
      ),
      (
        "styles: { h1: { font: '', size: 17 } }",
        "1:23: 'font' is empty text; give the PostScript or full name of a font, such as "
          + "Lato-Regular"
      ),
      (
        "styles: { h1: { font: F, size: 17, content: yes } }",
        "1:45: 'content' is a string (\"yes\"); give true or false"
      ),
      ("boldText: 1", "1:11: 'boldText' is a number (1); give true or false"),
      (
        "strings: App/*.strings",
        "1:10: 'strings' is a string (\"App/*.strings\"); give a list of paths, such as "
          + "[App/*.lproj/*.strings]"
      ),
      ("strings: [1]", "1:11: an element of 'strings' is a number (1); give the path of a file"),
      (
        "rules: [truncated]",
        "1:8: 'rules' is a list; give a mapping from rules to levels, such as { truncated: error }"
      ),
      (
        "rules: { truncated: false }",
        "1:21: 'truncated' is a boolean (false); give off, note, warning or error"
      ),
      (
        "arguments: { \"%d\": [] }",
        "1:20: the value for '%d' is an empty list; give text, a number, or a list of them"
      ),
      (
        "arguments: { \"%d\": true }",
        "1:20: the value for '%d' is a boolean (true); give text, a number, or a list of them"
      ),
      (
        "styles: { a: { font: F, size: 17, features: tnum } }",
        "1:45: 'features' is a string (\"tnum\"); give a list such as [tnum, -liga], or a mapping "
          + "such as { tnum: true }"
      ),
      (
        "styles: { a: { font: F, size: 17, features: { tnum: on } } }",
        "1:53: the feature 'tnum' is a string (\"on\"); give true, false or the number of an "
          + "alternate"
      ),
      (
        "styles: { a: { font: F, size: 17, variations: [wght] } }",
        "1:47: 'variations' is a list; give a mapping from axes to values, such as { wght: 500 }"
      ),
    ])
  func wrongTypes(text: String, expected: String) { #expect(errors(in: text) == [expected]) }

  @Test(
    "Numbers out of range",
    arguments: [
      (
        "version: 2",
        "1:10: version 2 of the configuration is not known, the highest known is 1; update fontgauge, or write version: 1"
      ),
      ("version: 1.5", "1:10: 'version' is 1.5; give a whole number from 1 to 1000000"),
      ("version: 0", "1:10: 'version' is 0; give a version from 1 to 1000000"),
      (
        "styles: { a: { font: F, size: 0 } }",
        "1:31: 'size' is 0; give a number of points above 0 and up to 1000"
      ),
      (
        "styles: { a: { font: F, size: 1e4 } }",
        "1:31: 'size' is 1e4; give a number of points above 0 and up to 1000"
      ),
      (
        "styles: { a: { font: F, size: .nan } }",
        "1:31: 'size' is .nan; give a number of points above 0 and up to 1000"
      ),
      (
        "styles: { a: { font: F, size: 1e999 } }",
        "1:31: 'size' is 1e999; give a number of points above 0 and up to 1000"
      ),
      (
        "styles: { a: { font: F, size: 17, maximumPointSize: 0 } }",
        "1:53: 'maximumPointSize' is 0; give a number of points above 0 and up to 1000"
      ),
      (
        "styles: { a: { font: F, size: 17, maximumPointSize: -1 } }",
        "1:53: 'maximumPointSize' is -1; give a number of points above 0 and up to 1000"
      ),
      (
        "styles: { a: { font: F, size: 17, lineSpacing: -1 } }",
        "1:48: 'lineSpacing' is -1; give a number of points from 0 to 10000"
      ),
      (
        "styles: { a: { family: F, size: 17, weight: 1001 } }",
        "1:45: 'weight' is 1001; give a weight from 1 to 1000"
      ),
      (
        "styles: { a: { font: F, size: 17, variations: { wght: 1e6 } } }",
        "1:55: the axis 'wght' is 1e6; give a number from -32768 to 32767"
      ),
      (
        "styles: { a: { font: F, size: 17, features: { ss01: 1.5 } } }",
        "1:53: the feature 'ss01' is 1.5; give a whole number from 0 to 65535"
      ),
      ("tolerance: -1", "1:12: 'tolerance' is -1; give a number of points from 0 to 1000"),
    ])
  func outOfRange(text: String, expected: String) { #expect(errors(in: text) == [expected]) }

  @Test(
    "Words that are not known",
    arguments: [
      ("emphasis: bould", "1:48: unknown value 'bould' for 'emphasis'; did you mean 'bold'?"),
      (
        "emphasis: heavy",
        "1:48: unknown value 'heavy' for 'emphasis'; give none, bold, italic or boldItalic"
      ),
      (
        "textStyle: headlin",
        "1:49: unknown value 'headlin' for 'textStyle'; did you mean 'headline'?"
      ),
      (
        "textStyle: paragraph",
        "1:49: unknown value 'paragraph' for 'textStyle'; give largeTitle, title1, title2, title3, "
          + "headline, body, callout, subheadline, footnote, caption1 or caption2"
      ),
      ("scaling: Fixed", "1:47: unknown value 'Fixed' for 'scaling'; did you mean 'fixed'?"),
      ("api: uikti", "1:43: unknown value 'uikti' for 'api'; did you mean 'uikit'?"),
      ("view: lable", "1:44: unknown value 'lable' for 'view'; did you mean 'label'?"),
      (
        "minimumCategory: huge",
        "1:55: unknown value 'huge' for 'minimumCategory'; give xSmall, small, medium, large, "
          + "xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4 or AX5"
      ),
      (
        "maximumCategory: ax5",
        "1:55: unknown value 'ax5' for 'maximumCategory'; did you mean 'AX5'?"
      ),
      (
        "features: [kerning]",
        "1:49: 'kerning' is not a tag; give four characters, such as tnum or wght"
      ),
      (
        "features: [tnum, -tnum]",
        "1:55: the feature 'tnum' stands twice in 'features'; remove one"
      ),
      (
        "variations: { weight: 500 }",
        "1:52: 'weight' is not a tag; give four characters, such as tnum or wght"
      ),
      (
        "locales: { german.1: G }",
        "1:49: 'german.1' is not a language; give one such as de or pt-BR"
      ),
    ])
  func unknownWords(key: String, expected: String) {
    #expect(errors(in: "styles: { a: { font: Font, size: 17, \(key) } }") == [expected])
  }

  @Test(
    "Words that are not known outside styles",
    arguments: [
      (
        "rules: { truncated: warn }",
        "1:21: unknown value 'warn' for 'truncated'; did you mean 'warning'?"
      ),
      ("model: uikit", "1:8: unknown value 'uikit' for 'model'; did you mean 'uikit-26'?"),
      ("coverage: all", "1:11: unknown value 'all' for 'coverage'; give own or fallback"),
      (
        "orientations: [portrait, upright]",
        "1:26: unknown value 'upright' for an element of 'orientations'; give portrait or landscape"
      ),
      (
        "orientations: []",
        "1:15: 'orientations' is an empty list; give a list of orientations, such as [portrait, landscape]"
      ),
      (
        "orientations: [portrait, portrait]",
        "1:26: 'portrait' stands twice in 'orientations'; remove one"
      ),
      (
        "devices: [iPhone16]",
        "1:11: unknown device 'iPhone16'; did you mean 'iPhone 16'?"
      ),
      (
        "devices: [iPhone SE]",
        "1:11: unknown device 'iPhone SE'; did you mean 'iPhone SE (1st)', 'iPhone SE (2nd)' or "
          + "'iPhone SE (3rd)'?"
      ),
      (
        "devices: [Pixel]",
        "1:11: unknown device 'Pixel'; give a name such as iPhone SE (3rd), iPhone 16 or iPhone 17 "
          + "Pro Max"
      ),
      (
        "devices: [iPhone 16, iphone 16]",
        "1:22: 'iphone 16' stands twice in 'devices'; remove one"
      ),
    ])
  func unknownWordsElsewhere(text: String, expected: String) {
    #expect(errors(in: text) == [expected])
  }

  @Test("All errors are found at once and told in the order of the file")
  func severalErrors() {
    let text = """
      slots:
        - { name: a, style: h1, text: [a], lines: many }
      styles:
        h1: { font: F, size: 0, emphasis: fat }
      devices: [iPhone 99 Max]
      fallback: []
      """
    #expect(
      errors(in: text).map { String($0.prefix { $0 != " " }) } == [
        "2:45:", "4:24:", "4:37:", "5:11:", "6:1:",
      ])
  }

  @Test("Text from the file cannot disturb the line of the message")
  func excerpts() {
    let long = String(repeating: "x", count: 100)
    #expect(
      errors(in: "model: \"a\\nb\\u202Ec\"") == [
        "1:8: unknown value 'a\\nbU+202Ec' for 'model'; give uikit-26 or ios10"
      ])
    #expect(
      errors(in: "model: \(long)") == [
        "1:8: unknown value '\(String(repeating: "x", count: 40))…' for 'model'; give uikit-26 or "
          + "ios10"
      ])
  }

  @Test("Thousands of errors are no burden", .timeLimit(.minutes(1)))
  func manyErrors() {
    let keys = (0..<50_000).map { "kez\($0): 1\n" }.joined()
    #expect(errors(in: keys).count == 200)
    let devices = (0..<50_000).map { "iPhone \($0)x" }.joined(separator: ", ")
    #expect(errors(in: "devices: [\(devices)]").count == 200)
  }

  @Test("Broken documents are told with line and column")
  func syntax() {
    #expect(
      errors(in: "styles:\n\th1: { font: F }\n")
        == ["2:1: a tab stands where the line is indented; indent with spaces"])
    #expect(
      errors(in: "{ \"version\": 1, }") == ["1:17: a comma stands before '}'; remove the comma"])
  }
}
