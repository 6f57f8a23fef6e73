import Foundation
import Testing

@Suite("scale")
struct ScaleCommandTests {
  static let categories = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  private func scale(_ words: String...) throws -> ScaleDocument {
    let run = try Fontgauge.run(["scale", "--format", "json"] + words)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    return try run.document()
  }

  @Test("17 points of body grow as Apple's framework makes them")
  func body() throws {
    let document = try scale("--size", "17", "--text-style", "body")
    let rungs = try #require(document.categories)
    #expect(document.api == "uikit")
    #expect(document.size == 17)
    #expect(document.textStyle == "body")
    #expect(rungs.map(\.category) == Self.categories)
    #expect(rungs.map(\.pointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
    // 17 × L ÷ 22 for L = 19 20 21 22 24 26 29 34 40 48 56 62, to a third of a point.
    #expect(
      rungs.map(\.scaledValue) == [
        14.6667, 15.3333, 16.3333, 17, 18.6667, 20, 22.3333, 26.3333, 31, 37, 43.3333, 48,
      ])
    // Apple's published sizes of the system font.
    #expect(rungs.map(\.systemPointSize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(rungs.allSatisfy { $0.lineHeight == nil })
  }

  @Test(
    "Scaled values are rounded to the pixels of the display",
    arguments: [
      ("1", 15.0), ("2", 14.5), ("3", 14.6667),
    ])
  func displayScale(scale: String, value: Double) throws {
    let rungs = try self.scale("--display-scale", scale).categories
    #expect(rungs?[0].scaledValue == value)
    #expect(rungs?[0].pointSize == 15)
  }

  @Test("A headline of 17 points is 39 points at AX4")
  func headline() throws {
    #expect(try scale("--text-style", "headline").categories?[10].pointSize == 39)
  }

  @Test("A largest size cuts what is above it and nothing else")
  func maximum() throws {
    #expect(
      try scale("--max", "40.5").categories?.map(\.pointSize)
        == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 40.5, 40.5])
  }

  @Test("SwiftUI takes the names it gave the styles, and rounds whole points too")
  func swiftUI() throws {
    let title = try scale("--api", "swiftui", "--text-style", "title", "--size", "28")
    #expect(title.textStyle == "title1")
    #expect(title.categories?[3].pointSize == 28)
    #expect(try scale("--api", "swiftui").categories?[11].pointSize == 48)
  }

  @Test("A font gives line heights: Lato's are 1.2 em")
  func lineHeights() throws {
    let rungs = try #require(
      try scale("--font", Repository.font("Lato/Lato-Regular.ttf")).categories)
    #expect(rungs[3].lineHeight == 20.4)
    #expect(rungs[11].lineHeight == 57.6)
  }

  @Test("The document has the promised keys in order, and numbers of at most four decimals")
  func keys() throws {
    let run = try Fontgauge.run("scale", "--format", "json")
    let head: DocumentHead = try run.document()
    #expect(head.command == "scale")
    #expect(head.model == "uikit-26")
    #expect(head.schemaVersion == 1)
    #expect(head.tool.name == "fontgauge")
    let object = try #require(
      try JSONSerialization.jsonObject(with: run.bytes) as? [String: Any])
    #expect(
      Set(object.keys).isSuperset(of: ["api", "categories", "command", "size", "textStyle"]))
    let rungs = try #require(object["categories"] as? [[String: Any]])
    for rung in rungs {
      #expect(Set(rung.keys) == ["category", "pointSize", "scaledValue", "systemPointSize"])
    }
    #expect(JSONText(run.bytes).unsortedKeys.isEmpty)
    #expect(JSONText(run.bytes).overlongNumbers.isEmpty)
    #expect(JSONText(run.bytes).numbers.count == 39, "12 × 3, display scale, version, size")
  }

  @Test("The table has a row for each of the twelve categories")
  func text() throws {
    let run = try Fontgauge.run("scale")
    let rows = run.lines.compactMap { $0.split(separator: " ").map(String.init) }
    for (category, size) in zip(Self.categories, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]) {
      #expect(rows.contains { $0.prefix(2) == [category, "\(size)"] }, "\(category)")
    }
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("A style of the sample app is scaled with the face that its emphasis finds")
  func style() throws {
    let document = try scale("--style", "h1")
    let style = try #require(document.styles?.first)
    #expect(document.styles?.count == 1)
    #expect(style.name == "h1")
    // 24 × L ÷ 22; the line is 1219 of 1000 units.
    #expect(style.categories.map(\.pointSize) == [21, 22, 23, 24, 26, 28, 32, 37, 44, 52, 61, 68])
    #expect(style.categories[3].lineHeight == 29.256)
    #expect(try Fontgauge.run("scale", "--style", "h1").output.contains("Montserrat-SemiBold"))
  }

  @Test("Several styles come in the order asked for, and all of them in that of the file")
  func styles() throws {
    #expect(
      try scale("--style", "badge", "--style", "h6").styles?.map(\.name) == ["badge", "h6"])
    let all = try #require(try scale("--style", "all").styles?.map(\.name))
    #expect(all.prefix(2) == ["h1", "h2"])
    #expect(all.last == "dyslexic-caption2")
  }

  @Test("An unknown style is wrong usage, and the nearest one is suggested")
  func unknownStyle() throws {
    let run = try Fontgauge.run("scale", "--style", "text61")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("did you mean 'text16', 'text18' or 'text14'?"))
  }

  @Test(
    "Options that do not go together are wrong usage",
    arguments: [
      ["--style", "h1", "--size", "12"], ["--config", ".fontgauge.yml"],
      ["--api", "swiftui", "--max", "20"],
    ])
  func contradictions(words: [String]) throws {
    let run = try Fontgauge.run(["scale"] + words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words[0]))
  }
}
