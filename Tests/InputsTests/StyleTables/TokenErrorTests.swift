import Inputs
import MetricsCore
import Testing

@Suite struct TokenErrorTests {
  @Test(
    "Properties of the wrong type",
    arguments: [
      (
        "\"fontSize\": true",
        "3:15: 'fontSize' of token 'h' is a boolean (true); give a length, such as "
          + "{ \"value\": 17, \"unit\": \"px\" }"
      ),
      (
        "\"fontSize\": \"large\"",
        "3:15: 'fontSize' of token 'h' is a string (\"large\"); give a length, such as "
          + "{ \"value\": 17, \"unit\": \"px\" }"
      ),
      (
        "\"fontSize\": \"16 * 1.5\"",
        "3:15: 'fontSize' of token 'h' is a sum (\"16 * 1.5\"), which is not worked out; give the "
          + "result"
      ),
      (
        "\"fontSize\": \"120%\"",
        "3:15: 'fontSize' of token 'h' is a string (\"120%\"); give points, such as "
          + "{ \"value\": 17, \"unit\": \"px\" }"
      ),
      (
        "\"fontSize\": \"0px\"",
        "3:15: 'fontSize' of token 'h' is 0 points; give a number of points above 0 and up to 1000"
      ),
      (
        "\"fontSize\": \"-1rem\"",
        "3:15: 'fontSize' of token 'h' is -16 points; give a number of points above 0 and up to "
          + "1000"
      ),
      (
        "\"fontSize\": {\"value\": 17}",
        "3:15: 'fontSize' of token 'h' has no 'unit'; add px or rem"
      ),
      (
        "\"fontSize\": {\"unit\": \"px\"}",
        "3:15: 'fontSize' of token 'h' has no 'value'; add the number"
      ),
      (
        "\"fontSize\": {\"value\": \"17\", \"unit\": \"px\"}",
        "3:25: 'value' of 'fontSize' of token 'h' is a string (\"17\"); give a number, such as 17"
      ),
      (
        "\"fontSize\": {\"value\": 17, \"unit\": \"pixel\"}",
        "3:37: unknown value 'pixel' for 'unit' of 'fontSize' of token 'h'; give px, pt, rem, em "
          + "or %"
      ),
      (
        "\"fontSize\": {\"value\": 17, \"units\": \"px\"}",
        "3:29: unknown key 'units' in 'fontSize' of token 'h'; did you mean 'unit'?"
      ),
      (
        "\"fontSize\": 17, \"fontWeight\": 1200",
        "3:33: 'fontWeight' of token 'h' is 1200; give a weight from 1 to 1000"
      ),
      (
        "\"fontSize\": 17, \"fontWeight\": \"bolt\"",
        "3:33: unknown value 'bolt' for 'fontWeight' of token 'h'; did you mean 'bold'?"
      ),
      (
        "\"fontSize\": 17, \"fontWeight\": [700]",
        "3:33: 'fontWeight' of token 'h' is a list; give a weight, such as 400 or semi-bold"
      ),
      (
        "\"fontSize\": 17, \"fontStyle\": \"italics\"",
        "3:32: unknown value 'italics' for 'fontStyle' of token 'h'; did you mean 'italic'?"
      ),
      (
        "\"fontSize\": 17, \"lineHeight\": -1",
        "3:33: 'lineHeight' of token 'h' is -17 points; give a number of points above 0 and up to "
          + "10000"
      ),
      (
        "\"fontSize\": 17, \"letterSpacing\": \"wide\"",
        "3:36: 'letterSpacing' of token 'h' is a string (\"wide\"); give a length, such as "
          + "{ \"value\": 17, \"unit\": \"px\" }"
      ),
    ])
  func wrongProperties(properties: String, expected: String) {
    let table = table(
      """
      {"h": {"$type": "typography", "$value": {
        "fontFamily": "F",
        \(properties)}}}
      """)
    #expect(table.errorTexts == [expected])
    #expect(table.names == ["h"])
  }

