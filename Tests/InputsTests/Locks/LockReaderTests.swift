import Foundation
import Inputs
import MetricsCore
import Testing

@Suite("Reading locks")
struct LockReaderTests {
  private func complaint(replacing old: String, with new: String) -> String? {
    #expect(SampleLock.text.contains(old), "the example does not contain “\(old)”")
    let text = SampleLock.text.replacingOccurrences(of: old, with: new)
    return message { () throws(InputError) in try SampleLock.read(text) }
  }

  @Test("A lock written by hand")
  func example() throws {
    #expect(try SampleLock.read(SampleLock.text) == SampleLock.lock)
  }

  @Test("A lock on lines that Windows ends, with a byte-order mark")
  func windows() throws {
    let text = "\u{FEFF}" + SampleLock.text.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try SampleLock.read(text) == SampleLock.lock)
  }

  @Test("The least lock")
  func least() throws {
    #expect(
      try SampleLock.read("{\"schemaVersion\": 1, \"model\": \"ios10\"}") == Lock(model: "ios10"))
  }

  @Test(
    "What is no lock says so",
    arguments: ["{}", "{\"name\": \"package\", \"lockfileVersion\": 3}", "{\"fonts\": {}}"])
  func noLock(text: String) {
    #expect(
      message { () throws(InputError) in try SampleLock.read(text) }
        == "l.json: this is no lock file; write one with 'fontgauge lock'")
  }

  @Test(
    "What is wrong has a line, a column and a sentence",
    arguments: [
      (
        "\"schemaVersion\": 1", "\"schemaVersion\": 2, \"glyphs\": {}",
        "23:3: the lock file has version 2 and this fontgauge reads 1; update "
          + "fontgauge"
      ),
      (
        "\"schemaVersion\": 1", "\"schemaVersion\": \"one\"",
        "23:20: 'schemaVersion' is a string (\"one\"); give a number, such as 17"
      ),
      (
        "uikit-26", "uikit-99",
        "22:12: the lock file follows 'uikit-99' and this fontgauge knows uikit-26 and ios10; "
          + "update fontgauge, or write it anew with 'fontgauge lock'"
      ),
      (
        "  \"model\": \"uikit-26\",\n", "",
        "1:1: the lock file has no 'model'; write it anew with 'fontgauge lock'"
      ),
      (
        "\"tool\"", "\"tol\"",
        "45:3: unknown key 'tol' in the lock file; did you mean 'tool'?"
      ),
      (
        "\"kerning\"", "\"kernig\"",
        "10:7: unknown key 'kernig' in font 'Sample-Bold'; did you mean 'kerning'?"
      ),
      (
        SampleLock.other, "\"Other\": []",
        "20:14: font 'Other' is a list; give a mapping with keys such as advances, axes or coverage"
      ),
      (
        "\"unitsPerEm\": 1000", "\"unitsPerEm\": \"1000\"",
        "16:21: 'unitsPerEm' is a string (\"1000\"); give a number, such as 17"
      ),
      (
        "\"unitsPerEm\": 1000", "\"unitsPerEm\": 1000.5",
        "16:21: 'unitsPerEm' is 1000.5; give a whole number from -1000000000 to 1000000000"
      ),
      (
        "\"weight\": 700", "\"weight\": null",
        "18:17: 'weight' is empty; give a number, such as 17"
      ),
      (
        "\"family\": \"Sample\"", "\"family\": [\"Sample\"]",
        "7:17: 'family' is a list; give text"
      ),
      (
        "\"hhea.descender\": -200", "\"hhea.descender\": true",
        "11:59: 'hhea.descender' is a boolean (true); give a number, such as 17"
      ),
      (
        "[\"wght 100–400–900\"]", "\"wght\"", "5:15: 'axes' is a string (\"wght\"); give a list"
      ),
      (
        "\"41-5A 61-7A\"", "\"5A-41\"",
        "6:29: 'Latn' is a string (\"5A-41\"); give ranges of characters, such as 20-7E A0"
      ),
      (
        "[\"Zyyy\", \"20\"]", "[\"Zyyy\"]",
        "6:45: an element of 'coverage' is a list; give a pair such as [\"Latn\", \"…\"]"
      ),
      (
        "[\"Zyyy\", \"20\"]", "[\"Latn\", \"20\"]",
        "6:45: 'Latn' stands twice in 'coverage'; remove one"
      ),
      (
        "[\"Zyyy\", \"00000000000000ab\"]", "[\"Zyyy\", {}]",
        "4:59: 'Zyyy' is a mapping; give a digest"
      ),
      (
        "[\"Zyyy\", \"00000000000000ab\"]", "7",
        "4:50: an element of 'advances' is a number (7); give a pair such as [\"Latn\", \"…\"]"
      ),
      (
        "\"lines\": \"1*12\"", "\"lines\": \"1*13\"",
        "29:41: 'lines' is a string (\"1*13\"); give lines at the twelve categories of each screen, "
          + "such as 1*9 2*3"
      ),
      (
        "\"lines\": \"1*12\"", "\"lines\": 12",
        "29:41: 'lines' is a number (12); give lines at the twelve categories of each screen, "
          + "such as 1*9 2*3"
      ),
      (
        "[\"iPhone SE (1st)\", \"iPhone 16\"]", "[\"iPhone 16\"]",
        "30:53: 'lines' is a string (\"1*11 2t | 1*12\"); give lines at the twelve categories of "
          + "each screen, such as 1*9 2*3"
      ),
      (
        "\"digest\": \"5aceecfa\", ", "",
        "29:9: an element of 'texts' is a mapping; give a text with 'digest', 'lines', 'locale' "
          + "and 'width'"
      ),
      (
        ", \"locale\": \"en\"", "",
        "29:9: an element of 'texts' is a mapping; give a text with 'digest', 'lines', 'locale' "
          + "and 'width'"
      ),
      (
        ", \"width\": 15.3", "",
        "29:9: an element of 'texts' is a mapping; give a text with 'digest', 'lines', 'locale' "
          + "and 'width'"
      ),
      (
        "\"width\": 15.3", "\"width\": \"15.3\"",
        "29:74: 'width' is a string (\"15.3\"); give a number, such as 17"
      ),
      (
        "\"pointSizes\": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],", "\"pointSizes\": [17, 18],",
        "39:21: style 'title' has 2 numbers in 'pointSizes'; give one for each of the twelve "
          + "categories"
      ),
      (
        "\"pointSizes\": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],", "",
        "36:14: style 'title' has 0 numbers in 'pointSizes'; give one for each of the twelve "
          + "categories"
      ),
      (
        "[2, 2, 3,", "[2, \"2\", 3,",
        "38:26: an element of 'lineHeights' is a string (\"2\"); give a number, such as 17"
      ),
      (
        "\"count\": 3", "\"count\": 1e99",
        "41:25: 'count' is 1e99; give a number from -1000000000 to 1000000000"
      ),
      (
        "\"count\": 3", "\"counts\": 3",
        "41:16: unknown key 'counts' in 'en'; did you mean 'count'?"
      ),
      (
        "      \"unitsPerEm\": 1000,\n", "",
        "3:20: font 'Sample-Bold' has no 'unitsPerEm'; write it anew with 'fontgauge lock'"
      ),
    ])
  func wrong(old: String, new: String, expected: String) {
    #expect(complaint(replacing: old, with: new) == "l.json:" + expected)
  }

  @Test("Another kind of document")
  func list() {
    #expect(
      message { () throws(InputError) in try SampleLock.read("[]") }
        == "l.json:1:1: the lock file is a list; give a mapping with keys such as fonts, model or "
        + "schemaVersion")
  }

  @Test("The lines that Git leaves in a conflict are named")
  func conflict() {
    let line = "      \"unitsPerEm\": 1000,\n"
    let other = "=======\n      \"unitsPerEm\": 2048,\n>>>>>>> topic\n"
    #expect(
      complaint(replacing: line, with: "<<<<<<< HEAD\n" + line + other)
        == "l.json:16:1: a merge conflict is left here; resolve it")
    // Any of its lines may be left alone.
    #expect(
      complaint(replacing: line, with: line + other)
        == "l.json:17:1: a merge conflict is left here; resolve it")
    #expect(
      complaint(replacing: line, with: line + ">>>>>>> topic\n")
        == "l.json:17:1: a merge conflict is left here; resolve it")
    #expect(
      complaint(replacing: line, with: line + "========\n")
        == "l.json:17:1: '=' stands where a key in double quotes is expected; correct it")
  }

  @Test("What a merge leaves twice is named")
  func twice() {
    #expect(
      complaint(replacing: SampleLock.other, with: "\"Sample-Bold\": {}")
        == "l.json:20:5: the key 'Sample-Bold' is already given on line 3; remove one")
    #expect(
      complaint(
        replacing: "\"width\": 15.3},",
        with: "\"width\": 15.3},\n        "
          + "{\"digest\": \"5aceecfa\", \"lines\": \"2*12\", \"locale\": \"en\", \"width\": 16},")
        == "l.json:30:9: the text '5aceecfa' stands twice in slot 'row'; remove one")
    #expect(
      complaint(
        replacing: "\"schemaVersion\": 1,", with: "\"schemaVersion\": 1,\n  \"schemaVersion\": 2,")
        == "l.json:24:3: the key 'schemaVersion' is already given on line 23; remove one")
  }

  @Test("A file that is not there, and a folder")
  func files() throws {
    let folder = TemporaryFolder()
    for path in [folder("absent.json"), folder.path] {
      let complaint = message { () throws(InputError) in
        try LockReader.read(ProjectFile(path: path))
      }
      #expect(complaint?.hasPrefix(path + ": ") == true)
    }
    let path = folder.write(SampleLock.text, to: "l.json")
    #expect(try LockReader.read(ProjectFile(path: path)) == SampleLock.lock)
  }
}
