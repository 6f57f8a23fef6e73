public import DynamicType

/// How much a finding matters.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  /// Orders note below warning below error.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One fault of a font, style or text, with all that a report needs to say about it.
///
/// There is one finding per rule, slot (or style), key, locale and variant; categories and devices
/// are gathered in it.
public struct Finding: Equatable, Sendable {
  /// The rule's id.
  public var rule: String
  /// How much it matters, after the configuration's overrides.
  public var severity: Severity
  /// The whole finding in one sentence, without location and rule id.
  public var message: String
  /// The line of a string, configuration or property list to look at.
  public var location: SourceLocation?
  /// The line of the style or slot, for findings of many strings told together.
  public var subjectLocation: SourceLocation?
  /// The slot, when it was found in one.
  public var slot: String?
  /// The style.
  public var style: String?
  /// The PostScript name of the face.
  public var font: String?
  /// The string's key.
  public var key: String?
  /// The text's language.
  public var locale: String?
  /// The leaf of a plural, device or width rule.
  public var variant: String?
  /// The text, when one text is meant.
  public var text: String?
  /// The categories at which it holds, in ascending order; empty when it holds at any.
  public var categories: [ContentSizeCategory]
  /// The ids of the screens on which it holds, in the configuration's order; empty when on any.
  public var devices: [String]
  /// The worst figure measured, in ``unit``.
  public var measured: Double?
  /// The figure that would have been accepted, in ``unit``.
  public var limit: Double?
  /// The unit of the two figures, such as `pt`, `lines` or `em`.
  public var unit: String?
  /// How many points the verdict hangs on, not negative; `nil` when it hangs on no length.
  public var margin: Double?
  /// What would clear the finding, as a phrase with a figure.
  public var advice: String?
  /// Identifies the finding across runs: see ``Fingerprint``.
  public var fingerprint: String

  /// Creates a finding; everything optional starts absent.
  public init(rule: String, severity: Severity, message: String) {
    self.rule = rule
    self.severity = severity
    self.message = message
    categories = []
    devices = []
    fingerprint = ""
  }

  /// The verdict's distance, in points, below which a device could go either way.
  public static let uncertainMargin = 0.1

  /// Whether the verdict hangs on less than ``uncertainMargin``.
  public var couldGoEitherWay: Bool { margin.map { $0 < Finding.uncertainMargin } ?? false }
}

extension Finding {
  /// Orders findings for reports: the gravest first, then by rule, slot, style, language, key,
  /// variant and text, then by where to look.
  public static func reportOrder(_ a: Finding, _ b: Finding) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.rule != b.rule { return a.rule < b.rule }
    let (first, second) = (a.orderingKey, b.orderingKey)
    if first != second { return first.lexicographicallyPrecedes(second) }
    let nowhere = SourceLocation(path: "")
    let (here, there) = (a.location ?? nowhere, b.location ?? nowhere)
    return here != there ? here < there : a.message < b.message
  }

  private var orderingKey: [String] {
    [slot ?? "", style ?? "", locale ?? "", key ?? "", variant ?? "", text ?? ""]
  }
}
