import MetricsCore
import Testing

@testable import Inputs

@Suite struct StringsDictionaryTests {
  static let path = "App/ru.lproj/Main.stringsdict"

  private func contents(_ entries: String) throws(InputError) -> StringsContents {
    try StringsDictionaryReader.read(
      Array("<plist>\n<dict>\n\(entries)\n</dict></plist>".utf8),
      from: StringsFile(path: Self.path, defaultLocale: "en"))
  }

  /// Returns the texts with their variants.
  private func texts(_ entries: String) throws -> [String] {
    let contents = try contents(entries)
    #expect(contents.warnings.isEmpty)
    return contents.texts.map { "\($0.variant ?? "-"): \($0.text)" }
  }

  private func entry(_ key: String, _ content: String) -> String {
    "<key>\(key)</key><dict>\(content)</dict>"
  }

  private func string(_ key: String, _ text: String) -> String {
    "<key>\(key)</key><string>\(text)</string>"
  }

  private func format(_ text: String) -> String { string("NSStringLocalizedFormatKey", text) }

  /// A plural variable; forms are written `one=text`.
  private func plural(_ name: String, _ forms: String...) -> String {
    let forms = forms.map { form in
      let parts = form.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return string(String(parts[0]), String(parts[1]))
    }
    return entry(
      name,
      string("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
        + string("NSStringFormatValueTypeKey", "d") + forms.joined())
  }

  private func device(_ content: String) -> String {
    entry("NSStringDeviceSpecificRuleType", content)
  }

  private func width(_ content: String) -> String {
    entry("NSStringVariableWidthRuleType", content)
  }

  // MARK: Texts

  @Test("Each plural form gives the whole text")
  func plural() throws {
    let contents = try contents(
      string("x", "1") + "\n"
        + entry(
          "items",
          format("Es gibt %#@n@.")
            + plural("n", "one=einen Ort", "few=%d Orte", "other=%d Orte hier")))
    #expect(
      contents.texts.map { "\($0.key!) \($0.variant ?? "-") \($0.text)" } == [
        "x - 1", "items one Es gibt einen Ort.", "items few Es gibt %d Orte.",
        "items other Es gibt %d Orte hier.",
      ])
    #expect(contents.texts.allSatisfy { $0.table == "Main" && $0.locale == "ru" })
    #expect(contents.texts.map { $0.location?.line } == [3, 4, 4, 4])
    #expect(contents.texts.map { $0.location?.column } == [1, 1, 1, 1])
    #expect(contents.warnings.isEmpty)
  }

