import MetricsCore
import TestSupport
import Testing

@Suite("Places in files")
struct SourceLocationTests {
  @Test("They order by path, then line, then column, numbers as numbers, absent parts first")
  func order() {
    let ordered = [
      SourceLocation(path: "a.strings"),
      SourceLocation(path: "a.strings", line: 1),
      SourceLocation(path: "a.strings", line: 9),
      SourceLocation(path: "a.strings", line: 9, column: 2),
      SourceLocation(path: "a.strings", line: 9, column: 10),
      SourceLocation(path: "a.strings", line: 10),
      SourceLocation(path: "b.strings", line: 2),
    ]
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      #expect(ordered.shuffled(using: &generator).sorted() == ordered)
    }
    #expect(!(ordered[3] < ordered[3]))
  }

  @Test(
    "They read as compilers print them",
    arguments: [
      (SourceLocation(path: "de.lproj/a b.strings"), "de.lproj/a b.strings"),
      (SourceLocation(path: "a.yml", line: 12), "a.yml:12"),
      (SourceLocation(path: "a.yml", line: 12, column: 3), "a.yml:12:3"),
      (SourceLocation(path: "a.yml", column: 3), "a.yml"),
    ])
  func description(location: SourceLocation, description: String) {
    #expect("\(location)" == description)
  }
}
