import Testing

@testable import Exports

@Suite struct CSVTableTests {
  private func line(_ cells: CSVTable.Cell...) -> String {
    var table = CSVTable(["a"])
    table.append(cells)
    return String(table.text.dropFirst("a\r\n".count))
  }

  @Test(
    "Text is quoted where the grammar demands it, and kept from being a formula",
    arguments: [
      ("plain text", "plain text"), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
      ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""), ("=1+1", "'=1+1"), ("+49", "'+49"),
      ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"), ("\n=1", "\"'\n=1\""),
      ("'tis", "''tis"), ("＝1", "'＝1"), ("=\"a\",1", "\"'=\"\"a\"\",1\""), ("a=1", "a=1"),
      // A mark after the sign joins it to one character, and spreadsheets read code points.
      ("=\u{301}1", "'=\u{301}1"), ("\"\u{301}", "\"\"\"\u{301}\""), ("สวัสดี", "สวัสดี"),
    ])
  func text(value: String, expected: String) {
    #expect(line(.text(value)).unicodeScalars.elementsEqual((expected + "\r\n").unicodeScalars))
  }

  @Test("Numbers have four decimals at most and stay as they are; what is not known is empty")
  func numbers() {
    #expect(
      line(
        .number(-0.5), .number(1.0 / 3), .integer(-2), .init(Double?.none), .init(Double.infinity))
        == "-0.5,0.3333,-2,,\r\n")
  }
}
