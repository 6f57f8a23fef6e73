import Foundation
import Inputs
import MetricsCore
import TestSupport
import Testing

@Suite("Reading baselines")
struct BaselineReaderTests {
  static let example = """
    {
      "accepted": [
        {"count": 2, "expires": "2026-01-31", "fingerprint": "0fc517b0c88bc439", "key": "card.1",
         "locale": "de", "owner": "design", "reason": "Bis zum \\"Umbau\\" 🎨", "rule": "truncated",
         "subject": "slot row", "variant": "few"}
      ],
      "known": [
        {"fingerprint": "ab781b1b7fa68d02"},
        {"fingerprint": "0fc517b0c88bc439", "count": 1}
      ],
      "schemaVersion": 1
    }
    """

  private func read(_ text: String) throws -> Baseline {
    try BaselineReader.read(Array(text.utf8), path: "b.json")
  }

  private func error(_ text: String) -> String? {
    message { () throws(InputError) in
      try BaselineReader.read(Array(text.utf8), path: "b.json")
    }
  }

  /// Returns the error of a baseline with one entry.
  private func error(accepted entry: String) -> String? {
    error("{\"schemaVersion\": 1, \"accepted\": [\n\(entry)]}")
  }

  @Test("Entries are read with all they say and where they stand")
  func entries() throws {
    let baseline = try read(Self.example)
    let first = try #require(baseline.accepted.first)
    #expect(first.fingerprint == "0fc517b0c88bc439" && first.count == 2)
    #expect(first.rule == "truncated" && first.subject == "slot row")
    #expect(first.key == "card.1" && first.locale == "de" && first.variant == "few")
    #expect(first.acceptance?.reason == "Bis zum \"Umbau\" 🎨")
    #expect(first.acceptance?.owner == "design")
    #expect(first.acceptance?.expires == CalendarDate(year: 2026, month: 1, day: 31))
    #expect(first.location == SourceLocation(path: "b.json", line: 3, column: 5))
    #expect(baseline.known.map(\.fingerprint) == ["ab781b1b7fa68d02", "0fc517b0c88bc439"])
    #expect(baseline.known.map(\.count) == [1, 1])
    #expect(baseline.known.allSatisfy { $0.acceptance == nil && $0.rule == nil })
  }

  @Test("YAML says the same, with comments, and digits and days without quotes")
  func yaml() throws {
    let baseline = try read(
      """
      # What design agreed to
      schemaVersion: 1
      known:
      accepted:
        - fingerprint: 1234567890123456
          reason: until the redesign   # in spring
          expires: 2026-02-28
          key: 17
      """)
    #expect(baseline.known.isEmpty)
    #expect(baseline.accepted.map(\.fingerprint) == ["1234567890123456"])
    #expect(baseline.accepted.map(\.acceptance?.reason) == ["until the redesign"])
    #expect(baseline.accepted.map(\.acceptance?.expires?.description) == ["2026-02-28"])
    #expect(baseline.accepted.map(\.key) == ["17"])
  }

  @Test(
    "What is wrong in an entry is told with its place and what to do",
    arguments: [
      (
        #"{"fingerprint": "0fc517b0c88bc439", "reson": "r", "reason": "r"}"#,
        "2:37: unknown key 'reson' in an entry of 'accepted'; did you mean 'reason'?"
      ),
      (
        #"{"fingerprint": "0fc517b0c88bc439"}"#,
        "2:1: an entry of 'accepted' has no 'reason'; say why its findings are accepted, or move "
          + "it to 'known'"
      ),
      (
        #"{"fingerprint": "0fc517b0c88bc439", "reason": "  "}"#,
        "2:47: 'reason' is empty; say why the findings are accepted"
      ),
      (
        #"{"reason": "r"}"#,
        "2:1: an entry of 'accepted' has no 'fingerprint'; give the 16 digits that reports in "
          + "JSON show"
      ),
      (
        #"{"fingerprint": "0FC517B0C88BC439", "reason": "r"}"#,
        "2:17: '0FC517B0C88BC439' is not a fingerprint; give the 16 digits that reports in JSON "
          + "show"
      ),
      (
        #"{"fingerprint": "0fc517b0c88bc439", "reason": "r", "expires": "31.1.2026"}"#,
        "2:63: 'expires' is '31.1.2026'; give a day such as 2026-01-31"
      ),
      (
        #"{"fingerprint": "0fc517b0c88bc439", "reason": "r", "expires": "2026-02-30"}"#,
        "2:63: 'expires' is '2026-02-30'; give a day such as 2026-01-31"
      ),
      (
        #"{"fingerprint": "0fc517b0c88bc439", "reason": "r", "count": 0}"#,
        "2:61: 'count' is 0; give a number of findings from 1 to 1000000000"
      ),
      (
        #"{"fingerprint": "0fc517b0c88bc439", "reason": ["r"]}"#,
        "2:47: 'reason' is a list; give text"
      ),
      (
        #"17"#,
        "2:1: an entry of 'accepted' is a number (17); give a mapping with keys such as "
          + "fingerprint, rule or subject"
      ),
    ])
  func wrongEntries(entry: String, expected: String) {
    #expect(error(accepted: entry) == "b.json:" + expected)
  }

