import MetricsCore
import SourceLint
import Testing

@Suite("Comments that turn rules off")
struct DirectiveTests {
  @Test("Each form turns off what it says and nothing else")
  func forms() {
    expectMarked(
      """
      // fontgauge:disable:next unscaled-font
      a = UIFont.systemFont(ofSize: 17)
      b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      c = UIFont.systemFont(ofSize: 17) // fontgauge:disable:this unscaled-font
      d = UIFont.systemFont(ofSize: 17) /* fontgauge:disable:this */
      e = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17) // fontgauge:disable:this single-line
      // fontgauge:disable:next single-line, unscaled-font
      f = UIFont.systemFont(ofSize: 17)
      // fontgauge:disable unscaled-font
      g = UIFont.systemFont(ofSize: 17); h = ⟦fixed-size-font⟧Font.system(size: 17)
      i = UIFont.systemFont(ofSize: 17)
      // fontgauge:enable unscaled-font
      j = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      // fontgauge:disable
      k = UIFont.systemFont(ofSize: 17); l = Font.system(size: 17)
      // fontgauge:enable fixed-size-font
      m = UIFont.systemFont(ofSize: 17); n = ⟦fixed-size-font⟧Font.system(size: 17)
      // fontgauge:enable all
      o = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      // fontgauge:disable:next unscaled-font - the logo has one size
      p = UIFont.systemFont(ofSize: 17)
      // fontgauge:disable:next

      // The next line with code is meant.
      q = UIFont.systemFont(ofSize: 17)
      /// fontgauge:disable
      // A comment may speak of fontgauge:disable without doing it.
      r = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      let s = "// fontgauge:disable"
      t = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      /*
       fontgauge:disable:next unscaled-font
       */
      u = UIFont.systemFont(ofSize: 17)
      """)
  }

  @Test("The form for the file counts from wherever it stands")
  func file() {
    expectMarked(
      """
      a = UIFont.systemFont(ofSize: 17); b = ⟦fixed-size-font⟧Font.system(size: 17)
      // fontgauge:disable:file unscaled-font
      c = UIFont.systemFont(ofSize: 17)
      """)
    expectMarked(
      """
      a = UIFont.systemFont(ofSize: 17); b = Font.system(size: 17)
      // fontgauge:disable:file
      """)
  }

  @Test(
    "What is no rule or instruction is warned of, with what was probably meant",
    arguments: [
      (
        "// fontgauge:disable:next unscaled-fonts",
        "A.swift:1:27: lint has no rule 'unscaled-fonts'; did you mean 'unscaled-font'?"
      ),
      (
        "a /* fontgauge:disable truncated */",
        """
        A.swift:1:24: lint has no rule 'truncated'; there are fixed-size-font, \
        missing-adjusts-font, scaled-twice, single-line and unscaled-font
        """
      ),
      (
        "//fontgauge:disable:nxt",
        "A.swift:1:3: 'fontgauge:disable:nxt' is no instruction; did you mean 'disable:next'?"
      ),
      (
        "\n  // fontgauge:ignore",
        """
        A.swift:2:6: 'fontgauge:ignore' is no instruction; there are disable, disable:next, \
        disable:this, disable:file and enable
        """
      ),
    ])
  func unknown(source: String, warning: String) {
    let warnings = SourceLinter().lint(Array(source.utf8), path: "A.swift").warnings
    #expect(warnings.map { "\($0.location): \($0.message)" } == [warning])
  }

  @Test("A comment whose rules are all unknown turns nothing off")
  func unknownOnly() {
    expectMarked(
      """
      // fontgauge:disable:next unscaled
      a = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      """)
  }
}
