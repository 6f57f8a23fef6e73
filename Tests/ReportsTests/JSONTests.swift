import Foundation
import Reports
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "Numbers have at most four decimals and no trailing zeros",
    arguments: [
      (17, "17"), (17.5, "17.5"), (14.666_666_7, "14.6667"), (0.1 + 0.2, "0.3"), (-0.0, "0"),
      (0.000_04, "0"), (-0.000_04, "0"), (0.000_05, "0.0001"), (-0.000_05, "-0.0001"),
      (29.75, "29.75"), (100, "100"), (1_234_567.25, "1234567.25"), (-251, "-251"),
      (0.99995, "1"), (1e15, "1000000000000000"), (.infinity, "null"), (-.infinity, "null"),
      (.nan, "null"),
    ] as [(Double, String)])
  func number(_ number: Double, text: String) {
    #expect(JSONValue.number(number).text == text)
  }

  @Test(
    "An exact number has all its digits and reads back to the same",
    arguments: [
      (1.0 / 3, "0.3333333333333333"), (17, "17"), (-0.1, "-0.1"), (1e-7, "1e-07"),
      (.infinity, "null"),
    ])
  func exactNumber(_ number: Double, text: String) {
    #expect(JSONValue.exact(number).text == text)
  }

  @Test(
    "Strings escape quotes, backslashes and control characters, and nothing else",
    arguments: [
      ("plain", #""plain""#), ("say \"hi\"", #""say \"hi\"""#), (#"a\b/c"#, #""a\\b/c""#),
      ("1\n2\r3\t4", #""1\n2\r3\t4""#), ("\u{8}\u{C}", #""\b\f""#),
      ("\u{0}\u{1}\u{1B}\u{1F}", #""\u0000\u0001\u001b\u001f""#),
      ("\u{7F}\u{2028}\u{2029}", "\"\u{7F}\u{2028}\u{2029}\""), ("😀 Ü <&>'%", "\"😀 Ü <&>'%\""),
    ])
  func string(_ string: String, text: String) throws {
    #expect(JSONValue.string(string).text == text)
    #expect(try parsed("[\(text)]") as? [String] == [string])
  }

  @Test("Keys are in order, and those without a value are left out")
  func keys() {
    let name: String? = nil
    let value: JSONValue = [
      "tool": "x", "model": 1, "absent": JSONValue(name), "command": true, "texts": [],
      "null": .null,
    ]
    #expect(
      value.text
        == #"{"command": true, "model": 1, "null": null, "texts": [], "tool": "x"}"#)
  }

  @Test("Of a key that is given twice the last value stays")
  func repeatedKey() {
    #expect(
      JSONValue.object(JSONObject([("wght", 1), ("opsz", 3), ("wght", 2)])).text
        == #"{"opsz": 3, "wght": 2}"#)
  }

  @Test("A member can be added, replaced and removed")
  func members() {
    var object: JSONObject = ["b": 2]
    object["c"] = 3
    object["a"] = 1
    object["b"] = 4
    object["d"] = nil
    object["c"] = nil
    #expect(JSONValue.object(object).text == #"{"a": 1, "b": 4}"#)
    #expect(object["b"] == 4)
    #expect(object["c"] == nil)
  }

  @Test("Flat arrays and objects stay on one line of up to 120 bytes, others do not")
  func layout() {
    let nested: JSONValue = ["list": [["a": [1, 2]], ["b": [:]]]]
    #expect(
      nested.text == """
        {
          "list": [
            {
              "a": [1, 2]
            },
            {"b": {}}
          ]
        }
        """)
    // Brackets, 29 × ", " and 30 × 2 digits are 120 bytes.
    let fits = JSONValue.array(Array(repeating: 10, count: 30))
    #expect(fits.text.utf8.count == 120)
    #expect(!fits.text.contains("\n"))
    let long = JSONValue.array(Array(repeating: 10, count: 31))
    #expect(long.text.split(separator: "\n").count == 33)
  }

  @Test("A stream is the same bytes as the whole", arguments: ["texts", "a", "z"], [0, 1, 3])
  func stream(array: String, count: Int) throws {
    let elements = (0..<count).map { JSONValue.object(["n": .array([.array([.integer($0)])])]) }
    let object: JSONObject = ["command": "x", "model": "m", "tool": ["name": "f"]]
    var whole = object
    whole[array] = .array(elements)
    let stream = JSONStream(object, array: array)
    var text = stream.header
    for (index, element) in elements.enumerated() {
      text += stream.element(element, isFirst: index == 0)
    }
    text += stream.footer(isEmpty: elements.isEmpty)
    #expect(text == JSONValue.object(whole).text + "\n")
    #expect(try (parsed(text) as? [String: Any])?[array] as? [Any] != nil)
  }
}

/// Reads JSON with a parser that is not the project's own.
func parsed(_ text: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(text.utf8))
}

/// Reads a document with a parser that is not the project's own.
func parsedDocument(_ text: String) throws -> [String: Any] {
  try #require(parsed(text) as? [String: Any])
}
