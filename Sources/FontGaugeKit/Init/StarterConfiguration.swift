import Inputs

/// The configuration that a project begins with, with comments for the people who go on with it.
public struct StarterConfiguration: Sendable {
  /// The styles, in the order of the text.
  public let styles: [StarterStyle]
  /// The contents of the file.
  public let text: String

  /// Writes a configuration for what was found in a folder.
  public init(for survey: ProjectSurvey) {
    let groups = StarterStyles.all(for: survey)
    let folder = ProjectFolder(survey.folder)
    styles = groups.flatMap(\.styles)
    text =
      [
        Self.head,
        FontsSection(survey: survey, folder: folder).text,
        StylesSection(survey: survey, groups: groups).text,
        StringsSection(survey: survey, folder: folder).text,
        Self.devices,
        Self.slots(styles.map(\.name), hasStrings: !survey.strings.isEmpty),
        Self.judgement,
      ].joined(separator: "\n")
  }

  /// Returns the path of the configuration that belongs into a folder.
  public static func path(in folder: String) -> String {
    ProjectFolder(folder).openPath(ConfigurationLoader.fileName)
  }

  private static let head = """
    # What FontGauge checks in this app: 'fontgauge check' measures the texts in the styles at all
    # twelve text sizes. 'fontgauge init' wrote this from what it found; from here on it is yours.
    # Sizes are points, as in UIKit. Paths are relative to this file, and * is any part of a name.
    version: 1

    """

  private static let devices = """
    # The devices whose widths count: the narrowest that the app runs on and the usual ones.
    devices: [\(Configuration.defaultDevices.joined(separator: ", "))]
    # orientations: [portrait, landscape]

    """

  private static let judgement = """
    # What is an error, a warning or a note, and what is off; 'fontgauge rules' lists the rules.
    # rules:
    #   below-minimum-size: error
    #   off-centre: off

    # Also measure with the next heavier face, for an app that follows the setting Bold Text:
    # boldText: true

    """

  /// Returns slots that become valid when their comment signs are taken away.
  private static func slots(_ names: [String], hasStrings: Bool) -> String {
    guard let body = names.first.map(YAMLText.scalar) else { return "" }
    let title = YAMLText.scalar(names.first { $0.hasSuffix("title") } ?? names[0])
    let texts = hasStrings ? #"strings: ["*"]"# : "text: [Notifications]"
    let keys =
      hasStrings
      ? "#\n# In 'strings', patterns choose texts by their keys, as in [\"settings.*\", \"*.title\"].\n"
      : ""
    return """
      # Where text goes. Without slots every text is measured in every style for what needs no slot:
      # characters that the font lacks, and words wider than the narrowest screen. A slot tells how
      # wide and how high the place of a text is, so that the check can say what is cut off there.
      # Once there are slots, only what they show is measured. To begin, take the # away:
      # slots:
      #   - { name: row, style: \(body), \(texts), width: { margins: 16 }, lines: 0 }
      #   - { name: screen title, style: \(title), text: [Settings], width: { margins: 16 }, lines: 1 }
      #   - { name: tab, style: \(body), text: [Search, Messages], width: 75, lines: 1, height: 49 }
      \(keys)
      """
  }
}
