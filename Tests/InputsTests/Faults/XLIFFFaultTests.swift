import Testing

/// XLIFF: every way to be wrong, and the sentence that each gives.
@Suite(.timeLimit(.minutes(1))) struct XLIFFFaultTests {
  /// The unit `a` on line 2, then what is given from line 3 on.
  private static func document(
    _ rest: String, file: String = "source-language=\"en\" target-language=\"de\"",
    end: String = "</body></file></xliff>"
  ) -> String {
    "<xliff version=\"1.2\"><file original=\"M.strings\" \(file)><body>\n"
      + "<trans-unit id=\"a\"><source>One</source><target>Eins</target></trans-unit>\n" + rest + end
  }

  private static let unit =
    "<trans-unit id=\"b\"><source>Two</source>\n<target>Zwö</target></trans-unit>"
  private static let first = ["a: One", "a: Eins"]

  static let files: [FaultyFile] = [
    FaultyFile(
      "empty", "", error: "1:1: the file holds no XML element; check that it is the right file"),
    FaultyFile(
      "cut inside a unit", document("<trans-unit id=\"b\">\n<source>Two", end: ""),
      error: "4:12: the file ends inside <source>, which opens on line 4; complete it"),
    FaultyFile(
      "cut after a unit", document("", end: ""),
      error: "3:1: the file ends inside <body>, which opens on line 1; complete it"),
    FaultyFile(
      "another document", "<html/>",
      error: "1:1: the document is <html>, not <xliff>; check that it is the right file"),
    FaultyFile(
      "version 2", "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\"/>",
      error: "1:1: XLIFF of version '2.0' is not read; export it as version 1.2"),
    FaultyFile(
      "an ampersand", document("<trans-unit id=\"b\"><source>A & B</source></trans-unit>"),
      error: "3:30: '&' begins no reference here; write it as &amp;"),
    FaultyFile("a merge conflict", document("<<<<<<< HEAD\n"), error: "3:1: " + Said.conflict),
    FaultyFile("Latin-1", Encoded.latin1(document(unit)), error: "4:11: " + Said.notUTF8("F6")),
    FaultyFile(
      "half a surrogate pair",
      document("<trans-unit id=\"b\"><source>&#xD83D;</source></trans-unit>"),
      error: "3:28: '&#xD83D;' means no character; write the character itself"),
    FaultyFile(
      "half a surrogate pair in UTF-16",
      Encoded.utf16(document("<trans-unit id=\"b\"><source>\u{E000}"), unit: 0xDE00),
      error: "3:28: half a surrogate pair stands here; write the whole character"),
    FaultyFile(
      "entities of its own", "<!DOCTYPE xliff [<!ENTITY a \"b\">]>\n<xliff/>",
      error: "1:17: the document type declares things of its own, which are not read; remove what "
        + "stands in its brackets"),
    FaultyFile(
      "a hundred thousand groups", document(String(repeating: "<group>", count: 100_000)),
      // <xliff>, <file> and <body> are three elements.
      error: "3:680: " + Said.tooDeep),
    FaultyFile(
      "no target language", document("", file: "source-language=\"en\""),
      error: "1:22: <file> has no target-language, but its units have targets; add it"),
    FaultyFile(
      "no source language", document("", file: "target-language=\"de\""),
      warnings: ["1:22: <file> has no source-language, so 'en' is taken; add it"], texts: first),
    FaultyFile(
      "an element misspelt", document("<transunit id=\"b\"><source>Two</source></transunit>"),
      warnings: [
        "3:1: <transunit> in <body> is not read, nor what it holds; did you mean 'trans-unit'?"
      ], texts: first),
    FaultyFile(
      "a target misspelt twice",
      document(
        "<trans-unit id=\"b\"><source>Two</source>\n<traget>Zwei</traget></trans-unit>\n"
          + "<trans-unit id=\"c\"><source>Three</source><traget>Drei</traget></trans-unit>"),
      warnings: [
        "4:1: <traget> in <trans-unit> is not read, nor what it holds; did you mean 'target'? (2 times "
          + "in this file)"
      ], texts: first + ["b: Two", "c: Three"]),
    FaultyFile(
      "a unit outside the body",
      document(
        "", end: "</body>\n<trans-unit id=\"b\"><source>Two</source></trans-unit></file></xliff>"),
      warnings: [
        "4:1: <trans-unit> in <file> is not read, nor what it holds; put it into <body> or <group>"
      ], texts: first),
    FaultyFile(
      "a unit in what holds no texts",
      document(
        "<bin-unit id=\"x\">\n<trans-unit id=\"b\"><source>Two</source></trans-unit></bin-unit>"),
      warnings: [
        "4:1: <trans-unit> in an element that holds no texts is not read, nor what it holds; put it "
          + "into <body> or <group>"
      ], texts: first),
    FaultyFile(
      "a unit without a source",
      document("<trans-unit id=\"b\"><target>Zwei</target></trans-unit>"),
      warnings: ["3:1: the unit has no <source>; export the file again"], texts: first + ["b: Zwei"]
    ),
    FaultyFile(
      "an empty target",
      document("<trans-unit id=\"b\"><source>Two</source><target/></trans-unit>"),
      warnings: ["3:1: the target is empty and counts as not translated"],
      texts: first + ["b: Two"]),
    FaultyFile(
      "a unit without an id", document("<trans-unit><source>Two</source></trans-unit>"),
      warnings: ["3:1: the unit has no id, so its texts have no key; add one"],
      texts: first + ["Two"]),
    FaultyFile(
      "a size that is none",
      document("<trans-unit id=\"b\" maxwidth=\"wide\"><source>Two</source></trans-unit>"),
      warnings: ["3:1: the maxwidth 'wide' is no size and is ignored; write a number above 0"],
      texts: first + ["b: Two"]),
    FaultyFile(
      "a text of more than two megabytes",
      document(
        "<trans-unit id=\"b\"><source>\(String(repeating: "x", count: 2 << 20 + 1))</source></trans-unit>"
      ), error: "3:1: " + Said.tooLong("the text of 'b'")),
    FaultyFile(
      "what XLIFF has besides",
      document(
        "<group><note>x</note><trans-unit id=\"b\"><source>Two</source><seg-source/><note/>"
          + "<alt-trans><target>X</target></alt-trans></trans-unit></group>"),
      warnings: [], texts: first + ["b: Two"]),
  ]

  @Test("Each fault has its sentence and its place", arguments: files)
  func faults(file: FaultyFile) { file.expectSaid(as: "de.xliff") }
}
