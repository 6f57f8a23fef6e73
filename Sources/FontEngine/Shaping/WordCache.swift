import CHarfBuzz

/// The glyphs of words that were shaped before, for texts whose words come again and again.
///
/// Only words that come out the same in every text are kept: see ``WordIndependence``. One cache a
/// thread.
final class WordCache {
  private var uses: [Use] = []
  private var glyphCount = 0

  /// How many glyphs are kept in all, 16 bytes each; past that everything is forgotten.
  private static let glyphLimit = 1 << 20

  /// What leads to some words; several languages lead to the same.
  private struct Use {
    var face: ShapingFace
    var script: UInt32
    var language: OpaquePointer?
    var settings: Settings
    var scope: Scope
  }

  /// What of a font's settings changes its words.
  struct Settings: Equatable {
    var usesKerning: Bool
    var usesLigatures: Bool
  }

  /// Returns the words of a font, script and language; `nil` when they are not to be kept.
  func scope(
    of face: ShapingFace, script: UInt32, language: OpaquePointer?, settings: Settings
  ) -> Scope? {
    guard Scope.simpleScripts.contains(script) else { return nil }
    if glyphCount > WordCache.glyphLimit {
      uses.removeAll()
      glyphCount = 0
    }
    for index in uses.indices
    where uses[index].face === face && uses[index].script == script
      && uses[index].language == language && uses[index].settings == settings
    {
      return uses[index].scope.isOpen ? uses[index].scope : nil
    }
    let systems = LanguageSystems(face, script: script, language: language)
    let same = uses.first {
      $0.face === face && $0.script == script && $0.settings == settings
        && $0.scope.systems == systems
    }
    let use = Use(
      face: face, script: script, language: language, settings: settings,
      scope: same?.scope ?? Scope(face, systems))
    uses.append(use)
    return use.scope.isOpen ? use.scope : nil
  }

  /// Keeps a word's glyphs.
  func insert(
    _ glyphs: [Glyph], for key: UnsafeBufferPointer<UInt16>, tag: UInt32, into scope: Scope
  ) {
    scope.insert(glyphs, for: key, tag: tag)
    glyphCount += glyphs.count
  }

  /// A glyph of a word.
  struct Glyph {
    var id: UInt16
    /// The place of its cluster's first code unit in the word.
    var cluster: UInt8
    var isUnsafeToBreak: Bool
    /// Lengths in steps of the face's grid.
    var advance, xOffset, yOffset: Int32
  }

  /// The words of one font, script and language system.
  final class Scope {
    private let face: ShapingFace
    let systems: LanguageSystems
    @exclusivity(unchecked) private var uses = 0
    private var independence: WordIndependence?
    /// What ``staysInWord(_:)`` found for each code unit; empty when the font has no exceptions.
    @exclusivity(unchecked) private var knownUnits: [UnitState] = []

    private enum UnitState: UInt8 { case unknown, stays, reaches }

    @exclusivity(unchecked) private var keys: [UInt16] = []
    @exclusivity(unchecked) private var glyphs: [Glyph] = []
    @exclusivity(unchecked) private var entries: [Entry] = []
    /// By hash the place of each entry, -1 where there is none; its size is a power of two.
    @exclusivity(unchecked) private var table = [Int32](repeating: -1, count: 1024)

    private struct Entry {
      var hash: UInt64
      var tag: UInt32
      var key: Range<Int32>
      var glyphs: Range<Int32>
    }

    /// Scripts that HarfBuzz shapes without looking at the text around.
    static let simpleScripts: Set<UInt32> = [
      HB_SCRIPT_LATIN.rawValue, HB_SCRIPT_CYRILLIC.rawValue, HB_SCRIPT_GREEK.rawValue,
      HB_SCRIPT_COMMON.rawValue,
    ]

    /// How many texts are shaped before the tables are looked into, which takes longer than a few
    /// texts do.
    private static let patience = 256

    init(_ face: ShapingFace, _ systems: LanguageSystems) {
      self.face = face
      self.systems = systems
    }

