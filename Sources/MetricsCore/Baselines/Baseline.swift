/// The findings that a project accepts, by fingerprint.
public struct Baseline: Equatable, Sendable {
  /// The findings that somebody accepted for a reason; these entries are written by hand.
  public var accepted: [BaselineEntry]
  /// The findings that were there when the baseline was written; made anew each time.
  public var known: [BaselineEntry]

  /// Creates a baseline; each fingerprint stands at most once in each list.
  public init(accepted: [BaselineEntry] = [], known: [BaselineEntry] = []) {
    self.accepted = accepted
    self.known = known
  }

  /// The version of the file's form; the only one that is known.
  public static let schemaVersion = 1
}

/// Findings of one fingerprint that are accepted.
///
/// Only the fingerprint says which findings are meant; rule, subject, key, locale and variant tell
/// people.
public struct BaselineEntry: Equatable, Sendable {
  /// The fingerprint.
  public var fingerprint: String
  /// How many findings may have the fingerprint, at least 1; more are new.
  public var count: Int
  /// The rule's id.
  public var rule: String?
  /// What the findings are about: `slot card title`, `style h1` or `font Lato-Bold`.
  public var subject: String?
  /// The string's key, or the beginning of the text when it has none.
  public var key: String?
  /// The text's language.
  public var locale: String?
  /// The leaf of a plural, device or width rule.
  public var variant: String?
  /// Why they are accepted; `nil` for those that are only known.
  public var acceptance: Acceptance?
  /// Where the entry stands; `nil` when it was not read from a file.
  public var location: SourceLocation?

  /// Creates an entry that nothing but its fingerprint describes.
  public init(fingerprint: String, count: Int = 1, acceptance: Acceptance? = nil) {
    self.fingerprint = fingerprint
    self.count = count
    self.acceptance = acceptance
  }

  /// Creates an entry for a finding and others like it.
  public init(_ finding: Finding, count: Int = 1, acceptance: Acceptance? = nil) {
    self.init(fingerprint: finding.identity, count: count, acceptance: acceptance)
    describe(finding)
  }

  /// Takes over what people know a finding by.
  mutating func describe(_ finding: Finding) {
    rule = finding.rule
    subject =
      finding.slot.map { "slot \($0)" } ?? finding.style.map { "style \($0)" }
      ?? finding.font.map { "font \($0)" }
    key = (finding.key ?? finding.text).map(BaselineEntry.shortened)
    locale = finding.locale
    variant = finding.variant
  }

  /// Returns a key that does not fill a page: some are whole texts.
  private static func shortened(_ key: String) -> String {
    let limit = 200
    let scalars = key.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return key }
    return String(scalars[..<end]) + "…"
  }

  /// Orders entries for files: by rule, subject, language, key, variant and fingerprint.
  static func fileOrder(_ a: BaselineEntry, _ b: BaselineEntry) -> Bool {
    (a.rule ?? "", a.subject ?? "", a.locale ?? "", a.key ?? "", a.variant ?? "", a.fingerprint)
      < (b.rule ?? "", b.subject ?? "", b.locale ?? "", b.key ?? "", b.variant ?? "", b.fingerprint)
  }
}
