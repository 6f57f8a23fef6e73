import MetricsCore
import SourceLint
import Testing

/// A source in which `⟦rule-id⟧` stands before each token that a rule is to report.
struct MarkedSource {
  /// The source without the marks.
  var source = ""
  /// The marks as `line:column rule-id`, with columns counted in Unicode scalars.
  var expected: [String] = []

  init(_ marked: String) {
    var (line, column) = (1, 1)
    var rest = marked[...]
    while let character = rest.first {
      if character == "⟦", let end = rest.firstIndex(of: "⟧") {
        expected.append("\(line):\(column) \(rest[rest.index(after: rest.startIndex)..<end])")
        rest = rest[rest.index(after: end)...]
        continue
      }
      source.append(character)
      column += character.unicodeScalars.count
      if character.isNewline { (line, column) = (line + 1, 1) }
      rest.removeFirst()
    }
  }
}

/// Returns the findings in a source as `line:column rule-id`.
func places(in source: String) -> [String] {
  SourceLinter().lint(Array(source.utf8), path: "A.swift").findings.map { finding in
    "\(finding.location?.line ?? 0):\(finding.location?.column ?? 0) \(finding.rule)"
  }
}

/// Returns the messages of the findings in a source.
func messages(in source: String) -> [String] {
  SourceLinter().lint(Array(source.utf8), path: "A.swift").findings.map(\.message)
}

/// Expects that a source has the findings that its marks tell, in their order, and no others.
func expectMarked(_ marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let sample = MarkedSource(marked)
  #expect(places(in: sample.source) == sample.expected, sourceLocation: sourceLocation)
}
