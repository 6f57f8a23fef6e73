/// What differs between two locks, pair by pair.
public struct LockComparison: Sendable {
  /// The faces that are not the same, by PostScript name.
  public var fonts: [FontDrift] = []
  /// The styles that are not the same, by name.
  public var styles: [StyleDrift] = []
  /// The texts that are not the same, by slot and identity.
  public var texts: [TextDrift] = []
  /// What only one of the two has, one sentence each.
  public var remarks: [String] = []

  /// Whether nothing differs.
  public var isEmpty: Bool {
    fonts.isEmpty && styles.isEmpty && texts.isEmpty && remarks.isEmpty
  }

  /// Compares two locks.
  ///
  /// - Parameters:
  ///   - old: The lock that was written before.
  ///   - new: The lock as it would be written now.
  ///   - tolerance: How many points count as no change.
  ///   - text: Returns the text that is shown now, when it is known.
  ///   - styleLocation: Returns where a style is declared, when it is known.
  ///   - slotLocation: Returns where a slot is declared, when it is known.
  public init(
    old: Lock, new: Lock, tolerance: Double = 0,
    text: (LockedText.Identity, LockedSlot) -> LocalizedText? = { _, _ in nil },
    styleLocation: (LockedStyle) -> SourceLocation? = { _ in nil },
    slotLocation: (LockedSlot) -> SourceLocation? = { _ in nil }
  ) {
    if old.model != new.model {
      remarks.append(
        "the lock follows \(old.model) and this run \(new.model); figures may differ for that")
    }
    let oldFonts = Dictionary(old.fonts.map { ($0.postScriptName, $0) }) { first, _ in first }
    let newFonts = Dictionary(new.fonts.map { ($0.postScriptName, $0) }) { first, _ in first }
    for name in Set(oldFonts.keys).union(newFonts.keys).sorted() {
      guard oldFonts[name] != newFonts[name] else { continue }
      if oldFonts[name] == nil { remarks.append("\(name) is used and not in the lock yet") }
      fonts.append(FontDrift(old: oldFonts[name], new: newFonts[name]))
    }
    compareStyles(old, new, tolerance, styleLocation)
    compareSlots(old, new, oldFonts, newFonts, tolerance, text, slotLocation)
  }

  private mutating func compareStyles(
    _ old: Lock, _ new: Lock, _ tolerance: Double, _ location: (LockedStyle) -> SourceLocation?
  ) {
    let known = Dictionary(old.styles.map { ($0.name, $0) }) { first, _ in first }
    let added = new.styles.filter { known[$0.name] == nil }.map(\.name)
    let gone = old.styles.filter { style in !new.styles.contains { $0.name == style.name } }
    note(added, "style", "not in the lock yet")
    note(gone.map(\.name), "style", "in the lock and not in the configuration")
    for style in new.styles {
      guard let before = known[style.name], before != style else { continue }
      styles.append(
        StyleDrift(old: before, new: style, tolerance: tolerance, location: location(style)))
    }
  }

  private mutating func compareSlots(
    _ old: Lock, _ new: Lock, _ oldFonts: [String: LockedFont], _ newFonts: [String: LockedFont],
    _ tolerance: Double, _ text: (LockedText.Identity, LockedSlot) -> LocalizedText?,
    _ location: (LockedSlot) -> SourceLocation?
  ) {
    let known = Dictionary(old.slots.map { ($0.name, $0) }) { first, _ in first }
    note(new.slots.filter { known[$0.name] == nil }.map(\.name), "slot", "not in the lock yet")
    let gone = old.slots.filter { slot in !new.slots.contains { $0.name == slot.name } }
    note(gone.map(\.name), "slot", "in the lock and not in the configuration")
    for slot in new.slots {
      guard let before = known[slot.name] else { continue }
      guard before.screens == slot.screens else {
        remarks.append("slot '\(slot.name)' has other screens than in the lock")
        continue
      }
      let oldTexts = Dictionary(before.texts.map { ($0.identity, $0) }) { first, _ in first }
      let newCount = slot.texts.count { oldTexts[$0.identity] == nil }
      let goneCount = oldTexts.count - (slot.texts.count - newCount)
      if newCount > 0 {
        remarks.append(
          "slot '\(slot.name)' has \(newCount) new \(newCount == 1 ? "text" : "texts")")
      }
      if goneCount > 0 {
        remarks.append(
          "slot '\(slot.name)' has lost \(goneCount) \(goneCount == 1 ? "text" : "texts")")
      }
      let fontNames = fonts(of: slot, in: old, new)
      for locked in slot.texts {
        guard let earlier = oldTexts[locked.identity] else { continue }
        let names = fontNames(locked.identity.locale)
        var drift = TextDrift(
          slot: slot, old: earlier, new: locked, font: names.new, tolerance: tolerance)
        let oldFont = names.old.flatMap { oldFonts[$0] }
        let newFont = names.new.flatMap { newFonts[$0] }
        guard earlier != locked || oldFont?.coverage != newFont?.coverage else { continue }
        drift.text = text(locked.identity, slot)
        drift.location = location(slot)
        drift.lostCharacters = LockComparison.lost(drift.text, oldFont, newFont)
        if earlier != locked || !drift.lostCharacters.isEmpty { texts.append(drift) }
      }
    }
  }

  /// Returns the faces that a slot's texts of a language are set in, before and after.
  private func fonts(
    of slot: LockedSlot, in old: Lock, _ new: Lock
  ) -> (String) -> (old: String?, new: String?) {
    func font(_ lock: Lock, _ locale: String) -> String? {
      let language = locale.split(separator: "-").first.map(String.init) ?? locale
      let names = ["\(slot.style) (\(locale))", "\(slot.style) (\(language))", slot.style]
      for name in names {
        if let style = lock.styles.first(where: { $0.name == name }) { return style.font }
      }
      return nil
    }
    var known: [String: (old: String?, new: String?)] = [:]
    return { locale in
      if let found = known[locale] { return found }
      let made = (old: font(old, locale), new: font(new, locale))
      known[locale] = made
      return made
    }
  }

  /// Returns the characters of a text that a face lacks and another one has, once each.
  private static func lost(
    _ text: LocalizedText?, _ old: LockedFont?, _ new: LockedFont?
  ) -> [String] {
    guard let text, let old, let new, old.coverage != new.coverage else { return [] }
    var lost: [String] = []
    for scalar in text.measured.unicodeScalars
    where old.covers(scalar.value) && !new.covers(scalar.value) {
      if !lost.contains(String(scalar)) { lost.append(String(scalar)) }
    }
    return lost
  }

  private mutating func note(_ names: [String], _ kind: String, _ what: String) {
    guard let first = names.first else { return }
    let rest = names.count > 1 ? " and \(names.count - 1) more" : ""
    remarks.append("\(kind) '\(first)'\(rest) \(names.count > 1 ? "are" : "is") \(what)")
  }
}
