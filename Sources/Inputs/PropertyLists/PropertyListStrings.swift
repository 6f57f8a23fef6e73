import MetricsCore

/// Reads `.strings` files that are property lists: compiled ones and those that Xcode writes as XML.
enum PropertyListStrings {
  /// Reads a file.
  ///
  /// Values that are no text are told in warnings. Of equal keys the last one counts.
  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents {
    let list = try PropertyList.read(bytes, path: file.path)
    let (entries, superseded) = try file.entries(of: list).withoutSuperseded()
    guard entries.count <= file.textLimit else {
      throw InputError(file.tooManyTexts, location: SourceLocation(path: file.path))
    }
    var contents = StringsContents()
    var warnings = WarningList()
    for pair in superseded { warnings.add(superseded: pair, in: file) }
    for entry in entries {
      let location = SourceLocation(path: file.path, mark: entry.keyMark)
      if let text = entry.value.string {
        contents.texts.append(
          LocalizedText(
            text: text, key: entry.key, table: file.table, locale: file.locale, location: location))
      } else {
        warnings.add(
          "the value of \(Phrases.quoted(entry.key)) is \(entry.value.kind), not text, and is not "
            + "read; move it to a .stringsdict file or remove it", at: location)
      }
    }
    contents.warnings = warnings.all(path: file.path)
    return contents
  }
}

extension StringsFile {
  /// Returns the entries of a property list that holds strings.
  func entries(of list: PropertyList) throws(InputError) -> [PropertyList.Entry] {
    guard let entries = list.entries else {
      throw InputError(
        "the property list is \(list.kind), but strings stand in a dictionary; put them into one",
        location: SourceLocation(path: path, mark: list.mark))
    }
    return entries
  }
}

extension WarningList {
  /// Notes an entry that a later one supersedes.
  mutating func add(superseded pair: [PropertyList.Entry].Superseded, in file: StringsFile) {
    let later = SourceLocation(path: file.path, mark: pair.later.keyMark)
    add(
      file.superseded(pair.earlier.key, by: later.line),
      at: SourceLocation(path: file.path, mark: pair.earlier.keyMark))
  }
}
