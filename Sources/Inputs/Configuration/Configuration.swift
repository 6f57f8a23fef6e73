public import DynamicType
public import Layouts
public import MetricsCore

/// What a project wants checked: the contents of its `.fontgauge.yml`, with defaults filled in.
///
/// Rule ids and key patterns are kept as they were written; who runs the rules knows which exist.
public struct Configuration: Equatable, Sendable {
  /// The version of the configuration's form; the highest known is ``highestVersion``.
  public var version = Configuration.highestVersion
  /// The font files.
  public var fonts = FontFiles()
  /// The styles in the order in which they are declared.
  public var styles: [CustomStyle] = []
  /// The file that ``styles`` were read from, relative to ``baseDirectory``; `nil` when they stand
  /// in the configuration itself.
  public var stylesFile: String?
  /// The files with the app's strings.
  public var strings: [FilePattern] = []
  /// The names of the devices, spelled as in `Device.all`.
  public var devices = Configuration.defaultDevices
  /// How the devices are held.
  public var orientations: [Orientation] = [.portrait]
  /// The places where text goes, in the order in which they are declared.
  public var slots: [Slot] = []
  /// The rules whose severity is changed, in the order in which they are declared.
  public var rules: [RuleSetting] = []
  /// Whether the app sets its fonts heavier when Bold Text is on.
  public var boldText = false
  /// Values put in place of placeholders, in the order in which they are declared.
  public var arguments: [SampleArguments] = []
  /// How far a measurement may pass its limit before it counts, in points; not negative.
  public var tolerance: Double = 0
  /// The file with the accepted findings, relative to ``baseDirectory``.
  public var baseline: String?
  /// The version of Apple's scaling behaviour.
  public var model = ScalingModel.uikit26
  /// What counts as covered by a font.
  public var coverage = Coverage.own
  /// The rows and screens that change with the text size, in the order in which they are declared.
  public var layouts: [Layout] = []
  /// The folder that the paths of the configuration are relative to.
  public var baseDirectory: String

  /// Creates a configuration with everything at its default.
  public init(baseDirectory: String = ".") {
    self.baseDirectory = baseDirectory
  }

  /// The highest version of the configuration's form that is known.
  public static let highestVersion = 1

  /// The devices that are checked when none are named.
  public static let defaultDevices = ["iPhone SE (3rd)", "iPhone 16", "iPhone 17 Pro Max"]
}

/// The font files of a project.
public struct FontFiles: Equatable, Sendable {
  /// The app's own fonts.
  public var files: [FilePattern] = []
  /// The fonts that stand in for the system's fallback fonts, in order.
  public var fallback: [FilePattern] = []
  /// The property list with `UIAppFonts`; `nil` when it is not checked.
  public var plist: FilePattern?

  /// Creates an empty list of files.
  public init() {}
}

/// A path or glob of a configuration, with the place where it is written.
public struct FilePattern: Hashable, Sendable {
  /// The path or glob as it is written, relative to the configuration's folder.
  public var pattern: String
  /// Where it is written.
  public var location: SourceLocation?

  /// Creates a pattern.
  public init(_ pattern: String, location: SourceLocation? = nil) {
    self.pattern = pattern
    self.location = location
  }
}

/// Whether the fallback fonts count as coverage.
public enum Coverage: String, CaseIterable, Sendable {
  /// A character is covered when the style's own font has it.
  case own
  /// A character is covered when the style's font or a fallback font has it.
  case fallback
}

/// A rule's severity as the configuration sets it.
public struct RuleSetting: Hashable, Sendable {
  /// The rule's id, which may be none that exists.
  public var id: String
  /// What becomes of its findings.
  public var level: RuleLevel
  /// Where the setting is written.
  public var location: SourceLocation?

  /// Creates a setting.
  public init(id: String, level: RuleLevel, location: SourceLocation? = nil) {
    self.id = id
    self.level = level
    self.location = location
  }
}

/// Values put in place of the placeholders of certain strings.
public struct SampleArguments: Hashable, Sendable {
  /// The key pattern or placeholder that the values are for, as it is written.
  public var pattern: String
  /// The values in order; never empty.
  public var values: [SampleArgument]
  /// Where they are written.
  public var location: SourceLocation?

  /// Creates a list of values.
  public init(pattern: String, values: [SampleArgument], location: SourceLocation? = nil) {
    self.pattern = pattern
    self.values = values
    self.location = location
  }
}

/// A value put in place of one placeholder.
public enum SampleArgument: Hashable, Sendable {
  /// A text, for `%@`.
  case text(String)
  /// A number, for `%d`, `%f` and the like.
  case number(Double)
}
