import Foundation
import MetricsCore
import Reports
import Testing

@Suite("JSON documents")
struct DocumentTests {
  @Test("Every document names schema, tool, model and command, and ends with a line break")
  func head() throws {
    let measure = MeasureDocument(tool: Sample.tool, settings: Sample.measureSettings)
    let documents = [
      ("check", JSONReporter().render(Sample.awkward, context: ReportContext())),
      ("scale", Sample.scale.json), ("scale", Sample.scaleStyles.json),
      ("inspect", Sample.inspect.json), ("measure", measure.text(Sample.measured)),
      ("rules", RulesReport(tool: Sample.tool, rules: Sample.rules).json),
      ("rules", Sample.explanation.json),
    ]
    for (command, text) in documents {
      #expect(text.hasSuffix("}\n"))
      let document = try parsedDocument(text)
      #expect(document["schemaVersion"] as? Int == 1)
      #expect(document["command"] as? String == command)
      #expect(document["model"] as? String == "uikit-26")
      let tool = try #require(document["tool"] as? [String: String])
      #expect(tool == ["name": "fontgauge", "version": "1.2.3"])
      #expect(try keysInOrder(text))
    }
  }

  /// Whether the top-level keys stand in ascending order in the text itself.
  private func keysInOrder(_ text: String) throws -> Bool {
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map {
      String($0.dropFirst(3).prefix { $0 != "\"" })
    }
    #expect(keys.count > 3)
    return keys == keys.sorted()
  }

