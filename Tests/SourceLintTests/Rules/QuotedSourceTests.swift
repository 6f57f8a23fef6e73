import Testing

@Suite("Source in comments and strings")
struct QuotedSourceTests {
  @Test(
    "Nothing is found in comments",
    arguments: [
      "// label.font = UIFont.systemFont(ofSize: 17)",
      "/// label.font = UIFont.systemFont(ofSize: 17)",
      "/* UIFont.systemFont(ofSize: 17) /* UIFont.systemFont(ofSize: 17) */ UIFont.systemFont(ofSize: 17) */",
      "/** \n UIFont.systemFont(ofSize: 17) \n*/",
      "/* UIFont.systemFont(ofSize: 17)",
      "let a = 1 // \" UIFont.systemFont(ofSize: 17)",
      "let url = \"https://example.com\" // UIFont.systemFont(ofSize: 17)",
      "UIFont // comment\n",
    ])
  func comments(source: String) {
    #expect(places(in: source) == [])
  }

  @Test(
    "Nothing is found in the literal parts of strings and in regular expressions",
    arguments: [
      #"let a = "UIFont.systemFont(ofSize: 17)""#,
      #"let a = "\" UIFont.systemFont(ofSize: 17)""#,
      #"let a = "\\" + "UIFont.systemFont(ofSize: 17)""#,
      ##"let a = #"\(UIFont.systemFont(ofSize: 17))"#"##,
      ##"let a = #"" UIFont.systemFont(ofSize: 17)"#"##,
      ##"let a = #""" UIFont.systemFont(ofSize: 17)"#"##,
      "let a = \"\"\"\n  UIFont.systemFont(ofSize: 17) \" \"\" \\\"\"\" UIFont.systemFont(ofSize: 17)\n  \"\"\"",
      "let a = #\"\"\"\n  \"\"\" UIFont.systemFont(ofSize: 17) \\(UIFont.systemFont(ofSize: 9))\n  \"\"\"#",
      "let a = /UIFont.systemFont(ofSize: 17)/",
      "let a = #/UIFont.systemFont(ofSize: 17)/#",
      "let a = #/\n  UIFont.systemFont(ofSize: 17)\n/#",
      #"let a = "\(b)UIFont.systemFont(ofSize: 17)\(c)""#,
      #"let a = "\(b + "UIFont.systemFont(ofSize: 17)")""#,
      "let a = \"UIFont.systemFont(ofSize: 17)",
    ])
  func strings(source: String) {
    #expect(places(in: source) == [])
  }

  @Test("What follows a string, a regular expression or a comment is found")
  func after() {
    expectMarked(
      ##"""
      a = "\\"; b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      a = #"\"#; b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      a = #"""#; b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      a = /"/; b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      a = x / y; b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17) / 2
      a = (x) / y; b = "/"; c = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      a = #/"/#; b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      /* /* */ */ b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      a = "unterminated
      b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      a = """
        "" \""" "
        """; b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      `a` = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      #if os(iOS) && DEBUG // UIFont.systemFont(ofSize: 17)
      b = ⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)
      #endif
      """##)
  }

  @Test("Code in interpolations is found, at any depth")
  func interpolations() {
    expectMarked(
      ##"""
      a = "\(⟦unscaled-font⟧UIFont.systemFont(ofSize: 17))"
      a = "x \(f(")" + "\(⟦unscaled-font⟧UIFont.systemFont(ofSize: 17))")) y"
      a = #"\#(⟦unscaled-font⟧UIFont.systemFont(ofSize: 17))"#
      a = """
        x \(⟦unscaled-font⟧UIFont.systemFont(ofSize: 17)) "
        y \(b) \(⟦unscaled-font⟧UIFont.boldSystemFont(ofSize: 17))
        """
      """##)
  }
}
