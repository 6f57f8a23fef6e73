/// Works out what groups inherit from others by `$extends`.
///
/// A group has all tokens, groups and properties of the one it extends. Its own replace those of
/// the same path; groups of the same path are put together in the same way.
struct GroupExtensions {
  /// A key of a group, its own or inherited.
  struct Member {
    /// The key and its value; of several values the one that counts.
    var entry: Node.Entry
    /// The joined paths at which the value is written: more than one for groups that are put
    /// together, the inherited ones first.
    var homes: [String]
    /// The values at the homes.
    var parts: [Node]
  }

  /// How many groups may extend one another.
  private static let depthLimit = 100

  private let document: Node
  private let syntax: TokenSyntax
  private let log: ReadingLog
  /// The mappings of the document by joined path, worked out when a group extends another.
  private var places: [String: Place]?
  /// The members of groups that extend others, by home.
  private var known: [String: [Member]] = [:]
  /// The homes of the groups whose members are being worked out.
  private var pending: [String] = []

  private struct Place {
    var node: Node
    /// Whether the group extends another.
    var isExtended: Bool
  }

  init(_ document: Node, syntax: TokenSyntax, log: ReadingLog) {
    self.document = document
    self.syntax = syntax
    self.log = log
  }

  /// The document as a member of nothing.
  var root: Member {
    Member(entry: Node.Entry(key: "", value: document), homes: [""], parts: [document])
  }

  /// Returns the members of a group, the inherited ones first.
  mutating func members(of group: Member) -> [Member] {
    var result: [Member]?
    for (home, part) in zip(group.homes, group.parts) {
      let members = members(of: part, home: home)
      result = result.map { overlay(members, on: $0) } ?? members
    }
    return result ?? []
  }

  private mutating func members(of group: Node, home: String) -> [Member] {
    let entries = group.entries ?? []
    guard syntax == .standard, let reference = Self.reference(entries) else {
      return own(entries, of: home)
    }
    if let members = known[home] { return members }
    pending.append(home)
    defer { pending.removeLast() }
    var members = own(entries.filter { !Self.isReference($0) }, of: home)
    do throws(TokenFault) {
      members = overlay(members, on: try inherited(reference))
    } catch {
      log.error(error.sentence, at: error.mark)
    }
    known[home] = members
    return members
  }

  private func own(_ entries: [Node.Entry], of home: String) -> [Member] {
    entries.map { entry in
      let place = home.isEmpty ? entry.key : home + "." + entry.key
      return Member(entry: entry, homes: [place], parts: [entry.value])
    }
  }

  // MARK: References

  private static func isReference(_ entry: Node.Entry) -> Bool {
    // Beside tokens `$ref` means the same as `$extends`.
    entry.key == "$extends" || entry.key == "$ref"
  }

  private static func reference(_ entries: [Node.Entry]) -> Node? {
    entries.first(where: isReference)?.value
  }

  private mutating func inherited(_ reference: Node) throws(TokenFault) -> [Member] {
    let path = try TokenReference.groupPath(reference)
    let name = path.joined(separator: ".")
    guard let target = try group(at: path, for: reference) else {
      throw TokenFault(
        "there is no group \(Phrases.quoted(name)) to extend; check the name", at: reference.mark)
    }
    guard !syntax.isToken(target.entry.value) else {
      throw TokenFault(
        "\(Phrases.quoted(name)) is a token, and '$extends' names a group; give one",
        at: reference.mark)
    }
    for home in target.homes { try check(home, reference) }
    return members(of: target)
  }

  /// Throws a fault when the members of a group are being worked out already.
  private func check(_ home: String, _ reference: Node) throws(TokenFault) {
    if let start = pending.firstIndex(of: home) {
      let circle = (pending[start...] + [home]).map { "{\($0)}" }.joined(separator: " → ")
      throw TokenFault(
        "groups extend one another in a circle: \(Phrases.excerpt(circle, limit: 200)); remove "
          + "this '$extends'",
        at: reference.mark)
    }
    guard pending.count < Self.depthLimit else {
      throw TokenFault(
        "groups extend one another more than \(Self.depthLimit) deep; extend the first one",
        at: reference.mark)
    }
  }

  /// Returns the group that names lead to, also through what groups inherit.
  private mutating func group(
    at path: [String], for reference: Node
  ) throws(TokenFault) -> Member? {
    if places == nil { places = collected() }
    var current = root
    for name in path {
      let place = current.homes.count == 1 ? places?[current.homes[0]] : nil
      if let place, !place.isExtended {
        // Looking through the members of a large group for each that extends it takes long.
        let home = current.homes[0].isEmpty ? name : current.homes[0] + "." + name
        guard let node = places?[home]?.node else { return nil }
        current = Member(entry: Node.Entry(key: name, value: node), homes: [home], parts: [node])
      } else {
        for home in current.homes { try check(home, reference) }
        let found = members(of: current).last { $0.entry.key == name }
        guard let found, found.entry.value.entries != nil else { return nil }
        current = found
      }
    }
    return current
  }

  private func collected() -> [String: Place] {
    var places: [String: Place] = [:]
    func collect(_ node: Node, _ home: String) {
      let entries = node.entries ?? []
      places[home] = Place(node: node, isExtended: Self.reference(entries) != nil)
      guard !syntax.isToken(node) else { return }
      for entry in entries where entry.value.entries != nil {
        collect(entry.value, home.isEmpty ? entry.key : home + "." + entry.key)
      }
    }
    collect(document, "")
    return places
  }

  // MARK: Putting together

  private func overlay(_ own: [Member], on inherited: [Member]) -> [Member] {
    var result = inherited
    var positions: [ExactText: Int] = [:]
    for (index, member) in inherited.enumerated() {
      positions[ExactText(member.entry.key)] = index
    }
    for member in own {
      guard let index = positions[ExactText(member.entry.key)] else {
        result.append(member)
        continue
      }
      let areGroups = isGroup(member.entry) && isGroup(result[index].entry)
      result[index] = areGroups ? united(member, with: result[index]) : member
    }
    return result
  }

  private func united(_ own: Member, with inherited: Member) -> Member {
    var result = own
    let others = zip(inherited.homes, inherited.parts).filter { !own.homes.contains($0.0) }
    result.homes = others.map(\.0) + own.homes
    result.parts = others.map(\.1) + own.parts
    return result
  }

  private func isGroup(_ entry: Node.Entry) -> Bool {
    !entry.key.hasPrefix("$") && entry.value.entries != nil && !syntax.isToken(entry.value)
  }
}
