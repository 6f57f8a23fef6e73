import MetricsCore

/// Notes what moved in a face, in the font's own terms.
struct FontMetricsMoved: Rule {
  static let description = StyleMetricsMoved.description

  static let examples = RuleExamples(
    passing: [.init("the same face", DriftSamples.fonts())],
    failing: [
      .init(
        "a face with a higher ascender", DriftSamples.fonts { $0.metrics["hhea.ascender"] = 850 }),
      .init("a face kerned otherwise", DriftSamples.fonts { $0.kerning = "00000000000000dd" }),
    ])

  func findings(in subject: FontDrift) -> [Finding] {
    guard let old = subject.old, let new = subject.new else { return [] }
    var parts: [String] = []
    if old.unitsPerEm != new.unitsPerEm {
      parts.append("units per em (\(new.unitsPerEm), was \(old.unitsPerEm))")
    }
    for name in Set(old.metrics.keys).union(new.metrics.keys).sorted()
    where old.metrics[name] != new.metrics[name] {
      parts.append("\(name) (\(told(new.metrics[name])), was \(told(old.metrics[name])))")
    }
    let scripts = Set(old.advances.keys).intersection(new.advances.keys).sorted().filter {
      old.advances[$0] != new.advances[$0]
    }
    let same = scripts.filter { old.coverage[$0] == new.coverage[$0] }
    if !same.isEmpty { parts.append("advances (\(list(same.map(scriptName))))") }
    // Of other characters the advances are others too: a digest does not tell them apart.
    let others = scripts.filter { old.coverage[$0] != new.coverage[$0] }
    if !others.isEmpty {
      parts.append("characters, and maybe advances (\(list(others.map(scriptName))))")
    }
    if old.kerning != new.kerning { parts.append("kerning") }
    if old.axes != new.axes {
      func told(_ axes: [String]) -> String { axes.isEmpty ? "none" : list(axes) }
      parts.append("axes (\(told(new.axes)), was \(told(old.axes)))")
    }
    guard !parts.isEmpty else { return [] }
    var finding = Finding(
      Self.description, about: subject, "\(new.postScriptName) has other \(list(parts))")
    finding.severity = .note
    return [finding]
  }

  private func told(_ value: Int?) -> String { value.map(String.init) ?? "none" }
}
