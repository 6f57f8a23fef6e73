import Reports
import Testing

@Suite("Text tables")
struct TextTableTests {
  @Test(
    "The width of a text is what a terminal gives it",
    arguments: [
      ("", 0), ("Settings", 8), ("Größe", 5), ("Ẩm thực", 7),
      ("e\u{301}", 1),  // e and a combining acute
      ("设置", 4), ("설정", 4), ("ｆｕｌｌ", 8), ("ｶﾅ", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),  // one Hangul syllable from three letters
      ("ตั้งค่า", 4),  // four letters, a vowel and two tone marks above them
      ("กำ", 2),  // sara am stands beside its consonant
      ("إعدادات", 7), ("مُحَمَّد", 4), ("שלום", 4),
      ("हिन्दी", 5),  // three letters, two vowel signs beside them, one virama
      ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1),
      ("a\u{200B}b\u{200D}c\u{FEFF}", 3), ("€", 1), ("…", 1), ("–", 1),
    ])
  func width(of text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test("Columns line up whatever the script")
  func scripts() {
    var table = TextTable([
      TextTable.Column("text"), TextTable.Column("size", .trailing), TextTable.Column("end"),
    ])
    table.append(["Settings", "8", "|"])
    table.append(["ตั้งค่า", "10", "|"])
    table.append(["设置", "100", "|"])
    table.append(["إعدادات", "7", "|"])
    table.append(["👩‍👩‍👧‍👦🇩🇪", "1", "|"])
    #expect(
      table.text(.plain) == """
        text      size  end
        Settings     8  |
        ตั้งค่า        10  |
        设置       100  |
        إعدادات      7  |
        👩‍👩‍👧‍👦🇩🇪         1  |

        """)
    let starts = table.text(.plain).split(separator: "\n").dropFirst().map {
      displayWidth(String($0.prefix { $0 != "|" }))
    }
    #expect(starts == [16, 16, 16, 16, 16])
  }

  @Test("Colours do not count towards the width, and lines do not end with spaces")
  func colours() {
    var table = TextTable([TextTable.Column(""), TextTable.Column(""), TextTable.Column("")])
    table.append([TextTable.Cell("a", .red), "x", ""])
    table.append(["long", "", ""])
    table.append(["", "y"])
    #expect(
      table.text(TextStyling(isEnabled: true), indentation: 1)
        == " \u{1B}[31ma\u{1B}[39m     x\n long\n       y\n")
  }

  @Test("A column without text is left out, a table without rows is empty")
  func emptyColumns() {
    var table = TextTable([
      TextTable.Column("a"), TextTable.Column("b"), TextTable.Column("c", .trailing),
    ])
    #expect(table.text(.plain) == "")
    table.append(["1", "", "2"])
    #expect(table.text(.plain) == "a  c\n1  2\n")
  }

  @Test("A cell stays on its line")
  func controlCharacters() {
    var table = TextTable([TextTable.Column("a"), TextTable.Column("b")])
    table.append([TextTable.Cell("1\n2"), TextTable.Cell("\u{1B}]0;x\u{7}\u{202E}")])
    #expect(table.text(.plain) == "a     b\n1\\n2  \\u{1B}]0;x\\u{7}\\u{202E}\n")
  }

  @Test("Looks can be nested, and plain styling adds nothing")
  func styling() {
    let styling = TextStyling(isEnabled: true)
    #expect(
      styling.bold("a" + styling.green("b") + "c")
        == "\u{1B}[1ma\u{1B}[32mb\u{1B}[39mc\u{1B}[22m")
    #expect(styling.dim("") == "")
    #expect(TextStyling.plain.bold(TextStyling.plain.cyan("x")) == "x")
  }
}
