/// Tells whether a font that is made somewhere is handed to `UIFontMetrics`: in the same
/// expression, through names, or as what a function or closure of the same source returns.
final class FontFlow {
  private unowned let file: SourceFile
  private lazy var names = IdentifierTable(file)
  private lazy var helpers = scalingHelpers()
  /// Whether anything in the source is scaled at all.
  private lazy var scalesAnything = file.tokens.contains { $0.word == .scaledFont }
  /// What is known to lead nowhere.
  private var failures: Set<Stop> = []

  /// How many names lead to one another at most.
  private static let depthLimit = 64
  /// How many uses of a name are looked at.
  private static let useLimit = 200

  /// A name on the way.
  private enum Stop: Hashable {
    case binding(Int)
    case path(String)
    case member(String)
  }

  init(_ file: SourceFile) { self.file = file }

  /// Whether the font of a call reaches `scaledFont(for:)`.
  func isScaled(_ call: FontCall) -> Bool {
    guard scalesAnything else { return false }
    var visited: Set<Stop> = []
    if chainScales(after: call.end) || flows(from: call.start, &visited, 0) { return true }
    failures.formUnion(visited)
    return false
  }

  /// Whether what follows an operand scales it: `font.map { metrics.scaledFont(for: $0) }`.
  private func chainScales(after index: Int) -> Bool {
    let (links, end) = file.chain(after: min(index, file.tokens.count))
    if links.contains(where: { helpers.contains(file.text($0.name)) }) { return true }
    return (index..<max(index, end)).prefix(SourceFile.stepLimit).contains {
      file.word($0) == .scaledFont
    }
  }

  /// Whether the value of the expression around a token is scaled.
  private func flows(from start: Int, _ visited: inout Set<Stop>, _ depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    var index = start
    for _ in 0..<SourceFile.nestingLimit {
      let opener = file.enclosing[index]
      if opener >= 0, file.tokens[opener].kind != .openBrace {
        if let callee = file.callee(opener) {
          if scales(callee) { return true }
          if let (name, range) = parameter(withDefault: index, opener, callee) {
            return usesScale(name, in: range, isPlain: true, &visited, depth)
          }
        }
        if file.partners[opener] < file.tokens.count, chainScales(after: file.partners[opener] + 1)
        {
          return true
        }
        index = opener
        continue
      }
      let statement = file.statements[index]
      if let binding = binding(of: statement, holding: index) {
        return usesScale(binding, &visited, depth)
      }
      if let loop = loop(of: statement, over: index) {
        let range = file.blocks[loop].open..<file.blocks[loop].close
        guard let name = loopVariable(loop) else { return false }
        return usesScale(name, in: range, isPlain: true, &visited, depth)
      }
      guard let owner = owner(of: statement, at: index) else { return false }
      let block = file.blocks[owner]
      switch block.kind {
      case .closure, .control:
        let isWhole = block.close < file.tokens.count
        if block.kind == .closure, isWhole, chainScales(after: block.close + 1) { return true }
        index = block.open
      case .function, .accessor:
        guard let name = name(of: owner) else { return false }
        return memberScales(name, &visited, depth)
      case .type, .file: return false
      }
    }
    return false
  }

  private func scales(_ callee: Int) -> Bool {
    file.word(callee) == .scaledFont || helpers.contains(file.text(callee))
  }

  private func binding(of statement: Int, holding index: Int) -> Int? {
    file.bindings.byStatement[statement]?.first { candidate in
      let binding = file.bindings.all[candidate]
      return !binding.isComputed && binding.value.contains(index)
    }
  }

  /// Returns the block that a statement returns its value from; `nil` when it returns none.
  private func owner(of statement: Int, at index: Int) -> Int? {
    let block = file.blockOf[index]
    if file.word(statement) == .return {
      return file.blocksAround(index).first { file.blocks[$0].kind != .control }
    }
    guard block > 0 else { return nil }
    let (open, close) = (file.blocks[block].open, file.blocks[block].close)
    guard close <= file.tokens.count, close > open + 1 else { return nil }
    if file.blocks[block].kind == .control {
      let isCase = file.blocks[block].head == .switch
      return isCase || file.statements[close - 1] == statement ? block : nil
    }
    let signature = file.blocks[block].kind == .closure ? file.closureSignature(block) : 0..<0
    let first = signature.isEmpty ? open + 1 : signature.upperBound + 1
    return statement == first && file.statements[close - 1] == statement ? block : nil
  }

  /// Returns the name by which what a function or getter returns is asked for.
  private func name(of block: Int) -> String? {
    if let name = file.blocks[block].name { return file.text(name) }
    guard file.blocks[block].head == .get else { return nil }
    return file.blocks[file.blocks[block].parent].name.map(file.text)
  }

