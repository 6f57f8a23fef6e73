import DynamicType
import Inputs
import MetricsCore
import Testing

@Suite struct StyleTableTests {
  static let expected: [CustomStyle] = {
    var title = CustomStyle(name: "title", font: .named("Lato-Bold"), size: 28)
    title.textStyle = .title1
    title.maximumPointSize = 40
    var body = CustomStyle(name: "body", font: .family("Lato", weight: 400), size: 17)
    body.content = true
    return [title, body]
  }()

  /// The styles without their places.
  private func placeless(_ table: StyleTable) -> [CustomStyle] {
    table.styles.map { style in
      var style = style
      style.location = nil
      return style
    }
  }

  @Test(
    "A table of styles in each of its forms",
    arguments: [
      (
        "s.json",
        """
        {"$schema": "styles.schema.json",
         "title": {"font": "Lato-Bold", "size": 28, "textStyle": "title", "maximumPointSize": 40},
         "body": {"family": "Lato", "size": 17, "content": true}}
        """, [2, 3]
      ),
      (
        "s.json",
        """
        [
        \t{"name": "title", "font": "Lato-Bold", "size": 28, "textStyle": "title1",
        \t "maximumPointSize": 40},
        \t{"family": "Lato", "size": 17, "content": true, "name": "body"}
        ]
        """, [2, 4]
      ),
      (
        "s.yml",
        """
        title: { font: Lato-Bold, size: 28, textStyle: title1, maximumPointSize: 40 }
        body:
          family: Lato
          size: 17
          content: true
        """, [1, 2]
      ),
      (
        "s.yml",
        """
        - name: title
          font: Lato-Bold
          size: 28
          textStyle: title1
          maximumPointSize: 40
        - { name: body, family: Lato, size: 17, content: true }
        """, [1, 6]
      ),
      (
        "s.plist",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>title</key>
          <dict><key>fontName</key><string>Lato-Bold</string>
            <key>pointSize</key><real>28</real>
            <key>textStyle</key><string>UICTFontTextStyleTitle1</string>
            <key>maximumPointSize</key><integer>40</integer></dict>
          <key>body</key>
          <dict><key>fontFamily</key><string>Lato</string>
            <key>fontSize</key><integer>17</integer><key>content</key><true/></dict>
        </dict></plist>
        """, [3, 8]
      ),
      (
        "s.plist",
        """
        <plist version="1.0"><array>
          <dict><key>name</key><string>title</string><key>font</key><string>Lato-Bold</string>
            <key>size</key><integer>28</integer><key>textStyle</key><string>title1</string>
            <key>maximumPointSize</key><integer>40</integer></dict>
          <dict><key>name</key><string>body</string><key>family</key><string>Lato</string>
            <key>size</key><real>17.0</real><key>content</key><true/></dict>
        </array></plist>
        """, [2, 5]
      ),
    ])
  func forms(path: String, text: String, lines: [Int]) {
    let table = table(text, path: path)
    #expect(table.errors == [])
    #expect(table.warnings == [])
    #expect(placeless(table) == Self.expected)
    #expect(table.names == ["title", "body"])
    #expect(table.styles.map(\.location?.path) == [path, path])
    #expect(table.styles.map(\.location?.line) == lines)
  }

  @Test("A binary property list has a path and no lines")
  func binary() {
    // { "h": { "font": "F", "size": 9 } }, put together by hand.
    let objects: [[UInt8]] = [
      [0xD1, 1, 2], [0x51, 0x68], [0xD2, 3, 4, 5, 6], [0x54] + Array("font".utf8),
      [0x54] + Array("size".utf8), [0x51, 0x46], [0x10, 9],
    ]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let start = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 7] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, start]
    let table = StyleTable.read(bytes, path: "s.plist")
    #expect(table.errors.map(\.description) == [])
    #expect(table.styles.map(\.font) == [.named("F")])
    #expect(table.styles.map(\.size) == [9])
    #expect(table.styles.map(\.location) == [SourceLocation(path: "s.plist")])
    // The size becomes a truth value.
    bytes[Int(offsets[6])] = 0x09
    #expect(
      StyleTable.read(bytes, path: "s.plist").errors.map(\.description) == [
        "s.plist: under 'h' › 'size': 'size' is a boolean (true); give a number of points, such as 17"
      ])
  }

  @Test(
    "Tables that are wrong",
    arguments: [
      (
        "{\"h\": {\"font\": \"F\", \"fontName\": \"G\", \"size\": 9}}",
        ["1:21: style 'h' has both 'font' and 'fontName'; remove one of them"]
      ),
      (
        "{\"h\": {\"font\": \"F\", \"siz\": 9}}",
        [
          "1:21: unknown key 'siz' in style 'h'; did you mean 'size'?",
          "1:7: style 'h' has no 'size'; add the size in points at the text size large, such as "
            + "size: 17",
        ]
      ),
      (
        "{\"h\": 17}",
        ["1:7: style 'h' is a number (17); give a mapping with keys such as font, family or weight"]
      ),
      (
        "[{\"font\": \"F\", \"size\": 9}]",
        ["1:2: an element of the file of the styles has no 'name'; add the name of the style"]
      ),
      (
        "[{\"name\": \"h\", \"font\": \"F\", \"size\": 9}, 17]",
        [
          "1:41: an element of the file of the styles is a number (17); give a mapping with keys "
            + "such as name, font and size"
        ]
      ),
      (
        "[{\"name\": \"h\", \"font\": \"F\", \"size\": 9}, {\"name\": \"h\"}]",
        ["1:50: a style 'h' is already given on line 1; rename one"]
      ),
      (
        "[{\"name\": [1], \"font\": \"F\", \"size\": 9}]",
        ["1:11: 'name' is a list; give the name of the style"]
      ),
      (
        "17",
        ["1:1: the file of the styles is a number (17); give a mapping from names to styles"]
      ),
      ("{\"h\": ", ["1:7: the JSON document ends where a value is expected; complete it"]),
    ])
  func wrong(text: String, expected: [String]) { #expect(table(text).errorTexts == expected) }

  @Test("A style may be called value or type")
  func namesOfKeys() {
    let text = """
      {"value": {"font": "F", "size": 9}, "type": {"font": "F", "size": 10}}
      """
    #expect(table(text).errorTexts == [])
    #expect(table(text).names == ["value", "type"])
  }
}
