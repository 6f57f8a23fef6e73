import DynamicType
import MetricsCore
import Reports
import Testing

@Suite("Findings as text")
struct FoldingTests {
  /// The lines about findings, without headings and the summary.
  private func lines(
    _ findings: [Finding], _ context: ReportContext = ReportContext()
  ) -> [String] {
    TextReporter().render(Sample.report(findings), context: context)
      .split(separator: "\n").map(String.init).filter { $0.hasSuffix("]") }
  }

  /// The lines after the findings.
  private func summary(_ report: Report, _ context: ReportContext = ReportContext()) -> [String] {
    let lines = TextReporter().render(report, context: context).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().split(separator: "").last.map { $0.map(String.init) } ?? []
  }

  @Test("One finding is a line with its place, sentence, advice and rule")
  func single() {
    #expect(
      lines([Sample.cut("Einstellungen", key: "a.title", locale: "de", line: 7, needs: 3)]) == [
        "de.lproj/Cards.strings:7:1: error: “Einstellungen” needs 3 lines and has 2; "
          + "cleared by 3 lines or maximumPointSize 34 [truncated]"
      ])
  }

  @Test("Texts with the same verdict fold into a line at their slot, the worst ones as examples")
  func texts() {
    let findings = [
      Sample.cut("Ändern", key: "a.title", locale: "de", line: 7, needs: 3),
      Sample.cut("Benachrichtigungen", key: "b.title", locale: "de", line: 8, needs: 5),
      Sample.cut("Abmelden", key: "c.title", locale: "de", line: 9, needs: 4),
      Sample.cut("Настройки", key: "a.title", locale: "ru", line: 7, needs: 3),
    ]
    #expect(
      lines(findings) == [
        ".fontgauge.yml:96:5: error: 4 texts are cut off at AX2–AX5 on every device: "
          + "“Benachrichtigungen” (de b.title), “Настройки” (ru a.title) and 2 more in de; "
          + "all cleared by 5 lines or maximumPointSize 30 [truncated]"
      ])
  }

  @Test("Two texts are both named")
  func twoTexts() {
    let findings = ["de", "th"].map {
      Sample.cut("A", key: "a", locale: $0, line: 1, needs: 3, categories: [.ax5])
    }
    #expect(
      lines(findings) == [
        ".fontgauge.yml:96:5: error: 2 texts are cut off at AX5 on every device: "
          + "“A” (de a) and “A” (th a); all cleared by 3 lines or maximumPointSize 34 [truncated]"
      ])
  }

  @Test("Other categories, devices or severities are other verdicts")
  func verdicts() {
    let first = Sample.cut("A", key: "a", locale: "de", line: 1, needs: 3)
    var second = Sample.cut("B", key: "b", locale: "de", line: 2, needs: 3)
    second.categories = [.ax5]
    var third = Sample.cut("C", key: "c", locale: "de", line: 3, needs: 3)
    third.devices = ["iPhone 16"]
    var fourth = Sample.cut("D", key: "d", locale: "de", line: 4, needs: 3)
    fourth.severity = .warning
    #expect(
      lines([first, second, third, fourth]).map { $0.prefix(24) } == [
        "de.lproj/Cards.strings:1", "de.lproj/Cards.strings:2", "de.lproj/Cards.strings:3",
        "de.lproj/Cards.strings:4",
      ])
  }

  @Test("Of many verdicts on one slot those on the fewest texts share a line")
  func manyVerdicts() {
    func some(_ count: Int, _ categories: [ContentSizeCategory], _ devices: [String]) -> [Finding] {
      (0..<count).map {
        Sample.cut(
          "\(categories[0])\(devices.count)\($0)", key: "k", locale: "vi", line: 1, needs: 3,
          categories: categories, devices: devices)
      }
    }
    let one = ["iPhone SE (1st)"]
    let two = ["iPhone SE (1st)", "iPhone 16"]
    let findings =
      some(1, [.xLarge], one) + some(4, [.ax4, .ax5], Sample.screens) + some(2, [.ax3], two)
      + some(3, [.ax5], Sample.screens) + some(1, [.ax1], two)
    let told = lines(findings)
    #expect(told.count == 4)
    #expect(told[0].hasPrefix(".fontgauge.yml:96:5: error: 4 texts are cut off at AX4, AX5 on "))
    #expect(told[1].hasPrefix(".fontgauge.yml:96:5: error: 3 texts are cut off at AX5 on every "))
    #expect(told[2].hasPrefix(".fontgauge.yml:96:5: error: 2 texts are cut off at AX3 on "))
    #expect(
      told[3]
        == ".fontgauge.yml:96:5: error: 2 more texts are cut off at sizes among xLarge, AX1 on "
        + "some of iPhone SE (1st) and iPhone 16: “xLarge10” (vi k) and “AX120” (vi k); "
        + "all cleared by 3 lines or maximumPointSize 34 [truncated]")
  }

  @Test("Styles of one font that say the same fold, with ranges of names")
  func styles() {
    let findings = [("h1", 24), ("h2", 25), ("h3", 26), ("text18", 30), ("text16", 31)].map {
      Sample.style(
        $0, rule: "metrics-disagree", message: "hhea gives 1.219 em and win 1.379 em", line: $1)
    }
    #expect(
      lines(findings) == [
        ".fontgauge.yml:24:3: note: hhea gives 1.219 em and win 1.379 em "
          + "(5 styles: h1–h3, text18 and text16) [metrics-disagree]"
      ])
  }

  @Test("Styles whose figures differ are told with the worst of them")
  func differingStyles() {
    let findings = [("a", 0.5), ("b", 1.25), ("c", 1.0)].map { name, points in
      var finding = Sample.style(
        name, rule: "off-centre", message: "“\(name)” is \(points) pt off", line: 3,
        measured: points)
      finding.advice = "a baseline offset of \(points) pt"
      return finding
    }
    #expect(
      lines(findings) == [
        ".fontgauge.yml:3:3: note: 3 styles do not stand in the middle of their line: a, b and c. "
          + "At worst: “b” is 1.25 pt off [off-centre]"
      ])
  }

  @Test("Styles of different fonts stay apart")
  func fonts() {
    let findings = ["PTSans-Regular", "PTSans-Bold"].map {
      Sample.style("a", rule: "metrics-disagree", message: "differs", line: 3, font: $0)
    }
    #expect(lines(findings).count == 2)
  }

  @Test("The same texts in several styles are told once")
  func textsInStyles() {
    func missing(_ style: String, _ text: String, _ locale: String) -> Finding {
      var finding = Sample.style(
        style, rule: "missing-glyphs", message: "“\(text)” has no glyphs", line: 40,
        font: "OpenDyslexic-Regular")
      finding.severity = .error
      (finding.text, finding.locale, finding.key) = (text, locale, "title")
      return finding
    }
    let findings = ["body", "callout"].flatMap {
      [missing($0, "Настройки", "ru"), missing($0, "ตั้งค่า", "th"), missing($0, "Поиск", "ru")]
    }
    #expect(
      lines(findings) == [
        ".fontgauge.yml:40:3: error: 3 texts have characters that the font lacks in 2 styles "
          + "(body and callout): “Настройки” (ru title), “ตั้งค่า” (th title) and 1 more in ru "
          + "[missing-glyphs]"
      ])
    #expect(summary(Sample.report(findings))[0].hasPrefix("6 errors in "))
  }

  @Test("One text in several styles is told as itself, with the styles")
  func oneTextInStyles() {
    let findings = ["body", "callout"].map { style -> Finding in
      var finding = Sample.style(
        style, rule: "missing-glyphs", message: "“Поиск” has no glyphs", line: 40,
        font: "OpenDyslexic-Regular")
      finding.severity = .error
      (finding.text, finding.locale, finding.key) = ("Поиск", "ru", "title")
      return finding
    }
    #expect(
      lines(findings) == [
        ".fontgauge.yml:40:3: error: “Поиск” has no glyphs (2 styles: body and callout) "
          + "[missing-glyphs]"
      ])
  }

  @Test("A long example is shortened, and all of it stays on the line")
  func longExample() {
    let text = "Die Einstellungen zu Benachrichtigungen\nund Tönen"
    let findings = ["a", "b"].map {
      Sample.cut(text, key: $0, locale: "de", line: 1, needs: 3)
    }
    #expect(
      lines(findings)[0].contains("“Die Einstellungen zu Benachrich…” (de a) and “Die Ein"))
  }

  @Test(
    "A verdict that hangs on less than a tenth of a point says so",
    arguments: [
      ([0.04], " (within 0.04 pt: could go either way) [truncated]"),
      ([0.1], "maximumPointSize 34 [truncated]"),
      ([0.001], " (within less than 0.01 pt: could go either way) [truncated]"),
      ([0.04, 0.06], " (within 0.04 pt: could go either way) [truncated]"),
      ([0.04, 3], " (1 of them within 0.1 pt: could go either way) [truncated]"),
    ] as [([Double], String)])
  func closeness(margins: [Double], end: String) {
    let findings = margins.enumerated().map {
      Sample.cut("A", key: "\($0)", locale: "de", line: 1, needs: 3, margin: $1)
    }
    #expect(lines(findings)[0].hasSuffix(end))
  }

  @Test("Places are told as far as they are known")
  func places() {
    func line(_ location: MetricsCore.SourceLocation?) -> String {
      var finding = Finding(rule: "r", severity: .warning, message: "It is so.")
      finding.location = location
      return lines([finding])[0]
    }
    #expect(line(nil) == "fontgauge: warning: It is so [r]")
    #expect(line(MetricsCore.SourceLocation(path: "a b.ttf")) == "a b.ttf: warning: It is so [r]")
    #expect(
      line(MetricsCore.SourceLocation(path: "é,:.yml", line: 3))
        == "é,:.yml:3: warning: It is so [r]")
  }

  @Test("Verbose output folds nothing and says what is modelled")
  func verbose() {
    let findings =
      ["a", "b"].map { Sample.cut("A", key: $0, locale: "de", line: 1, needs: 3) }
      + [Sample.style("h1", rule: "off-centre", message: "It is off", line: 2)]
    let told = lines(findings, ReportContext(verbosity: .verbose))
    #expect(told.count == 3)
    #expect(
      told[2]
        == ".fontgauge.yml:2:3: note: It is off (modelled, confidence medium) [off-centre]")
    #expect(!told[0].contains("modelled"))
  }

  @Test("Quiet output is the lines that fail the check and nothing else")
  func quiet() {
    let findings =
      ["a", "b"].map { Sample.cut("A", key: $0, locale: "de", line: 1, needs: 3) }
      + [Sample.style("h1", rule: "off-centre", message: "It is off", line: 2)]
    let report = Sample.report(findings)
    #expect(
      TextReporter().render(report, context: ReportContext(verbosity: .quiet))
        == ".fontgauge.yml:96:5: error: 2 texts are cut off in card title at AX2–AX5 on every "
        + "device: “A” (de a) and “A” (de b); all cleared by 3 lines or maximumPointSize 34 "
        + "[truncated]\n")
    let notes = TextReporter().render(
      report, context: ReportContext(verbosity: .quiet, failOn: .note))
    #expect(notes.hasSuffix("\n.fontgauge.yml:2:3: note: It is off [off-centre]\n"))
    #expect(
      TextReporter().render(Sample.report([]), context: ReportContext(verbosity: .quiet)) == "")
  }

  @Test("Subjects with errors come first, then those that come first in the configuration")
  func order() {
    let findings = [
      Sample.style("late", rule: "off-centre", message: "A", line: 90),
      Sample.style("early", rule: "metrics-disagree", message: "B", line: 10),
      Sample.cut("A", key: "a", locale: "de", line: 1, needs: 3),
    ]
    let text = TextReporter().render(Sample.report(findings), context: ReportContext())
    let headings = text.split(separator: "\n").filter {
      $0.hasPrefix("slot ") || $0.hasPrefix("style ")
    }
    #expect(headings == ["slot card title · style h3", "style early", "style late"])
  }

  @Test("The summary counts findings and what was looked at")
  func counts() {
    #expect(
      summary(Sample.report([])) == [
        "No findings in 231 texts, 6 languages, 18 slots, 4 devices × 12 sizes"
      ])
    var report = Sample.report([
      Sample.style("a", rule: "off-centre", message: "A", line: 1),
      Sample.style("b", rule: "metrics-disagree", message: "B", line: 2),
    ])
    report.screens = ["iPhone 16, landscape"]
    (report.textCount, report.slotCount, report.locales) = (1, 0, ["de"])
    #expect(summary(report) == ["no errors, 2 notes in 1 text, 1 language, 1 screen × 12 sizes"])
  }

  @Test("The change that clears the most errors is named, at its strictest figure")
  func mostHelpful() {
    let findings = [
      Sample.cut("A", key: "a", locale: "de", line: 1, needs: 3),
      Sample.cut("B", key: "b", locale: "de", line: 2, needs: 5, categories: [.ax5]),
    ]
    #expect(
      summary(Sample.report(findings)).last
        == "Most helped by 5 lines on card title, which clears 2 errors")
  }

  @Test("A cap is recommended for its style when it clears more and leaves twice the size")
  func cap() {
    var findings = [
      Sample.cut("A", key: "a", locale: "de", line: 1, needs: 3),
      Sample.cut("B", key: "b", locale: "de", line: 2, needs: 3),
    ]
    var other = Sample.cut("C", key: "c", locale: "de", line: 3, needs: 3)
    other.slot = "banner"
    other.advice = "maximumPointSize 36"
    findings.append(other)
    var report = Sample.report(findings)
    report.styles = [Sample.style("h3", font: .named("A"), face: nil, size: 17)]
    #expect(
      summary(report).last == "Most helped by maximumPointSize 34 on h3, which clears 3 errors")
    // 34 is less than twice 18.
    report.styles = [Sample.style("h3", font: .named("A"), face: nil, size: 18)]
    #expect(summary(report).last == "Most helped by 3 lines on card title, which clears 2 errors")
  }

  @Test("A width that the narrowest screen does not have is not recommended")
  func impossibleWidth() {
    let findings = ["a", "b"].map { key in
      var finding = Sample.cut("A", key: key, locale: "de", line: 1, needs: 3)
      finding.advice = "330.5 pt of width"
      return finding
    }
    var report = Sample.report(findings)
    #expect(summary(report).count == 1)  // the iPhone SE (1st) has 320
    report.screens = ["iPhone 16"]
    #expect(
      summary(report).last
        == "Most helped by 330.5 pt of width on card title, which clears 2 errors")
  }

  @Test("Advice that helps one finding only is not repeated in the summary")
  func noAdvice() {
    let findings = [Sample.cut("A", key: "a", locale: "de", line: 1, needs: 3)]
    #expect(summary(Sample.report(findings)).count == 1)
  }
}
