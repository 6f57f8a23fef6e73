/// Writes out the texts that an entry of a `.stringsdict` file can become.
///
/// Each form of each variable gives one text: the whole format with that form in it and the usual
/// forms of all other variables. A variable that only another one's rare form refers to is shown
/// with that form. A variable that nothing refers to gives its forms alone.
struct VaryingTextLeaves {
  /// One text.
  struct Leaf: Equatable {
    /// What chooses it, the outermost first; empty for a text without variants.
    var variant: [String]
    /// The text in UTF-8.
    var text: [UInt8]

    func after(_ prefix: [String]) -> Leaf { Leaf(variant: prefix + variant, text: text) }
  }

  /// The variables refer to one another so often that their texts would fill the memory.
  struct TooLarge: Error {}

  /// References to variables that do not exist, in order.
  private(set) var missing: [String] = []
  /// Variables that nothing refers to, in order.
  private(set) var unused: [String] = []
  /// Variables that refer to themselves, in order.
  private(set) var circular: [String] = []
  /// How many bytes and references may still be written out.
  private(set) var budget: Int

  /// How many variables may refer to one another in a row.
  private static let depthLimit = 50

  init(budget: Int) { self.budget = budget }

  /// Which form of which variable, by their places; the usual forms of all that are not in it.
  private typealias Choice = [Int: Int]

  /// The form that is replaced by a text of the entry nested in it.
  private typealias Replacement = (place: Int, text: [UInt8])

  /// Returns the texts of an entry in the order of its forms.
  mutating func leaves(of text: VaryingText) throws(TooLarge) -> [Leaf] {
    try leaves(of: text, in: VaryingTextScope()).leaves
  }

  // MARK: Forms

  /// Returns the texts of an entry, and the places of the variables that they refer to.
  private mutating func leaves(
    of text: VaryingText, in outer: VaryingTextScope
  ) throws(TooLarge) -> (leaves: [Leaf], used: Set<Int>) {
    let scope = outer.adding(text.variables)
    try spend(scope.variables.count)
    var leaves: [Leaf] = []
    var used: Set<Int> = []
    for form in text.rules.flatMap(\.forms) {
      let (found, names) = try self.leaves(of: form.content, in: scope)
      leaves += found.map { $0.after([form.name]) }
      used.formUnion(names)
    }
    if let format = text.format {
      let (found, names) = try self.leaves(of: .text(format), in: scope)
      leaves += found
      used.formUnion(names)
    }
    for place in outer.variables.count..<scope.variables.count where !used.contains(place) {
      let variable = scope.variables[place]
      note(variable.name, in: \.unused)
      for form in variable.forms {
        let prefix = prefix(of: place, in: scope) + [form.name]
        switch form.content {
        case .text(let content):
          leaves.append(
            Leaf(variant: prefix, text: try render(content, in: scope.hiding(place), [:])))
        case .varying(let nested):
          leaves += try self.leaves(of: nested, in: scope.hiding(place)).leaves
            .map { $0.after(prefix) }
        }
      }
    }
    return (leaves, used)
  }

  private mutating func leaves(
    of content: VaryingText.Content, in scope: VaryingTextScope
  ) throws(TooLarge) -> (leaves: [Leaf], used: Set<Int>) {
    guard case .text(let format) = content else {
      if case .varying(let nested) = content { return try leaves(of: nested, in: scope) }
      return ([], [])
    }
    let choices = try choices(for: format, in: scope)
    guard !choices.isEmpty else {
      let leaf = Leaf(variant: [], text: try render(format, in: scope, [:]))
      // Variables under a wrong name are the texts that were meant; the format alone is none.
      let isMistaken = !scope.variables.isEmpty && !FormatReference.all(in: format).isEmpty
      return (isMistaken ? [] : [leaf], [])
    }
    var leaves: [Leaf] = []
    for (place, choice) in choices.sorted(by: { $0.key < $1.key }) {
      for (index, form) in scope.variables[place].forms.enumerated() {
        var choice = choice
        choice[place] = index
        let prefix = prefix(of: place, in: scope) + [form.name]
        switch form.content {
        case .text:
          leaves.append(Leaf(variant: prefix, text: try render(format, in: scope, choice)))
        case .varying(let nested):
          for leaf in try self.leaves(of: nested, in: scope.hiding(place)).leaves {
            let text = try render(format, in: scope, choice, replacing: (place, leaf.text))
            leaves.append(Leaf(variant: prefix + leaf.variant, text: text))
          }
        }
      }
    }
    return (leaves, Set(choices.keys))
  }

