/// What has scaled a size or font already.
enum ScaledBy: Equatable {
  case preferredFont
  case scaledFont
  case scaledValue
  case scaledMetric(String)
  /// The size of a font about which nothing else is known: it may have been scaled.
  case unknownFont
}

/// Tells whether expressions follow the text size already, looking through names of the same
/// source.
///
/// Fonts that are preferred for given traits are left alone: with the category `large` they are the
/// right base for `UIFontMetrics`.
final class Scaling {
  private unowned let file: SourceFile
  private var knownSteps: [Int: Step] = [:]
  private var known: [Int: ScaledBy?] = [:]
  private var knownFonts: [FontMember: Bool] = [:]
  private var knownFunctions: [Int: ScaledBy?] = [:]
  private var knownParameters: [Int: ScaledBy?] = [:]

  /// How deep calls are nested, and how many names lead to one another, at most.
  private static let depthLimit = 32

  /// What is known after a token, and where to go on.
  private typealias Step = (scaled: ScaledBy?, next: Int)

  init(_ file: SourceFile) { self.file = file }

  /// Returns what has scaled the value of an expression; `nil` when nothing is known to have.
  func scaling(of range: Range<Int>, depth: Int = 0) -> ScaledBy? {
    guard depth < Self.depthLimit else { return nil }
    var index = range.lowerBound
    let end = min(range.upperBound, range.lowerBound + SourceFile.stepLimit)
    while index < end {
      let (result, next) = knownSteps[index] ?? step(index, depth)
      knownSteps[index] = (result, next)
      if let result { return result }
      index = max(next, index + 1)
    }
    return nil
  }

  private func step(_ index: Int, _ depth: Int) -> Step {
    if let call = file.fontCalls.byStart[index], call.isUIKit || call.function == .customFixed {
      let usesDescriptor = call.function == .descriptor && file.isZero(call.size)
      let part = usesDescriptor ? call.source : call.size
      return (scaling(of: part, depth: depth + 1), call.end)
    }
    guard file.tokens[index].kind == .identifier, !file.isLabel(index) else {
      return (nil, index + 1)
    }
    if let (scaled, open) = scalingCall(index) {
      return overridden(scaled, chainAfter: file.partners[open] + 1, depth)
    }
    if let scaled = scaling(ofCallAt: index, depth) {
      return overridden(scaled, chainAfter: file.partners[index + 1] + 1, depth)
    }
    if file.tokens[index].word == .pointSize, !isDeclared(index) {
      return (.unknownFont, index + 1)
    }
    if file.kind(index - 1) == .dot, !isOfSelf(index) {
      guard let (binding, end) = file.property(at: index), let scaled = scaling(of: binding, depth)
      else { return (nil, index + 1) }
      return overridden(scaled, chainAfter: end, depth)
    }
    if file.scaledMetrics.contains(index, in: file) {
      return (.scaledMetric(file.text(index)), index + 1)
    }
    if let (binding, end) = resolve(index) {
      guard let scaled = scaling(of: binding, depth) else { return (nil, index + 1) }
      return overridden(scaled, chainAfter: end, depth)
    }
    guard let scaled = scaling(ofParameterAt: index, depth) else { return (nil, index + 1) }
    return overridden(scaled, chainAfter: index + 1, depth)
  }

  /// Whether `pointSize` is a parameter, local or property of the app's own, and no font's.
  private func isDeclared(_ index: Int) -> Bool {
    guard file.kind(index - 1) != .dot || isOfSelf(index) else { return false }
    let name = file.text(index)
    return file.declaringBlock(of: name, at: index) != nil
      || file.bindings.byPath[name]?.contains { file.bindings.all[$0].isDeclaration } ?? false
  }

