public import DynamicType
public import Layouts
public import MetricsCore

/// What a check came to: everything a reporter may tell.
public struct Report: Sendable {
  /// The tool's version, such as `0.1.0`.
  public var toolVersion: String
  /// The version of Apple's behaviour that is modelled.
  public var model: ScalingModel
  /// The styles in the configuration's order.
  public var styles: [StyleMeasurement]
  /// The faces measured, each once, by PostScript name.
  public var faces: [ResolvedFace]
  /// The ids of the screens looked at, in the configuration's order.
  public var screens: [String]
  /// How many of the twelve categories were looked at.
  public var categoryCount = 12
  /// The findings in report order, overrides and fingerprints applied.
  public var findings: [Finding]
  /// How far each style's font has the characters of each language, in the order of the styles.
  public var coverage: [LocaleCoverage]
  /// Findings that are accepted and fail nothing, in report order.
  ///
  /// Formats with a place for them tell them with their reasons; the others tell their number or
  /// leave them out.
  public var suppressed: [SuppressedFinding]
  /// The baseline that accepts them; `nil` when the check was compared with none.
  public var baseline: AppliedBaseline?
  /// The rules that could have reported, by id.
  public var rules: [RuleDescription]
  /// The ids of those rules that look at the fonts, or at all styles, together.
  public var projectRules: Set<String>
  /// The configuration: the place of what has none of its own that can be shown.
  public var configuration: SourceLocation?
  /// How many texts were looked at.
  public var textCount: Int
  /// How many more texts were read and are in no slot.
  public var unplacedTextCount = 0
  /// The languages of the texts, sorted.
  public var locales: [String]
  /// How many slots were checked.
  public var slotCount: Int
  /// How many fits (text × screen × category) were computed.
  public var fitCount: Int
  /// How many layouts were checked.
  public var layoutCount: Int = 0
  /// Every layout with where its elements lie, when asked for; else empty.
  public var layouts: [LayoutMeasurement] = []
  /// Whether the frames of ``layouts`` are what was asked for first.
  public var showsFrames = false
  /// What matters most, a sentence a line, for reports that begin with it; empty for none.
  public var headline: [String] = []
  /// What was wrong with the configuration without stopping the work.
  public var warnings: [ConfigurationNotice]
  /// Every slot measurement, when asked for (`--measurements`); else empty.
  public var measurements: [SlotMeasurement]
  /// What is needed to draw the texts, when asked for; else `nil`.
  public var pictures: Pictures?
  /// What is needed to draw the layouts beside ``pictures``; nothing when there are none.
  public var layoutPictures = LayoutPictures()

  /// Creates an empty report.
  public init(toolVersion: String, model: ScalingModel) {
    self.toolVersion = toolVersion
    self.model = model
    styles = []
    faces = []
    screens = []
    findings = []
    coverage = []
    suppressed = []
    baseline = nil
    rules = []
    projectRules = []
    configuration = nil
    textCount = 0
    locales = []
    slotCount = 0
    fitCount = 0
    warnings = []
    measurements = []
  }

  /// A remark on the configuration.
  public struct ConfigurationNotice: Hashable, Sendable {
    /// The sentence.
    public var message: String
    /// The line concerned.
    public var location: SourceLocation?

    /// Creates a notice.
    public init(message: String, location: SourceLocation?) {
      self.message = message
      self.location = location
    }
  }

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