  /// One variable needs no name: its forms say enough.
  private func prefix(of place: Int, in scope: VaryingTextScope) -> [String] {
    scope.visibleCount > 1 ? [scope.variables[place].name] : []
  }

  // MARK: References

  /// Returns under which choice of forms each variable is shown: with the usual forms wherever they
  /// suffice.
  private mutating func choices(
    for format: [UInt8], in scope: VaryingTextScope
  ) throws(TooLarge) -> [Int: Choice] {
    var choices: [Int: Choice] = [:]
    var reached: [Int] = []
    func visit(_ content: VaryingText.Content, _ choice: Choice) {
      for name in Self.references(in: content) {
        guard let place = scope.place(of: name), choices[place] == nil else { continue }
        choices[place] = choice
        reached.append(place)
      }
    }
    visit(.text(format), [:])
    var followed = 0
    var opened = 0
    while opened < reached.count {
      // The usual forms of everything reached so far come before any rare form.
      if followed < reached.count {
        let place = reached[followed]
        followed += 1
        let variable = scope.variables[place]
        visit(variable.forms[variable.usualForm].content, choices[place]!)
        continue
      }
      let place = reached[opened]
      opened += 1
      let variable = scope.variables[place]
      for index in variable.forms.indices where index != variable.usualForm {
        var choice = choices[place]!
        choice[place] = index
        try spend(choice.count)
        visit(variable.forms[index].content, choice)
      }
    }
    return choices
  }

  private static func references(in content: VaryingText.Content) -> [String] {
    switch content {
    case .text(let text): return FormatReference.all(in: text).map(\.name)
    case .varying(let nested):
      let contents =
        (nested.format.map { [.text($0)] } ?? [])
        + (nested.rules + nested.variables).flatMap { $0.forms.map(\.content) }
      return contents.flatMap { references(in: $0) }
    }
  }

  // MARK: Writing out

  private mutating func render(
    _ format: [UInt8], in scope: VaryingTextScope, _ choice: Choice,
    replacing replacement: Replacement? = nil, inside: [Int] = []
  ) throws(TooLarge) -> [UInt8] {
    guard inside.count <= Self.depthLimit else { throw TooLarge() }
    var result: [UInt8] = []
    var end = 0
    for reference in FormatReference.all(in: format) {
      result += format[end..<reference.range.lowerBound]
      end = reference.range.upperBound
      try spend(1)
      guard let place = scope.place(of: reference.name) else {
        note(reference.name, in: \.missing)
        result += format[reference.range]
        continue
      }
      guard !inside.contains(place) else {
        note(reference.name, in: \.circular)
        result += format[reference.range]
        continue
      }
      if let replacement, replacement.place == place {
        result += replacement.text
        continue
      }
      let variable = scope.variables[place]
      result += try render(
        variable.forms[choice[place] ?? variable.usualForm].content, in: scope, choice,
        replacing: replacement, inside: inside + [place])
    }
    result += format[end...]
    try spend(result.count)
    return result
  }

  /// Writes out a form, for a nested entry with its usual forms.
  private mutating func render(
    _ content: VaryingText.Content, in scope: VaryingTextScope, _ choice: Choice,
    replacing replacement: Replacement?, inside: [Int]
  ) throws(TooLarge) -> [UInt8] {
    switch content {
    case .text(let text):
      return try render(text, in: scope, choice, replacing: replacement, inside: inside)
    case .varying(let nested):
      let scope = scope.adding(nested.variables)
      try spend(scope.variables.count)
      let usual = nested.rules.first.map { $0.forms[$0.usualForm].content }
      guard let content = nested.format.map({ .text($0) }) ?? usual else { return [] }
      return try render(content, in: scope, choice, replacing: replacement, inside: inside)
    }
  }

  private mutating func spend(_ amount: Int) throws(TooLarge) {
    budget -= amount
    guard budget >= 0 else { throw TooLarge() }
  }

  private mutating func note(
    _ name: String, in list: WritableKeyPath<VaryingTextLeaves, [String]>
  ) {
    if !self[keyPath: list].contains(name) { self[keyPath: list].append(name) }
  }
}
