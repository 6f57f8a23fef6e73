import Testing

@testable import SourceLint

@Suite("Statements and blocks")
struct BlockTests {
  private func file(_ source: String) -> SourceFile { SourceFile(Array(source.utf8)) }

  /// The blocks' kinds, each with its name.
  private func blocks(_ source: String) -> [String] {
    let file = file(source)
    return file.blocks.dropFirst().map { block in
      "\(block.kind)" + (block.name.map { " " + file.text($0) } ?? "")
    }
  }

  /// The statements, as the texts of their first tokens.
  private func statements(_ source: String) -> [String] {
    let file = file(source)
    return file.tokens.indices.filter { file.statements[$0] == $0 }.map(file.text)
  }

  @Test("Braces are those of types, functions, properties, statements and closures")
  func kinds() {
    #expect(
      blocks(
        """
        @MainActor public final class A<T>: B<Set<Int>> where T: C {
          class func f() -> Set<Int> { }
          private(set) var a: Int { didSet { } }
          var b: Int { get { } set { } }
          var c = 3 { willSet { } }
          var d: some View { if e { } else { } }
          let e = { }()
          lazy var f: UILabel = { }()
          init?(a: Int = { }()) { }
          deinit { }
          subscript(a: Int) -> Int { 3 }
          func g() async throws -> [Int]
          {
            for x in y where z { }
            while let a = b.map({ }) { }
            do { } catch { }
            guard let x else { }
            switch x { case .a: f { } default: g { } }
            let h = if i { } else { }
            let j = k.l { }
            return switch m { default: 1 }
            Text(a).if(b) { }
            defer { }
            repeat { } while x
          }
        }
        extension UIKit.UILabel { }
        actor Store { }
        """) == [
          "type A", "function f", "accessor a", "function", "accessor b", "function", "function",
          "accessor c", "function", "accessor d", "control", "control", "closure", "closure",
          "closure", "function", "function", "function", "function g", "control", "closure",
          "control", "control", "control", "control", "control", "closure", "closure", "control",
          "control", "closure", "control", "closure", "control", "control", "type UILabel",
          "type Store",
        ])
  }

  @Test("A statement ends with its line unless it goes on")
  func lines() {
    #expect(statements("a\nb; c") == ["a", "b", "c"])
    #expect(statements("a\n  .b()\n  .c") == ["a"])
    #expect(statements("a +\n b\n - c") == ["a"])
    #expect(statements("a\n-b\n!c") == ["a", "-", "!"])
    #expect(statements("let a: Set<Int>\nlet b") == ["let", "let"])
    #expect(statements("let a =\n b ?? \n c\nd") == ["let", "d"])
    #expect(statements("@A(b: .c)\n@D\nprivate\nvar e\nf") == ["@", "f"])
    #expect(statements("f(\n a,\n b\n)\ng") == ["f", "g"])
    #expect(statements("return\nlet a") == ["return", "let"])
    #expect(statements("return\na") == ["return"])
    #expect(statements("a.return\nb") == ["a", "b"])
    #expect(statements("async let a = b\nasync let c = d") == ["async", "async"])
    #expect(statements("{ [weak self] a in b\nc }") == ["{", "[", "b", "c"])
    #expect(
      statements("switch a { case .b, .c: d\ndefault: e }") == [
        "switch", "case", "d", "default", "e",
      ])
    #expect(statements("a ? b : c") == ["a"])
    #expect(statements("rows: for a in b { }") == ["rows"])
    #expect(statements("a\n#if b\n.c\n#else\n.d\n#endif\ne") == ["a", "e"])
    #expect(statements("if a {\n} else if b {\n}\nelse {\n}\nc") == ["if", "c"])
  }

  @Test("Bindings are constants, variables, computed properties and assignments with their values")
  func bindings() {
    let file = file(
      """
      let a = b + 1, c: Int = 2
      if let d = e, f { }
      guard let g = h else { return }
      self.i?.j = k
      l[0].m = n
      var o: Int { p }
      for q in r { s = t }
      """)
    let all = file.bindings.all.map { binding in
      binding.path + " = " + binding.value.map(file.text).joined(separator: " ")
    }
    #expect(
      all == [
        "a = b + 1", "c = 2", "d = e", "g = h", "i.j = k", "l[0].m = n", "o = p", "s = t",
      ])
  }

  @Test("Brackets without a partner end where those around them do, or with the file")
  func brokenBrackets() {
    let file = file("a { ( [ } b ) c {")
    #expect(file.partners[1] == 4)
    #expect(file.partners[6] == -1)
    #expect(file.blockOf[5] == 0)
    #expect(file.partners[8] == file.tokens.count)
  }
}
