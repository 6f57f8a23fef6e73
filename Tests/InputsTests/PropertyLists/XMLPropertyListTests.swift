import Testing

@testable import Inputs

@Suite struct XMLPropertyListTests {
  private func list(_ text: String) throws(InputError) -> PropertyList {
    try PropertyList.read(Array(text.utf8), path: "Info.plist")
  }

  @Test("A dictionary keeps its order and knows where everything stands")
  func places() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>é</key>
        <string>1</string>
        <key>a</key> <array>
          <true/><false></false></array>
      </dict>
      </plist>
      """
    #expect(
      try list(text)
        == PropertyList(
          .dictionary([
            PropertyList.Entry(
              key: "é", keyMark: Node.Mark(line: 4, column: 3),
              value: PropertyList(.string("1"), mark: Node.Mark(line: 5, column: 3))),
            PropertyList.Entry(
              key: "a", keyMark: Node.Mark(line: 6, column: 3),
              value: PropertyList(
                .array([
                  PropertyList(.boolean(true), mark: Node.Mark(line: 7, column: 5)),
                  PropertyList(.boolean(false), mark: Node.Mark(line: 7, column: 12)),
                ]), mark: Node.Mark(line: 6, column: 16))),
          ]), mark: Node.Mark(line: 3, column: 1)))
  }

  @Test(
    "Values are read by their kinds",
    arguments: [
      ("<integer>0</integer>", .integer(0)), ("<integer> -12\n</integer>", .integer(-12)),
      ("<integer>+7</integer>", .integer(7)), ("<integer>0x1F</integer>", .integer(31)),
      ("<integer>-0x10</integer>", .integer(-16)),
      ("<integer>9223372036854775807</integer>", .integer(.max)),
      ("<integer>9223372036854775808</integer>", .unsignedInteger(9_223_372_036_854_775_808)),
      ("<integer>18446744073709551615</integer>", .unsignedInteger(.max)),
      ("<real>1.5</real>", .real(1.5)), ("<real> -2e3 </real>", .real(-2000)),
      ("<real>inf</real>", .real(.infinity)), ("<true/>", .boolean(true)),
      ("<false> </false>", .boolean(false)),
      ("<date>2001-01-01T00:00:00Z</date>", .date(0)),
      ("<date>2025-12-31T23:59:59Z</date>", .date(788_918_399)),
      ("<date>1999-02-28T00:00:00Z</date>", .date(-58_147_200)),
      ("<date>2024-02-29T12:30:01Z</date>", .date(730_902_601)),
      ("<data>AP8=</data>", .data([0, 255])), ("<data>\n\tTW Fu\n</data>", .data([77, 97, 110])),
      ("<data>TQ==</data>", .data([77])), ("<data/>", .data([])), ("<array/>", .array([])),
      ("<dict/>", .dictionary([])),
    ] as [(String, PropertyList.Value)])
  func kinds(text: String, value: PropertyList.Value) throws {
    #expect(try list("<plist>" + text + "</plist>").value == value)
    #expect(try list(text).value == value)
  }

  @Test(
    "Faults are told with line and column",
    arguments: [
      (
        "<html>\n</html>",
        "1:1: the document is <html>, not a property list; check that it is the right file"
      ),
      ("<plist></plist>", "1:1: the property list is empty; it should hold a <dict>"),
      (
        "<plist><string/>\n<string/></plist>",
        "2:1: a property list holds one value, and this is the second; remove one"
      ),
      ("<dict>\n<key>a</key></dict>", "2:1: the key 'a' has no value; add one after it"),
      (
        "<dict>\n<key>a</key><key>b</key><string/></dict>",
        "2:1: the key 'a' has no value; add one after it"
      ),
      (
        "<dict>\n <string/></dict>",
        "2:2: <string> has no key in its <dict>; put <key>…</key> before it"
      ),
      ("<array><key>a</key></array>", "1:8: <key> stands outside <dict>; put it into one"),
      ("<key>a</key>", "1:1: <key> stands outside <dict>; put it into one"),
      (
        "<array><strng>a</strng></array>",
        "1:8: <strng> is no element of property lists; did you mean 'string'?"
      ),
      (
        "<array><object/></array>",
        "1:8: <object> is no element of property lists; property lists have dict, array, key, "
          + "string, integer, real, date, data, true or false"
      ),
      (
        "<string>Press <b>OK</b></string>",
        "1:15: <b> stands inside <string>; write '<' in texts as &lt;"
      ),
      (
        "<string>a<key>b</key></string>",
        "1:10: <key> stands inside <string>; write '<' in texts as &lt;"
      ),
      (
        "<dict>\n text</dict>",
        "2:1: text stands in <dict> outside its elements; put it into <string>"
      ),
      ("<integer>1.5</integer>", "1:1: <integer> cannot hold '1.5'; correct it"),
      ("<integer>--5</integer>", "1:1: <integer> cannot hold '--5'; correct it"),
      ("<integer/>", "1:1: <integer> cannot hold ''; correct it"),
      (
        "<integer>18446744073709551616</integer>",
        "1:1: <integer> cannot hold '18446744073709551616'; correct it"
      ),
      ("<real>1,5</real>", "1:1: <real> cannot hold '1,5'; correct it"),
      ("<true>yes</true>", "1:1: <true> cannot hold 'yes'; correct it"),
      (
        "<date>2025-13-01T00:00:00Z</date>",
        "1:1: <date> cannot hold '2025-13-01T00:00:00Z'; correct it"
      ),
      ("<date>yesterday</date>", "1:1: <date> cannot hold 'yesterday'; correct it"),
      ("<data>A</data>", "1:1: <data> cannot hold 'A'; correct it"),
      ("<data>A*==</data>", "1:1: <data> cannot hold 'A*=='; correct it"),
      ("<array><plist/></array>", "1:8: <plist> stands inside <array>; remove it"),
    ])
  func faults(text: String, expected: String) {
    #expect(message { () throws(InputError) in try list(text) } == "Info.plist:" + expected)
  }

  @Test("Files of other kinds are named for what they are not")
  func otherKinds() {
    #expect(
      message { () throws(InputError) in try list("{ a = b; }") }
        == "Info.plist: this is neither an XML nor a binary property list; convert it with 'plutil "
        + "-convert xml1'")
    #expect(
      message { () throws(InputError) in try list("") }
        == "Info.plist: the file is empty; it should be a property list")
  }

  @Test("Of equal keys the last one is found, and both are kept")
  func duplicates() throws {
    let list = try list(
      "<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>")
    #expect(list.entries?.count == 2)
    #expect(list.entry("a")?.value.string == "2")
    #expect(list.entry("b") == nil)
  }
}
