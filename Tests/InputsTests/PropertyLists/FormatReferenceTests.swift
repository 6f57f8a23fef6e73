import Testing

@testable import Inputs

@Suite struct FormatReferenceTests {
  @Test(
    "References are found with position, flags and width, and nothing else is",
    arguments: [
      ("%#@files@", ["files:%#@files@"]),
      ("a %1$#@x_1@ b %#@y@", ["x_1:%1$#@x_1@", "y:%#@y@"]),
      ("%1#@count@", ["count:%1#@count@"]), ("%8$3.2#@f8@", ["f8:%8$3.2#@f8@"]),
      ("%04$#@f4@%#@g@", ["f4:%04$#@f4@", "g:%#@g@"]), ("%#@DOT.NAME@!", ["DOT.NAME:%#@DOT.NAME@"]),
      ("%#@é@", ["é:%#@é@"]), ("%%#@a@", []), ("%%%#@a@", ["a:%#@a@"]), ("100 %#@a@", ["a:%#@a@"]),
      ("%@ %d %#x", []), ("%@ #@a@", []), ("%#@a", []), ("%", []), ("%#", []), ("%#@", []),
      ("%#d @a@", []), ("", []), ("@", []), ("%#@@", [":%#@@"]),
    ] as [(String, [String])])
  func references(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    let found = FormatReference.all(in: bytes).map {
      "\($0.name):\(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
    #expect(found == expected)
  }
}
