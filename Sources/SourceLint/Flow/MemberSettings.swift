/// An assignment to a member that says how a view shows text, such as `label.font = font`.
struct MemberSetting {
  /// The token of the member.
  var member: Int
  /// The first token of the receiver, or the member itself when that is `self` left out.
  var target: Int
  /// The receiver as written, without `self.`: `titleLabel`; empty for `self`.
  var receiver: String
  /// The tokens of the value.
  var value: Range<Int>
  /// What the receiver is: its name with the type or block that declares it, and the same for
  /// others that it stands for, as `$0` does in `[a, b].forEach { … }`.
  var identities: [String]
}

/// The assignments of a source to `font`, `numberOfLines` and `adjustsFontForContentSizeCategory`.
struct MemberSettings {
  private(set) var fonts: [MemberSetting] = []
  private(set) var lineCounts: [MemberSetting] = []
  private(set) var adjustments: [MemberSetting] = []

  init(_ file: SourceFile) {
    for binding in file.bindings.all where !binding.isDeclaration {
      switch file.word(binding.name) {
      case .font: fonts.append(Self.setting(binding, file))
      case .numberOfLines: lineCounts.append(Self.setting(binding, file))
      case .adjustsFontForContentSizeCategory: adjustments.append(Self.setting(binding, file))
      default: break
      }
    }
  }

  private static func setting(_ binding: Binding, _ file: SourceFile) -> MemberSetting {
    let receiver = String(binding.path.dropLast(file.text(binding.name).count + 1))
    let resolver = ReceiverResolver(file)
    return MemberSetting(
      member: binding.name, target: binding.target, receiver: receiver, value: binding.value,
      identities: resolver.identities(receiver, at: binding.target))
  }
}

/// Finds out what a receiver is.
struct ReceiverResolver {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// Returns the identities of a receiver, its own first.
  func identities(_ receiver: String, at index: Int) -> [String] {
    let root = root(of: receiver)
    let block = root.isEmpty ? nil : file.declaringBlock(of: root, at: index)
    var result = [identity(receiver, block, at: index)]
    guard let block else { return result }
    let rest = receiver.dropFirst(root.count)
    if isElement(root, of: block) {
      for source in file.sources(of: block) {
        let name = file.text(source)
        let declaring = file.declaringBlock(of: name, at: source)
        result.append(identity(name + rest, declaring, at: source))
      }
    }
    if let property = property(initializedBy: block, returning: root) {
      let declaring = file.declaringBlock(of: property.path, at: property.name + 1)
      result.append(identity(property.path + rest, declaring, at: property.name))
    }
    return result
  }

  /// The first name of a receiver.
  func root(of receiver: String) -> String {
    String(receiver.prefix { $0 != "." && $0 != "[" && $0 != "(" })
  }

  /// Whether a name stands for elements that a closure or loop goes through.
  func isElement(_ root: String, of block: Int) -> Bool {
    switch file.blocks[block].kind {
    case .closure: root.hasPrefix("$") || file.parameter(root, of: block) != nil
    case .control: file.parameter(root, of: block) != nil
    default: false
    }
  }

  private func identity(_ receiver: String, _ block: Int?, at index: Int) -> String {
    if let block { return "\(block):\(receiver)" }
    return "\(file.typeName(around: index)):\(receiver)"
  }

  /// Returns the binding whose value is a closure, called at once, that returns a local.
  private func property(initializedBy block: Int, returning root: String) -> Binding? {
    let closure = file.blocks[block]
    guard closure.kind == .closure, closure.close < file.tokens.count,
      file.opensCall(closure.close + 1)
    else { return nil }
    let returns = (closure.open..<closure.close).prefix(SourceFile.stepLimit).contains { index in
      file.word(index) == .return && file.kind(index + 1) == .identifier
        && file.text(index + 1) == root
    }
    guard returns else { return nil }
    return file.bindings.byStatement[file.statements[closure.open]]?
      .map { file.bindings.all[$0] }.first { $0.value.contains(closure.open) }
  }
}

// MARK: - Views

extension ReceiverResolver {
  /// Whether a receiver is a label, text field or text view: as declared in the source, or by its
  /// name where it is not declared there.
  func isTextView(_ setting: MemberSetting) -> Bool {
    let index = setting.target
    guard !setting.receiver.isEmpty else {
      // A local of the member's name is no member.
      let name = file.text(setting.member)
      let isLocal = index == setting.member && file.declaringBlock(of: name, at: index) != nil
      guard !isLocal, let type = file.typeBlock(around: index) else { return false }
      return file.blocks[type].header.contains { file.tokens[$0].word.isTextView }
    }
    let root = root(of: setting.receiver)
    let isWhole = root.count == setting.receiver.count
    let block = file.declaringBlock(of: root, at: index)
    guard isWhole else { return isNamedLikeTextView(setting.receiver) }
    if let block, isElement(root, of: block) {
      if let type = parameterType(root, of: block) { return file.word(type).isTextView }
      return file.sources(of: block).contains { source in
        file.tokens[source].word.isTextView || isNamedLikeTextView(file.text(source))
      }
    }
    if let type = declaredType(root, block, at: index) { return file.word(type).isTextView }
    return isNamedLikeTextView(root)
  }

  private func isNamedLikeTextView(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["label", "textfield", "textview"].contains { name.hasSuffix($0) }
  }

  /// Returns the token of the type that a name is declared with; `nil` when it is not known.
  func declaredType(_ name: String, _ block: Int?, at index: Int) -> Int? {
    if let block, let type = parameterType(name, of: block) { return type }
    let type = file.typeName(around: index)
    let binding = (file.bindings.byPath[name] ?? []).map { file.bindings.all[$0] }.first {
      guard $0.isDeclaration else { return false }
      if let block { return $0.block == block }
      let kind = file.blocks[$0.block].kind
      return (kind == .type || kind == .file) && file.typeName(around: $0.name) == type
    }
    return binding.flatMap { file.type(of: $0) }
  }

  private func parameterType(_ name: String, of block: Int) -> Int? {
    guard let parameter = file.parameter(name, of: block), file.kind(parameter + 1) == .colon else {
      return nil
    }
    return file.typeToken(from: parameter + 2)
  }
}
