public import MetricsCore

/// What `lock` tells after writing.
public struct LockReport: CommandReport {
  /// Who made it.
  public var tool: ToolIdentity
  /// The lock file's path.
  public var path: String
  /// What was written.
  public var lock: Lock
  /// Whether the file's bytes are others than before.
  public var hasChanged: Bool

  /// Creates a report.
  public init(tool: ToolIdentity, path: String, lock: Lock, hasChanged: Bool) {
    self.tool = tool
    self.path = path
    self.lock = lock
    self.hasChanged = hasChanged
  }

  private var textCount: Int { lock.slots.reduce(0) { $0 + $1.texts.count } }

  /// The report for people.
  public func text(_ context: ReportContext) -> String {
    let parts = [
      counted(lock.fonts.count, "font"), counted(lock.styles.count, "style"),
      counted(lock.slots.count, "slot"), counted(textCount, "text") + " in slots",
    ]
    let verb = hasChanged ? "Wrote" : "Nothing has changed in"
    return "\(verb) \(singleLine(path)): \(list(parts))\n"
  }

  /// The report for programs.
  public var document: JSONObject {
    var document = tool.document(command: "lock")
    document["changed"] = .bool(hasChanged)
    document["fonts"] = .integer(lock.fonts.count)
    document["path"] = .string(path)
    document["slots"] = .integer(lock.slots.count)
    document["styles"] = .integer(lock.styles.count)
    document["texts"] = .integer(textCount)
    return document
  }
}
