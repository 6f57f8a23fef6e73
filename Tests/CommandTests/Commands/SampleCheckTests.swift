import Foundation
import Testing

/// The check of the sample app, whose configuration lies at the root.
@Suite("check on the sample app")
struct SampleCheckTests {
  static let json = Result { try Fontgauge.run("check", "--format", "json") }
  static let document = Result { try json.get().document(CheckDocument.self) }

  @Test("The sample app has faults, so the check ends with 1 and says nothing else")
  func status() throws {
    let run = try Self.json.get()
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
  }

  @Test("The document is sorted, short in decimals, and free of this machine's paths")
  func form() throws {
    let run = try Self.json.get()
    let text = JSONText(run.bytes)
    #expect(text.unsortedKeys.isEmpty)
    #expect(text.overlongNumbers.isEmpty)
    #expect(text.numbers.count > 1000)
    #expect(!run.output.contains(Repository.root.path))
    #expect(!run.output.contains("\"path\": \"/"))
    let head: DocumentHead = try run.document()
    #expect(head.command == "check")
    #expect(head.model == "uikit-26")
  }

  @Test("The summary counts the findings")
  func summary() throws {
    let document = try Self.document.get()
    func count(_ severity: String) -> Int {
      document.findings.count { $0.severity == severity }
    }
    #expect(
      document.summary
        == .init(errors: count("error"), warnings: count("warning"), notes: count("note")))
    #expect(document.summary.errors > 100)
    #expect(document.notices == nil)
  }

  @Test("Styles hold twelve sizes: h1 is bold, 24 points, 68 at the largest")
  func styles() throws {
    let document = try Self.document.get()
    #expect(document.styles.allSatisfy { $0.categories.count == 12 && $0.font != nil })
    let h1 = try #require(document.styles.first)
    #expect(h1.name == "h1" && h1.font == "Montserrat-SemiBold")
    #expect(h1.categories[3].pointSize == 24 && h1.categories[11].pointSize == 68)
    let body = try #require(document.styles.first { $0.name == "dyslexic-body" })
    #expect(body.categories[3].lineHeight == 29.75)
    let avenir = try #require(document.styles.first { $0.name == "avenir-body" })
    #expect(avenir.font == "NunitoSans-Regular")
    #expect(document.fonts.map(\.postScriptName) == document.fonts.map(\.postScriptName).sorted())
  }

  @Test("“Настройки” has none of its nine letters in OpenDyslexic")
  func cyrillic() throws {
    let finding = try #require(
      try Self.document.get().findings(of: "missing-glyphs").first {
        $0.key == "settings.title" && $0.locale == "ru" && $0.style == "dyslexic-largeTitle"
      })
    #expect(finding.severity == "error")
    #expect(finding.measured == 9 && finding.limit == 0)
    #expect(finding.message.contains("9 of 9"))
    #expect(finding.font == "OpenDyslexic-Regular")
    #expect(finding.location?.path == "Fonts/Sample/ru.lproj/Settings.strings")
    #expect(finding.slot == nil)
  }

  @Test("“Ẩm thực” is in part in PT Sans, and a bold “ị” of OpenDyslexic falls far below its line")
  func vietnamese() throws {
    let document = try Self.document.get()
    let partial = document.findings(of: "missing-glyphs").filter {
      $0.locale == "vi" && $0.font == "PTSans-Regular"
    }
    #expect(partial.contains { $0.message.contains("part") })
    let mark = try #require(
      document.findings(of: "clipped-ink").first {
        $0.locale == "vi" && $0.font == "OpenDyslexic-Bold"
      })
    // Several em at 48 points.
    #expect((mark.measured ?? 0) > 3 * 48)
    #expect(mark.message.contains("ị"))
  }

  @Test("Every fault of a text in a slot has the slot, places in order, and what would clear it")
  func slots() throws {
    let sizes = ScaleCommandTests.categories
    for finding in try Self.document.get().findings where finding.slot != nil {
      #expect(!finding.categories.isEmpty && !finding.devices.isEmpty)
      #expect(finding.categories == sizes.filter(finding.categories.contains))
      #expect(finding.advice != nil)
      #expect(finding.measured.map { $0 > finding.limit ?? .infinity } == true)
      #expect(finding.location?.line != nil)
    }
  }

  @Test("Where lines are not limited, a word broken at one size is broken at every larger one")
  func brokenWords() throws {
    let document = try Self.document.get()
    let headings = document.findings(of: "broken-word").filter {
      $0.slot?.hasPrefix("heading") == true
    }
    #expect(headings.count > 5)
    for finding in headings {
      let style = try #require(document.styles.first { $0.name == finding.style })
      let broken = style.categories.filter { finding.categories.contains($0.category) }
      let least = try #require(broken.map(\.pointSize).min())
      #expect(
        finding.categories == style.categories.filter { $0.pointSize >= least }.map(\.category),
        "\(finding.message)")
    }
  }

  @Test("Locale, folder, threads and the way to the configuration change no byte")
  func determinism() throws {
    let expected = try Self.json.get()
    let upwards = try Fontgauge.run(
      ["check", "--format", "json", "--jobs", "1"],
      in: Repository.root.appendingPathComponent("Fonts/Sample"),
      environment: ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"])
    #expect(upwards.bytes == expected.bytes)
    let scratch = try Scratch()
    let named = try Fontgauge.run(
      [
        "check", "--report", "json", "--jobs", "2", "--config",
        Repository.root.appendingPathComponent(".fontgauge.yml").path,
      ], in: scratch.folder, environment: ["LC_ALL": "C", "TZ": "Asia/Tokyo"])
    #expect(named.bytes == expected.bytes)
    #expect(named.status == 1)
  }

  @Test("Strings files listed in another order give the same findings")
  func order() throws {
    let scratch = try Scratch()
    let path = Repository.root.appendingPathComponent(".fontgauge.yml")
    let configuration = try String(contentsOf: path, encoding: .utf8)
    let listed = "  - Fonts/Sample/*.lproj/*.strings\n  - Fonts/Sample/Inbox.txt\n"
    let reversed =
      "  - Fonts/Sample/Inbox.txt\n"
      + ["vi", "th", "ru", "en", "de", "ar"].map { "  - Fonts/Sample/\($0).lproj/*.strings\n" }
      .joined()
    #expect(configuration.contains(listed))
    try scratch.write(
      configuration.replacingOccurrences(of: listed, with: reversed), to: ".fontgauge.yml")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("Fonts"),
      withDestinationPath: Repository.root.appendingPathComponent("Fonts").path)
    let run = try Fontgauge.run(["check", "--format", "json"], in: scratch.folder)
    let document: CheckDocument = try run.document()
    // Lines of the configuration move by the four that were added.
    func identity(_ finding: CheckDocument.Finding) -> CheckDocument.Finding {
      var finding = finding
      if finding.location?.path == ".fontgauge.yml" { finding.location = nil }
      return finding
    }
    let expected = try Self.document.get()
    #expect(Set(document.findings.map(identity)) == Set(expected.findings.map(identity)))
    #expect(document.findings.count == expected.findings.count)
    #expect(document.summary == expected.summary)
  }

  @Test("The text has lines that editors read, a summary, and no more than a few hundred lines")
  func text() throws {
    let run = try Fontgauge.run("check")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let document = try Self.document.get()
    let line = /^[^:]+:\d+(:\d+)?: (error|warning|note): .+ \[[a-z-]+\]$/
    let verdicts = run.lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
    #expect(verdicts.count > 50 && verdicts.count < 400)
    #expect(verdicts.allSatisfy { $0.wholeMatch(of: line) != nil })
    #expect(
      run.lines.contains {
        $0.hasPrefix(
          "\(document.summary.errors) errors, \(document.summary.warnings) warnings, "
            + "\(document.summary.notes) notes in ") && $0.hasSuffix("4 devices × 12 sizes")
      })
    #expect(!run.output.contains("\u{1B}"))
  }
}
