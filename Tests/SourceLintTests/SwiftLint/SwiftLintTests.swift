import Foundation
import MetricsCore
import Testing

@testable import SourceLint

@Suite("Rules for SwiftLint")
struct SwiftLintTests {
  /// Finds what an expression finds in a source, as SwiftLint compiles it.
  private func matches(_ pattern: SwiftLintPattern, _ source: String) throws -> Int {
    let expression = try NSRegularExpression(
      pattern: pattern.regex, options: [.anchorsMatchLines, .dotMatchesLineSeparators])
    return expression.numberOfMatches(
      in: source, range: NSRange(source.startIndex..., in: source))
  }

  private var all: [(rule: any SourceRule, patterns: [SwiftLintPattern])] {
    SourceRules.all.map { ($0, type(of: $0).patterns) }
  }

  @Test("One of a rule's expressions matches each of its failing examples, none a passing one")
  func examples() throws {
    for (rule, patterns) in all {
      let examples = type(of: rule).examples
      for example in examples.failing {
        let count = try patterns.map { try matches($0, example.source) }.reduce(0, +)
        // What takes a name to be seen is beyond an expression.
        let isIndirect = Self.indirect.contains(example.title)
        #expect((count == 1) != isIndirect, "\(patterns[0].id): \(example.title)")
      }
      for example in examples.passing where !Self.indirect.contains(example.title) {
        for pattern in patterns {
          #expect(try matches(pattern, example.source) == 0, "\(pattern.id): \(example.title)")
        }
      }
    }
  }

  /// Examples that need a look through names, or at what is around.
  private static let indirect: Set<String> = [
    "a font made for UIFontMetrics", "a preferred font given to UIFontMetrics",
    "a scaled size in a font given to UIFontMetrics",
    "several labels that are told to adjust in a loop", "a label that gets its font anew",
    "a symbol",
  ]

  @Test(
    "Each expression tells these lines apart",
    arguments: [
      ("fontgauge_unscaled_font", "a = UIFont.boldSystemFont(ofSize: 17)", 1),
      ("fontgauge_unscaled_font", "a = UIFont(name: \"A\", size: 17)", 1),
      ("fontgauge_unscaled_font", "a = UIFont(descriptor: a, size: 17)", 1),
      ("fontgauge_unscaled_font", "a = UIFont(descriptor: a, size: 0)", 0),
      ("fontgauge_unscaled_font", "m.scaledFont(for: UIFont.systemFont(ofSize: 17))", 0),
      ("fontgauge_unscaled_font", "a = UIFont.preferredFont(forTextStyle: .body)", 0),
      ("fontgauge_fixed_size_font", "Text(a).font(.system(size: 17))", 1),
      ("fontgauge_fixed_size_font", "Text(a).font(.system(size: size))", 0),
      ("fontgauge_fixed_size_font", "Text(a).font(.system(.body))", 0),
      ("fontgauge_fixed_size_font", "Font.custom(\"A\", fixedSize: 17)", 1),
      ("fontgauge_fixed_size_font", "Font.custom(\"A\", size: 17)", 0),
      ("fontgauge_fixed_size_font", "theme.system(size: 17)", 0),
      ("fontgauge_missing_adjusts_font", "aLabel.font = .preferredFont(forTextStyle: .body)", 1),
      ("fontgauge_missing_adjusts_font", "style.font = .preferredFont(forTextStyle: .body)", 0),
      ("fontgauge_missing_adjusts_font", "aLabel.font = Fonts.body", 0),
      ("fontgauge_scaled_twice", "m.scaledFont(for: .preferredFont(forTextStyle: .body))", 1),
      (
        "fontgauge_scaled_twice",
        "m.scaledFont(for: UIFont.systemFont(ofSize: m.scaledValue(for: 1)))", 1
      ),
      ("fontgauge_scaled_twice", "m.scaledFont(for: font)", 0),
      (
        "fontgauge_scaled_twice",
        "m.scaledFont(for: .preferredFont(forTextStyle: .body, compatibleWith: large))", 0
      ),
      (
        "fontgauge_scaled_twice_metric", "@ScaledMetric var a = 1.0\nf = .custom(\"A\", size: a)", 1
      ),
      (
        "fontgauge_scaled_twice_metric", "@ScaledMetric var a = 1.0\nf = .custom(\"A\", size: b)", 0
      ),
      ("fontgauge_single_line", "Text(a).font(.title).bold().lineLimit(1)", 1),
      ("fontgauge_single_line", "Text(a).lineLimit(1).font(.title)", 1),
      ("fontgauge_single_line", "Text(a).font(.body).lineLimit(1)", 0),
      ("fontgauge_single_line", "a.font = f(.title1)\na.numberOfLines = 1", 1),
      ("fontgauge_single_line", "a.font = f(.title1)\nb.numberOfLines = 1", 0),
    ])
  func lines(id: String, source: String, count: Int) throws {
    let pattern = try #require(all.flatMap(\.patterns).first { $0.id == id })
    #expect(try matches(pattern, source) == count)
  }

  @Test("What an expression matches begins no string, so that strings can be left out")
  func matchedText() throws {
    for pattern in all.flatMap(\.patterns) {
      let expression = try NSRegularExpression(
        pattern: pattern.regex, options: [.anchorsMatchLines, .dotMatchesLineSeparators])
      for example in all.flatMap({ type(of: $0.rule).examples.failing }) {
        let range = NSRange(example.source.startIndex..., in: example.source)
        for match in expression.matches(in: example.source, range: range) {
          let text = try #require(Range(match.range, in: example.source))
          #expect(!example.source[text].contains("\""), "\(pattern.id): \(example.title)")
        }
      }
    }
  }

  @Test("The block has an entry for every expression, in single quotes")
  func yaml() {
    let lines = SwiftLintConfiguration.yaml.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains("custom_rules:"))
    #expect(lines.last == "")
    let ids = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map(String.init)
    #expect(
      ids == [
        "  fontgauge_unscaled_font:", "  fontgauge_fixed_size_font:",
        "  fontgauge_missing_adjusts_font:", "  fontgauge_scaled_twice:",
        "  fontgauge_scaled_twice_metric:", "  fontgauge_single_line:",
      ])
    for pattern in all.flatMap(\.patterns) {
      #expect(lines.contains("    regex: '\(pattern.regex)'"))
      #expect(!pattern.regex.contains("'") && !pattern.regex.contains("\n"))
      #expect(!pattern.message.contains("'"))
    }
    #expect(lines.count { $0 == "    severity: error" } == 2)
    #expect(lines.count { $0 == "    severity: warning" } == 4)
    #expect(lines.count { $0 == "      - doccomment" } == 6)
  }
}
