import FontEngine
public import WebPage

extension HTMLReporter {
  /// Creates a reporter.
  public init() {
    self.init(sha256: Digest.sha256)
  }
}