  /// Returns the name of the parameter whose default value holds a token, and the function's body;
  /// `nil` when the parenthesis opens no parameters.
  private func parameter(
    withDefault index: Int, _ opener: Int, _ callee: Int
  ) -> (name: String, body: Range<Int>)? {
    let isFunction = file.word(callee - 1) == .func
    guard isFunction || file.word(callee) == .initializer && file.kind(callee - 1) != .dot else {
      return nil
    }
    var colon = index
    while colon > opener, file.tokens[colon].kind != .colon || file.enclosing[colon] != opener {
      colon -= 1
      if index - colon > SourceFile.stepLimit { return nil }
    }
    guard file.kind(colon - 1) == .identifier else { return nil }
    let end = min(file.partners[opener] + 100, file.tokens.count)
    let brace = (index..<max(index, end)).first { brace in
      file.blockAt[brace].map { file.blocks[$0].header.contains(opener) } ?? false
    }
    guard let brace, let block = file.blockAt[brace], file.blocks[block].kind == .function else {
      return nil
    }
    return (file.text(colon - 1), brace..<max(brace, file.blocks[block].close))
  }

  private func loop(of statement: Int, over index: Int) -> Int? {
    guard file.word(statement) == .for else { return nil }
    var brace = index
    while brace < file.tokens.count, brace < index + 200, file.blockAt[brace] == nil { brace += 1 }
    return file.blockAt[brace].flatMap { file.blocks[$0].head == .for ? $0 : nil }
  }

  private func loopVariable(_ block: Int) -> String? {
    let header = file.blocks[block].header
    guard let keyword = header.first(where: { file.word($0) == .in }),
      file.kind(keyword - 1) == .identifier
    else { return nil }
    return file.text(keyword - 1)
  }
}

// MARK: - Uses of names

extension FontFlow {
  private func usesScale(_ index: Int, _ visited: inout Set<Stop>, _ depth: Int) -> Bool {
    guard enter(.binding(index), &visited) else { return false }
    let binding = file.bindings.all[index]
    let name = file.text(binding.name)
    let after = binding.value.upperBound
    if binding.isDeclaration {
      switch file.blocks[binding.block].kind {
      case .type, .file: return memberScales(name, &visited, depth)
      default:
        let end = max(after, file.blocks[binding.block].close)
        return usesScale(name, in: after..<end, isPlain: true, &visited, depth)
      }
    }
    let isLocal = file.declaringBlock(of: binding.path, at: binding.target) != nil
    if isLocal, let function = file.blocksAround(binding.target).last(where: isBody) {
      let end = max(after, file.blocks[function].close)
      return usesScale(name, in: after..<end, isPlain: true, &visited, depth)
    }
    guard enter(.path(binding.path), &visited) else { return false }
    let range = file.tokens.indices
    return usesScale(name, in: range, isPlain: false, path: binding.path, &visited, depth)
  }

  /// Whether a name is still to be looked at.
  private func enter(_ stop: Stop, _ visited: inout Set<Stop>) -> Bool {
    !failures.contains(stop) && visited.insert(stop).inserted
  }

  private func isBody(_ block: Int) -> Bool { file.blocks[block].kind != .type }

  private func memberScales(_ name: String, _ visited: inout Set<Stop>, _ depth: Int) -> Bool {
    guard enter(.member(name), &visited) else { return false }
    return usesScale(name, in: file.tokens.indices, isPlain: false, &visited, depth)
  }

  /// Whether a use of a name in a range is scaled.
  ///
  /// A plain name is none that stands after a dot; a path is the whole of what is meant.
  private func usesScale(
    _ name: String, in range: Range<Int>, isPlain: Bool, path: String? = nil,
    _ visited: inout Set<Stop>, _ depth: Int
  ) -> Bool {
    var count = 0
    for use in names.positions(of: name) where range.contains(use) {
      count += 1
      guard count <= Self.useLimit else { return false }
      if isPlain, file.kind(use - 1) == .dot { continue }
      if let path, !path.utf8.elementsEqual(name.utf8), !ends(path, at: use) { continue }
      if file.isLabel(use) || [.let, .var, .func].contains(file.word(use - 1)) { continue }
      let end = file.opensCall(use + 1) ? file.partners[use + 1] + 1 : use + 1
      if chainScales(after: end) || flows(from: use, &visited, depth + 1) { return true }
    }
    return false
  }

  /// Whether a path such as `label.font` ends with a token.
  private func ends(_ path: String, at index: Int) -> Bool {
    var token = index
    for part in path.split(separator: ".").reversed() {
      guard file.kind(token) == .identifier, file.text(token) == part else { return false }
      token -= 1
      while file.kind(token) == .postfix || file.kind(token) == .dot { token -= 1 }
    }
    return true
  }

  /// The functions and properties of the source that scale a font given to them.
  private func scalingHelpers() -> Set<String> {
    var result: Set<String> = []
    for index in file.tokens.indices
    where file.tokens[index].word == .scaledFont && file.opensCall(index + 1) {
      let around = file.blocksAround(index)
      guard
        let block = around.first(where: { block in
          file.blocks[block].kind == .function || file.blocks[block].kind == .accessor
        }), let name = name(of: block)
      else { continue }
      let arguments = index + 2..<max(index + 2, min(file.partners[index + 1], file.tokens.count))
      let takesParameter = arguments.prefix(SourceFile.stepLimit).contains { token in
        guard file.kind(token) == .identifier else { return false }
        if file.word(token) == .selfValue { return file.typeName(around: token) == "UIFont" }
        return file.parameter(file.text(token), of: block) != nil
      }
      if takesParameter { result.insert(name) }
    }
    return result
  }
}
