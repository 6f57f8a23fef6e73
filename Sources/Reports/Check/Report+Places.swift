public import MetricsCore

extension Report {
  /// Returns where to look for a finding: its own place, else its slot's or style's.
  ///
  /// Nobody can look at a line of a font file: the configuration stands in for it, and for no place
  /// at all.
  public func place(of finding: Finding) -> SourceLocation? {
    shown(finding.location) ?? subjectPlace(of: finding) ?? standIn(for: finding)
  }

  /// Returns where to look for several findings told together: first at what they have in common.
  func place(of fold: FoldedFinding) -> SourceLocation? {
    if fold.findings.count == 1 { return place(of: fold.first) }
    return subjectPlace(of: fold.first) ?? place(of: fold.first)
  }

  /// Returns where the slot or style of a finding is declared; `nil` when that is not known.
  func subjectPlace(of finding: Finding) -> SourceLocation? { shown(finding.subjectLocation) }

  private func shown(_ location: SourceLocation?) -> SourceLocation? {
    location.flatMap { $0.isFontFile ? nil : $0 }
  }

  private func standIn(for finding: Finding) -> SourceLocation? {
    let style = finding.style.flatMap { name in styles.first { $0.style.name == name } }
    return style?.style.location ?? configuration
  }
}

extension SourceLocation {
  /// Whether the path is one of a font file.
  fileprivate var isFontFile: Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ["otf", "ttf", "otc", "ttc", "dfont", "woff", "woff2"].contains(
      name[name.index(after: dot)...].lowercased())
  }

  /// Returns the location with another path.
  func with(path: String) -> SourceLocation {
    SourceLocation(path: path, line: line, column: column)
  }
}
