/// Tells whether a font that is made somewhere is handed to `UIFontMetrics`: in the same
/// expression, through names, or as what a function or closure of the same source returns.
final class FontFlow {
  private unowned let file: SourceFile
  /// The functions and properties of the source that scale a font given to them.
  private(set) lazy var helpers = scalingHelpers()
  /// Whether anything in the source is scaled at all.
  private lazy var scalesAnything = file.tokens.contains { $0.word == .scaledFont }
  private(set) lazy var uses = FontUses(file)
  /// The uses of functions and properties that are known not to scale their font.
  var unscaledUses: [FontMember: [FontUse]] = [:]
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
    /// A parameter, by the first token of the function's body, and its name.
    case parameter(Int, String)
    /// The variable of a `for`, by the block.
    case loop(Int)
  }

  /// How far a search has come.
  private struct Search {
    var visited: Set<Stop> = []
    /// The functions and properties come to, at which the search stops; `nil` when it goes on.
    var members: [FontMember]?
  }

  init(_ file: SourceFile) { self.file = file }

  /// Whether the font of a call reaches `scaledFont(for:)`.
  func isScaled(_ call: FontCall) -> Bool {
    guard scalesAnything else { return false }
    return isScaled(from: call.start, to: call.end)
  }

  /// Whether the font of an expression that begins and ends with given tokens reaches
  /// `scaledFont(for:)`.
  func isScaled(from start: Int, to end: Int) -> Bool {
    var search = Search()
    if chainScales(after: end) || flows(from: start, &search, 0) { return true }
    failures.formUnion(search.visited)
    return false
  }

  /// Returns the functions and properties by way of which alone a font may reach
  /// `scaledFont(for:)`; `nil` when it does so without.
  func members(from start: Int, to end: Int) -> [FontMember]? {
    var search = Search(members: [])
    if chainScales(after: end) || flows(from: start, &search, 0) { return nil }
    return search.members ?? []
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
  private func flows(from start: Int, _ search: inout Search, _ depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    var index = start
    for _ in 0..<SourceFile.nestingLimit {
      let opener = file.enclosing[index]
      if opener >= 0, file.tokens[opener].kind != .openBrace {
        if let callee = file.callee(opener) {
          if scales(callee) { return true }
          if let (name, range) = parameter(withDefault: index, opener, callee) {
            guard enter(.parameter(range.lowerBound, name), &search) else { return false }
            return usesScale(name, in: range, isPlain: true, &search, depth)
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
      if let binding = file.binding(of: statement, holding: index) {
        return usesScale(binding, &search, depth)
      }
      if let loop = loop(of: statement, over: index) {
        let range = file.blocks[loop].open..<file.blocks[loop].close
        guard let name = loopVariable(loop), enter(.loop(loop), &search) else { return false }
        return usesScale(name, in: range, isPlain: true, &search, depth)
      }
      guard let owner = file.blockReturning(statement, at: index) else { return false }
      let block = file.blocks[owner]
      switch block.kind {
      case .closure, .control:
        let isWhole = block.close < file.tokens.count
        if block.kind == .closure, isWhole, chainScales(after: block.close + 1) { return true }
        index = block.open
      case .function, .accessor:
        guard let name = name(of: owner) else { return false }
        return memberScales(file.text(name), .block(owner), &search, depth)
      case .type, .file: return false
      }
    }
    return false
  }

  private func scales(_ callee: Int) -> Bool {
    file.word(callee) == .scaledFont || helpers.contains(file.text(callee))
  }

  /// Returns the name by which what a function or getter returns is asked for.
  private func name(of block: Int) -> Int? {
    if let name = file.blocks[block].name { return name }
    guard file.blocks[block].head == .get else { return nil }
    return file.blocks[file.blocks[block].parent].name
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
  private func usesScale(_ index: Int, _ search: inout Search, _ depth: Int) -> Bool {
    guard enter(.binding(index), &search) else { return false }
    let binding = file.bindings.all[index]
    let name = file.text(binding.name)
    let after = binding.value.upperBound
    if binding.isDeclaration {
      switch file.blocks[binding.block].kind {
      case .type, .file: return memberScales(name, .binding(index), &search, depth)
      default:
        let end = max(after, file.blocks[binding.block].close)
        return usesScale(name, in: after..<end, isPlain: true, &search, depth)
      }
    }
    let isLocal = file.declaringBlock(of: binding.path, at: binding.target) != nil
    if isLocal, let function = file.blocksAround(binding.target).last(where: isBody) {
      let end = max(after, file.blocks[function].close)
      return usesScale(name, in: after..<end, isPlain: true, &search, depth)
    }
    guard enter(.path(binding.path), &search) else { return false }
    let range = file.tokens.indices
    return usesScale(name, in: range, isPlain: false, path: binding.path, &search, depth)
  }

  /// Whether a name is still to be looked at.
  private func enter(_ stop: Stop, _ search: inout Search) -> Bool {
    !failures.contains(stop) && search.visited.insert(stop).inserted
  }

  private func isBody(_ block: Int) -> Bool { file.blocks[block].kind != .type }

  private func memberScales(
    _ name: String, _ member: FontMember, _ search: inout Search, _ depth: Int
  ) -> Bool {
    if search.members != nil {
      search.members?.append(member)
      return false
    }
    guard enter(.member(name), &search) else { return false }
    return usesScale(name, in: file.tokens.indices, isPlain: false, &search, depth)
  }

  /// Whether a use of a name in a range is scaled.
  ///
  /// A plain name is none that stands after a dot; a path is the whole of what is meant.
  private func usesScale(
    _ name: String, in range: Range<Int>, isPlain: Bool, path: String? = nil,
    _ search: inout Search, _ depth: Int
  ) -> Bool {
    var count = 0
    for use in file.names.positions(of: name) where range.contains(use) {
      count += 1
      guard count <= Self.useLimit else { return false }
      if isPlain, file.kind(use - 1) == .dot { continue }
      if let path, !path.utf8.elementsEqual(name.utf8), !ends(path, at: use) { continue }
      if file.isLabel(use) || [.let, .var, .func].contains(file.word(use - 1)) { continue }
      let end = file.opensCall(use + 1) ? file.partners[use + 1] + 1 : use + 1
      if chainScales(after: end) || flows(from: use, &search, depth + 1) { return true }
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
      if takesParameter { result.insert(file.text(name)) }
    }
    return result
  }
}
