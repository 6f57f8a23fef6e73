import Inputs
import MetricsCore
import Testing

/// `styles: { file: PATH }` with files of every kind.
@Suite struct StylesFileTests {
  private let folder = TemporaryFolder()

  private func configuration(_ name: String, style: String) -> String {
    folder.write(
      "styles: { file: \(name) }\nslots: [{ name: s, style: \(style), text: [a] }]\n",
      to: ".fontgauge.yml")
  }

  @Test("Slots name the styles that tokens describe")
  func tokens() throws {
    folder.write(
      """
      {"type": {"$type": "typography", "body": {"$value": {"fontFamily": "F", "fontSize": 17}}}}
      """, to: "design/app.tokens.json")
    let path = configuration("design/app.tokens.json", style: "type.body")
    let configuration = try ConfigurationLoader.load(path)
    #expect(configuration.stylesFile == "design/app.tokens.json")
    #expect(
      configuration.style(named: "type.body")?.location
        == SourceLocation(path: "design/app.tokens.json", line: 1, column: 34))
    #expect(ConfigurationLoader.lint(path).errors == [])
  }

  @Test("A style with an error is known to slots all the same")
  func declaredNames() {
    folder.write(
      "{\"body\": {\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"F\"}}}",
      to: "a.tokens")
    #expect(
      ConfigurationLoader.lint(configuration("a.tokens", style: "body")).errors.map(\.description)
        == ["a.tokens:1:44: token 'body' has no 'fontSize'; add it"])
  }

  @Test("Warnings name the file of the tokens")
  func warnings() {
    folder.write(
      """
      {"body": {"$type": "typography", "$value": {"fontFamily": "F", "fontSize": "1rem"}}}
      """, to: "a.tokens")
    #expect(
      ConfigurationLoader.lint(configuration("a.tokens", style: "body")).warnings
        .map(\.description) == [
          "a.tokens:1:76: 'rem' is taken as 16 points, the default of browsers; write px to be "
            + "exact"
        ])
  }

  @Test("A dump writes the styles of tokens out")
  func dump() throws {
    folder.write(
      """
      {"t": {"$type": "typography", "$value": {"fontFamily": "Lato", "fontSize": 20,
        "fontWeight": "semi-bold", "lineHeight": 1.2},
        "$extensions": {"dev.fontgauge": {"textStyle": "title3"}}}}
      """, to: "a.tokens")
    let configuration = try ConfigurationLoader.load(configuration("a.tokens", style: "t"))
    let dump = ConfigurationDumper.yaml(configuration)
    #expect(
      dump.contains(
        """
        styles:
          t:
            family: Lato
            weight: 600
            size: 20
            emphasis: none
            textStyle: title3
            scaling: dynamic
            api: uikit
            lineHeight: 24

        """))
    var copy = reading(dump).configuration.withoutLocations()
    copy.stylesFile = configuration.stylesFile
    copy.baseDirectory = configuration.baseDirectory
    #expect(copy == configuration.withoutLocations())
  }

  @Test("A property list with styles")
  func propertyList() throws {
    folder.write(
      """
      <plist version="1.0"><dict><key>h</key><dict><key>fontName</key><string>F</string>
      <key>pointSize</key><integer>9</integer></dict></dict></plist>
      """, to: "styles.plist")
    let styles = try ConfigurationLoader.load(configuration("styles.plist", style: "h")).styles
    #expect(styles.map(\.font) == [.named("F")])
    #expect(styles.map(\.location?.path) == ["styles.plist"])
  }
}
