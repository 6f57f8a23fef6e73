import Inputs
import MetricsCore

/// The files with strings of a project: which can be read, and which of them are the app's texts.
struct StringsSurvey {
  /// The files with the app's own texts.
  private(set) var files: [String] = []
  /// The files that are not for the configuration.
  private(set) var leftOut: [ProjectSurvey.LeftOut] = []
  /// The languages of the texts, sorted.
  private(set) var locales: [String] = []
  /// Why others cannot be read.
  private(set) var notices: [InputWarning] = []

  /// Reads files.
  init(_ paths: [String], in folder: ProjectFolder) {
    let own = paths.filter { !$0.isShownBySystem }
    let exchanged = own.filter(\.isExchangeFile)
    let kept = exchanged.count < own.count ? own.filter { !$0.isExchangeFile } : own
    leftOut = paths.filter(\.isShownBySystem).map { .init(path: $0, reason: .systemFont) }
    if kept.count < own.count {
      leftOut += exchanged.map { .init(path: $0, reason: .exchangeFile) }
    }
    var languages: Set<String> = []
    var effort = 0
    for path in kept {
      // What is very much is taken on trust; the check reads it anyway.
      guard effort < StringsSurvey.greatestEffort else {
        files.append(path)
        continue
      }
      do {
        let texts = try StringsFiles.read([folder.file(path)]).texts
        languages.formUnion(texts.map(\.locale))
        effort += texts.count + StringsSurvey.effortOfOpening
        files.append(path)
      } catch {
        notices.append(InputWarning(error, path: path))
      }
    }
    languages.formUnion(files.compactMap(\.folderLocale))
    locales = languages.sorted()
  }

  /// How many texts are read to know that they can be.
  private static let greatestEffort = 100_000
  /// What opening a file costs, in texts.
  private static let effortOfOpening = 50
}

extension String {
  /// Whether the system shows a file's texts itself, and so in its own font: the app's name and the
  /// reasons for asking permission, Siri's phrases, the app's page in Settings.
  fileprivate var isShownBySystem: Bool {
    let stem = fileName.prefix { $0 != "." }
    return stem == "InfoPlist" || stem == "AppShortcuts" || folders.contains("Settings.bundle")
  }

  /// Whether a file is on its way to or from translators.
  fileprivate var isExchangeFile: Bool {
    let name = lowercased()
    return name.hasSuffix(".xliff") || name.hasSuffix(".xlf")
  }

  /// The language of the `.lproj` folder that a file lies in; `nil` when there is none.
  fileprivate var folderLocale: String? {
    guard let folder = folders.last, folder.hasSuffix(".lproj") else { return nil }
    let name = folder.dropLast(".lproj".count)
    return name.isEmpty || name == "Base" ? nil : String(name)
  }
}
