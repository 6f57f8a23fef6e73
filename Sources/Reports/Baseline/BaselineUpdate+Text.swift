public import MetricsCore

extension BaselineUpdate {
  /// Returns what writing the baseline changed: the numbers of findings, and which came and went.
  ///
  /// - Parameters:
  ///   - file: The file, as the user knows it.
  ///   - verbosity: How much is told; of many entries the first ten, or all.
  /// - Returns: Lines, with a line break after each; nothing when quiet.
  public func text(file: String, verbosity: ReportContext.Verbosity) -> String {
    guard verbosity != .quiet else { return "" }
    let counts = [added, removed].map { $0.reduce(0) { $0 + $1.count } }
    func lines(_ entries: [BaselineEntry], _ word: String) -> String {
      let shown = verbosity == .verbose ? entries.count : 10
      let rest = entries.count - shown
      return entries.prefix(shown).map { "  \(word): \($0.mention)\n" }.joined()
        + (rest > 0 ? "  and \(rest) more; --verbose lists them\n" : "")
    }
    return "\(singleLine(file)): \(counted(counts[0], "finding")) added, \(counts[1]) removed, "
      + "\(keptCount) kept\n" + lines(added, "added") + lines(removed, "removed")
  }
}