    deinit { independence?.destroy() }

    /// Whether words are kept by now.
    var isOpen: Bool {
      uses += 1
      if uses < Scope.patience { return false }
      if independence == nil {
        let found = WordIndependence(face)
        independence = found
        if found.hasExceptions {
          knownUnits = [UnitState](repeating: .unknown, count: 1 << 16)
        }
      }
      return independence?.holds == true
    }

    /// Whether no rule of the font looks past a space on account of a code unit.
    @inline(__always)
    func staysInWord(_ unit: UInt16) -> Bool {
      if knownUnits.isEmpty { return true }
      if knownUnits[Int(unit)] == .unknown { look(at: unit) }
      return knownUnits[Int(unit)] == .stays
    }

    /// A unit that is half a character, has no glyph of its own or joins the one before it may stand
    /// for any glyph.
    private func look(at unit: UInt16) {
      var stays = false
      if let scalar = Unicode.Scalar(UInt32(unit)), let glyph = face.glyph(for: scalar.value),
        scalar.properties.canonicalCombiningClass == .notReordered
      {
        stays = independence?.mayReachPastSpace(glyph) == false
      }
      knownUnits[Int(unit)] = stays ? .stays : .reaches
    }

    /// How many code units after a word's last space its glyphs may depend on.
    func context(
      at offset: Int, in units: UnsafeBufferPointer<UInt16>, before end: Int
    ) -> Int {
      guard offset < end else { return 0 }
      guard let independence, let glyph = face.glyph(for: UInt32(units[offset])),
        independence.mayBeSubstituted(glyph)
      else { return 1 }
      var count = 1
      while count < 4, offset + count < end, units[offset + count] != 0x20 { count += 1 }
      return count
    }

    /// Returns a word's glyphs; `nil` when it is not known.
    func find(_ key: UnsafeBufferPointer<UInt16>, tag: UInt32) -> ArraySlice<Glyph>? {
      let hash = Scope.hash(key, tag)
      var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
      while table[slot] >= 0 {
        let entry = entries[Int(table[slot])]
        if entry.hash == hash, entry.tag == tag, isKey(entry.key, key) {
          return glyphs[Int(entry.glyphs.lowerBound)..<Int(entry.glyphs.upperBound)]
        }
        slot = (slot + 1) & (table.count - 1)
      }
      return nil
    }

    fileprivate func insert(
      _ word: [Glyph], for key: UnsafeBufferPointer<UInt16>, tag: UInt32
    ) {
      if 2 * entries.count > table.count { grow() }
      let firstUnit = Int32(keys.count)
      keys.append(contentsOf: key)
      let firstGlyph = Int32(glyphs.count)
      glyphs.append(contentsOf: word)
      let hash = Scope.hash(key, tag)
      entries.append(
        Entry(
          hash: hash, tag: tag, key: firstUnit..<Int32(keys.count),
          glyphs: firstGlyph..<Int32(glyphs.count)))
      place(entries.count - 1)
    }

    private func place(_ entry: Int) {
      var slot = Int(truncatingIfNeeded: entries[entry].hash) & (table.count - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = Int32(entry)
    }

    private func grow() {
      table = [Int32](repeating: -1, count: 2 * table.count)
      for entry in entries.indices { place(entry) }
    }

    @inline(__always)
    private func isKey(_ range: Range<Int32>, _ key: UnsafeBufferPointer<UInt16>) -> Bool {
      guard range.count == key.count else { return false }
      let start = Int(range.lowerBound)
      for index in 0..<key.count where keys[start + index] != key[index] { return false }
      return true
    }

    @inline(__always)
    private static func hash(_ key: UnsafeBufferPointer<UInt16>, _ tag: UInt32) -> UInt64 {
      var hash = 0xcbf2_9ce4_8422_2325 ^ UInt64(tag)
      for unit in key { hash = (hash ^ UInt64(unit)) &* 0x9e37_79b9_7f4a_7c15 }
      return hash ^ hash >> 29
    }
  }
}
