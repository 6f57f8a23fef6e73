public import DynamicType

/// One fault of a font, style or text, with all that a report needs to say about it.
///
/// There is one finding per rule, slot (or style), key, locale and variant; categories and devices
/// are gathered in it. Copies share their contents until one of them changes: a large app has
/// hundreds of thousands of findings, and they pass through many hands.
public struct Finding: Equatable, Sendable {
  private var contents: CopyOnWrite<Contents>

  private struct Contents: Equatable, Sendable {
    var rule: String
    var severity: Severity
    var message: String
    var location: SourceLocation?
    var subjectLocation: SourceLocation?
    var slot: String?
    var layout: String?
    var style: String?
    var font: String?
    var key: String?
    var locale: String?
    var variant: String?
    var text: String?
    var categories: [ContentSizeCategory] = []
    var devices: [String] = []
    var extent: FindingExtent?
    var measured: Double?
    var limit: Double?
    var unit: String?
    var margin: Double?
    var advice: String?
    var fingerprint: String = ""
    var lapsed: Acceptance?
  }

  /// Creates a finding; everything optional starts absent.
  public init(rule: String, severity: Severity, message: String) {
    contents = CopyOnWrite(Contents(rule: rule, severity: severity, message: message))
  }

  /// The verdict's distance, in points, below which a device could go either way.
  public static let uncertainMargin = 0.1

  /// Whether the verdict hangs on less than ``uncertainMargin``.
  public var couldGoEitherWay: Bool { margin.map { $0 < Finding.uncertainMargin } ?? false }
}

extension Finding {
  /// The rule's id.
  public var rule: String {
    _read { yield contents.value.rule }
    _modify { yield &contents.value.rule }
  }

  /// How much it matters, after the configuration's overrides.
  public var severity: Severity {
    _read { yield contents.value.severity }
    _modify { yield &contents.value.severity }
  }

  /// The whole finding in one sentence, without location and rule id.
  public var message: String {
    _read { yield contents.value.message }
    _modify { yield &contents.value.message }
  }

  /// The line of a string, configuration or property list to look at.
  public var location: SourceLocation? {
    _read { yield contents.value.location }
    _modify { yield &contents.value.location }
  }

  /// The line of the style or slot, for findings of many strings told together.
  public var subjectLocation: SourceLocation? {
    _read { yield contents.value.subjectLocation }
    _modify { yield &contents.value.subjectLocation }
  }

  /// The layout, when it was found in one: ``slot`` then is its name and the element's.
  public var layout: String? {
    _read { yield contents.value.layout }
    _modify { yield &contents.value.layout }
  }

  /// The slot, when it was found in one.
  public var slot: String? {
    _read { yield contents.value.slot }
    _modify { yield &contents.value.slot }
  }

  /// The style.
  public var style: String? {
    _read { yield contents.value.style }
    _modify { yield &contents.value.style }
  }

  /// The PostScript name of the face.
  public var font: String? {
    _read { yield contents.value.font }
    _modify { yield &contents.value.font }
  }

  /// The string's key.
  public var key: String? {
    _read { yield contents.value.key }
    _modify { yield &contents.value.key }
  }

  /// The text's language.
  public var locale: String? {
    _read { yield contents.value.locale }
    _modify { yield &contents.value.locale }
  }

  /// The leaf of a plural, device or width rule.
  public var variant: String? {
    _read { yield contents.value.variant }
    _modify { yield &contents.value.variant }
  }

  /// The text, when one text is meant.
  public var text: String? {
    _read { yield contents.value.text }
    _modify { yield &contents.value.text }
  }

  /// The categories at which it holds, in ascending order; empty when it holds at any.
  public var categories: [ContentSizeCategory] {
    _read { yield contents.value.categories }
    _modify { yield &contents.value.categories }
  }

  /// The ids of the screens on which it holds, in the configuration's order; empty when on any.
  public var devices: [String] {
    _read { yield contents.value.devices }
    _modify { yield &contents.value.devices }
  }

  /// At which categories on which screens it holds; `nil` when that is all of ``categories`` on all
  /// of ``devices``.
  public var extent: FindingExtent? {
    _read { yield contents.value.extent }
    _modify { yield &contents.value.extent }
  }

  /// The worst figure measured, in ``unit``.
  public var measured: Double? {
    _read { yield contents.value.measured }
    _modify { yield &contents.value.measured }
  }

  /// The figure that would have been accepted, in ``unit``.
  public var limit: Double? {
    _read { yield contents.value.limit }
    _modify { yield &contents.value.limit }
  }

  /// The unit of the two figures, such as `pt`, `lines` or `em`.
  public var unit: String? {
    _read { yield contents.value.unit }
    _modify { yield &contents.value.unit }
  }

  /// How many points the verdict hangs on, not negative; `nil` when it hangs on no length.
  public var margin: Double? {
    _read { yield contents.value.margin }
    _modify { yield &contents.value.margin }
  }

  /// What would clear the finding, as a phrase with a figure.
  public var advice: String? {
    _read { yield contents.value.advice }
    _modify { yield &contents.value.advice }
  }

  /// Identifies the finding across runs: see ``Fingerprint``.
  public var fingerprint: String {
    _read { yield contents.value.fingerprint }
    _modify { yield &contents.value.fingerprint }
  }

  /// Why it was accepted up to a day that is over; `nil` for all other findings.
  public var lapsed: Acceptance? {
    _read { yield contents.value.lapsed }
    _modify { yield &contents.value.lapsed }
  }
}
