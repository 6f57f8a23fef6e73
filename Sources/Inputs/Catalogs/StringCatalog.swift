import MetricsCore

/// Collects the texts of a string catalog from the tree of its document.
struct StringCatalog {
  /// The versions that Xcode has written so far.
  private static let knownVersions = ["1.0", "1.1"]

  private let file: StringsFile
  private let log: ReadingLog
  private var sourceLocale: String
  private var texts: [LocalizedText] = []
  private var budget: SubstitutionBudget
  private var hasToldOfBudget = false

  /// Prepares for a catalog.
  ///
  /// - Parameters:
  ///   - file: Where it comes from.
  ///   - size: Its size in bytes.
  init(file: StringsFile, size: Int) {
    self.file = file
    log = ReadingLog(path: file.path)
    sourceLocale = file.locale
    budget = SubstitutionBudget(documentSize: size)
  }

  /// Returns the texts in the order of the document.
  mutating func contents(of document: Node) throws(InputError) -> StringsContents {
    guard document.entries != nil else {
      throw fault("a string catalog is a JSON object, and this is \(document.jsonKind)", document)
    }
    guard let strings = document["strings"] else {
      throw fault("the JSON has no 'strings', which a string catalog has", document)
    }
    guard let entries = strings.entries else {
      throw fault("'strings' is \(strings.jsonKind) instead of an object of keys", strings)
    }
    readVersion(document)
    readSourceLanguage(document)
    for entry in entries {
      readString(entry)
      guard texts.count <= file.textLimit else {
        throw InputError(file.tooManyTexts, location: log.location(entry.keyMark))
      }
    }
    return StringsContents(texts: texts, warnings: log.warnings)
  }

  private func fault(_ sentence: String, _ node: Node) -> InputError {
    InputError(
      "\(sentence); check that this is a catalog of Xcode", location: log.location(node.mark))
  }

  // MARK: Head

  private func readVersion(_ document: Node) {
    guard let version = document["version"] else { return }
    guard let text = version.jsonText else {
      return log.warning(
        "'version' is \(version.jsonKind) instead of text such as \"1.0\"; let Xcode write it",
        at: version.mark)
    }
    guard !Self.knownVersions.contains(text) else { return }
    log.warning(
      "version \(Phrases.excerpt(text)) of a catalog is not known, the highest known is "
        + "\(Self.knownVersions[Self.knownVersions.count - 1]); what is new in it may be missed, "
        + "update fontgauge",
      at: version.mark)
  }

  private mutating func readSourceLanguage(_ document: Node) {
    let language = document["sourceLanguage"]
    if let text = language?.jsonText, !text.isEmpty {
      sourceLocale = text
      return
    }
    let problem =
      language.map { "'sourceLanguage' is \($0.jsonKind)" } ?? "there is no 'sourceLanguage'"
    log.warning(
      "\(problem), so \(sourceLocale) is taken for it; write \"sourceLanguage\": \"en\" or another",
      at: (language ?? document).mark)
  }

  // MARK: Strings

  private mutating func readString(_ entry: Node.Entry) {
    guard entry.value.entries != nil else {
      return log.warning(
        "the string \(Phrases.quoted(entry.key)) is \(entry.value.jsonKind) instead of an object "
          + "and is not read; let Xcode write it",
        at: entry.value.mark)
    }
    var localizations: [Node.Entry] = []
    if let node = entry.value["localizations"], node.value != .null {
      if let entries = node.entries {
        localizations = entries
      } else {
        log.warning(
          "'localizations' of \(Phrases.quoted(entry.key)) is \(node.jsonKind) instead of an "
            + "object of languages and is not read; let Xcode write it",
          at: node.mark)
      }
    }
    localizations.removeAll { $0.value.isEmptyJSON }
    if !localizations.contains(where: { $0.key == sourceLocale }) {
      texts.append(
        LocalizedText(
          text: entry.key, key: entry.key, table: file.table, locale: sourceLocale,
          location: log.location(entry.keyMark)))
    }
    for localization in localizations { readLocalization(localization, key: entry.key) }
  }

  private mutating func readLocalization(_ localization: Node.Entry, key: String) {
    let reader = CatalogLeafReader(key: key, locale: localization.key, log: log)
    let content = reader.localization(localization.value)
    let place = (key: key, locale: localization.key)
    noteMissingSubstitutions(content.leaves, content.substitutions, of: reader.subject)
    guard !content.substitutions.isEmpty else {
      for leaf in content.leaves { append(leaf, place, shown: nil) }
      return
    }
    let substitutions = CatalogSubstitutions(content.substitutions)
    for leaf in content.leaves {
      append(leaf, place, shown: substitutions.text(leaf.text, budget: &budget))
    }
    let template = content.leaves.other?.text
    for substitution in content.substitutions {
      for leaf in substitution.leaves {
        let shown = substitutions.text(
          template ?? substitution.reference, with: leaf, of: substitution.name, budget: &budget)
        append(leaf, place, shown: shown)
      }
    }
    if budget.isExceeded, !hasToldOfBudget {
      hasToldOfBudget = true
      log.warning(
        "the substitutions of \(reader.subject) make very long texts, which are taken as they are "
          + "stored from here on; shorten them",
        at: localization.keyMark)
    }
  }

  /// Notes references to substitutions that the localization does not have.
  private func noteMissingSubstitutions(
    _ leaves: [CatalogLeaf], _ substitutions: [CatalogSubstitution],
    of subject: @autoclosure () -> String
  ) {
    let names = Set(substitutions.map { ExactText($0.name) })
    var told: Set<ExactText> = []
    for leaf in leaves + substitutions.flatMap(\.leaves)
    where leaf.text.utf8.contains(UInt8(ascii: "#")) {
      for reference in FormatReference.all(in: Array(leaf.text.utf8)) {
        let name = ExactText(reference.name)
        guard !names.contains(name), told.insert(name).inserted else { continue }
        log.warning(
          "\(subject()) refers to the substitution \(Phrases.quoted(reference.name)), which it does "
            + "not have; add it or correct the name",
          at: leaf.mark)
      }
    }
  }

  private mutating func append(
    _ leaf: CatalogLeaf, _ place: (key: String, locale: String), shown: String?
  ) {
    var text = LocalizedText(
      text: leaf.text, key: place.key, table: file.table, locale: place.locale,
      variant: leaf.variant, location: log.location(leaf.mark))
    if let shown, ExactText(shown) != ExactText(leaf.text) { text.shown = shown }
    texts.append(text)
  }
}
