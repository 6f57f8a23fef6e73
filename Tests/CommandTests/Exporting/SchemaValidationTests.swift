import Foundation
import Testing

/// The schemas against everything that the tool writes, by the Python package `jsonschema`.
@Suite("schema", .enabled(if: Program.python.isThere))
struct SchemaValidationTests {
  /// Reads lines of `schema file` and validates; then changes each document in every place and
  /// expects that its schema refuses it.
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator

    faults, seen = [], 0

    def leaves(value, path=()):
        if isinstance(value, dict):
            for key, inner in value.items():
                yield from leaves(inner, path + (key,))
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                yield from leaves(inner, path + (index,))
        yield path, value

    def accepts(validator, document, path, value):
        if not path:
            return validator.is_valid(value)
        place = document
        for key in path[:-1]:
            place = place[key]
        place[path[-1]], old = value, place[path[-1]]
        result = validator.is_valid(document)
        place[path[-1]] = old
        return result

    for line in open(sys.argv[1], encoding="utf-8"):
        schema_file, file, mode = line.rstrip("\\n").split("\\t")
        schema = json.load(open(schema_file, encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        document = json.load(open(file, encoding="utf-8"))
        # All slots of the sample app are alike, and this validator takes its time.
        if mode == "read":
            document["slots"] = document["slots"][::12]
            document["layouts"] = document["layouts"][::12]
        for error in validator.iter_errors(document):
            faults.append(f"{file}: {error.json_path}: {error.message[:200]}")
        seen += 1
        if mode != "mutate":
            continue
        shapes = set()
        for path, value in list(leaves(document)):
            shape = tuple("#" if isinstance(key, int) else key for key in path)
            if shape in shapes:
                continue
            shapes.add(shape)
            if accepts(validator, document, path, [[["x"]]]):
                faults.append(f"{file}: {path} may be anything")
        for key in list(document):
            less = {k: v for k, v in document.items() if k != key}
            if key in schema.get("required", []) and validator.is_valid(less):
                faults.append(f"{file}: {key} may be missing")
        if validator.is_valid({**document, "unknownKey": 1}):
            faults.append(f"{file}: an unknown key is accepted")
    print(json.dumps({"faults": faults, "seen": seen}))
    """

  private struct Outcome: Decodable {
    var faults: [String]
    var seen: Int
  }

  /// Validates documents.
  ///
  /// - Parameters:
  ///   - documents: The names of schemas with paths of files.
  ///   - scratch: A folder for the schemas.
  ///   - mutating: Whether to change the documents too.
  /// - Returns: What is wrong, and how many documents were looked at.
  /// - Throws: What keeps the tool or Python from running.
  private func validate(
    _ documents: [(schema: String, file: String)], in scratch: Scratch, mutating: Bool = true
  ) throws -> Outcome {
    for name in Set(documents.map(\.schema)) {
      let run = try Fontgauge.run("schema", name)
      #expect(run.status == 0)
      try scratch.write(run.output, to: "\(name).schema.json")
    }
    let lines = documents.map {
      "\(scratch.path("\($0.schema).schema.json"))\t\($0.file)\t\(mutating ? "mutate" : "read")\n"
    }
    try scratch.write(lines.joined(), to: "documents")
    let output = try Program.python.run(["-c", Self.script, scratch.path("documents")])
    return try JSONDecoder().decode(Outcome.self, from: Data(output.utf8))
  }

  @Test("Every golden in JSON is what its schema says, and no longer when it is changed")
  func goldens() throws {
    let folder = Repository.root.appendingPathComponent("Tests/ReportsTests/Goldens")
    let schemas = [
      "awkward.json": "check", "baselined.json": "check", "no-findings.json": "check",
      "baseline.json": "baseline", "fontgauge.lock.json": "lock", "inspect.json": "inspect",
      "measure.json": "measure", "rule.json": "rules", "rules.json": "rules",
      "scale.json": "scale", "scale-capped.json": "scale", "scale-styles.json": "scale",
    ]
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(files.sorted() == schemas.keys.sorted(), "every golden has a schema")
    let outcome = try validate(
      schemas.sorted { $0.key < $1.key }
        .map { ($0.value, folder.appendingPathComponent($0.key).path) }, in: Scratch())
    #expect(outcome.faults == [])
    #expect(outcome.seen == schemas.count)
  }

  @Test("What every command writes is what its schema says")
  func commands() throws {
    let project = try ExportedProject(
      """
      styles:
        body: { font: Round-Regular, size: 17, maximumPointSize: 40, letterSpacing: 0,
          features: { liga: 0 }, locales: { th: Nothing-Regular } }
        badge: { font: { family: Round }, size: 11 }
      strings: [en.lproj/A.strings, th.lproj/A.strings]
      devices: [iPhone SE (3rd)]
      orientations: [portrait, landscape]
      slots:
        - { name: row, style: body, strings: ["*"], width: 100, lines: 1, height: { scaled: 20 } }
        - { name: tab, style: body, text: [Unbreakable words], width: { columns: 4 } }
      layouts:
        row:
          orientations: [portrait]
          locales: [en]
          stack:
            axis: horizontal
            children:
              - text: { style: body, strings: [a], lines: 1, height: 20 }
              - control: switch
      rules: { off-centre: off }
      """
      .replacingOccurrences(of: "font: { family: Round }", with: "family: Round"),
      files: [
        "en.lproj/A.strings": "\"a\" = \"A long text of %d words\";\n",
        "th.lproj/A.strings": "\"a\" = \"สวัสดี\";\n",
        "A.swift": "let font = UIFont(name: \"Lato-Regular\", size: 17)\n",
      ])
    let scratch = project.scratch
    func write(_ schema: String, _ words: [String], status: Int32 = 0) throws -> (String, String) {
      let run = try Fontgauge.run(words, in: scratch.folder)
      #expect(run.status == status, "\(words): \(run.errors)")
      let name = words.joined(separator: "-").filter { $0 != "/" && $0 != " " } + ".json"
      try scratch.write(run.output, to: name)
      return (schema, scratch.path(name))
    }
    let json = ["--format", "json"]
    let fonts = [
      Repository.fixture("Round-Regular.ttf"), Repository.font("Lato/Lato-Regular.ttf"),
    ]
    var documents = [
      try write("check", ["check", "--measurements"] + json, status: 1),
      try write("check", ["check", "--layout", "row"] + json, status: 1),
      try write("export", ["export"]),
      try write("scale", ["scale"] + json),
      try write("scale", ["scale", "--style", "all"] + json),
      try write("inspect", ["inspect"] + fonts + json),
      try write("measure", ["measure", fonts[0], "--text", "Hi", "--width", "9"] + json),
      try write("lint", ["lint", ".", "--fail-on", "warning"] + json, status: 1),
      try write("rules", ["rules"] + json),
      try write("rules", ["rules", "truncated"] + json),
      try write("config-lint", ["config", "lint"] + json),
      try write("config-dump", ["config", "dump"] + json),
      try write("schema", ["schema"] + json),
      try write("lock-report", ["lock"] + json),
      try write("check", ["lock", "--check"] + json),
      try write("diff", ["diff"] + fonts + json, status: 1),
    ]
    documents.append(("lock", scratch.path("fontgauge.lock.json")))
    let accepted = try Fontgauge.run(["check", "--write-baseline"], in: scratch.folder)
    #expect(accepted.status == 0, "\(accepted.errors)")
    documents.append(("baseline", scratch.path(".fontgauge-baseline.json")))
    documents.append(
      try write(
        "config-lint", ["config", "lint", "--config", "A.swift"] + json, status: 2))
    documents.append(try write("init", ["init", "--force"] + json))
    let outcome = try validate(documents, in: scratch)
    #expect(outcome.faults == [])
    #expect(outcome.seen == documents.count)
    #expect(
      Set(documents.map(\.0)).union(["config"])
        == Set(
          try Fontgauge.run("schema").lines.dropFirst().compactMap {
            $0.split(separator: " ").first.map(String.init)
          }),
      "every schema is used")
  }

  @Test("The sample app's configuration and its export are what the schemas say")
  func sample() throws {
    let scratch = try Scratch()
    try scratch.write(try Fontgauge.run("export").output, to: "export.json")
    let layouts = try Fontgauge.run("export", "--config", "Fonts/Sample/layouts.yml")
    try scratch.write(layouts.output, to: "layouts.json")
    try scratch.write(try Fontgauge.run("schema", "config").output, to: "config.json")
    let outcome = try validate(
      ["export.json", "layouts.json"].map { ("export", scratch.path($0)) }, in: scratch,
      mutating: false)
    #expect(outcome.faults == [])
    #expect(outcome.seen == 2)
    let sample = Repository.root.appendingPathComponent(".fontgauge.yml")
    let checker = Repository.root.appendingPathComponent(".venv/bin/check-jsonschema").path
    func accepts(_ file: String) throws -> Bool {
      let run = try? Program.python.run([
        checker, "--schemafile", scratch.path("config.json"), file,
      ])
      return run != nil
    }
    #expect(try accepts(sample.path))
    let text = try String(contentsOf: sample, encoding: .utf8)
    for (old, new) in [
      ("emphasis: bold", "emphasise: bold"), ("size: 24", "size: 0"), ("lines: 2", "lines: two"),
      ("scaling: fixed", "scaling: fix"), ("version: 1", "version: 2"), ("style: h4", "stile: h4"),
    ] {
      try scratch.write(text.replacingOccurrences(of: old, with: new), to: "changed.yml")
      #expect(try !accepts(scratch.path("changed.yml")), "\(new)")
    }
  }

  @Test("An unknown format is wrong usage, and the nearest one is suggested")
  func unknown() throws {
    let run = try Fontgauge.run("schema", "confg")
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean 'config'?"))
  }
}
