import MetricsCore

/// Reads `.strings` files that are property lists: compiled ones and those that Xcode writes as XML.
enum PropertyListStrings {
  /// Reads a file.
  ///
  /// Values that are no text are told in warnings. Of equal keys the last one counts.
  static func read(_ bytes: [UInt8], from file: StringsFile) throws(InputError) -> StringsContents {
    let list = try PropertyList.read(bytes, path: file.path)
    let (entries, superseded) = try file.entries(of: list).withoutSuperseded()
    var contents = StringsContents()
    contents.warnings = superseded.map { file.supersededWarning($0) }
    for entry in entries {
      let location = SourceLocation(path: file.path, mark: entry.keyMark)
      if let text = entry.value.string {
        contents.texts.append(
          LocalizedText(
            text: text, key: entry.key, table: file.table, locale: file.locale, location: location))
      } else {
        contents.warnings.append(
          InputWarning(
            "the value of \(Phrases.quoted(entry.key)) is \(entry.value.kind), not text, and is "
              + "not read; move it to a .stringsdict file or remove it", location: location))
      }
    }
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

  /// Returns what to say about a key that is given again.
  func supersededWarning(_ entry: PropertyList.Entry) -> InputWarning {
    InputWarning(
      "the key \(Phrases.quoted(entry.key)) is given again below, where its value counts; remove "
        + "one", location: SourceLocation(path: path, mark: entry.keyMark))
  }
}
