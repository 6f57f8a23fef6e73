import Foundation
import Testing

/// The schema of layouts against the reader of layouts, by the Python package `jsonschema`.
@Suite("schema of layouts", .enabled(if: Program.python.isThere))
struct LayoutSchemaTests {
  /// Reads a schema and lines of JSON, and prints which of them the schema accepts.
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator

    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    lines = open(sys.argv[2], encoding="utf-8").read().splitlines()
    print(json.dumps([validator.is_valid(json.loads(line)) for line in lines]))
    """

  /// Layouts that are right.
  ///
  /// JSON is YAML, so that both read the same text.
  private static let right = [
    #"{"stack": {"axis": "horizontal", "children": [{"spacer": null}, {"spacer": 4}]}}"#,
    #"{"stack": {"axis": {"AX1": "vertical"}, "alignment": "top", "children": [{"spacer": 1}]}}"#,
    #"{"text": {"style": "body", "text": ["a", 1], "name": "label", "hideFrom": "AX3"}}"#,
    #"{"text": {"style": {"portrait": "body", "landscape": "body"}, "strings": ["a"]}}"#,
    #"{"inline": {"style": "body", "text": ["a"], "image": {"size": {"scaled": 17}}}}"#,
    #"{"image": {"size": 40}}"#, #"{"image": {"width": 40, "aspectRatio": 2}}"#,
    #"{"control": "switch"}"#, #"{"control": {"kind": "chevron", "height": 20}}"#,
    #"{"control": {"kind": "button", "insets": 4, "title": {"style": "body", "text": ["a"]}}}"#,
    #"{"cell": {"content": {"image": {}}, "accessory": "chevron"}}"#,
    #"{"list": {"insets": {"horizontal": 16, "top": 8}, "children": [{"layout": "other"}]}}"#,
    #"{"grid": {"columns": {"compact": 1, "regular": 2}, "children": [{"image": {}}]}}"#,
    #"{"bar": {"kind": "navigation", "largeTitle": true, "children": []}}"#,
    #"{"screen": {"margins": "system", "children": [{"bar": {"kind": "tab"}}, {"image": {}}]}}"#,
    #"{"devices": ["iPhone 8"], "locales": ["de"], "margins": 8, "spacer": {"minimum": 4}}"#,
    #"{"layout": "other", "name": "hint", "width": {"scaled": 4, "maximum": 6}, "height": 9}"#,
  ]

  /// Layouts that are wrong, each in one thing.
  private static let wrong = [
    #"{}"#, #"[]"#, #"{"stak": {}}"#, #"{"margins": 8}"#,
    // Keys that are not known.
    #"{"image": {"sise": 40}}"#, #"{"spacer": {"maximum": 40}}"#, #"{"spacer": 4, "count": 1}"#,
    #"{"list": {"children": [{"spacer": 4, "margins": 1}]}}"#,
    #"{"image": {"size": {"scale": 40}}}"#, #"{"list": {"insets": {"start": 1}, "children": []}}"#,
    // Two kinds.
    #"{"spacer": 4, "image": {}}"#, #"{"list": {"children": [{"spacer": 4, "image": {}}]}}"#,
    #"{"layout": "other", "image": {}}"#,
    // Wrong types and values.
    #"{"image": {"size": "40"}}"#, #"{"image": {"size": -1}}"#, #"{"image": {"name": 4}}"#,
    #"{"image": {"decorative": 1}}"#, #"{"image": {"hideFrom": "AX6"}}"#,
    #"{"stack": {"axis": "across", "children": [{"spacer": 1}]}}"#,
    #"{"stack": {"axis": {"huge": "vertical"}, "children": [{"spacer": 1}]}}"#,
    #"{"stack": {"axis": {}, "children": [{"spacer": 1}]}}"#,
    #"{"stack": {"axis": "vertical", "priority": 1.5, "children": [{"spacer": 1}]}}"#,
    #"{"stack": {"axis": "vertical", "hugging": 1001, "children": [{"spacer": 1}]}}"#,
    #"{"text": {"style": "body", "text": "a"}}"#, #"{"text": {"style": "body", "text": []}}"#,
    #"{"list": {"children": {"spacer": 1}}}"#, #"{"list": {"children": []}}"#,
    #"{"list": {"spacing": {"scaled": 4}, "children": [{"spacer": 1}]}}"#,
    #"{"spacer": {"minimum": {"scaled": 4}}}"#,
    #"{"cell": {"accessorySpacing": {"scaled": 4}, "content": {"image": {}}}}"#,
    #"{"cell": {"content": {"image": {}}, "accessory": {"image": {}}}}"#,
    #"{"grid": {"columns": 0, "children": [{"spacer": 1}]}}"#,
    #"{"grid": {"columns": 2, "count": 0, "children": [{"spacer": 1}]}}"#,
    #"{"grid": {"columns": {"portrait": 1, "regular": 2}, "children": [{"spacer": 1}]}}"#,
    #"{"bar": {"kind": "menu"}}"#, #"{"screen": {"margins": {"left": 1}, "children": []}}"#,
    #"{"control": "button"}"#, #"{"control": "slider"}"#, #"{"layout": ["other"]}"#,
    // Keys that are missing, or do not go together.
    #"{"stack": {"children": [{"spacer": 1}]}}"#, #"{"text": {"text": ["a"]}}"#,
    #"{"text": {"style": "body"}}"#,
    #"{"text": {"style": "body", "text": ["a"], "strings": ["a"]}}"#,
    #"{"text": {"style": "body", "text": ["a"], "tables": ["a"]}}"#,
    #"{"inline": {"style": "body", "text": ["a"]}}"#, #"{"image": {"size": {"maximum": 9}}}"#,
    #"{"image": {"size": 40, "aspectRatio": 2}}"#, #"{"cell": {}}"#, #"{"bar": {}}"#,
    #"{"control": {"kind": "button"}}"#, #"{"control": {"kind": "switch", "insets": 4}}"#,
    #"{"bar": {"kind": "tab", "largeTitle": true}}"#,
    #"{"stack": {"axis": {"L": "vertical"}, "accessibilityAxis": "vertical", "#
      + #""children": [{"spacer": 1}]}}"#,
    // Where things may not stand.
    #"{"list": {"children": [{"screen": {"children": [{"spacer": 1}]}}]}}"#,
    #"{"spacer": 4, "hideFrom": "AX1"}"#, #"{"list": {"children": [{"spacer": 4, "width": 1}]}}"#,
    #"{"margins": 8, "screen": {"children": [{"spacer": 1}]}}"#,
    #"{"margins": 8, "bar": {"kind": "tab"}}"#,
  ]

  private static func document(_ layout: String) -> String {
    #"{"styles": {"body": {"font": "F", "size": 17}}, "#
      + #""layouts": {"other": {"image": {}}, "row": \#(layout)}}"#
  }

  @Test("The schema and the reader accept the same layouts")
  func sameLayouts() throws {
    let scratch = try Scratch()
    try scratch.write(try Fontgauge.run("schema", "config").output, to: "schema.json")
    let layouts = Self.right + Self.wrong
    try scratch.write(
      layouts.map { Self.document($0) + "\n" }.joined(), to: "documents")
    let output = try Program.python.run([
      "-c", Self.script, scratch.path("schema.json"), scratch.path("documents"),
    ])
    let verdicts = try JSONDecoder().decode([Bool].self, from: Data(output.utf8))
    #expect(verdicts.count == layouts.count)
    for (index, (layout, isAccepted)) in zip(layouts, verdicts).enumerated() {
      #expect(isAccepted == (index < Self.right.count), "the schema and \(layout)")
      try scratch.write(Self.document(layout), to: "layout.yml")
      let run = try Fontgauge.run(["config", "lint", "--config", "layout.yml"], in: scratch.folder)
      #expect(run.status == (index < Self.right.count ? 0 : 2), "\(layout): \(run.errors)")
    }
  }

  @Test("The sample app's layouts and those of the README are what the schema says")
  func files() throws {
    let scratch = try Scratch()
    try scratch.write(try Fontgauge.run("schema", "config").output, to: "schema.json")
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "#### Layouts\n").last)
    let example = try #require(
      section.components(separatedBy: "```yaml\n").dropFirst().first?
        .components(separatedBy: "```\n").first)
    #expect(example.hasPrefix("layouts:\n"))
    let sample = try String(
      contentsOf: Repository.root.appendingPathComponent("Fonts/Sample/layouts.yml"),
      encoding: .utf8)
    let checker = Repository.root.appendingPathComponent(".venv/bin/check-jsonschema").path
    func accepts(_ text: String) throws -> Bool {
      try scratch.write(text, to: "layouts.yml")
      return
        (try? Program.python.run([
          checker, "--schemafile", scratch.path("schema.json"), scratch.path("layouts.yml"),
        ])) != nil
    }
    #expect(try accepts(sample))
    #expect(try accepts(example))
    #expect(try !accepts(example.replacing("axis: horizontal", with: "axes: horizontal")))
    #expect(try !accepts(sample.replacing("accessory: chevron", with: "accessory: arrow")))
  }
}