  @Test(
    "Families of the wrong type",
    arguments: [
      (
        "[]",
        "1:56: 'fontFamily' of token 't' is a list; give the name of a font family, such as Lato"
      ),
      (
        "\"\"",
        "1:56: 'fontFamily' of token 't' is empty text; give the name of a font family, such as "
          + "Lato"
      ),
      (
        "{\"name\": \"F\"}",
        "1:56: 'fontFamily' of token 't' is a mapping; give the name of a font family, such as Lato"
      ),
      (
        "[{}]",
        "1:57: the first of 'fontFamily' of token 't' is a mapping; give the name of a font "
          + "family, such as Lato"
      ),
    ])
  func wrongFamilies(family: String, expected: String) {
    let text = "{\"t\": \(typography("\"fontFamily\": \(family), \"fontSize\": 9"))}"
    #expect(table(text).errorTexts == [expected])
  }

  @Test("What is missing")
  func missing() {
    #expect(
      table("{\"t\": \(typography(""))}").errorTexts == [
        "1:41: token 't' has no 'fontFamily'; add it, or 'font' under 'dev.fontgauge' of "
          + "'$extensions'",
        "1:41: token 't' has no 'fontSize'; add it",
      ])
    #expect(
      table("{\"t\": {\"$type\": \"typography\", \"$value\": \"Lato 17\"}}").errorTexts == [
        "1:41: token 't' is a string (\"Lato 17\"); give a mapping with keys such as fontFamily, "
          + "fontSize and fontWeight"
      ])
    #expect(
      table("{\"t\": {\"$value\": {\"fontFamily\": \"F\", \"fontSize\": 9}}}").errorTexts == [
        "1:2: token 't' has no '$type'; add \"$type\": \"typography\""
      ])
    #expect(
      table("{\"t\": {\"$type\": \"color\", \"$value\": \"#fff\"}}").errorTexts == [
        "1:1: no token is of the type typography, so there are no styles; check the file"
      ])
  }

  @Test("Names that references cannot write", arguments: ["a.b", "a}", "{a"])
  func reservedCharacters(name: String) {
    let text = "{\"\(name)\": \(typography("\"fontFamily\": \"F\", \"fontSize\": 9"))}"
    #expect(
      table(text).errorTexts == [
        "1:2: the name '\(name)' has '.', '{' or '}' in it, which references cannot write; rename "
          + "it"
      ])
  }

  @Test("A token in a token")
  func nestedTokens() {
    let inner = typography("\"fontFamily\": \"F\", \"fontSize\": 9")
    let text =
      "{\"t\": {\"$type\": \"dimension\", \"$value\": 1, \"h\": \(inner)},\n\"u\": \(inner)}"
    #expect(
      table(text).errorTexts == [
        "1:43: token 't' has other tokens inside; move its own value into a token '$root' beside "
          + "them"
      ])
  }

  @Test("Two styles of one name")
  func repeatedNames() {
    let inner = "\"fontFamily\": \"F\", \"fontSize\": 9"
    let text = """
      {"a": {"b": \(typography(inner))},
       "c": \(typography(inner, settings: "\"name\": \"a.b\""))}
      """
    #expect(
      table(text).errorTexts == ["2:2: a style 'a.b' is already given on line 1; rename one"])
    #expect(table(text).styles.map(\.location?.line) == [1])
  }

  @Test("What has no effect is a warning")
  func warnings() {
    #expect(
      table(document(with: "\"linHeight\": 1, \"textCase\": \"uppercase\"")).warningTexts == [
        "1:102: unknown key 'linHeight' in token 't' has no effect; did you mean 'lineHeight'?",
        "1:130: 'textCase' of token 't' is 'uppercase', which has no effect: texts are measured as "
          + "they are written; write them so",
      ])
    #expect(
      table(document(with: "\"textCase\": \"none\", \"paragraphSpacing\": \"8\"")).warningTexts
        == [])
    #expect(
      table(document(with: "\"lineHeight\": 24")).warningTexts == [
        "1:116: 'lineHeight' of token 't' is 24 times the font size, as every number without a "
          + "unit here; write \"24px\" for points"
      ])
    let token = typography("\"fontFamily\": \"F\", \"fontSize\": 9")
    #expect(
      table("{\"$typ\": \"color\", \"t\": \(token)}").warningTexts == [
        "1:2: the key '$typ' of a group is not known and has no effect; did you mean '$type'?"
      ])
  }

  @Test("Sizes in rem are told once")
  func rem() {
    let text = """
      {"a": \(typography("\"fontFamily\": \"F\", \"fontSize\": \"1rem\"")),
       "b": \(typography("\"fontFamily\": \"F\", \"fontSize\": \"2rem\""))}
      """
    #expect(table(text).styles.map(\.size) == [16, 32])
    #expect(
      table(text).warningTexts == [
        "1:73: 'rem' is taken as 16 points, the default of browsers; write px to be exact"
      ])
  }

  @Test("A resolver is not a file of tokens")
  func resolver() {
    let text = """
      {"version": "2025.10",
       "sets": {"a": {"sources": [{"t": \(typography("\"fontFamily\": \"F\", \"fontSize\": 9"))}]}},
       "resolutionOrder": [{"$ref": "#/sets/a"}]}
      """
    #expect(
      table(text).errorTexts == [
        "3:2: this is a resolver, which puts several files of tokens together; name a file with "
          + "the tokens themselves"
      ])
  }
}
