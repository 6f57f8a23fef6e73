/// The code of a source that runs when the text size changes, as far as it can be told: overrides
/// of `traitCollectionDidChange`, what is registered for the change, and what these call.
struct TextSizeHandlers {
  private var blocks: Set<Int> = []

  init(_ file: SourceFile) {
    var rest = file.functions.named("traitCollectionDidChange")
    for index in file.tokens.indices where Self.registers(index, file) {
      rest += Self.handlers(in: index, file)
    }
    var called: Set<String> = []
    while let block = rest.popLast() {
      guard blocks.insert(block).inserted else { continue }
      let (open, close) = (file.blocks[block].open, file.blocks[block].close)
      for index in (open..<max(open, close)).prefix(4 * SourceFile.stepLimit)
      where file.kind(index) == .identifier && file.opensCall(index + 1) {
        let name = file.text(index)
        if called.insert(name).inserted { rest += file.functions.named(name) }
      }
    }
  }

  /// Whether a token is part of such code.
  func contain(_ index: Int, in file: SourceFile) -> Bool {
    !blocks.isEmpty && file.blocksAround(index).contains(where: blocks.contains)
  }

  /// Whether a token asks to be told of changes of the text size.
  private static func registers(_ index: Int, _ file: SourceFile) -> Bool {
    switch file.tokens[index].word {
    case .didChangeNotification:
      return file.kind(index - 1) == .dot && file.kind(index - 2) == .identifier
        && file.text(index - 2) == "UIContentSizeCategory"
    case .registerForTraitChanges:
      guard file.opensCall(index + 1), let traits = file.arguments(index + 1).first else {
        return false
      }
      return traits.value.contains {
        file.kind($0) == .identifier && file.text($0) == "UITraitPreferredContentSizeCategory"
      }
    default: return false
    }
  }

  /// Returns the closures of a statement, and the functions that its selectors name.
  private static func handlers(in index: Int, _ file: SourceFile) -> [Int] {
    var result: [Int] = []
    let start = file.statements[index]
    for token in start..<min(start + SourceFile.stepLimit, file.tokens.count) {
      let isInside = file.statements[token] == start || token < index
      switch file.tokens[token].kind {
      case .openBrace:
        if isInside, let block = file.blockAt[token] { result.append(block) }
      case .macro where file.text(token) == "#selector" && file.opensCall(token + 1):
        let name = (token + 2..<max(token + 2, file.partners[token + 1])).prefix(20).last {
          file.kind($0) == .identifier && !file.isLabel($0)
            && file.enclosing[$0] == token + 1
        }
        if let name { result += file.functions.named(file.text(name)) }
      default: break
      }
    }
    return result
  }
}