  @Test("A scale document gives the published sizes of 17 points with body")
  func scale() throws {
    let document = try parsedDocument(Sample.scale.json)
    #expect(document["api"] as? String == "uikit")
    #expect(document["textStyle"] as? String == "body")
    #expect(document["size"] as? Double == 17)
    let categories = try #require(document["categories"] as? [[String: Any]])
    #expect(
      categories.map { $0["category"] as? String } == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
        "AX4", "AX5",
      ])
    #expect(
      categories.map { $0["pointSize"] as? Double } == [
        15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48,
      ])
    #expect(Set(categories[0].keys) == ["category", "pointSize", "scaledValue", "systemPointSize"])
    #expect(categories[0]["scaledValue"] as? Double == 14.6667)
  }

  @Test("Without a font there is no line height, with one there is")
  func lineHeight() throws {
    let capped = try parsedDocument(Sample.scaleCapped.json)
    let categories = try #require(capped["categories"] as? [[String: Any]])
    #expect(categories[11]["lineHeight"] as? Double == 48)  // 1.2 × 40
    #expect(capped["maximumPointSize"] as? Double == 40)
    let styles = try #require(
      parsedDocument(Sample.scaleStyles.json)["styles"] as? [[String: Any]])
    #expect(styles.map { $0["name"] as? String } == ["h3", "lost"])
    let known = try #require(styles[0]["categories"] as? [[String: Any]])
    let unknown = try #require(styles[1]["categories"] as? [[String: Any]])
    #expect(known[3]["lineHeight"] as? Double == 21.942)  // 18 × 1.219
    #expect(unknown[3].keys.contains("lineHeight") == false)
  }

  @Test("Inspection gives raw font units and what iOS makes of them in ems")
  func inspect() throws {
    let fonts = try #require(parsedDocument(Sample.inspect.json)["fonts"] as? [[String: Any]])
    let lato = fonts[0]
    let tables = try #require(lato["verticalMetrics"] as? [String: Any])
    #expect(
      tables["hhea"] as? [String: Int] == ["ascender": 1974, "descender": -426, "lineGap": 0])
    #expect(
      tables["typo"] as? [String: Int] == ["ascender": 1610, "descender": -390, "lineGap": 400])
    #expect(tables["win"] as? [String: Int] == ["ascent": 2165, "descent": 548])
    #expect(tables["useTypoMetrics"] as? Bool == true)
    #expect(
      lato["ios"] as? [String: Double]
        == ["ascender": 0.987, "descender": -0.213, "leading": 0, "lineHeight": 1.2])
    // 0x20…0x7E and 0x400…0x45F
    #expect(lato["characterCount"] as? Int == 95 + 96)
    let montserrat = fonts[1]
    let axes = try #require(montserrat["axes"] as? [[String: Any]])
    #expect(axes[0]["tag"] as? String == "wght")
    #expect(axes[0]["default"] as? Double == 100)
    let instances = try #require(montserrat["instances"] as? [[String: Any]])
    #expect(instances[2]["coordinates"] as? [String: Double] == ["wght": 700])
    #expect((fonts[2]["ios"] as? [String: Double])?["lineHeight"] == 1.75)
    #expect(fonts[2]["blankCharacters"] as? [String] == ["ж", "😀"])
  }

  @Test("What a font does not say is left out")
  func absent() throws {
    let fonts = try #require(parsedDocument(Sample.inspect.json)["fonts"] as? [[String: Any]])
    let broken = fonts[3]
    for key in ["ios", "capHeight", "measuredCapHeight", "weightClass", "postScriptName"] {
      #expect(broken[key] == nil)
    }
    #expect(broken["faults"] as? [String] == ["the checksum of the table glyf is wrong"])
    #expect((broken["verticalMetrics"] as? [String: Any])?.keys.sorted() == ["useTypoMetrics"])
  }

  @Test("A finding has all that it knows under the contract's names")
  func finding() throws {
    let text = JSONReporter().render(Sample.awkward, context: ReportContext())
    let document = try parsedDocument(text)
    #expect(
      document["summary"] as? [String: Int] == ["errors": 4, "warnings": 1, "notes": 5])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(
      findings[1].keys.sorted() == [
        "advice", "categories", "devices", "fingerprint", "font", "key", "limit", "locale",
        "location", "margin", "measured", "message", "rule", "severity", "slot", "style", "text",
        "unit", "variant",
      ])
    #expect(
      findings[1]["message"] as? String
        == "“100 % <b>\"fertig\"</b> & 'gut'\nZeile 2” needs 3 lines and has 2.")
    #expect(findings[1]["categories"] as? [String] == ["AX5"])
    #expect(findings[1]["devices"] as? [String] == ["iPhone SE (1st)"])
    let location = try #require(findings[1]["location"] as? [String: Any])
    #expect(location["path"] as? String == "Réglages, v2: für alle/de.lproj/Cards & more.strings")
    #expect(location["line"] as? Int == 7)
    #expect(location["column"] as? Int == 12)
    #expect((findings[0]["location"] as? [String: Any])?.keys.sorted() == ["path"])
    let last = try #require(findings.last)
    #expect(last["location"] == nil)
    #expect(last["measured"] is NSNull)
  }

  @Test("Measurements and notices are there when there are any")
  func optionalParts() throws {
    let empty = JSONReporter().render(Sample.report([]), context: ReportContext())
    #expect(
      try parsedDocument(empty).keys.sorted() == [
        "command", "findings", "fonts", "model", "schemaVersion", "styles", "summary", "tool",
      ])
    let awkward = try parsedDocument(
      JSONReporter().render(Sample.awkward, context: ReportContext()))
    let measurements = try #require(awkward["measurements"] as? [[String: Any]])
    let cells = try #require(measurements[0]["cells"] as? [[String: Any]])
    #expect(cells[0]["room"] == nil)
    #expect(cells[1]["lost"] as? String == "c")
    #expect((awkward["notices"] as? [[String: Any]])?.count == 1)
  }

  @Test("Measured texts written one by one are the same bytes as the whole", arguments: 0...3)
  func stream(count: Int) throws {
    let texts = Array(Sample.measured.prefix(count))
    let writer = MeasureDocument(tool: Sample.tool, settings: Sample.measureSettings)
    var pieces = writer.header
    for (index, text) in texts.enumerated() {
      pieces += writer.entry(text, isFirst: index == 0)
    }
    pieces += writer.footer(count: count)
    #expect(pieces == JSONValue.object(writer.document(texts)).text + "\n")
    let document = try parsedDocument(pieces)
    #expect((document["texts"] as? [Any])?.count == count)
    #expect(document["font"] as? String == "PTSans-Regular")
  }

  @Test("A measured text has the contract's names")
  func measuredText() throws {
    let writer = MeasureDocument(tool: Sample.tool, settings: Sample.measureSettings)
    let texts = try #require(
      parsedDocument(writer.text(Sample.measured))["texts"] as? [[String: Any]])
    #expect(texts[0].keys.sorted() == ["categories", "key", "locale", "location", "text"])
    #expect(texts[1].keys.sorted() == ["categories", "locale", "text", "variant"])
    let categories = try #require(texts[0]["categories"] as? [[String: Any]])
    #expect(categories.count == 12)
    #expect(
      categories[0].keys.sorted() == [
        "brokenWords", "category", "height", "lineHeight", "lineTexts", "lines", "missing",
        "naturalWidth", "pointSize", "truncated", "width",
      ])
    // No line metrics were known: the heights are not there, and not 0.
    let bare = try #require(texts[2]["categories"] as? [[String: Any]])
    #expect(bare[0]["height"] == nil)
  }
}
