import Testing

@testable import Inputs

/// XML as property lists show it: what is read, and what each fault is told as.
@Suite struct XMLDocumentTests {
  private func string(_ bytes: [UInt8]) throws(InputError) -> String? {
    try PropertyList.read(bytes, path: "a.plist").string
  }

  private func string(_ text: String) throws(InputError) -> String? {
    try string(Array(text.utf8))
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  private func utf32(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let bytes = [24, 16, 8, 0].map { UInt8(scalar.value >> UInt32($0) & 0xFF) }
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(
    "References, CDATA and comments are resolved",
    arguments: [
      ("<string>a</string>", "a"), ("<string/>", ""), ("<string></string>", ""),
      ("<string> a \t</string>", " a \t"), ("<string>&amp;&lt;&gt;&quot;&apos;</string>", "&<>\"'"),
      ("<string>&#233;&#x1F600;&#10;</string>", "é😀\n"),
      ("<string>a<![CDATA[<b>&amp;]]>c</string>", "a<b>&amp;c"),
      ("<string>a<!-- b -->c<?d e?>f</string>", "acf"),
      ("<string>a\r\nb\rc\nd</string>", "a\nb\nc\nd"),
      (
        "<!DOCTYPE plist SYSTEM \"x\">\n<plist version=\"1.0\">\n<string>a</string>\n</plist>\n",
        "a"
      ),
      (
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST "
          + "1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist><string>é</string>"
          + "</plist>", "é"
      ),
      ("<?xml version='1.0' encoding=\"us-ascii\" standalone='yes'?><string>a</string>", "a"),
    ])
  func texts(document: String, expected: String) throws {
    #expect(try string(document).map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test("Every encoding gives the same text", arguments: [true, false])
  func encodings(isBigEndian: Bool) throws {
    let document = "<?xml version=\"1.0\"?><string>Größe 日本 😀</string>"
    let marked = "\u{FEFF}" + document
    for bytes in [
      Array(marked.utf8), utf16(document, isBigEndian: isBigEndian),
      utf16(marked, isBigEndian: isBigEndian), utf32(marked, isBigEndian: isBigEndian),
      // The declaration is not true any more after a conversion, and the mark decides.
      utf16(
        "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + document.dropFirst(21),
        isBigEndian: isBigEndian),
    ] {
      #expect(try string(bytes) == "Größe 日本 😀")
    }
  }

  @Test("ISO-8859-1 is read when it is declared")
  func latin1() throws {
    let document = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><string>Gr".utf8)
    #expect(try string(document + [0xF6, 0xDF, 0x65] + Array("</string>".utf8)) == "Größe")
  }

  @Test(
    "Faults are told with line and column",
    arguments: [
      (
        "<plist>\n <string>a & b</string></plist>",
        "2:12: '&' begins no reference here; write it as &amp;"
      ),
      (
        "<plist>\n <string>é < b</string></plist>",
        "2:12: '<' begins no right tag here; write it as &lt; or correct the tag"
      ),
      (
        "<string>é&nbsp;b</string>",
        "1:10: the entity '&nbsp;' is not known; write the character itself"
      ),
      (
        "<!DOCTYPE plist SYSTEM \"x\"><string>é&nbsp;b</string>",
        "1:37: the entity '&nbsp;' is not known; write the character itself"
      ),
      (
        "<!DOCTYPE plist SYSTEM \"x\">\n<plist version=\"&eacute;\"/>",
        "2:1: the entity '&eacute;' is not known; write the character itself"
      ),
      (
        "<string>&#xD800;</string>",
        "1:9: '&#xD800;' means no character; write the character itself"
      ),
      ("<string>&#0;</string>", "1:9: '&#0;' means no character; write the character itself"),
      (
        "<string>a\u{1}</string>",
        "1:10: the control character 'U+0001' is not allowed in XML; remove it"
      ),
      ("<string>\u{FFFF}</string>", "1:9: 'U+FFFF' is not allowed here in XML; correct the markup"),
      (
        "<plist>\n<array>\n<string>a</array></plist>",
        "3:10: </array> stands where <string> of line 3 has to be closed; close elements in their "
          + "order"
      ),
      (
        "<plist>\n<array>\n<string>a</string>\n",
        "4:1: the file ends inside <array>, which opens on line 2; complete it"
      ),
      ("<plist>\n<arr", "2:1: the file ends inside what begins here; complete it"),
      ("<plist>\n<!-- a", "2:1: the file ends inside what begins here; complete it"),
      ("<string>\n<![CDATA[a", "2:1: the file ends inside what begins here; complete it"),
      ("<string/>\n <string/>", "2:2: text follows the end of the XML document; remove it"),
      ("<string a='1' a='2'/>", "1:15: the tag gives an attribute twice; remove one"),
      (
        "<x:string/>", "1:1: the prefix of a name is not declared; add xmlns:… with its address"
      ),
      (
        "\n<?xml version=\"1.0\"?><string/>",
        "2:1: '<?xml' does not stand at the beginning; remove what precedes it"
      ),
      (
        "<?xml version=\"1.0\" encoding=\"windows-1252\"?><string/>",
        "1:1: the encoding 'windows-1252' is not read; save the file as UTF-8"
      ),
      (
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?><string/>",
        "1:1: the XML declaration says 'UTF-16', but the file is not in it; write "
          + "encoding=\"UTF-8\""
      ),
      (
        "<!-- only -->", "1:14: the file holds no XML element; check that it is the right file"
      ),
    ])
  func faults(document: String, expected: String) {
    #expect(message { () throws(InputError) in try string(document) } == "a.plist:" + expected)
  }

  @Test("Bytes that are not text are told with line and column")
  func invalidText() {
    let head = Array("<string>é\nö".utf8)
    #expect(
      message { () throws(InputError) in try string(head + [0xE9] + Array("</string>".utf8)) }
        == "a.plist:2:2: the byte 0xE9 is not UTF-8; save the file as UTF-8")
    // CESU-8: half a surrogate pair in three bytes.
    #expect(
      message { () throws(InputError) in
        try string(head + [0xED, 0xA0, 0xBD] + Array("</string>".utf8))
      } == "a.plist:2:2: the byte 0xED is not UTF-8; save the file as UTF-8")
    var wide = utf16("\u{FEFF}<string>é\nö", isBigEndian: false)
    #expect(
      message { () throws(InputError) in try string(wide + [0x3D, 0xD8, 0x3C, 0x00]) }
        == "a.plist:2:2: half a surrogate pair stands here; write the whole character")
    #expect(
      message { () throws(InputError) in try string(wide + [0x00, 0xDE]) }
        == "a.plist:2:2: half a surrogate pair stands here; write the whole character")
    wide.append(0x3C)
    #expect(
      message { () throws(InputError) in try string(wide) }
        == "a.plist:2:2: the file is UTF-16 but ends in the middle of a character; save it again")
    let wider = utf32("\u{FEFF}<string>", isBigEndian: true)
    #expect(
      message { () throws(InputError) in try string(wider + [0, 0, 0xD8, 0]) }
        == "a.plist:1:9: 0xD800 is no character; save the file as UTF-8")
    #expect(
      message { () throws(InputError) in try string(wider + [0, 0, 0]) }
        == "a.plist:1:9: the file is UTF-32 but ends in the middle of a character; save it again")
  }

  @Test("Entities of one's own are refused, however harmless")
  func entities() {
    let bomb =
      "<!DOCTYPE plist [\n<!ENTITY a \"haha\">\n"
      + (1...30).map { "<!ENTITY a\($0) \"&a\($0 > 1 ? "\($0 - 1)" : "");&a;\">\n" }.joined()
      + "]><string>&a30;</string>"
    let external = "<!DOCTYPE plist [<!ENTITY a SYSTEM \"/etc/passwd\">]><string>&a;</string>"
    for document in [bomb, external, "<!DOCTYPE plist []><string/>"] {
      #expect(
        message { () throws(InputError) in try string(document) }?.hasSuffix(
          "the document type declares things of its own, which are not read; remove what stands in "
            + "its brackets") == true)
    }
  }

  @Test("Elements nested without end are refused")
  func depth() {
    for count in [101, 1_000_000] {
      let document = "<plist>\n" + String(repeating: "<array>", count: count)
      #expect(
        message { () throws(InputError) in try string(document) }
          == "a.plist:2:694: elements are nested more than 100 deep; flatten them")
    }
    let deep = String(repeating: "<array>", count: 100) + String(repeating: "</array>", count: 100)
    #expect(throws: Never.self) { try string(deep) }
  }

  @Test("A file that is too large is refused")
  func size() {
    var bytes = Array("<string>".utf8)
    bytes += [UInt8](repeating: UInt8(ascii: "a"), count: 64 << 20)
    #expect(
      message { () throws(InputError) in try string(bytes) }
        == "a.plist: the file is larger than 64 MB, more than a file of its kind has; check "
        + "that it is the right one")
  }

  @Test(
    "Long tokens and many attributes take no time", .timeLimit(.minutes(1)),
    arguments: ["<!--", "<string a='", "<string><![CDATA[", "<", "&", "<a ", "<?a "])
  func longTokens(start: String) {
    let bytes = Array(start.utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 20)
    #expect(message { () throws(InputError) in try string(bytes) } != nil)
    let attributes = "<string" + (0..<100_000).map { " a\($0)=''" }.joined() + "/>"
    #expect(throws: Never.self) { try string(attributes) }
  }

  @Test("A namespace with an address without end is refused")
  func namespace() {
    let address = String(repeating: "a", count: 1001)
    #expect(
      message { () throws(InputError) in try string("<a:string xmlns:a='\(address)'/>") }
        == "a.plist:1:1: the address of a namespace is longer than 1000 bytes; shorten it")
  }
}
