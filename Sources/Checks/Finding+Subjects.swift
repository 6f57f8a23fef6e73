import DynamicType
import MetricsCore

extension Finding {
  /// Creates a finding with what every finding about a style says.
  init(_ rule: RuleDescription, about measurement: StyleMeasurement, _ message: String) {
    self.init(rule: rule.id, severity: rule.severity, message: message)
    style = measurement.style.name
    locale = measurement.locale
    font = measurement.face?.postScriptName
    location = measurement.style.location
    subjectLocation = measurement.style.location
  }

  /// Creates a finding with what every finding about a text in a style says.
  init(_ rule: RuleDescription, about measurement: TextMeasurement, _ message: String) {
    self.init(rule, about: measurement.style, message)
    describe(measurement.text)
  }

  /// Creates a finding with what every finding about a text in a slot says.
  init(_ rule: RuleDescription, about measurement: SlotMeasurement, _ message: String) {
    self.init(rule, about: measurement.style, message)
    slot = measurement.slot.name
    subjectLocation = measurement.slot.location ?? measurement.style.style.location
    location = subjectLocation
    describe(measurement.text)
  }

  /// Takes over what identifies a text, and where it stands.
  private mutating func describe(_ text: LocalizedText) {
    key = text.key
    locale = text.locale
    variant = text.variant
    self.text = text.measured
    location = text.location ?? location
  }

  /// Sets the figure found, the one that would have been accepted, and their unit.
  mutating func compare(_ measured: Double, with limit: Double, unit: String) {
    self.measured = measured
    self.limit = limit
    self.unit = unit
  }
}

extension StyleMeasurement {
  /// The style, and the language whose own font is meant, for messages: `“title” in th`.
  var mention: String {
    quoted(style.name) + (locale.map { " in \($0)" } ?? "")
  }
}

extension LocalizedText {
  /// The text and its language, for messages: `“Einstellungen” (de)`.
  var mention: String { "\(quoted(measured)) (\(locale))" }
}
