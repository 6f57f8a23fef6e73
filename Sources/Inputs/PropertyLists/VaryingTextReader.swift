import MetricsCore

/// Reads the dictionaries of `.stringsdict` files.
struct VaryingTextReader {
  let file: StringsFile
  /// The key of the entry that is being read.
  let key: String
  /// What is probably not meant.
  private(set) var warnings = WarningList()

  private enum Name {
    static let format = "NSStringLocalizedFormatKey"
    static let ruleType = "NSStringFormatSpecTypeKey"
    static let valueType = "NSStringFormatValueTypeKey"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
    static let plural = "NSStringPluralRuleType"
  }

  init(file: StringsFile, key: String) {
    self.file = file
    self.key = key
  }

  /// Reads an entry.
  ///
  /// - Parameters:
  ///   - entries: The dictionary.
  ///   - mark: Where the entry's key stands.
  /// - Returns: What is understood of it; the rest is in ``warnings``.
  mutating func text(_ entries: [PropertyList.Entry], at mark: Node.Mark) -> VaryingText {
    var text = VaryingText()
    for entry in distinct(entries) {
      switch (entry.key, entry.value.value) {
      case (Name.format, .string(let format)): text.format = Array(format.utf8)
      case (Name.width, .dictionary(let forms)):
        text.rules += rule(widths(forms), named: entry)
      case (Name.device, .dictionary(let forms)):
        text.rules += rule(devices(forms), named: entry)
      case (_, .dictionary(let forms)):
        text.variables += rule(variable(forms, named: entry), named: entry)
      default: warnUnread(entry)
      }
    }
    if text.format == nil, text.rules.isEmpty {
      warn("the entry \(Phrases.quoted(key)) has no \(Name.format); add it", at: mark)
    }
    return text
  }

  /// Gives a variable or rule its name; one without forms is left out with a warning.
  private mutating func rule(
    _ variable: VaryingText.Variable, named entry: PropertyList.Entry
  ) -> [VaryingText.Variable] {
    guard !variable.forms.isEmpty else {
      warn(
        "\(Phrases.quoted(entry.key)) in \(Phrases.quoted(key)) has no forms; add 'other'",
        at: entry.keyMark)
      return []
    }
    var variable = variable
    variable.name = entry.key
    return [variable]
  }

  // MARK: Variables

  private mutating func variable(
    _ entries: [PropertyList.Entry], named name: PropertyList.Entry
  ) -> VaryingText.Variable {
    let entries = distinct(entries)
    // The forms of a rule stand beside its type, or in a dictionary of the type's name.
    if let rule = entries.first(where: { $0.key == Name.device || $0.key == Name.width }),
      let forms = rule.value.entries
    {
      for entry in entries where entry.key != rule.key && !isDescription(entry.key) {
        warnUnread(entry)
      }
      return rule.key == Name.device ? devices(forms) : widths(forms)
    }
    let forms = entries.filter { !isDescription($0.key) }
    switch entries.last(where: { $0.key == Name.ruleType })?.value.string {
    case Name.device: return devices(forms)
    case Name.width: return widths(forms)
    case Name.plural: break
    case nil:
      warn(
        "the variable \(Phrases.quoted(name.key)) of \(Phrases.quoted(key)) has no "
          + "\(Name.ruleType); add it with the value \(Name.plural)", at: name.keyMark)
    case let type?:
      warn(
        "\(Phrases.quoted(type)) is no known rule, so the variable \(Phrases.quoted(name.key)) of "
          + "\(Phrases.quoted(key)) is read as \(Name.plural)", at: name.keyMark)
    }
    return plurals(forms, named: name)
  }

  private mutating func plurals(
    _ entries: [PropertyList.Entry], named name: PropertyList.Entry
  ) -> VaryingText.Variable {
    for entry in entries where !PluralForm.all.contains(entry.key) {
      let advice = Phrases.advice(
        for: entry.key, among: PluralForm.all, otherwise: "the forms are", conjunction: "and")
      warn(
        "\(Phrases.quoted(entry.key)) in \(Phrases.quoted(key)) is no plural form, and its text is "
          + "not read; \(advice)",
        at: entry.keyMark)
    }
    let forms = forms(entries.filter { PluralForm.all.contains($0.key) })
    let other = forms.firstIndex { $0.name == "other" }
    if other == nil, !forms.isEmpty {
      warn(
        "the variable \(Phrases.quoted(name.key)) of \(Phrases.quoted(key)) has no form 'other', "
          + "which every language needs; add it", at: name.keyMark)
    }
    return VaryingText.Variable(name: "", forms: forms, usualForm: other ?? forms.count - 1)
  }

  private mutating func devices(_ entries: [PropertyList.Entry]) -> VaryingText.Variable {
    let forms = forms(distinct(entries))
    let usual =
      forms.firstIndex { $0.name == "other" } ?? forms.firstIndex { $0.name == "iphone" } ?? 0
    return VaryingText.Variable(name: "", forms: forms, usualForm: usual)
  }

  private mutating func widths(_ entries: [PropertyList.Entry]) -> VaryingText.Variable {
    let entries = distinct(entries)
    for entry in entries where Double(entry.key) == nil {
      warn(
        "\(Phrases.quoted(entry.key)) in \(Phrases.quoted(key)) is no width, so iOS never chooses its "
          + "text; write a number",
        at: entry.keyMark)
    }
    let forms = forms(entries)
    let usual = forms.indices.max { width(forms[$0]) < width(forms[$1]) }
    return VaryingText.Variable(name: "", forms: forms, usualForm: usual ?? 0)
  }

  private func width(_ form: VaryingText.Form) -> Double { Double(form.name) ?? -1 }

  private mutating func forms(_ entries: [PropertyList.Entry]) -> [VaryingText.Form] {
    var forms: [VaryingText.Form] = []
    for entry in entries {
      switch entry.value.value {
      case .string(let string):
        forms.append(VaryingText.Form(name: entry.key, content: .text(Array(string.utf8))))
      case .dictionary(let entries):
        let nested = text(entries, at: entry.keyMark)
        forms.append(VaryingText.Form(name: entry.key, content: .varying(nested)))
      default: warnUnread(entry)
      }
    }
    return forms
  }

  // MARK: Warnings

  private func isDescription(_ key: String) -> Bool {
    key == Name.ruleType || key == Name.valueType
  }

  private mutating func distinct(_ entries: [PropertyList.Entry]) -> [PropertyList.Entry] {
    let (distinct, superseded) = entries.withoutSuperseded()
    for pair in superseded { warnings.add(superseded: pair, in: file) }
    return distinct
  }

  private mutating func warnUnread(_ entry: PropertyList.Entry) {
    warn(
      "the value of \(Phrases.quoted(entry.key)) in \(Phrases.quoted(key)) is "
        + "\(entry.value.kind), which means nothing here and is not read; correct or remove it",
      at: entry.keyMark)
  }

  private mutating func warn(_ sentence: String, at mark: Node.Mark) {
    warnings.add(sentence, at: SourceLocation(path: file.path, mark: mark))
  }
}
