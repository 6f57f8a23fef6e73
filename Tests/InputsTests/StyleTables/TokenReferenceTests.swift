import DynamicType
import Inputs
import MetricsCore
import Testing

@Suite struct TokenReferenceTests {
  /// Tokens for the parts of a style, and what is given.
  private func tokens(_ more: String) -> String {
    """
    {
      "font": { "$type": "fontFamily", "text": { "$value": ["Lato", "Arial"] } },
      "size": { "$type": "dimension", "m": { "$value": { "value": 18, "unit": "px" } },
                "l": { "$value": "{size.m}" } },
      "weight": { "$type": "fontWeight", "strong": { "$value": "semi-bold" } },
      "leading": { "$type": "number", "tight": { "$value": 1.25 } },
      \(more)
    }
    """
  }

  @Test("Properties refer to tokens, which may refer to others")
  func properties() {
    let table = table(
      tokens(
        """
        "h": { "$type": "typography", "$value": { "fontFamily": "{font.text}",
          "fontSize": "{size.l}", "fontWeight": "{weight.strong}",
          "lineHeight": "{leading.tight}" } }
        """))
    #expect(table.errorTexts == [])
    #expect(table.styles.map(\.font) == [.family("Lato", weight: 600)])
    #expect(table.styles.map(\.size) == [18])
    #expect(table.styles.map(\.lineHeight) == [22.5])
  }