  /// Returns what scales the value that a function of the source returns.
  private func scaling(ofCallAt index: Int, _ depth: Int) -> ScaledBy? {
    for function in file.functions.candidates(calledAt: index) {
      if let known = knownFunctions[function] {
        if let known { return known }
        continue
      }
      // A function that calls itself says nothing by that.
      knownFunctions[function] = .some(nil)
      let result = file.functions.results(of: function).lazy.compactMap {
        self.scaling(of: $0, depth: depth + 1)
      }.first
      knownFunctions[function] = .some(result)
      if let result { return result }
    }
    return nil
  }

  /// Returns what has scaled a parameter wherever the source passes a value for it; `nil` when a
  /// value is passed that is not known to be scaled.
  private func scaling(ofParameterAt index: Int, _ depth: Int) -> ScaledBy? {
    let name = file.text(index)
    guard let block = file.declaringBlock(of: name, at: index),
      let parameter = file.parameter(name, of: block), file.blocks[block].kind == .function
    else { return nil }
    if let known = knownParameters[parameter] { return known }
    knownParameters[parameter] = .some(nil)
    let values = file.functions.arguments(for: name, of: block).map {
      scaling(of: $0, depth: depth + 1)
    }
    let result = values.contains(nil) ? nil : values.first ?? nil
    knownParameters[parameter] = .some(result)
    return result
  }

  private func isOfSelf(_ index: Int) -> Bool {
    let base = file.word(index - 2)
    return base == .selfValue || base == .selfType
  }

  /// Returns what a call scales by, and its parenthesis.
  private func scalingCall(_ index: Int) -> (ScaledBy, open: Int)? {
    guard file.kind(index - 1) == .dot, file.opensCall(index + 1) else { return nil }
    switch file.word(index) {
    case .scaledFont: return (.scaledFont, index + 1)
    case .scaledValue: return (.scaledValue, index + 1)
    case .preferredFont, .preferredFontDescriptor:
      return isForGivenTraits(index + 1) ? nil : (.preferredFont, index + 1)
    default: return nil
    }
  }

  /// Whether a preferred font is asked for with traits of the caller's making.
  private func isForGivenTraits(_ open: Int) -> Bool {
    let arguments = file.arguments(open)
    guard
      let traits = arguments.first(where: { argument in
        argument.label.map { file.word($0) == .compatibleWith } ?? false
      })
    else { return false }
    return !traits.value.allSatisfy { index in
      let word = file.word(index)
      return word == .traitCollection || word == .selfValue || word == .nil
        || file.tokens[index].kind == .dot || file.tokens[index].kind == .postfix
    }
  }

  /// Looks at what is asked of a scaled font: another size of it is not scaled, nor is its name.
  private func overridden(
    _ scaled: ScaledBy, chainAfter index: Int, _ depth: Int
  ) -> Step {
    let (links, end) = file.chain(after: min(index, file.tokens.count))
    var result: ScaledBy? = scaled
    for link in links {
      switch file.word(link.name) {
      case .withSize:
        result = link.arguments.flatMap { open in
          scaling(of: open + 1..<max(open + 1, file.partners[open]), depth: depth + 1)
        }
      case .fontName, .familyName: result = nil
      default: break
      }
    }
    return (result, end)
  }

  private func scaling(of binding: Int, _ depth: Int) -> ScaledBy? {
    if let known = known[binding] { return known }
    // A name that leads back to itself says nothing.
    known[binding] = .some(nil)
    let result = scaling(of: file.bindings.all[binding].value, depth: depth + 1)
    known[binding] = .some(result)
    return result
  }
}

// MARK: - Names

extension Scaling {
  /// Returns the binding that a name, or a path such as `label.font`, stands for where it is used,
  /// and the token after it.
  func resolve(_ index: Int) -> (binding: Int, end: Int)? {
    guard file.endsOperand(index) else { return nil }
    var paths = [(path: file.text(index), end: index + 1)]
    var end = index + 1
    while paths.count < 3 {
      while file.kind(end) == .postfix { end += 1 }
      guard file.kind(end) == .dot, file.kind(end + 1) == .identifier else { break }
      paths.append((paths[paths.count - 1].path + "." + file.text(end + 1), end + 2))
      end += 2
    }
    for (path, end) in paths.reversed() {
      guard !file.opensCall(end), let binding = binding(path, root: index) else { continue }
      return (binding, end)
    }
    return nil
  }

