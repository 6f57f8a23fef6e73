import MetricsCore
import Testing

@testable import Inputs

@Suite struct XLIFFTests {
  private func contents(
    _ body: String,
    file: String = "original=\"App/en.lproj/Main.strings\" source-language=\"en\" "
      + "target-language=\"de\"",
    root: String = "version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\""
  ) throws(InputError) -> StringsContents {
    try XLIFFReader.read(
      Array("<xliff \(root)>\n<file \(file)>\n<body>\n\(body)\n</body></file></xliff>".utf8),
      from: StringsFile(path: "de.xliff", defaultLocale: "en"))
  }

  private func texts(_ body: String) throws -> [String] {
    let contents = try contents(body)
    #expect(contents.warnings.isEmpty)
    return contents.texts.map { "\($0.locale) \($0.key ?? "-") \($0.text)" }
  }

  private func unit(_ content: String, _ attributes: String = "id=\"k\"") -> String {
    "<trans-unit \(attributes)>\(content)</trans-unit>"
  }

  @Test("A unit gives its source and its target")
  func units() throws {
    let contents = try contents(
      """
      <trans-unit id="a" xml:space="preserve">
        <source>Größe &amp; more</source>
        <target state="needs-review-translation">
      x</target><note>no text</note>
      </trans-unit>
       <trans-unit id="b" translate="no"><source>OK</source></trans-unit>
      """)
    #expect(
      contents.texts == [
        LocalizedText(
          text: "Größe & more", key: "a", table: "Main", locale: "en",
          location: SourceLocation(path: "de.xliff", line: 4, column: 1)),
        LocalizedText(
          text: "\nx", key: "a", table: "Main", locale: "de",
          location: SourceLocation(path: "de.xliff", line: 4, column: 1)),
        LocalizedText(
          text: "OK", key: "b", table: "Main", locale: "en",
          location: SourceLocation(path: "de.xliff", line: 9, column: 2)),
      ])
    #expect(contents.warnings.isEmpty)
  }

  @Test("Several files have their own tables and languages")
  func files() throws {
    let body =
      unit("<source>a</source>") + "</body></file>\n<file original=\"Other.xcstrings\" "
      + "source-language=\"fr\" target-language=\"pt-BR\"><header><source>no</source></header><body>"
      + unit("<source>b</source><target>c</target>")
    let texts = try contents(body).texts
    #expect(texts.map(\.table) == ["Main", "Other", "Other"])
    #expect(texts.map(\.locale) == ["en", "fr", "pt-BR"])
  }

  @Test(
    "Only the texts of units are read",
    arguments: [
      "<group><group id='g'>UNIT</group></group>", "<bin-unit><source>n</source></bin-unit>UNIT",
      "<x:trans-unit xmlns:x='urn:x' id='n'><source>n</source></x:trans-unit>UNIT",
    ])
  func places(body: String) throws {
    let unit = unit(
      "<source>s</source><seg-source><mrk mtype='seg'>n</mrk></seg-source><target>t</target>"
        + "<alt-trans><source>n</source><target>n</target></alt-trans>"
        + "<x:target xmlns:x='urn:x'>n</x:target>")
    #expect(try texts(body.replacing("UNIT", with: unit)) == ["en k s", "de k t"])
  }

  @Test(
    "Inline elements stand for what the user sees",
    arguments: [
      ("a<g id='1'>b<g id='2'>c</g></g>d", "abcd"), ("a<x id='1'/>b", "ab"),
      ("a<x id='1' equiv-text='%@'/>b", "a%@b"), ("a<ph id='1'>%d</ph>b", "a%db"),
      ("a<ph id='1' equiv-text='x'>%d<sub>n</sub></ph>b", "axb"), ("a<x ctype='lb'/>b", "a\nb"),
      ("<bpt id='1'>**</bpt>a<ept id='1'>**</ept>", "**a**"), ("<mrk mtype='seg'>a</mrk> b", "a b"),
      ("<![CDATA[<b>]]>&#x1F600;", "<b>😀"), ("", ""),
    ])
  func inlineElements(source: String, expected: String) throws {
    #expect(try texts(unit("<source>\(source)</source>")) == ["en k " + expected])
  }

  @Test(
    "A size in points, pixels or characters becomes the limit of both texts",
    arguments: [
      ("maxwidth=\"120\"", TextSizeLimit(value: 120, unit: .points)),
      ("maxwidth=\"99.5\" size-unit=\"point\"", TextSizeLimit(value: 99.5, unit: .points)),
      ("maxwidth=\"40\" size-unit=\"pixel\"", TextSizeLimit(value: 40, unit: .points)),
      ("maxwidth=\"20\" size-unit=\"char\"", TextSizeLimit(value: 20, unit: .characters)),
      ("size-unit=\"char\"", nil),
    ])
  func limits(attributes: String, limit: TextSizeLimit?) throws {
    let contents = try contents(
      unit("<source>a</source><target>b</target>", "id=\"k\" " + attributes))
    #expect(contents.texts.map(\.sizeLimit) == [limit, limit])
    #expect(contents.warnings.isEmpty)
  }

  @Test("What is probably not meant is told with its line")
  func warnings() throws {
    let source = "<source>a</source>"
    let cases: [(body: String, count: Int, warnings: [String])] = [
      (
        "\n" + unit(source, "id='k' maxwidth='3' size-unit='em'")
          + unit(
            source,
            "id='l' "
              + "maxwidth='4' size-unit='em'"), 2,
        [
          "5:1: a maxwidth in the size-unit 'em' is ignored; give it in point, pixel or char (2 "
            + "times in this file)"
        ]
      ),
      (
        unit(source, "id='k' maxwidth='-1'"), 1,
        ["4:1: the maxwidth '-1' is no size and is ignored; write a number above 0"]
      ),
      (
        unit(source + "<target/>"), 1, ["4:1: the target is empty and counts as not translated"]
      ),
      (unit("<source/><target/>"), 2, []),
      (unit("<target>b</target>"), 1, ["4:1: the unit has no <source>; export the file again"]),
      (unit(source, ""), 1, ["4:1: the unit has no id, so its texts have no key; add one"]),
      (unit(source, "resname='k'"), 1, []),
    ]
    for (body, count, warnings) in cases {
      let contents = try contents(body)
      #expect(contents.texts.count == count)
      #expect(contents.warnings.map(\.description) == warnings.map { "de.xliff:" + $0 })
    }
  }

  @Test("Languages that the file does not state are looked for in the units")
  func languages() throws {
    let pair = unit("<source>a</source><target xml:lang=\"nl\">b</target>")
    let found = try contents(pair, file: "original=\"a\"")
    #expect(found.texts.map(\.locale) == ["en", "nl"])
    #expect(
      found.warnings.map(\.description) == [
        "de.xliff:2:1: <file> has no source-language, so 'en' is taken; add it"
      ])
    #expect(
      message { () throws(InputError) in
        try contents(
          unit("<source>a</source><target>b</target>"), file: "source-language=\"en\"")
      } == "de.xliff:2:1: <file> has no target-language, but its units have targets; add it")
    #expect(
      try contents(unit("<source>a</source><target/>"), file: "source-language=\"en\"").texts.count
        == 1)
  }

  @Test("Where both languages are the same, the target is what is shown")
  func sameLanguage() throws {
    let contents = try contents(
      unit("<source>a</source><target>b</target>") + unit("<source>c</source>", "id=\"l\"")
        + unit("<source>d</source><target/>", "id=\"m\""),
      file: "source-language=\"en\" target-language=\"en\"")
    #expect(contents.texts.map(\.text) == ["b", "c", "d"])
  }

  @Test(
    "Other documents are named for what they are",
    arguments: [
      ("<plist/>", "1:1: the document is <plist>, not <xliff>; check that it is the right file"),
      (
        "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"/>",
        "1:1: XLIFF of version '2.0' is not read; export it as version 1.2"
      ),
      ("<xliff>", "1:8: the file ends inside <xliff>, which opens on line 1; complete it"),
      (
        "<!DOCTYPE xliff [<!ENTITY a \"b\">]><xliff>&a;</xliff>",
        "1:17: the document type declares things of its own, which are not read; remove what stands "
          + "in its brackets"
      ),
    ])
  func faults(document: String, expected: String) {
    #expect(
      message { () throws(InputError) in
        try XLIFFReader.read(
          Array(document.utf8), from: StringsFile(path: "a.xliff", defaultLocale: "en"))
      } == "a.xliff:" + expected)
  }

  @Test("Versions 1.0 and 1.1 and files without a namespace are read too")
  func versions() throws {
    for root in [
      "version=\"1.0\"", "version=\"1.1\" xmlns=\"urn:oasis:names:tc:xliff:document:1.1\"", "",
    ] {
      #expect(try contents(unit("<source>a</source>"), root: root).texts.map(\.text) == ["a"])
    }
  }

  @Test("Elements nested without end are refused")
  func depth() {
    let message = message { () throws(InputError) in
      try contents(String(repeating: "<group>", count: 200_000))
    }
    #expect(message == "de.xliff:4:680: elements are nested more than 100 deep; flatten them")
  }
}