  @Test("Of several variables one varies at a time, and the others are at other")
  func variables() throws {
    #expect(
      try texts(
        entry(
          "k",
          format("%1$#@files@ in %2$#@folders@, %1$#@files@")
            + plural("files", "one=one file", "other=%1$d files")
            + plural("folders", "other=%2$d folders", "zero=no folder"))) == [
          "files.one: one file in %2$d folders, one file",
          "files.other: %1$d files in %2$d folders, %1$d files",
          "folders.other: %1$d files in %2$d folders, %1$d files",
          "folders.zero: %1$d files in no folder, %1$d files",
        ])
  }

  @Test("Variables in the forms of variables are written out too")
  func nestedVariables() throws {
    #expect(
      try texts(
        entry(
          "k",
          format("(%#@a@)") + plural("a", "one=1 a, %#@b@", "other=%d a, %#@b@")
            + plural("b", "one=1 b", "other=%d b"))) == [
          "a.one: (1 a, %d b)", "a.other: (%d a, %d b)", "b.one: (%d a, 1 b)",
          "b.other: (%d a, %d b)",
        ])
  }

  @Test("A variable that only a rare form refers to is shown with that form")
  func rareForms() throws {
    #expect(
      try texts(
        entry(
          "k",
          format("%#@a@") + plural("a", "zero=none", "one=one %#@b@", "other=many")
            + plural("b", "one=c is %#@c@", "other=b") + plural("c", "one=1", "other=2"))) == [
          "a.zero: none", "a.one: one b", "a.other: many", "b.one: one c is 2", "b.other: one b",
          "c.one: one c is 1", "c.other: one c is 2",
        ])
  }

  @Test("Width and device rules give one text each")
  func rules() throws {
    #expect(
      try texts(entry("w", width(string("100", "Hi") + string("200", "Welcome"))))
        == ["100: Hi", "200: Welcome"])
    #expect(
      try texts(
        entry("d", device(string("iphone", "Tap") + string("mac", "Click") + string("other", "Go")))
      )
        == ["iphone: Tap", "mac: Click", "other: Go"])
  }

  @Test("Rules may be nested in one another")
  func nestedRules() throws {
    #expect(
      try texts(
        entry(
          "k",
          device(
            entry("iphone", format("%#@n@") + plural("n", "one=1 tap", "other=%d taps"))
              + string("mac", "click")
              + entry("ipad", width(string("10", "T") + string("20", "Taps"))))))
        == [
          "iphone.one: 1 tap", "iphone.other: %d taps", "mac: click", "ipad.10: T", "ipad.20: Taps",
        ])
  }

  @Test("A variable may vary with the device, and its forms with a number")
  func deviceVariables() throws {
    #expect(
      try texts(
        entry(
          "k",
          format("%#@verb@ %#@n@")
            + entry("verb", device(string("mac", "click") + string("iphone", "tap")))
            + plural("n", "one=once", "other=%d times"))) == [
          "verb.mac: click %d times", "verb.iphone: tap %d times", "n.one: tap once",
          "n.other: tap %d times",
        ])
    let typed = string("NSStringFormatSpecTypeKey", "NSStringDeviceSpecificRuleType")
    #expect(
      try texts(
        entry(
          "k",
          format("(%#@v@)")
            + entry(
              "v",
              typed
                + entry("ipad", format("%#@n@") + plural("n", "one=1", "other=%d"))
                + string("other", "some")))) == [
          "ipad.one: (1)", "ipad.other: (%d)", "other: (some)",
        ])
  }

  @Test("The texts of a device rule may refer to variables beside it")
  func variablesBesideRules() throws {
    #expect(
      try texts(
        entry(
          "k",
          device(string("mac", "Click %#@n@") + string("other", "Tap"))
            + plural("n", "one=once", "other=%d times"))) == [
          "mac.one: Click once", "mac.other: Click %d times", "other: Tap",
        ])
  }

  @Test("A format without variables is a text without variants")
  func formatAlone() throws {
    #expect(try texts(entry("k", format("%d items"))) == ["-: %d items"])
  }

  @Test("A binary file is read like its XML")
  func binary() throws {
    let bytes = BinaryPropertyListTests.bytes(
      "62706c6973743030d10102516bd2030405065f101a4e53537472696e674c6f63616c697a6564466f726d61744b6579"
        + "516e552523406e40d30708090a0b0c5f10194e53537472696e67466f726d617453706563547970654b6579536f"
        + "6e65556f746865725f10164e53537472696e67506c7572616c52756c655479706551615162080b0d122f31373e"
        + "5a5e647d7f0000000000000101000000000000000d00000000000000000000000000000081")
    let texts = try StringsDictionaryReader.read(
      bytes, from: StringsFile(path: Self.path, defaultLocale: "en")
    ).texts
    #expect(texts.map { "\($0.key!) \($0.variant!) \($0.text)" } == ["k one a", "k other b"])
    #expect(texts.allSatisfy { $0.location == SourceLocation(path: Self.path) })
  }

  // MARK: Faults

  @Test("What is probably not meant is told with its line, and no form is lost")
  func warnings() throws {
    let cases: [(entries: String, texts: [String], warning: String)] = [
      (
        entry("k", format("%#@n@") + "\n" + plural("n", "one=1", "few=2")),
        ["one: 1", "few: 2"],
        "4:1: the variable 'n' of 'k' has no form 'other', which every language needs; add it"
      ),
      (
        entry("k", format("a %#@m@%#@n@") + plural("n", "one=1", "other=2")),
        ["one: a %#@m@1", "other: a %#@m@2"],
        "3:1: 'k' refers to the variable 'm', which it does not have; add it or correct the name"
      ),
      (
        entry("k", format("%#@a@") + plural("a", "one=%#@c@", "other=2")),
        ["one: %#@c@", "other: 2"],
        "3:1: 'k' refers to the variable 'c', which it does not have; add it or correct the name"
      ),
      (
        entry("k", format("%#@a@") + plural("a", "other=x") + plural("b", "other=y %#@a@")),
        ["a.other: x", "b.other: y x"],
        "3:1: no format of 'k' refers to its variable 'b', whose forms are read as texts of their "
          + "own; refer to it or remove it"
      ),
      (
        entry("k", format("%#@a@") + plural("a", "other=x %#@b@") + plural("b", "other=y %#@a@")),
        ["a.other: x y %#@a@", "b.other: x y %#@a@"],
        "3:1: the variable 'a' of 'k' refers to itself; correct its forms"
      ),
      (
        entry("k", format("%#@n@") + plural("n", "other=1", "ones=2")), ["other: 1"],
        "3:260: 'ones' in 'k' is no plural form, and its text is not read; did you mean 'one'?"
      ),
      (
        entry("k", "\n" + entry("n", string("other", "1")) + format("%#@n@")), ["other: 1"],
        "4:1: the variable 'n' of 'k' has no NSStringFormatSpecTypeKey; add it with the value "
          + "NSStringPluralRuleType"
      ),
      (
        entry(
          "k",
          "\n" + entry("n", string("NSStringFormatSpecTypeKey", "Dual") + string("other", "1"))
            + format("%#@n@")), ["other: 1"],
        "4:1: 'Dual' is no known rule, so the variable 'n' of 'k' is read as NSStringPluralRuleType"
      ),
      (
        entry("k", format("x") + plural("n", "other=1")), ["-: x", "other: 1"],
        "3:1: no format of 'k' refers to its variable 'n', whose forms are read as texts of their "
          + "own; refer to it or remove it"
      ),
      (
        entry("k", format("x") + "\n<key>n</key><array/>"), ["-: x"],
        "4:1: the value of 'n' in 'k' is an array, which means nothing here and is not read; "
          + "correct or remove it"
      ),
      (
        "<key>k</key><true/>", [],
        "3:1: the value of 'k' is a truth value, not text, and is not read; correct or remove it"
      ),
      (
        entry("k", ""), [], "3:1: the entry 'k' has no NSStringLocalizedFormatKey; add it"
      ),
      (
        entry("k", width(string("wide", "x"))), ["wide: x"],
        "3:65: 'wide' in 'k' is no width, so iOS never chooses its text; write a number"
      ),
      (
        entry("k", format("x") + "\n" + device("")), ["-: x"],
        "4:1: 'NSStringDeviceSpecificRuleType' in 'k' has no forms; add 'other'"
      ),
      (
        string("k", "1") + string("k", "2"), ["-: 2"],
        "3:1: the key 'k' is given again on line 3, where its value counts; remove one"
      ),
    ]
    for (entries, texts, warning) in cases {
      let contents = try contents(entries)
      #expect(contents.texts.map { "\($0.variant ?? "-"): \($0.text)" } == texts)
      #expect(contents.warnings.map(\.description) == [Self.path + ":" + warning])
    }
  }

  @Test("Variables that unfold without end are refused", .timeLimit(.minutes(1)))
  func unfolding() {
    let doubling = (0..<40).map { plural("v\($0)", "other=%#@v\($0 + 1)@%#@v\($0 + 1)@") }.joined()
    let chain = (0..<5000).map { plural("v\($0)", "one=%#@v\($0 + 1)@", "other=") }.joined()
    let deep = (0..<5000).map { plural("v\($0)", "other=%#@v\($0 + 1)@") }.joined()
    for variables in [doubling, chain, deep] {
      #expect(
        message { () throws(InputError) in
          try contents(entry("k", format("%#@v0@") + variables))
        }
          == "\(Self.path):3:1: the variables of 'k' refer to one another so often that its texts "
          + "cannot be written out; simplify them")
    }
  }
}
