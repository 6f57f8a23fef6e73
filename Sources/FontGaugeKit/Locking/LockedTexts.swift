public import MetricsCore

/// The texts of slots by what identifies them in a lock.
public struct LockedTexts: Sendable {
  private var slots: [String: [LockedText.Identity: (locked: LockedText, text: LocalizedText)]] =
    [:]

  init(_ measurements: [SlotMeasurement]) {
    for measurement in measurements {
      let locked = LockedText(measurement)
      let known = slots[measurement.slot.name]?[locked.identity]?.locked
      // Of two texts with one key the same one stays, whichever file is listed first.
      if let known, known.digest <= locked.digest { continue }
      slots[measurement.slot.name, default: [:]][locked.identity] = (locked, measurement.text)
    }
  }

  /// How many texts there are; one that several slots show counts once.
  public var count: Int { Set(slots.values.flatMap(\.keys)).count }

  /// Returns a text; `nil` when there is none.
  public func text(_ identity: LockedText.Identity, in slot: String) -> LocalizedText? {
    slots[slot]?[identity]?.text
  }

  func locked(in slot: String) -> [LockedText] {
    (slots[slot] ?? [:]).values.map(\.locked).sorted { $0.identity < $1.identity }
  }
}
