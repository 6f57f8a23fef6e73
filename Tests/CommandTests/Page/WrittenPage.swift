import Foundation
import Testing

/// A page that `report` wrote, with the figures in it.
struct WrittenPage: Sendable {
  /// The folder it lies in.
  let scratch: Scratch
  /// The page.
  let text: String

  static let name = "report.html"

  /// Writes the page of the sample app.
  init(sampleWith words: String...) throws {
    scratch = try Scratch()
    text = try WrittenPage.write(
      words + ["-o", scratch.path(Self.name)], in: Repository.root, scratch)
  }

  /// Writes the page of a project in a folder of its own.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - fonts: Fixtures that lie beside it.
  ///   - files: Other files that do.
  ///   - font: A font below `Fonts`, which lies beside it as `font.ttf`.
  /// - Throws: ``Unwritten``, or what keeps a file from being written.
  init(
    _ configuration: String, fonts: [String], files: [String: String], font: String? = nil
  ) throws {
    scratch = try Scratch(
      fonts: fonts, files: files.merging([".fontgauge.yml": configuration]) { $1 })
    if let font {
      try FileManager.default.copyItem(
        atPath: Repository.font(font), toPath: scratch.path("font.ttf"))
    }
    text = try WrittenPage.write(["-o", Self.name], in: scratch.folder, scratch)
  }

  private static func write(
    _ words: [String], in folder: URL, _ scratch: Scratch
  ) throws -> String {
    let run = try Fontgauge.run(["report"] + words, in: folder)
    guard run.status == 0 else { throw Unwritten(message: run.output + run.errors) }
    return String(decoding: try scratch.read(name), as: UTF8.self)
  }

  /// Why there is no page.
  struct Unwritten: Error {
    var message: String
  }

  /// The path of the page.
  var path: String { scratch.path(Self.name) }

  /// What the page's script is given.
  var data: PageData {
    get throws {
      let start = try #require(text.range(of: "id=\"data\">")?.upperBound)
      let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)?.lowerBound)
      return try JSONDecoder().decode(PageData.self, from: Data(text[start..<end].utf8))
    }
  }
}

/// The figures in a page that tests look at.
struct PageData: Decodable {
  struct Text: Decodable {
    var string: String
  }

  struct Screen: Decodable {
    var screen: Int
    var room: Double?
  }

  struct Past: Decodable {
    struct Drawing: Decodable { var picture: Int }
    var changes: [[Int]]
    var drawing: Drawing?
  }

  struct SlotText: Decodable {
    var key: String?
    var locale: String
    var picture: Int
    var fits: [[Double]]
    var cells: [Int]
    var past: Past?
  }

  struct Slot: Decodable {
    var name: String
    var count: Int
    var lines: Int
    var screens: [Screen]
    var texts: [SlotText]
  }

  struct History: Decodable {
    var drawn: Bool
    var name: String
  }

  var categories: [String]
  var screens: [String]
  var locales: [String]
  var texts: [Text]
  var slots: [Slot]
  var past: History?
}

/// Texts that are longer than a line, in languages that PT Sans has the letters of.
enum LongTexts {
  static let texts = [
    "en": "The quick brown fox – jumps over 1,250 lazy dogs.",
    "de": "Donaudampfschifffahrtsgesellschaft in Grundstücksverkehrsgenehmigungszuständigkeit",
    "ru": "Конфиденциальность и защита данных",
  ]

  /// The same as files of strings.
  static let files = Dictionary(
    uniqueKeysWithValues: texts.map { ("\($0).lproj/Main.strings", "\"text\" = \"\($1)\";\n") })
}

/// The lines that `measure` breaks texts into.
struct MeasuredLines: Decodable {
  struct Text: Decodable {
    struct Category: Decodable {
      var category: String
      var lineTexts: [String]
    }
    var categories: [Category]
  }
  var texts: [Text]
}

/// `scripts/lib/check_page.py`, where Playwright and Chromium are there.
enum PageCheck {
  private static let isInstalled: Bool = {
    let browsers = ["chromium", "chromium-browser", "google-chrome"].map { "/usr/bin/\($0)" }
    guard browsers.contains(where: FileManager.default.isExecutableFile), Program.python.isThere
    else { return false }
    return (try? Program.python.run(["-c", "import playwright, axe_playwright_python"])) != nil
  }()

  static let isThere: ConditionTrait = .enabled(
    if: isInstalled,
    "Chromium is not installed, or not the Python tools of scripts/requirements.txt")

  /// Runs a check and returns what it printed; a fault that it finds is thrown.
  @discardableResult
  static func run(_ check: String, _ arguments: String...) throws -> String {
    let script = Repository.root.appendingPathComponent("scripts/lib/check_page.py").path
    return try Program.python.run([script, check] + arguments)
  }
}
