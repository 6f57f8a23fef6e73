/// What may be typed at the end of a command line, for a shell to offer.
public struct Completions: Equatable, Sendable {
  /// A word to offer.
  public struct Candidate: Equatable, Sendable {
    /// The whole word, with the part that is typed already.
    public let word: String
    /// What it means, in one line; empty when the word says it all.
    public let explanation: String

    init(_ word: String, _ explanation: String = "") {
      self.word = word
      self.explanation = explanation
    }
  }

  /// Which paths fit, when any do.
  public enum Paths: String, Equatable, Sendable {
    /// Files, and the folders that lead to them.
    case files
    /// Folders only.
    case folders
  }

  /// The words to offer, in the order of help.
  ///
  /// They are not narrowed to what is typed: shells do that, each by its user's settings.
  public internal(set) var candidates: [Candidate] = []
  /// The paths to offer beside the words.
  public internal(set) var paths: Paths?
  /// What stands before a path in the same word, such as `--config=`.
  public internal(set) var pathPrefix = ""

  /// The lines that the scripts of ``CompletionShell`` read: a word, a tab and its explanation, or
  /// a colon, the kind of paths, a tab and what stands before a path.
  public var rendered: String {
    let words = candidates.map { "\($0.word)\t\($0.explanation)\n" }
    return words.joined() + (paths.map { ":\($0.rawValue)\t\(pathPrefix)\n" } ?? "")
  }
}

extension ToolSpecification {
  /// Returns what may be typed at the end of a command line.
  ///
  /// What is wrong earlier in the line is passed over.
  ///
  /// - Parameter words: The words after the tool's name; the last is the one being typed, and
  ///   empty where none is begun.
  /// - Returns: What fits there.
  public func completions(of words: [String]) -> Completions {
    var reader = CompletionReader(rootScope)
    for word in words.dropLast() { reader.read(word) }
    return reader.completions(of: words.last ?? "")
  }
}
