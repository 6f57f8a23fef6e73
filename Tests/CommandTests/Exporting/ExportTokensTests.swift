import Foundation
import Testing

@Suite("export --format dtcg")
struct ExportTokensTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func number(_ value: Any?, _ keys: String...) -> Double? {
    keys.reduce(value) { ($0 as? [String: Any])?[$1] } as? Double
  }

  @Test("A style is a typography token at large, with the rest under one key of $extensions")
  func token() throws {
    let project = try ExportedProject(
      """
      styles:
        body: { font: Round-Regular, size: 16.5, maximumPointSize: 32, textStyle: footnote }
        price: { family: Round, weight: 500, size: 20, lineHeight: 25, letterSpacing: -0.25 }
      """)
    let rules = TokenRules(try object(try project.output("--format", "dtcg")))
    #expect(rules.faults == [])
    #expect(rules.tokens.keys.sorted() == ["body", "price"])
    let body = try #require(rules.tokens["body"])
    #expect(number(body, "$value", "fontSize", "value") == 16.5)
    #expect(number(body, "$value", "fontWeight") == 400)
    // The font's own lines are 1 em high.
    #expect(number(body, "$value", "lineHeight") == 1)
    #expect(number(body, "$value", "letterSpacing", "value") == 0)
    let settings = (body["$extensions"] as? [String: [String: Any]])?["dev.fontgauge"]
    #expect(settings?["font"] as? String == "Round-Regular")
    #expect(settings?["textStyle"] as? String == "footnote")
    #expect(settings?["scaling"] as? String == "dynamic")
    #expect(settings?["maximumPointSize"] as? Double == 32)
    #expect(settings?["lineHeight"] is NSNull)
    let price = try #require(rules.tokens["price"])
    #expect((price["$value"] as? [String: Any])?["fontFamily"] as? String == "Round")
    #expect(number(price, "$value", "fontWeight") == 500)
    #expect(number(price, "$value", "lineHeight") == 1.25)
    #expect(number(price, "$value", "letterSpacing", "value") == -0.25)
    #expect(number(price, "$extensions", "dev.fontgauge", "lineHeight") == 25)
  }

  @Test("Names become paths, roots of groups, or are kept beside the path that they cannot be")
  func names() throws {
    let rules = TokenRules(
      try object(try ExportedProject.awkward().output("--format", "dtcg")))
    #expect(rules.faults == [])
    #expect(rules.tokens.count == ExportedProject.awkwardNames.count)
    #expect(rules.tokens["type.$root"] != nil && rules.tokens["type.heading"] != nil)
    let named = rules.tokens.compactMapValues {
      ($0["$extensions"] as? [String: [String: Any]])?["dev.fontgauge"]?["name"] as? String
    }
    #expect(Set(named.values) == ["$odd", "{curly}"])
  }

  @Test("What is read back from an export is the same configuration, and gives the same bytes")
  func roundTrip() throws {
    let project = try ExportedProject(
      """
      styles:
        h1: { font: Round-Regular, size: 13.333333333333334, emphasis: bold, features: [-liga] }
        h1.small: { font: Round-Regular, size: 0.1, scaling: static, api: swiftui }
        badge: { font: Round-Regular, size: 11, scaling: fixed, content: true, letterSpacing: 0 }
        "$a.{b}": { family: "Odd, \\"Name\\"", weight: 350.5, size: 17, view: textView }
        card: { font: system, substitute: Round-Regular, size: 17, tracking: 0.3, lineHeight: 24 }
        long: { font: Round-Regular, size: 17, lineHeight: 22.1, lineHeightScales: true,
          lineSpacing: 2.5, minimumCategory: small, maximumCategory: AX2, scaledBefore: true,
          variations: { wght: 512.5 }, locales: { th: Other, ar: { family: Odd, weight: 300 } } }
      """)
    let first = try project.output("--format", "dtcg")
    try project.scratch.write(first, to: "app.tokens.json")
    let configuration = String(decoding: try project.scratch.read(".fontgauge.yml"), as: UTF8.self)
    let head = configuration.split(separator: "\n").prefix(2).joined(separator: "\n")
    try project.scratch.write(head + "\nstyles: { file: app.tokens.json }\n", to: "second.yml")
    let second = try project.output("--format", "dtcg", "--config", "second.yml")
    #expect(second == first)

    func styles(_ file: String) throws -> NSDictionary {
      let run = try Fontgauge.run(
        ["config", "dump", "--format", "json", "--config", file], in: project.scratch.folder)
      let dump = try object(run.output)
      return try #require((dump["configuration"] as? [String: Any])?["styles"] as? NSDictionary)
    }
    #expect(try styles("second.yml") == styles(".fontgauge.yml"))
    let lint = try Fontgauge.run(
      ["config", "lint", "--config", "second.yml"], in: project.scratch.folder)
    #expect(lint.status == 0 && !lint.output.contains("warning"), "\(lint.output)")
  }

  @Test("The sample app's styles go out and come back without a change")
  func sample() throws {
    let scratch = try Scratch()
    let tokens = try Fontgauge.run("export", "--format", "dtcg")
    try scratch.write(tokens.output, to: "app.tokens.json")
    let rules = TokenRules(try object(tokens.output))
    #expect(rules.faults == [])
    let files = [
      "Montserrat", "PTSans", "OpenDyslexic", "NunitoSans", "NotoSansThai", "NotoSansArabic",
    ]
    let patterns = files.map { "\"\(Repository.font($0))/*.?tf\"" }.joined(separator: ", ")
    try scratch.write(
      "version: 1\nfonts: { files: [\(patterns)] }\nstyles: { file: app.tokens.json }\n",
      to: ".fontgauge.yml")
    #expect(
      try Fontgauge.run(["export", "--format", "dtcg"], in: scratch.folder).output == tokens.output)
  }

  @Test("The resolver gives each text size, with the tokens' file or the tokens themselves")
  func resolver() throws {
    let project = try ExportedProject(
      """
      styles:
        body: { font: Round-Regular, size: 17 }
        badge: { font: Round-Regular, size: 11, scaling: fixed, lineHeight: 22 }
        type.price: { font: Round-Regular, size: 16, lineHeight: 24 }
      """, files: ["tokens/x": "", "resolvers/x": ""])
    let words = ["--format", "dtcg", "--resolver", "resolvers/sizes.resolver.json"]
    func export(_ more: [String]) throws -> ResolverRules {
      let run = try Fontgauge.run(["export"] + words + more, in: project.scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
      let text = String(
        decoding: try project.scratch.read("resolvers/sizes.resolver.json"), as: UTF8.self)
      return try ResolverRules(try object(text)) { reference in
        #expect(reference == "../tokens/my%20app.json")
        return try object(
          String(decoding: try project.scratch.read("tokens/my app.json"), as: UTF8.self))
      }
    }
    for resolver in [try export(["-o", "tokens/my app.json"]), try export([])] {
      #expect(resolver.faults == [])
      #expect(
        resolver.contexts == [
          "AX1", "AX2", "AX3", "AX4", "AX5", "large", "medium", "small", "xLarge", "xSmall",
          "xxLarge", "xxxLarge",
        ])
      for (context, body, price, ratio) in [
        ("xSmall", 15.0, 14.0, 1.7143), ("large", 17, 16, 1.5), ("AX5", 48, 45, 0.5333),
      ] {
        let tokens = resolver.tokens(in: context)
        #expect(tokens.keys.sorted() == ["badge", "body", "type.price"])
        #expect(number(tokens["body"], "$value", "fontSize", "value") == body)
        #expect(number(tokens["type.price"], "$value", "fontSize", "value") == price)
        // A constant line height of 24 over 14, 16 and 45 points.
        #expect(number(tokens["type.price"], "$value", "lineHeight") == ratio)
        #expect(number(tokens["badge"], "$value", "fontSize", "value") == 11)
        #expect(number(tokens["badge"], "$value", "lineHeight") == 2)
      }
    }
  }
}
