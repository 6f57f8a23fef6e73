import TestSupport
import Testing

@testable import Inputs

@Suite struct InlineMarkupTests {
  /// The results are those of the CommonMark specification's examples, and of swift-cmark for what
  /// it adds.
  @Test(
    "Markup is taken away",
    arguments: [
      // Emphasis
      ("**bold**", "bold"), ("*italic*", "italic"), ("_italic_", "italic"),
      ("__strong__", "strong"),
      ("***both***", "both"), ("*foo bar*", "foo bar"), ("foo*bar*", "foobar"), ("5*6*78", "5678"),
      ("foo-_(bar)_", "foo-(bar)"), ("**foo bar**baz", "foo barbaz"), ("*(*foo*)*", "(foo)"),
      ("*foo **bar** baz*", "foo bar baz"), ("***foo** bar*", "foo bar"), ("**foo*", "*foo"),
      ("*foo**", "foo*"), ("***foo**", "*foo"), ("foo***", nil), ("*foo**bar*", "foo**bar"),
      ("foo ***bar***baz", "foo barbaz"), ("**a *b* c**", "a b c"), ("a __b__, c", "a b, c"),
      ("*foo [bar](/url)*", "foo bar"), ("**%@** hat **%lld**", "%@ hat %lld"),
      ("Ein **Wort**。", "Ein Wort。"), ("**«Цитата»**", "«Цитата»"),
      // Strikethrough
      ("~~alt~~ neu", "alt neu"), ("~~**x**~~", "x"), ("~5 min~", nil), ("~~~a~~~", nil),
      // Code
      ("`code`", "code"), ("`` foo ` bar ``", "foo ` bar"), ("` `` `", "``"), ("` a`", " a"),
      ("`  `", "  "), ("`*a*`", "*a*"), ("`foo\\`bar`", "foo\\bar`"), ("`a\nb`", "a b"),
      ("`foo", nil), ("```foo``", nil), ("*foo`*`", "*foo*"),
      // Links
      ("[Terms](https://example.com)", "Terms"), ("[a](<b c> \"title\")", "a"),
      ("[a]( /u 't' )", "a"),
      ("[a](u (t))", "a"), ("[a]()", "a"), ("[**b** c](/u_r_l)", "b c"),
      ("[a](foo(and(bar)))", "a"),
      ("[a](b \"c)", nil), ("[a](b c)", nil), ("[a]", nil), ("[a] (b)", nil), ("[a](b", nil),
      ("[a [b](c) d](e)", "[a b d](e)"), ("![alt *x*](i.png)", "alt x"),
      ("![[[a](b)](c)](d)", "[a](c)"),
      ("\\[a](b)", "[a](b)"), ("[a\\](b)", "[a](b)"),
      ("<https://example.com/*a*>", "https://example.com/*a*"),
      ("<me@example.com>", "me@example.com"), ("<b>x</b>", nil), ("< a>", nil), ("a < b > c", nil),
      // Attributes
      ("^[%lld item](inflect: true)", "%lld item"),
      ("You have ^[1 *new* item](inflect: true)!", "You have 1 new item!"),
      ("^[a]", nil), ("^[a](x", nil), ("2^[3", nil), ("^[a](morphology: { a: \"(b)\" })", "a"),
      // Escapes and references
      ("\\*not emphasised\\*", "*not emphasised*"), ("\\\\", "\\"), ("C:\\Users", nil),
      ("a\\\nb", "a\nb"),
      ("Fish &amp; Chips", "Fish & Chips"), ("a&nbsp;b", "a\u{A0}b"), ("&#8364;&#x20AC;", "€€"),
      ("&#0;", "\u{FFFD}"), ("&foo; & &#; &#x;", nil), ("AT&T;", nil), ("&lt;b&gt; *a*", "<b> a"),
      // What stays
      ("snake_case_name", nil), ("a * b * c", nil), ("* item", nil), ("# Title", nil), ("**", nil),
      ("2 * 3 = 6", nil), ("__", nil), ("_(", nil), ("** a **", nil), ("https://x.org/a_b_c", nil),
      ("> quote\n- list\n1. one", nil), ("**open", nil), ("a**\"b\"**", nil),
      ("пристаням_стремятся_", nil), ("*\u{A0}a\u{A0}*", nil),
      // White space
      ("  **a**  \n\n\tb  ", "  a  \n\n\tb  "), ("**a**\r\nb", "a\r\nb"), ("*a\nb*", "a\nb"),
    ] as [(String, String?)])
  func markup(text: String, visible: String?) {
    #expect(InlineMarkup.visibleText(of: text) == visible)
  }

  @Test(
    "Texts without markup stay as they are",
    arguments: ["", "Hello", "Ünïcödé 👩‍👩‍👧", "a-b (c) {d}"])
  func plain(text: String) { #expect(InlineMarkup.visibleText(of: text) == nil) }

  @Test("Nothing becomes longer, and the order stays", arguments: 0..<4) func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let atoms = [
      "*", "**", "_", "~~", "`", "[", "](u)", "]", "(", ")", "\\", "a", "b", " ", "é", "!", "^[",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...14, using: &generator))
        .map { _ in atoms.randomElement(using: &generator)! }.joined()
      let visible = InlineMarkup.visibleText(of: text) ?? text
      #expect(visible.utf8.count <= text.utf8.count)
      var rest = Array(text.utf8)[...]
      for byte in visible.utf8 {
        let index = rest.firstIndex(of: byte)
        #expect(index != nil, "\(text)")
        rest = rest[((index ?? rest.startIndex) + (index == nil ? 0 : 1))...]
      }
    }
  }

  @Test(
    "Long runs of one thing take no time", .timeLimit(.minutes(5)),
    arguments: [
      "*", "_a ", "*a_", "~~", "`", "[", "[a](", "![", "^[", "^[a](", "](", "\\", "&", "<", "<a@",
      "*a **a ", "[a](<b", "a** ", "`a``b", "[a](b \"", "**a*", "_*~~",
    ])
  func runs(piece: String) {
    let text = String(repeating: piece, count: 50_000)
    #expect((InlineMarkup.visibleText(of: text) ?? text).utf8.count <= text.utf8.count)
  }

  @Test("Runs of backticks of all lengths take no time", .timeLimit(.minutes(5)))
  func backticks() {
    let text = (1...2_000).map { String(repeating: "`", count: $0) }.joined(separator: "a")
    #expect(InlineMarkup.visibleText(of: text) == nil)
  }
}