  @Test("A reason among what is written anew each time is refused, so that it is not lost")
  func reasonOfKnown() {
    #expect(
      error(
        #"{"schemaVersion": 1, "known": [{"fingerprint": "0fc517b0c88bc439", "owner": "me"}]}"#)
        == "b.json:1:68: 'owner' stands in an entry of 'known', which is written anew each time; "
        + "move the entry to 'accepted'")
  }

  @Test("A fingerprint may stand once in each list")
  func duplicates() {
    #expect(
      error(
        """
        {"schemaVersion": 1, "known": [
        {"fingerprint": "0fc517b0c88bc439"},
        {"fingerprint": "ab781b1b7fa68d02"},
        {"fingerprint": "0fc517b0c88bc439"}]}
        """)
        == "b.json:4:1: the fingerprint '0fc517b0c88bc439' is already given on line 2; remove one "
        + "of the entries, or give their findings together as 'count'")
  }

  @Test("Another version is told before anything else, an absent one too")
  func version() {
    #expect(
      error(#"{"future": [], "schemaVersion": 2}"#)
        == "b.json:1:33: version 2 of the baseline is not known, the highest known is 1; "
        + "update fontgauge")
    #expect(
      error("{}") == "b.json:1:1: the baseline has no 'schemaVersion'; write \"schemaVersion\": 1")
    #expect(error(#"{"schemaVersion": "1"}"#)?.hasPrefix("b.json:1:19: 'schemaVersion' is") == true)
  }

  @Test("An empty file and other documents are no baselines")
  func others() {
    for text in ["", "\n", "[]", "accepted", "# nothing\n"] {
      #expect(error(text)?.contains("the baseline") == true, "\(text)")
    }
    #expect(
      error(#"{"schemaVersion": 1, "findings": []}"#)
        == "b.json:1:22: unknown key 'findings' in the baseline; the known ones are accepted, "
        + "known and schemaVersion")
  }

  @Test("The marks of a merge conflict are told with their line")
  func conflict() {
    let text = Self.example.replacingOccurrences(
      of: "  \"known\"", with: "<<<<<<< HEAD\n  \"known\"")
    #expect(error(text) == "b.json:7:1: a merge conflict is left here; resolve it")
  }

  @Test("A file cut anywhere gives an error, and one with bytes changed an error or a value")
  func damage() {
    let bytes = Array(Self.example.utf8)
    for end in bytes.indices {
      let error = message { () throws(InputError) in
        try BaselineReader.read(Array(bytes[..<end]), path: "b.json")
      }
      #expect(error?.isEmpty == false && error?.contains("\n") == false, "cut at \(end)")
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      var copy = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        copy[Int.random(in: copy.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      let error = message { () throws(InputError) in
        try BaselineReader.read(copy, path: "b.json")
      }
      #expect(error?.contains("\n") != true)
    }
  }

  @Test("A file says whether it is JSON")
  func form() throws {
    let folder = TemporaryFolder()
    let json = folder.write("\u{FEFF} " + Self.example, to: "a")
    let yaml = folder.write("schemaVersion: 1\n", to: "b")
    #expect(try BaselineReader.read(json).isJSON)
    #expect(try !BaselineReader.read(yaml).isJSON)
    #expect(
      message { () throws(InputError) in try BaselineReader.read(folder("c")) }?
        .hasSuffix("there is no such file; check the path") == true)
  }
}
