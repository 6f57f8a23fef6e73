import Testing

@testable import SourceLint

@Suite("Tokens")
struct LexerTests {
  /// The texts of a source's tokens.
  private func texts(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return Lexer.lex(bytes).tokens.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
  }

  private func kinds(_ source: String) -> [Token.Kind] {
    Lexer.lex(Array(source.utf8)).tokens.map(\.kind)
  }

  @Test("Names, numbers and operators are told apart")
  func plain() {
    #expect(texts("let größe=1_000.5e-3+x") == ["let", "größe", "=", "1_000.5e-3", "+", "x"])
    #expect(
      texts("0x1F 0b10 0x1p-4 1...3 1.0.x") == [
        "0x1F", "0b10", "0x1p-4", "1", "...", "3", "1.0", ".", "x",
      ])
    #expect(
      texts("a??b ?? c?.d! != e") == ["a", "?", "?", "b", "??", "c", "?", ".", "d", "!", "!=", "e"])
    #expect(texts("`default`.case $0") == ["`default`", ".", "case", "$0"])
    #expect(texts("a/*b*/c//d\ne") == ["a", "c", "e"])
    #expect(texts("\u{FEFF}#!/usr/bin/swift\nlet a") == ["let", "a"])
    #expect(texts("#!/usr/bin/swift \"\nlet a") == ["let", "a"])
  }

  @Test("A string is one token, or is cut at its interpolations")
  func strings() {
    #expect(texts(#""a\"b" c"#) == [#""a\"b""#, "c"])
    #expect(texts(#""a\(b)c""#) == [#""a"#, #"\("#, "b", ")", #"c""#])
    #expect(texts(#""\(f("x"))""#) == ["\"", #"\("#, "f", "(", "\"x\"", ")", ")", "\""])
    #expect(texts(##"#"a\(b)"# c"##) == [##"#"a\(b)"#"##, "c"])
    #expect(texts("\"\"\"\n\"\" \\\"\"\"\n\"\"\" c") == ["\"\"\"\n\"\" \\\"\"\"\n\"\"\"", "c"])
    #expect(texts("\"a\nb") == ["\"a", "b"])
    #expect(texts("\"\"") == ["\"\""])
  }

  @Test("A slash is a division, a comment or a regular expression by what is around it")
  func slashes() {
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("a/b/c") == ["a", "/", "b", "/", "c"])
    #expect(texts("x = /a b/") == ["x", "=", "/a b/"])
    #expect(texts("f(/a\\/\"b/, c)") == ["f", "(", "/a\\/\"b/", ",", "c", ")"])
    #expect(texts("f(/) + g(/)") == ["f", "(", "/", ")", "+", "g", "(", "/", ")"])
    #expect(texts("return /a/") == ["return", "/a/"])
    #expect(texts("x = #/a/b\"/#") == ["x", "=", "#/a/b\"/#"])
    #expect(kinds("x = #/\n a // b\n/#") == [.identifier, .operator, .regex])
    #expect(
      texts("#selector(a) #Preview {}") == ["#selector", "(", "a", ")", "#Preview", "{", "}"])
  }

  @Test("Compiler directives are left out, their branches are not")
  func directives() {
    #expect(texts("a\n#if os(iOS) && \"x\"\nb\n#else // c\nd\n#endif\ne") == ["a", "b", "d", "e"])
  }

  @Test("Comments that begin with the tool's name are kept, others are not")
  func comments() {
    let source =
      "// fontgauge:disable\n// see fontgauge:disable\n/* fontgauge:enable */ /// fontgauge:disable"
    let comments = Lexer.lex(Array(source.utf8)).comments
    #expect(comments.map(\.start) == [0, 46])
    #expect(comments.map(\.text) == [3, 49])
  }

  @Test("Lines end with a line feed, a carriage return or both, and columns count scalars")
  func lines() {
    var table = LineTable(Array("a\nb\r\nc\rdé😀f".utf8))
    #expect(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 14].map(table.line) == [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4])
    #expect([0, 2, 5, 7, 8, 10, 14].map { table.column($0) } == [1, 1, 1, 1, 2, 3, 4])
    #expect([14, 10, 14, 2].map { table.column($0) } == [4, 3, 4, 1])
    var marked = LineTable(Array("\u{FEFF}a".utf8))
    #expect(marked.column(3) == 1)
    #expect(LineTable([]).line(0) == 1)
  }
}
