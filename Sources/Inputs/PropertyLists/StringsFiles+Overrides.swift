public import MetricsCore

extension StringsFiles {
  /// Returns the texts that an app shows: without those that other files replace.
  ///
  /// - An entry of a `.stringsdict` file replaces that of the `.strings` file of the same table,
  ///   language and folder; `Base.lproj` counts as the folder of its language.
  /// - A text that several translation files (XLIFF) repeat, as they do with the source language,
  ///   is kept once.
  ///
  /// The order stays.
  ///
  /// - Complexity: O(*n*) in the number of texts.
  public static func withoutReplaced(_ texts: [LocalizedText]) -> [LocalizedText] {
    var varying: Set<Entry> = []
    var translationFiles: Set<String> = []
    // Texts of one file follow one another, so their path is looked at once.
    var origin = Origin(path: nil)
    for text in texts {
      let isNew = origin.update(text.location?.path)
      switch origin.format {
      case .stringsDictionary: varying.insert(Entry(text, folder: origin.folder))
      case .translation: if isNew, let path = origin.path { translationFiles.insert(path) }
      case .strings, .other: break
      }
    }
    let hasTranslations = translationFiles.count > 1
    guard !varying.isEmpty || hasTranslations else { return texts }
    var translations: [Translation: String] = [:]
    return texts.filter { text in
      origin.update(text.location?.path)
      switch origin.format {
      case .strings: return !varying.contains(Entry(text, folder: origin.folder))
      case .translation where hasTranslations:
        let translation = Translation(text)
        if let first = translations[translation] { return first == origin.path }
        translations[translation] = origin.path
        return true
      case .stringsDictionary, .translation, .other: return true
      }
    }
  }

  private struct Entry: Hashable {
    var key: ExactText
    var table: String?
    var locale: String
    var folder: String

    init(_ text: LocalizedText, folder: String) {
      key = ExactText(text.key ?? "")
      table = text.table
      locale = text.locale
      self.folder = folder
    }
  }

  private struct Translation: Hashable {
    var entry: Entry
    var variant: String?
    var text: ExactText
    var sizeLimit: TextSizeLimit?

    init(_ text: LocalizedText) {
      entry = Entry(text, folder: "")
      variant = text.variant
      self.text = ExactText(text.text)
      sizeLimit = text.sizeLimit
    }
  }

  private struct Origin {
    enum Format { case strings, stringsDictionary, translation, other }

    private(set) var path: String?
    private(set) var format = Format.other
    /// The folder that holds the folders of the languages.
    private(set) var folder = ""

    init(path: String?) { update(path) }

    /// Looks at the path of the next text, and says whether it is another one.
    @discardableResult
    mutating func update(_ path: String?) -> Bool {
      guard path != self.path else { return false }
      self.path = path
      guard let path else {
        format = .other
        return true
      }
      let fileExtension = Path.fileExtension(of: path)
      if StringsDictionaryReader.fileExtensions.contains(fileExtension) {
        format = .stringsDictionary
      } else if OldStyleStringsReader.fileExtensions.contains(fileExtension) {
        format = .strings
      } else {
        format = XLIFFReader.fileExtensions.contains(fileExtension) ? .translation : .other
      }
      let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let end = folders.lastIndex { $0.hasSuffix(".lproj") } ?? folders.endIndex
      folder = folders[..<end].joined(separator: "/")
      return true
    }
  }
}
