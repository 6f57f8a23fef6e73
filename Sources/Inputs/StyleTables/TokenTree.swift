import Spelling

/// Walks through the groups of a document and lists its tokens.
struct TokenTree {
  /// The tokens, in the order of the document; those that a group inherits stand before its own.
  private(set) var tokens: [Token] = []
  /// The joined paths of the groups.
  private(set) var groups: Set<String> = []

  /// How many values groups may inherit in all: doing so twice at every level doubles them.
  private static let inheritanceLimit = 100_000

  private let syntax: TokenSyntax
  private let setNames: Set<String>
  private let log: ReadingLog
  private var extensions: GroupExtensions
  private var remaining = inheritanceLimit
  /// The homes of the groups that are being walked through, the outermost first.
  private var ways: [[String]] = []
  private var noted: Set<Node.Mark> = []

  /// Walks through a document.
  init(_ document: Node, syntax: TokenSyntax, setNames: Set<String>, log: ReadingLog) {
    self.syntax = syntax
    self.setNames = setNames
    self.log = log
    extensions = GroupExtensions(document, syntax: syntax, log: log)
    walk(extensions.root, path: [], type: nil)
  }

  private mutating func walk(
    _ group: GroupExtensions.Member, path: [String], type inheritedType: String?
  ) {
    guard mayEnter(group, path) else { return }
    ways.append(group.homes)
    defer { ways.removeLast() }
    let joined = path.joined(separator: ".")
    groups.insert(joined)
    let members = extensions.members(of: group)
    // What stands in the document has a limit already.
    if group.homes != [joined] { remaining -= members.count + group.homes.count }
    let type = members.compactMap { typeName($0.entry) }.first ?? inheritedType
    for member in members where !log.isFull {
      let (key, value) = (member.entry.key, member.entry.value)
      let isRoot = key == "$root"
      if key.hasPrefix("$"), !isRoot {
        note(member.entry, inRoot: path.isEmpty)
      } else if syntax.isToken(value) {
        let token = Token(
          path: path + [key], node: value, syntax: syntax, keyMark: member.entry.keyMark,
          inheritedType: type, set: set(of: path.first ?? key))
        noteTokens(inside: token)
        tokens.append(token)
      } else if value.entries != nil, !isRoot {
        walk(member, path: path + [key], type: type)
      }
    }
  }

  /// Notes why a group cannot be walked through.
  private mutating func mayEnter(_ group: GroupExtensions.Member, _ path: [String]) -> Bool {
    let value = group.entry.value
    if ways.contains(group.homes) {
      let mark = (value["$extends"] ?? value["$ref"] ?? value).mark
      if noted.insert(mark).inserted {
        log.error("a group extends one that it is in; remove this '$extends'", at: mark)
      }
      return false
    }
    guard remaining >= 0 else {
      if noted.insert(.none).inserted {
        log.error(
          "groups inherit more than \(Self.inheritanceLimit) values by '$extends'; remove some",
          at: value.mark)
      }
      return false
    }
    guard path.count < DocumentReader.depthLimit else {
      log.error(
        "groups are nested more than \(DocumentReader.depthLimit) deep; flatten them",
        at: value.mark)
      return false
    }
    return true
  }

  private func set(of name: String) -> String? { setNames.contains(name) ? name : nil }

  private func typeName(_ entry: Node.Entry) -> String? {
    guard entry.key == syntax.typeKey else { return nil }
    // In the older form a group may be called type.
    if entry.value.text == nil, syntax == .standard {
      NodeReader(node: entry.value, label: "'$type'", log: log)
        .noteWrongType("the name of a type, such as typography")
    }
    return entry.value.text
  }

  // MARK: Notes

  private static let groupKeys = [
    "$type", "$description", "$extends", "$extensions", "$deprecated", "$root",
  ]
  private static let rootKeys = groupKeys + ["$schema", "$themes", "$metadata"]

  /// Notes a key of a group that has no effect.
  private func note(_ entry: Node.Entry, inRoot isRoot: Bool) {
    if entry.key == "$extensions", entry.value[DesignTokens.extensionKey] != nil {
      log.warning(
        "'\(DesignTokens.extensionKey)' has no effect on a group; give it to the tokens",
        at: entry.keyMark)
    }
    let known = isRoot ? Self.rootKeys : Self.groupKeys
    guard !known.contains(entry.key), entry.key != "$ref", entry.key.utf8.count < 100 else {
      return
    }
    let near = Suggestions.nearest(to: entry.key, among: known)
    log.warning(
      "the key \(Phrases.quoted(entry.key)) of a group is not known and has no effect; "
        + (near.map { "did you mean '\($0)'?" } ?? "names of tokens do not begin with $"),
      at: entry.keyMark)
  }

  /// Notes tokens that stand in a token, where nothing finds them.
  private func noteTokens(inside token: Token) {
    guard syntax == .standard else { return }
    let inner = token.node.entries?.first {
      !$0.key.hasPrefix("$") && $0.value.containsMapping { $0.contains { $0.key == "$value" } }
    }
    guard let inner else { return }
    log.error(
      "token \(Phrases.quoted(token.joined)) has other tokens inside; move its own value into a "
        + "token '$root' beside them",
      at: inner.keyMark)
  }
}
