import DynamicType
import FontEngine
import Inputs
import MetricsCore

/// What an app is compared with in pictures: fonts that were there before, or a lock file.
public struct PictureHistory: Sendable {
  /// The fonts or the lock file, as the user named them.
  public let name: String
  /// The facts as they were.
  let lock: Lock
  /// The app with the old fonts; `nil` when a lock file is all there is.
  let project: Project?

  /// Reads a lock file (its name ends with `.json`), a font or a folder of fonts.
  ///
  /// Old faces take the place of those with the same PostScript name; all other faces stay.
  ///
  /// - Parameters:
  ///   - argument: The path, with `#NAME` for one face of a file.
  ///   - project: The app as it is.
  ///   - workers: How many threads measure; the result does not depend on it.
  /// - Throws: `InputError` or `EngineError` when it cannot be read, or has none of the app's faces.
  public init(_ argument: String, of project: Project, workers: Int = 1) throws {
    name = argument
    if argument.hasSuffix(".json") {
      lock = try LockReader.read(ProjectFile(path: argument))
      self.project = nil
      return
    }
    let side = try FontDiffSide(argument)
    // A file stands for all of its instances, but for one that is named.
    let old = argument.contains("#") ? side.entries : side.library.entries
    let used = Set(
      project.configuration.styles.flatMap { style in
        ([nil] + style.locales.keys.sorted()).compactMap {
          project.library.resolve(style, locale: $0).face?.postScriptName
        }
      })
    let replaced = used.sorted().compactMap { name in
      old.first { $0.face.postScriptName == name }.map { (name, $0) }
    }
    guard !replaced.isEmpty else {
      throw InputError(
        "none of the faces has the name of one that a style uses (\(list(used.sorted()))); name "
          + "an older version of such a font",
        location: SourceLocation(path: argument))
    }
    var before = project
    before.library = project.library.replacing(replaced)
    lock = try Lock.of(before, workers: workers).lock
    self.project = before
  }

  /// Compares the facts with those of the app as it is.
  func comparison(with now: Lock) -> Comparison { Comparison(old: lock, new: now) }

  /// Texts then and now.
  struct Comparison: Sendable {
    private var old: [String: Side]
    private var new: [String: Side]

    /// A slot's texts by what identifies them.
    private struct Side: Sendable {
      var screens: [String]
      var texts: [LockedText.Identity: LockedText]

      init(_ slot: LockedSlot) {
        screens = slot.screens
        texts = Dictionary(slot.texts.map { ($0.identity, $0) }) { a, _ in a }
      }
    }

    init(old: Lock, new: Lock) {
      self.old = Dictionary(old.slots.map { ($0.name, Side($0)) }) { a, _ in a }
      self.new = Dictionary(new.slots.map { ($0.name, Side($0)) }) { a, _ in a }
    }

    /// Returns on how many screens and categories a text fits otherwise.
    func changeCount(of text: LocalizedText, in slot: String) -> Int {
      past(of: text, in: slot)?.changes.count ?? 0
    }

    /// Returns what a text was; `nil` when it was not there.
    func past(of text: LocalizedText, in slot: String) -> PastText? {
      let digest = ShortDigest.short(text.measured)
      let identity = LockedText.Identity(
        locale: text.locale, key: text.key ?? digest, table: text.table, variant: text.variant)
      guard let before = old[slot], let now = new[slot], let oldText = before.texts[identity],
        let newText = now.texts[identity]
      else { return nil }
      let count = ContentSizeCategory.allCases.count
      var changes: [PastText.Change] = []
      for (place, screen) in now.screens.enumerated() {
        guard let oldPlace = before.screens.firstIndex(of: screen) else { continue }
        for offset in 0..<count {
          let (cell, oldCell) = (place * count + offset, oldPlace * count + offset)
          guard cell < newText.fits.count, oldCell < oldText.fits.count,
            newText.fits[cell] != oldText.fits[oldCell]
          else { continue }
          changes.append(
            PastText.Change(cell: cell, old: oldText.fits[oldCell], new: newText.fits[cell]))
        }
      }
      return PastText(changes: changes, hasOtherText: oldText.digest != newText.digest)
    }
  }
}
