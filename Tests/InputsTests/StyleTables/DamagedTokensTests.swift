import Inputs
import TestSupport
import Testing

/// Tokens cut short, with bytes changed, or made to do harm: an answer or an error in time.
@Suite(.timeLimit(.minutes(2))) struct DamagedTokensTests {
  static let standard = """
    {"$schema": "x", "b": {"$type": "typography", "t": {"$value": {"fontFamily": ["F", "G"],
      "fontSize": {"value": {"$ref": "#/b/u/$value/fontSize/value"}, "unit": "px"},
      "fontWeight": "{w}", "lineHeight": 1.2, "letterSpacing": "-2%"}, "$deprecated": true,
      "$extensions": {"dev.fontgauge": {"font": "F-Bold", "textStyle": "title1",
        "features": ["tnum"], "lineHeight": null}}},
      "u": {"$value": {"fontFamily": "F", "fontSize": {"value": 1e1, "unit": "rem"}}},
      "$root": {"$value": "{b.t}"}},
     "c": {"$extends": "{b}", "t": {"$ref": "#/b/u"}},
     "w": {"$type": "fontWeight", "$value": "Semi Bold"}}
    """

  static let studio = """
    {"core": {"f": {"value": "16", "type": "fontSizes"},
              "l": {"value": "140%", "type": "lineHeights"}},
     "text": {"h": {"type": "typography", "value": {"fontFamily": "F, G", "fontSize": "{f}",
       "lineHeight": "{l}", "letterSpacing": "0.1em", "fontWeight": "Bold Italic"}}},
     "$metadata": {"tokenSetOrder": ["core", "text"]}, "$themes": []}
    """

  static let list = """
    [{"name": "a", "fontName": "F", "pointSize": 17}, {"name": "b", "font": "G", "size": 9}]
    """

  private func check(_ table: StyleTable) {
    for message in table.errors.map(\.description) + table.warnings.map(\.description) {
      #expect(!message.isEmpty && !message.contains("\n"), "\(message)")
    }
  }

  @Test("Damaged tables", arguments: [standard, studio, list], 0..<3)
  func damaged(text: String, seed: UInt64) {
    #expect(table(text).errors == [])
    let bytes = Array(text.utf8)
    for end in bytes.indices { check(StyleTable.read(Array(bytes[..<end]), path: "a.json")) }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      var copy = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = copy.indices.randomElement(using: &generator)!
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: copy[index] = .random(in: 0...255, using: &generator)
        case 1: copy[index] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
        case 2: copy[index] = Array("{}[]:,\"#/$.btuwc\\".utf8).randomElement(using: &generator)!
        default: copy.remove(at: index)
        }
      }
      check(StyleTable.read(copy, path: "a.json"))
    }
  }

  @Test("Groups that double at every level are given up")
  func doubling() {
    let groups = (1..<20).map { level -> String in
      let inherited = "{\"$extends\": \"{g\(level - 1)}\"}"
      return "\"g\(level)\": {\"a\": \(inherited), \"b\": \(inherited)}"
    }
    let token = typography("\"fontFamily\": \"F\", \"fontSize\": 9")
    let table = table("{\"g0\": {\"t\": \(token)}, \(groups.joined(separator: ", "))}")
    #expect(
      table.errors.first?.message
        == "groups inherit more than 100000 values by '$extends'; remove some")
  }

  @Test("Pointers through pointers at every step are given up")
  func multiplyingPointers() {
    let tokens = (0..<90).map {
      "\"t\($0)\": {\"$value\": {\"x\": {\"$ref\": \"#/t\($0 + 1)/$value/x/x/x\"}}}"
    }
    let properties = "\"fontFamily\": \"F\", \"fontSize\": {\"$ref\": \"#/t0/$value/x/x/x\"}"
    let table = table("{\"t\": \(typography(properties)), \(tokens.joined(separator: ", "))}")
    #expect(table.errors.count == 1)
    #expect(table.styles == [])
  }

  @Test("Long chains of references and of groups are given up")
  func longChains() {
    let token = typography("\"fontFamily\": \"F\", \"fontSize\": 9")
    let aliases = (1...1000).map { "\"a\($0)\": {\"$value\": \"{a\($0 - 1)}\"}" }
    let chain = table(
      "{\"$type\": \"typography\", \"a0\": \(token), \(aliases.joined(separator: ","))}")
    #expect(chain.styles.count == 101)
    #expect(
      chain.errors.first?.message
        == "references lead from one to the next more than 100 times; refer to the value itself")
    let groups = (1...1000).map { "\"g\($0)\": {\"$extends\": \"{g\($0 - 1)}\"}" }
    let extending = table("{\"g0\": {\"t\": \(token)}, \(groups.joined(separator: ","))}")
    #expect(extending.styles.count == 1001)
    let reversed = table("{\(groups.reversed().joined(separator: ",")), \"g0\": {\"t\": \(token)}}")
    #expect(
      reversed.errors.first?.message
        == "groups extend one another more than 100 deep; extend the first one")
  }

  @Test("A large file is read in time")
  func large() {
    let aliases = (0..<5000).map {
      "\"s\($0)\": \(typography("\"fontFamily\": \"{f}\", \"fontSize\": \"{lost\($0)}\""))"
    }
    let table = table(
      "{\"f\": {\"$type\": \"fontFamily\", \"$value\": \"F\"}, \(aliases.joined(separator: ","))}")
    #expect(table.errors.count == 200)
  }
}
