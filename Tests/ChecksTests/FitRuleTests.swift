@testable import Checks
import DynamicType
import MetricsCore
import Testing

@Suite("Rules about fit")
struct FitRuleTests {
  // Characters of half an em. 17 pt with body: 15 15 16 17 19 20 22 26 31 37 43 48.
  private func fixed(_ size: Double) -> StyleMeasurement {
    Samples.style("body", size: size) { $0.scaling = .fixed }
  }

  @Test("A cut text is told with what shows, what is lost and what would do")
  func truncated() throws {
    // 14 characters: 7 em, 336 pt at 48 pt and 182 pt at 26 pt. 200 ÷ 7 = 28.6 pt would do.
    let subject = Samples.fit("Saved searches", key: "search.saved", lines: 1)
    let finding = try #require(findings("truncated", in: subject).first)
    #expect(
      finding.message
        == "“Saved searches” (en) is cut in “row” at AX2–AX5 on iPhone 16: "
        + "it needs 2 lines and has 1 at AX5, shows “Saved s…” and loses “earches”")
    #expect(finding.slot == "row" && finding.style == "title" && finding.font == "Sample-Regular")
    #expect(finding.categories == [.ax2, .ax3, .ax4, .ax5])
    #expect(finding.devices == ["iPhone 16"])
    #expect(finding.measured == 2)
    #expect(finding.limit == 1)
    #expect(finding.unit == "lines")
    #expect(isClose(finding.margin, 136))
    #expect(finding.advice == "2 lines, 336 pt of width or maximumPointSize 28")
    #expect(finding.location?.path == "App/en.lproj/Localizable.strings")
    #expect(
      finding.subjectLocation == SourceLocation(path: ".fontgauge.yml", line: 20, column: 5))
  }

  @Test("A text that fills its line fits, and a twentieth of a point less could go either way")
  func truncationLimit() throws {
    // 10 characters at 40 pt: 200 pt.
    let fit = { (room: Double) in
      Samples.fit("0123 56789", style: fixed(40), on: [("iPhone 16", room)], lines: 1)
    }
    #expect(findings("truncated", in: fit(200)).isEmpty)
    let finding = try #require(findings("truncated", in: fit(199.95)).first)
    #expect(isClose(finding.margin, 0.05))
    #expect(finding.couldGoEitherWay)
    #expect(finding.advice == "2 lines, 200 pt of width or size 39")
  }

  @Test(
    "The narrowest screen at the largest size is the example, the greatest shortfall the margin")
  func screens() throws {
    let subject = Samples.fit(
      "Saved searches", on: [("iPhone 17 Pro Max", 330), ("iPhone SE (1st)", 250)], lines: 1)
    let finding = try #require(findings("truncated", in: subject).first)
    #expect(
      finding.message.contains(
        "at AX3–AX5 on iPhone SE (1st) and at AX5 on iPhone 17 Pro Max: it needs 2 lines and has 1 "
          + "at AX5 on iPhone SE (1st)"))
    #expect(finding.devices == ["iPhone 17 Pro Max", "iPhone SE (1st)"])
    // 336 − 250.
    #expect(isClose(finding.margin, 86))
    // 250 ÷ 7 = 35.7.
    #expect(finding.advice == "2 lines, 336 pt of width or maximumPointSize 35")
  }

  @Test("Without a cap in SwiftUI the category to stop at is the advice")
  func swiftUI() throws {
    let style = Samples.style { $0.api = .swiftui }
    let subject = Samples.fit("Saved searches", style: style, lines: 1)
    let finding = try #require(findings("truncated", in: subject).first)
    // 26 pt at AX1 is the last size below 28.6 pt.
    #expect(finding.advice == "2 lines, 336 pt of width or maximumCategory AX1")
  }

  @Test("A size below the recommended minimum is no advice")
  func noTinyAdvice() throws {
    // 200 ÷ 20 = 10 pt.
    let text = "0123456789 123456789 12345678901234567890"
    let subject = Samples.fit(text, lines: 1)
    let advice = try #require(findings("truncated", in: subject).first?.advice)
    #expect(!advice.contains("Size"))
    #expect(advice.hasSuffix("lines or 984 pt of width"))
  }

  @Test("A broken word is told with its width and its line")
  func brokenWord() throws {
    // 15 characters: 7.5 em, 322.5 pt at 43 pt and 360 pt at 48 pt. 320 ÷ 7.5 = 42.7 pt.
    let subject = Samples.fit(
      "A new Wohnungsanzeige", key: "card.title", locale: "de",
      on: [("iPhone SE (1st)", 320), ("iPhone 17 Pro Max", 400)])
    let finding = try #require(findings("broken-word", in: subject).first)
    #expect(
      finding.message
        == "“Wohnungsanzeige” (de) is broken inside in “row” at AX4, AX5 on iPhone SE (1st): "
        + "360 pt wide at AX5, where the line has 320 pt")
    #expect(isClose(finding.measured, 360))
    #expect(finding.limit == 320)
    #expect(finding.unit == "pt")
    #expect(isClose(finding.margin, 40))
    #expect(finding.advice == "360 pt of width or maximumPointSize 42")
  }

  @Test("A word as wide as its line is not broken")
  func wordLimit() {
    let fit = { (room: Double) in
      Samples.fit("0123456789", style: fixed(40), on: [("iPhone 16", room)])
    }
    #expect(findings("broken-word", in: fit(200)).isEmpty)
    #expect(findings("broken-word", in: fit(199.99)).count == 1)
  }

  @Test("A word in no slot is held against the narrowest screen")
  func wordOnScreen() throws {
    let text = { (width: Double) in
      Samples.text("Einstellungen", key: "settings.title", locale: "de", in: fixed(40)) {
        $0.longestWord = "Einstellungen"
        $0.longestWordWidths = Array(repeating: width, count: 12)
        $0.narrowestScreen = ScreenRoom(screen: "iPhone SE (1st)", width: 320)
      }
    }
    #expect(findings("broken-word", in: text(8)).isEmpty)
    // 8.25 × 40 = 330; 320 ÷ 8.25 = 38.8.
    let finding = try #require(findings("broken-word", in: text(8.25)).first)
    #expect(
      finding.message
        == "“Einstellungen” (de) is broken inside in “body” at every size on iPhone SE (1st): "
        + "330 pt wide, where the screen has 320 pt")
    #expect(finding.slot == nil && finding.style == "body")
    #expect(finding.devices == ["iPhone SE (1st)"])
    #expect(isClose(finding.margin, 10))
    #expect(finding.advice == "size 38")
  }

  @Test("A text of the very height of its place fits")
  func heightLimit() throws {
    let fit = { (height: Double) in
      Samples.fit("Settings", style: fixed(20), lines: 1, height: height)
    }
    #expect(findings("clipped-height", in: fit(20)).isEmpty)
    let finding = try #require(findings("clipped-height", in: fit(19.95)).first)
    #expect(isClose(finding.margin, 0.05))
    #expect(finding.couldGoEitherWay)
    #expect(finding.advice == "20 pt of height or size 19")
  }

  @Test("Several lines are told as lines times line height")
  func severalLines() throws {
    // 7 em in 261 pt: one line at 37 pt (259 pt), two at 43 pt and 48 pt.
    let subject = Samples.fit(
      "Saved searches", key: "search.saved", on: [("iPhone 16", 261)], height: 50)
    let finding = try #require(findings("clipped-height", in: subject).first)
    #expect(
      finding.message
        == "“Saved searches” (en) is too high for “row” at AX4, AX5 on iPhone 16: "
        + "96 pt (2 × 48 pt) at AX5, where there are 50 pt")
    #expect(finding.measured == 96)
    #expect(finding.limit == 50)
    #expect(finding.margin == 46)
    // At 37 pt it is one line, at 38 pt two.
    #expect(finding.advice == "96 pt of height or maximumPointSize 37")
  }

  @Test("Space between lines is part of the sum, and no size is advised then")
  func lineSpacing() throws {
    let style = Samples.style("body", size: 40) {
      $0.scaling = .fixed
      $0.lineSpacing = 6
    }
    let subject = Samples.fit("Saved searches", style: style, height: 80)
    let finding = try #require(findings("clipped-height", in: subject).first)
    #expect(finding.message.contains("86 pt (2 × 40 pt and 1 × 6 pt between)"))
    #expect(finding.advice == "86 pt of height")
  }

  @Test("A height that scales is advised at large")
  func scaledHeight() throws {
    // 16 pt at large are 45.1 pt at AX5 for 48 pt of text: 16 × 48 ÷ 45.1 = 17.03, rounded up.
    var subject = Samples.fit("Settings", lines: 1)
    subject.slot.height = .scaled(16)
    for index in subject.cells.indices {
      let leading = TextStyle.body.scalingLeading(at: subject.cells[index].category)
      subject.cells[index].heightLimit = 16 * leading / 22
    }
    let finding = try #require(findings("clipped-height", in: subject).first)
    #expect(finding.advice?.hasPrefix("a height of {scaled: 18}") == true)
  }

  @Test("What shows in full is not measured against a limit that is not there")
  func noLimits() {
    #expect(RuleRunner().findings(in: Samples.fit("Saved searches and a map")).isEmpty)
  }
}
