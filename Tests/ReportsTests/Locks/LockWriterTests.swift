import Foundation
import MetricsCore
import Reports
import Testing

@Suite("Writing locks")
struct LockWriterTests {
  private let text = LockWriter.text(Sample.lock, toolVersion: "1.2.3")

  @Test("A lock is JSON with a line break at its end, and without any time")
  func document() throws {
    #expect(text.hasSuffix("\n}\n"))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let document = try #require(object as? [String: Any])
    #expect(
      document.keys.sorted() == ["fonts", "model", "schemaVersion", "slots", "styles", "tool"])
    #expect(document["schemaVersion"] as? Int == LockWriter.schemaVersion)
  }

  @Test("One changed fact changes one line")
  func oneFactALine() {
    let changes: [@Sendable (inout Lock) -> Void] = [
      { $0.fonts[1].version = "Version 2" }, { $0.fonts[1].metrics["capHeight"] = 701 },
      { $0.fonts[1].coverage["Latn"] = CharacterCoverage(ascending: [0x41]) },
      { $0.fonts[1].advances["Zyyy"] = "1" }, { $0.fonts[1].kerning = "1" },
      { $0.styles[0].pointSizes[3] = 18 }, { $0.styles[0].texts["en"]?.widest = 18 },
      { $0.slots[0].texts[0].width = 16 }, { $0.slots[0].texts[1].fits[0].lines = 2 },
      { $0.slots[0].screens[1] = "iPad" }, { $0.model = "ios10" },
    ]
    let before = text.split(separator: "\n")
    for (index, change) in changes.enumerated() {
      var lock = Sample.lock
      change(&lock)
      let after = LockWriter.text(lock, toolVersion: "1.2.3").split(separator: "\n")
      #expect(after.count == before.count)
      #expect(zip(before, after).count { $0 != $1 } == 1, "change \(index)")
    }
  }

  @Test("A text that is added or removed is one line")
  func addedText() {
    var lock = Sample.lock
    let text = lock.slots[0].texts[0]
    lock.slots[0].texts.insert(text, at: 0)
    let difference = LockWriter.text(lock, toolVersion: "1.2.3").split(separator: "\n")
      .difference(from: self.text.split(separator: "\n"))
    #expect(difference.count == 1)
  }

  @Test("The order in which fonts, styles and slots are given changes nothing")
  func order() {
    var lock = Sample.lock
    lock.fonts.reverse()
    lock.styles.reverse()
    lock.slots.reverse()
    #expect(LockWriter.text(lock, toolVersion: "1.2.3") == text)
  }
}

@Suite("What lock tells")
struct LockReportTests {
  private func report(_ lock: Lock, hasChanged: Bool = true) -> LockReport {
    LockReport(
      tool: Sample.tool, path: "a/fontgauge.lock.json", lock: lock, hasChanged: hasChanged)
  }

  @Test("A sentence counts what was written")
  func text() {
    #expect(
      report(Sample.lock).text(ReportContext())
        == "Wrote a/fontgauge.lock.json: 2 fonts, 2 styles, 2 slots and 2 texts in slots\n")
    #expect(
      report(Lock(model: "ios10", fonts: [LockedFont(postScriptName: "A")]), hasChanged: false)
        .text(ReportContext())
        == "Nothing has changed in a/fontgauge.lock.json: 1 font, no styles, no slots and no texts in slots\n"
    )
  }

  @Test("The document has the same numbers")
  func document() throws {
    let object = try JSONSerialization.jsonObject(with: Data(report(Sample.lock).json.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["command"] as? String == "lock")
    #expect(document["changed"] as? Bool == true)
    #expect(document["path"] as? String == "a/fontgauge.lock.json")
    #expect(
      ["fonts", "styles", "slots", "texts"].map { document[$0] as? Int } == [2, 2, 2, 2])
  }
}