  @Test("Pointers lead to parts of other tokens")
  func pointers() {
    let table = table(
      tokens(
        """
        "a b": { "t/x": { "$type": "typography", "$value": { "fontFamily": ["Lato", "Arial"],
          "fontSize": { "value": { "$ref": "#/size/l/$value/value" }, "unit": "px" },
          "lineHeight": 1.5 } } },
        "h": { "$type": "typography", "$value": {
          "fontFamily": [{ "$ref": "#/a b/t~1x/$value/fontFamily/1" }],
          "fontSize": { "$ref": "#/a%20b/t~1x/$value/fontSize" },
          "fontWeight": { "$ref": "#/weight/strong" },
          "lineHeight": { "$ref": "#/a b/t~1x/$value/lineHeight" } } }
        """))
    #expect(table.errorTexts == [])
    #expect(
      table.styles.map(\.font) == [.family("Lato", weight: 400), .family("Arial", weight: 600)])
    #expect(table.styles.map(\.size) == [18, 18])
    #expect(table.styles.map(\.lineHeight) == [27, 27])
  }

  @Test("A token without a type has that of the token it refers to, before that of its group")
  func typesThroughReferences() {
    let table = table(
      tokens(
        """
        "base": { "$type": "typography", "$value": { "fontFamily": "F", "fontSize": 9 } },
        "alias": { "$type": "color", "one": { "$value": "{base}" },
          "two": { "$ref": "#/alias/one" }, "three": { "$ref": "#/base/$value" },
          "four": { "$value": "{size.m}" } }
        """))
    #expect(table.errorTexts == [])
    #expect(table.styles.map(\.name) == ["base", "alias.one", "alias.two", "alias.three"])
    #expect(table.styles.map(\.location?.line) == [7, 8, 9, 9])
  }

  @Test(
    "References that lead nowhere",
    arguments: [
      (
        "\"{size.n}\"",
        "8:3: there is no token '{size.n}'; did you mean '{size.m}'?"
      ),
      ("\"{size}\"", "8:3: '{size}' is a group; refer to a token in it"),
      (
        "\"{elsewhere.far.away}\"", "8:3: there is no token '{elsewhere.far.away}'; check the name"
      ),
      (
        "\"{size.m} * 2\"",
        "8:3: '{size.m} * 2' has a reference inside other text, which is not worked out; give the "
          + "result"
      ),
      (
        "\"{size.m\"",
        "8:3: '{size.m' has a reference inside other text, which is not worked out; give the "
          + "result"
      ),
      (
        "{\"$ref\": \"#/size/m/$value/height\"}",
        "8:3: there is nothing at '#/size/m/$value/height'; check the place"
      ),
      (
        "{\"$ref\": \"#/font/text/$value/2\"}",
        "8:3: there is nothing at '#/font/text/$value/2'; check the place"
      ),
      (
        "{\"$ref\": \"b.json#/size/m\"}",
        "8:12: 'b.json#/size/m' refers to another file; copy its tokens into this one"
      ),
      (
        "{\"$ref\": \"size.m\"}",
        "8:12: 'size.m' is not a place of this file; write it like #/type/body/$value"
      ),
      (
        "{\"$ref\": 1}",
        "8:12: '$ref' is no text; give a place of this file, such as #/type/body/$value"
      ),
    ])
  func leadingNowhere(reference: String, expected: String) {
    let text = tokens(
      """
      "hh": { "$type": "typography", "$value": { "fontFamily": "F", "fontSize":
        \(reference) } }
      """)
    #expect(table(text).errorTexts == [expected])
    #expect(table(text).names == ["hh"])
    #expect(table(text).styles == [])
  }

  @Test("Each token of a circle is told of it")
  func circle() {
    let text = """
      {"$type": "typography",
       "a": {"$value": "{b}"},
       "b": {"$value": "{c}"},
       "c": {"$value": "{a}"}}
      """
    #expect(
      table(text).warningTexts == [])
    #expect(
      table(text).errorTexts == [
        "4:18: references go in a circle: {a} → {b} → {c} → {a}; give one of them a value",
        "2:18: references go in a circle: {b} → {c} → {a} → {b}; give one of them a value",
        "3:18: references go in a circle: {c} → {a} → {b} → {c}; give one of them a value",
      ])
  }

  @Test("A circle of tokens without a type cannot be styles for sure, and is a warning")
  func circleWithoutType() {
    let text = """
      {"t": \(typography("\"fontFamily\": \"F\", \"fontSize\": 9")),
       "a": {"$value": "{b}"}, "b": {"$value": "{a}"}, "c": {"$value": "{lost}"}}
      """
    #expect(
      table(text).warningTexts == [
        "2:18: the type of token 'a' is not known: references go in a circle: {a} → {b} → {a}; "
          + "give one of them a value",
        "2:42: the type of token 'b' is not known: references go in a circle: {b} → {a} → {b}; "
          + "give one of them a value",
        "2:66: the type of token 'c' is not known: there is no token '{lost}'; check the name",
      ])
    #expect(table(text).errorTexts == [])
  }

  @Test("A pointer into its own property is a circle")
  func pointerCircle() {
    let text = document(with: "\"lineHeight\": {\"$ref\": \"#/t/$value/lineHeight\"}")
    #expect(
      table(text).errorTexts == [
        "1:116: references go in a circle: #/t/$value/lineHeight → #/t/$value/lineHeight; give one "
          + "of them a value"
      ])
  }

  @Test("A group inherits tokens and replaces those of the same path")
  func extending() {
    let table = table(
      """
      {
        "base": {
          "$type": "typography",
          "title": { "$value": { "fontFamily": "F", "fontSize": 30 } },
          "body": { "$value": { "fontFamily": "F", "fontSize": 17 },
            "$extensions": { "dev.fontgauge": { "textStyle": "callout" } } },
          "deep": { "note": { "$value": { "fontFamily": "F", "fontSize": 12 } } }
        },
        "phone": {
          "$extends": "{base}",
          "title": { "$value": { "fontFamily": "G", "fontSize": 24 } },
          "deep": { "tiny": { "$value": { "fontFamily": "F", "fontSize": 11 } } }
        },
        "watch": { "$extends": "#/phone", "body": { "$value": "{phone.deep.tiny}" } }
      }
      """)
    #expect(table.errorTexts == [])
    let found = table.styles.map { "\($0.name) \($0.font.label) \($0.size)" }
    #expect(
      found == [
        "base.title F, weight 400 30.0", "base.body F, weight 400 17.0",
        "base.deep.note F, weight 400 12.0",
        "phone.title G, weight 400 24.0", "phone.body F, weight 400 17.0",
        "phone.deep.note F, weight 400 12.0", "phone.deep.tiny F, weight 400 11.0",
        "watch.title G, weight 400 24.0", "watch.body F, weight 400 11.0",
        "watch.deep.note F, weight 400 12.0", "watch.deep.tiny F, weight 400 11.0",
      ])
    #expect(table.styles[4].textStyle == .callout)
    #expect(table.styles[8].textStyle == .body)
  }

  @Test("A group may extend one that another group only inherits")
  func extendingInherited() {
    let token = typography("\"fontFamily\": \"F\", \"fontSize\": 9")
    let table = table(
      """
      {"a": {"k": {"t": \(token)}, "m": {"$extends": "{a.k}"}},
       "x": {"$extends": "{a}", "k": {"u": \(token)}, "y": {"$extends": "{x.m}"}},
       "z": {"$extends": "{x.k}"}}
      """)
    #expect(table.errorTexts == [])
    #expect(
      table.styles.map(\.name) == [
        "a.k.t", "a.m.t", "x.k.t", "x.k.u", "x.m.t", "x.y.t", "z.t", "z.u",
      ])
  }

  @Test(
    "Groups that cannot be extended",
    arguments: [
      (
        "\"a\": {\"$extends\": \"{b}\"}, \"b\": {\"$extends\": \"{c}\"}, "
          + "\"c\": {\"$extends\": \"{a}\"}",
        "1:72: groups extend one another in a circle: {a} → {b} → {c} → {a}; remove this "
          + "'$extends'"
      ),
      (
        "\"a\": {\"$extends\": \"{a.k}\"}",
        "1:20: groups extend one another in a circle: {a} → {a}; remove this '$extends'"
      ),
      (
        "\"a\": {\"b\": {\"$extends\": \"{a}\"}}",
        "1:26: a group extends one that it is in; remove this '$extends'"
      ),
      (
        "\"a\": {\"$extends\": \"{c}\", \"b\": {\"$extends\": \"{d}\"}}, "
          + "\"c\": {\"b\": {\"$extends\": \"#/c\"}}, \"d\": {}",
        "1:78: a group extends one that it is in; remove this '$extends'"
      ),
      (
        "\"a\": {\"$extends\": \"{z}\"}",
        "1:20: there is no group 'z' to extend; check the name"
      ),
      (
        "\"a\": {\"$extends\": \"{t}\"}",
        "1:20: 't' is a token, and '$extends' names a group; give one"
      ),
      (
        "\"a\": {\"$extends\": \"t\"}",
        "1:20: this is not a reference to a group; write it like {typography.base}"
      ),
    ])
  func wrongExtends(groups: String, expected: String) {
    let token = typography("\"fontFamily\": \"F\", \"fontSize\": 9")
    let table = table("{\(groups), \"t\": \(token)}")
    #expect(table.errorTexts == [expected])
    #expect(table.styles.map(\.name) == ["t"])
  }
}
