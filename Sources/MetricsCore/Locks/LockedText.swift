/// A text in a slot, in a lock.
public struct LockedText: Equatable, Sendable {
  /// What identifies the text in its slot.
  public var identity: Identity
  /// A digest of what is measured, in 8 hexadecimal digits.
  public var digest: String
  /// The width of the widest line at `large` when only mandatory breaks are made, in points.
  public var width: Double
  /// How the text fits: all categories of the slot's first screen, then of the next.
  public var fits: [Fit]

  /// Creates a text.
  public init(identity: Identity, digest: String, width: Double, fits: [Fit]) {
    self.identity = identity
    self.digest = digest
    self.width = width
    self.fits = fits
  }

  /// What identifies a text in its slot.
  public struct Identity: Hashable, Comparable, Sendable {
    /// The language.
    public var locale: String
    /// The key; the digest of the text when it has none.
    public var key: String
    /// The table of the key; `nil` for texts that stand in the configuration.
    public var table: String?
    /// The leaf of a plural, device or width rule.
    public var variant: String?

    /// Creates an identity.
    public init(locale: String, key: String, table: String? = nil, variant: String? = nil) {
      self.locale = locale
      self.key = key
      self.table = table
      self.variant = variant
    }

    /// Orders by language, table, key and variant.
    public static func < (a: Identity, b: Identity) -> Bool {
      (a.locale, a.table ?? "", a.key, a.variant ?? "")
        < (b.locale, b.table ?? "", b.key, b.variant ?? "")
    }
  }

  /// How a text fits at one category on one screen.
  public struct Fit: Hashable, Sendable {
    /// The lines the text needs when nothing limits their number.
    public var lines: Int
    /// Whether it is cut off.
    public var isTruncated: Bool
    /// Whether a word is broken inside.
    public var breaksWord: Bool
    /// Whether it is higher than its slot.
    public var isClipped: Bool

    /// Creates a fit.
    public init(
      lines: Int, isTruncated: Bool = false, breaksWord: Bool = false, isClipped: Bool = false
    ) {
      self.lines = lines
      self.isTruncated = isTruncated
      self.breaksWord = breaksWord
      self.isClipped = isClipped
    }
  }
}

extension LockedText {
  /// Creates what a lock holds of a measurement.
  public init(_ measurement: SlotMeasurement) {
    let text = measurement.text
    let digest = ShortDigest.short(text.measured)
    self.init(
      identity: Identity(
        locale: text.locale, key: text.key ?? digest, table: text.table, variant: text.variant),
      digest: digest, width: Lock.rounded(measurement.naturalWidth ?? 0),
      fits: measurement.cells.map { cell in
        Fit(
          lines: cell.lines, isTruncated: cell.truncation != nil,
          breaksWord: !cell.brokenWords.isEmpty,
          isClipped: cell.height.flatMap { height in cell.heightLimit.map { height > $0 } } ?? false
        )
      })
  }
}
