/// A face before and after.
public struct FontDrift: Equatable, Sendable {
  /// The face in the lock; `nil` when it is new.
  public var old: LockedFont?
  /// The face as it is; `nil` when it is gone.
  public var new: LockedFont?

  /// Creates a pair.
  public init(old: LockedFont?, new: LockedFont?) {
    self.old = old
    self.new = new
  }
}

/// A style before and after.
public struct StyleDrift: Equatable, Sendable {
  /// The style in the lock.
  public var old: LockedStyle
  /// The style as it is.
  public var new: LockedStyle
  /// How many points count as no change.
  public var tolerance: Double
  /// Where the style is declared.
  public var location: SourceLocation?

  /// Creates a pair.
  public init(
    old: LockedStyle, new: LockedStyle, tolerance: Double = 0, location: SourceLocation? = nil
  ) {
    self.old = old
    self.new = new
    self.tolerance = tolerance
    self.location = location
  }
}

/// A text in a slot before and after.
public struct TextDrift: Equatable, Sendable {
  /// The slot as it is.
  public var slot: LockedSlot
  /// The text in the lock.
  public var old: LockedText
  /// The text as it is.
  public var new: LockedText
  /// What is shown now; `nil` when two locks are compared.
  public var text: LocalizedText?
  /// The face of the style as it is.
  public var font: String?
  /// Characters of the text that the face lacks now and had before, once each.
  public var lostCharacters: [String]
  /// How many points count as no change.
  public var tolerance: Double
  /// Where the slot is declared.
  public var location: SourceLocation?

  /// Creates a pair.
  public init(
    slot: LockedSlot, old: LockedText, new: LockedText, text: LocalizedText? = nil,
    font: String? = nil, lostCharacters: [String] = [], tolerance: Double = 0,
    location: SourceLocation? = nil
  ) {
    self.slot = slot
    self.old = old
    self.new = new
    self.text = text
    self.font = font
    self.lostCharacters = lostCharacters
    self.tolerance = tolerance
    self.location = location
  }

  /// Whether the text itself is another one.
  public var isReworded: Bool { old.digest != new.digest }
}
