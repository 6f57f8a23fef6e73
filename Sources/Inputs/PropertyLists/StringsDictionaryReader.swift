import MetricsCore

/// Reads `.stringsdict` files: texts that vary with numbers, with the width they have, or with the
/// device.
///
/// Each form of each variable gives one text: the whole format with that form and with the form
/// `other` of all other variables. Its variant is the form's name, `few`, `20` or `iphone`, after
/// the variable's where there are several: `files.few`. Nested rules follow one another:
/// `iphone.few`. The place is that of the entry's key.
enum StringsDictionaryReader: StringsReader {
  static let fileExtensions = ["stringsdict"]

  /// How many bytes the texts of a file may come to when they are written out: 64 MB.
  static let expansionLimit = 64 << 20

  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents {
    let list = try PropertyList.read(bytes, path: file.path)
    let (entries, superseded) = try file.entries(of: list).withoutSuperseded()
    var contents = StringsContents()
    var warnings = WarningList()
    for pair in superseded { warnings.add(superseded: pair, in: file) }
    var budget = expansionLimit
    for entry in entries {
      let location = SourceLocation(path: file.path, mark: entry.keyMark)
      var text = LocalizedText(
        text: "", key: entry.key, table: file.table, locale: file.locale, location: location)
      switch entry.value.value {
      case .string(let string):
        text.text = string
        contents.texts.append(text)
      case .dictionary(let rules):
        var reader = VaryingTextReader(file: file, key: entry.key)
        let varying = reader.text(rules, at: entry.keyMark)
        warnings.add(reader.warnings)
        var writer = VaryingTextLeaves(budget: budget)
        let leaves = try written(varying, by: &writer, entry, at: location)
        budget = writer.budget
        for sentence in sentences(of: writer, entry.key) { warnings.add(sentence, at: location) }
        for leaf in leaves {
          text.text = String(decoding: leaf.text, as: UTF8.self)
          text.variant = leaf.variant.isEmpty ? nil : leaf.variant.joined(separator: ".")
          contents.texts.append(text)
        }
      default:
        warnings.add(
          "the value of \(Phrases.quoted(entry.key)) is \(entry.value.kind), not text, and is not "
            + "read; correct or remove it", at: location)
      }
      guard contents.texts.count <= file.textLimit else {
        throw InputError(file.tooManyTexts, location: location)
      }
    }
    contents.warnings = warnings.all(path: file.path)
    return contents
  }

  private static func written(
    _ text: VaryingText, by writer: inout VaryingTextLeaves, _ entry: PropertyList.Entry,
    at location: SourceLocation
  ) throws(InputError) -> [VaryingTextLeaves.Leaf] {
    do {
      return try writer.leaves(of: text)
    } catch {
      throw InputError(
        "the variables of \(Phrases.quoted(entry.key)) refer to one another so often that its "
          + "texts cannot be written out; simplify them", location: location)
    }
  }

  private static func sentences(of writer: VaryingTextLeaves, _ key: String) -> [String] {
    let entry = Phrases.quoted(key)
    return writer.missing.map {
      "\(entry) refers to the variable \(Phrases.quoted($0)), which it does not have; add it or "
        + "correct the name"
    }
      + writer.unused.map {
        "no format of \(entry) refers to its variable \(Phrases.quoted($0)), whose forms are read "
          + "as texts of their own; refer to it or remove it"
      }
      + writer.circular.map {
        "the variable \(Phrases.quoted($0)) of \(entry) refers to itself; correct its forms"
      }
  }
}