  private func binding(_ path: String, root: Int) -> Int? {
    guard let candidates = file.bindings.byPath[path] else { return nil }
    let declaringBlock = file.declaringBlock(of: file.text(root), at: root)
    // A parameter or local hides what has its name further out.
    var around = file.blocksAround(root)
    if let declaringBlock, let last = around.firstIndex(of: declaringBlock) {
      around.removeSubrange((last + 1)...)
    }
    // The nearest one before, in a block that the use is in too.
    for candidate in file.bindings.before(root, of: path).suffix(64).reversed() {
      let binding = file.bindings.all[candidate]
      guard binding.value.upperBound <= root, !binding.value.isEmpty,
        around.contains(binding.block), file.blocks[binding.block].kind != .type
      else { continue }
      return candidate
    }
    guard declaringBlock == nil else { return nil }
    // A property of the type, wherever it stands; or a global.
    let type = file.typeName(around: root)
    return candidates.first { candidate in
      let binding = file.bindings.all[candidate]
      guard binding.isDeclaration, !binding.value.isEmpty, !binding.value.contains(root) else {
        return false
      }
      switch file.blocks[binding.block].kind {
      case .type: return file.blocks[binding.block].name.map(file.text) == type
      case .file: return true
      default: return false
      }
    }
  }

  /// Whether a font in an expression is one that a view can keep up to date: a preferred font, or
  /// one that `UIFontMetrics` made.
  func isAdjustableFont(_ range: Range<Int>, depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit else { return false }
    var index = range.lowerBound
    let end = min(range.upperBound, range.lowerBound + SourceFile.stepLimit)
    while index < end {
      if let call = file.fontCalls.byStart[index], call.isUIKit {
        index = max(index + 1, call.end)
        continue
      }
      guard file.tokens[index].kind == .identifier, !file.isLabel(index) else {
        index += 1
        continue
      }
      let word = file.tokens[index].word
      if word == .scaledFont || word == .preferredFont, file.opensCall(index + 1) {
        let after = min(file.partners[index + 1] + 1, file.tokens.count)
        let (links, end) = file.chain(after: after)
        if links.isEmpty { return true }
        index = max(index + 1, end)
        continue
      }
      if isAdjustable(at: index, depth) { return true }
      index += 1
    }
    return false
  }

  /// Whether a name, with its arguments, means a font that a view can keep up to date.
  private func isAdjustable(at index: Int, _ depth: Int) -> Bool {
    let isMember = file.kind(index - 1) == .dot && !isOfSelf(index)
    if file.opensCall(index + 1) {
      let after = min(file.partners[index + 1] + 1, file.tokens.count)
      guard file.chain(after: after).links.isEmpty else { return false }
      return isScalingHelper(index)
        || file.functions.candidates(calledAt: index).contains { isAdjustable(.block($0), depth) }
    }
    guard let (binding, end) = isMember ? file.property(at: index) : resolve(index) else {
      return isMember && file.chain(after: index + 1).links.isEmpty && isScalingHelper(index)
    }
    return file.kind(end) != .dot && isAdjustable(.binding(binding), depth)
  }

  /// Whether a name is that of a member of the source which scales the font before its dot, or the
  /// one that it is given.
  private func isScalingHelper(_ index: Int) -> Bool {
    file.fontFlow.helpers.contains(file.text(index))
  }

  private func isAdjustable(_ member: FontMember, _ depth: Int) -> Bool {
    if let known = knownFonts[member] { return known }
    // A name that leads back to itself says nothing.
    knownFonts[member] = false
    let values =
      switch member {
      case .binding(let binding): [file.bindings.all[binding].value]
      case .block(let block): file.functions.results(of: block)
      }
    let result = values.contains { isAdjustableFont($0, depth: depth + 1) }
    knownFonts[member] = result
    return result
  }
}
