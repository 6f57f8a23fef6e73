import DynamicType
import Layouts
import MetricsCore
import Testing

@Suite("Rows")
struct RowTests {
  @Test("A text takes what a switch leaves, and the switch keeps its size")
  func textAndSwitch() {
    let row = LayoutElement.stack(
      .horizontal, spacing: 8, [.text("Hello", name: "label"), .control(.toggle)])
    let solved = Solved(row, width: 320)
    // 320 − 63 − 8 = 249 for the label; the row is as high as the switch.
    #expect(solved["label"] == [0, 0, 249, 28])
    #expect(solved["switch"] == [257, 0, 63, 28])
    #expect(solved["stack"] == [0, 0, 320, 28])
  }

  @Test(
    "Elements lie across a row where the alignment says",
    arguments: [
      (StackAlignment.leading, 0.0), (.center, 5.5), (.trailing, 11),
    ])
  func alignment(alignment: StackAlignment, y: Double) {
    let row = LayoutElement.stack(
      .horizontal, alignment: alignment, [.text("Hello", name: "label"), .control(.toggle)])
    #expect(Solved(row)["label"] == [0, y, 257, 17])
  }

  @Test("First baselines lie on one line")
  func baselines() {
    let row = LayoutElement.stack(
      .horizontal, alignment: .firstBaseline,
      [.text("Name", name: "small"), .text("Name", name: "large", style: "headline")])
    let solved = Solved(row)
    // Baselines at 12.75 and 15: the smaller text is 2.25 lower, and ends at 19.25 of 20.
    #expect(solved["small"] == [0, 2.25, 34, 17])
    #expect(solved["large"] == [34, 0, 286, 20])
    #expect(solved["stack"]?[3] == 20)
  }

  @Test("The longest of equals gives first, until all are as long")
  func levelling() {
    let long = String(repeating: "ab ", count: 9) + "abc"  // 30 characters, 255 points
    func widths(_ second: String, _ width: Double) -> [Double?] {
      let row = LayoutElement.stack(
        .horizontal, [.text(long, name: "a"), .text(second, name: "b")])
      let solved = Solved(row, width: width)
      return [solved["a"]?[2], solved["b"]?[2]]
    }
    #expect(widths("0123456789", 200) == [115, 85])
    #expect(widths(long, 200) == [100, 100])
    #expect(widths("0123456789", 340) == [255, 85])
  }

  @Test("What resists least is made smaller before anything else")
  func compression() {
    let row = LayoutElement.stack(
      .horizontal,
      [
        .text("0123456789 0123456789", name: "a"),
        .text("0123456789", name: "b") { $0.compression = 749 },
      ])
    // 178.5 and 85 in 200: b gives 63.5.
    let solved = Solved(row, width: 200)
    #expect(solved["a"]?[2] == 178.5)
    #expect(solved["b"]?[2] == 21.5)
  }

  @Test("What hugs least is made larger; of equals the last")
  func hugging() {
    func widths(hugging: Int?) -> [Double?] {
      let row = LayoutElement.stack(
        .horizontal, [.text("abcd", name: "a") { $0.hugging = hugging }, .text("abcd", name: "b")])
      let solved = Solved(row, width: 200)
      return [solved["a"]?[2], solved["b"]?[2]]
    }
    #expect(widths(hugging: nil) == [34, 166])
    #expect(widths(hugging: 249) == [166, 34])
    #expect(widths(hugging: 251) == [34, 166])
  }

  @Test("Spacers share what is left, and keep their least length when nothing is")
  func spacers() {
    let spacer = LayoutElement(.spacer(minimum: 10))
    let row = LayoutElement.stack(
      .horizontal, [.text("abcd", name: "a"), spacer, .text("abcd", name: "b"), spacer])
    let solved = Solved(row, width: 200)
    #expect(solved["spacer"]?[2] == 66)
    #expect(solved["b"]?[0] == 100)
    let narrow = Solved(row, width: 70)
    #expect(narrow["spacer"]?[2] == 10)
    #expect(narrow["a"]?[2] == 25)
  }

  @Test("Equal shares, shares in proportion, and equal spacing")
  func distributions() {
    func solved(
      _ distribution: Distribution, _ width: Double, _ children: [LayoutElement],
      spacing: Double = 0
    ) -> Solved {
      Solved(
        .stack(.horizontal, spacing: spacing, children) { $0.distribution = distribution },
        width: width)
    }
    let texts: [LayoutElement] = [.text("abcd", name: "a"), .text("abcd efg", name: "b")]
    let equal = solved(.fillEqually, 306, texts, spacing: 6)
    #expect(equal["a"]?[2] == 150 && equal["b"]?[0] == 156)
    let proportional = solved(.fillProportionally, 204, texts)
    #expect(proportional["a"]?[2] == 68 && proportional["b"]?[2] == 136)
    let images = ["p", "q", "r"].map { LayoutElement.image(40, 40, name: $0) }
    let spaced = solved(.equalSpacing, 320, images)
    let edges = ["p", "q", "r"].map { spaced[$0]?[0] }
    #expect(edges == [0, 140, 280])
  }

  @Test("A hidden element leaves neither room nor a gap")
  func hidden() {
    var image = LayoutElement.image(60, 60, name: "portrait")
    image.hideFrom = .ax5
    let row = LayoutElement.stack(.horizontal, spacing: 12, [image, .text("Hello", name: "label")])
    #expect(Solved(row, at: .ax4)["label"]?[0] == 72)
    #expect(Solved(row, at: .ax5)["label"]?[0] == 0)
    #expect(Solved(row, at: .ax5)["portrait"] == nil)
  }

  @Test("Margins and gaps come off before anything is divided")
  func margins() {
    let row = LayoutElement.stack(
      .horizontal, spacing: 8, [.text("a", name: "a"), .control(.stepper)]
    ) {
      $0.margins = EdgeInsets(top: 4, left: 16, bottom: 6, right: 20)
    }
    let solved = Solved(row, width: 320)
    // 320 − 16 − 20 − 8 − 94 = 182
    #expect(solved["a"] == [16, 4, 182, 32])
    #expect(solved["stepper"] == [206, 4, 94, 32])
    #expect(solved["stack"]?[3] == 42)
  }

  @Test("Where a language runs from right to left, a row is a mirror image")
  func rightToLeft() {
    let row = LayoutElement.stack(
      .horizontal, spacing: 8, [.text("Hello", name: "label"), .control(.toggle)])
    let solved = Solved(row, width: 320, rightToLeft: true)
    #expect(solved["switch"] == [0, 0, 63, 28])
    #expect(solved["label"] == [71, 0, 249, 28])
  }

  @Test("Fixed parts that are too wide are told with the width they need")
  func overflow() {
    let row = LayoutElement.stack(
      .horizontal, spacing: 8, [.image(200, 20, name: "a"), .image(150, 20, name: "b")])
    let solved = Solved(row, width: 320)
    #expect(solved.solution.overflows.map(\.needed) == [358])
    #expect(solved.solution.overflows.map(\.width) == [320])
    #expect((solved["b"]?[0] ?? 0) + (solved["b"]?[2] ?? 0) == 320)
  }

  @Test("A text in a row knows what it would be alone")
  func rowText() throws {
    let row = LayoutElement.stack(
      .horizontal, spacing: 8,
      [.text("0123456789 0123456789 0123456789", name: "label"), .control(.toggle)])
    let text = try #require(Solved(row, width: 200).solution.rowTexts.first)
    // 129 points beside the switch are 15 letters, 200 alone are 23.
    #expect(text.width == 129 && text.widthAlone == 200)
    #expect(text.beside.neededLines == 3 && text.alone.neededLines == 2)
  }

  @Test(
    "What may be no wider leaves the rest to the others, what may be no narrower takes from them")
  func limits() {
    func row(_ first: LayoutElement, _ second: LayoutElement) -> Solved {
      Solved(.stack(.horizontal, [first, second]), width: 320)
    }
    let short = LayoutElement.text("abcd", name: "a")
    let long = LayoutElement.text("abcdefghij abcdefghij abcdefghij abcdefghij", name: "b")
    let atMost60 = LayoutElement.text("abcd", name: "b") { $0.size.maximumWidth = Length(60) }
    // Four letters are 34 points; the last of equals would take all that is left.
    #expect(row(short, atMost60)["a"]?[2] == 260)
    #expect(row(short, atMost60)["b"]?[2] == 60)
    let both = LayoutElement.text("abcd", name: "a") { $0.size.maximumWidth = Length(60) }
    #expect(row(both, atMost60)["a"]?[2] == 60)
    let atLeast200 = LayoutElement.text("ab", name: "a") { $0.size.minimumWidth = Length(200) }
    #expect(row(atLeast200, long)["a"]?[2] == 200)
    #expect(row(atLeast200, long)["b"]?[2] == 120)
    #expect(row(atLeast200, long).solution.overflows.isEmpty)
    let yielding = LayoutElement.text("abcdefghij abcdefghij abcdefghij", name: "a") {
      $0.size.minimumWidth = Length(100)
      $0.compression = 100
    }
    #expect(row(yielding, long)["a"]?[2] == 100)
    #expect(row(yielding, long)["b"]?[2] == 220)
  }

  @Test("Least widths that need more than there is are told, and give way")
  func contradiction() {
    let wide = ["a", "b"].map { name in
      LayoutElement.text("ab", name: name) { $0.size.minimumWidth = Length(300) }
    }
    let solved = Solved(.stack(.horizontal, wide), width: 393)
    #expect(solved["a"]?[2] == 196.5 && solved["b"]?[2] == 196.5)
    #expect(solved.solution.overflows.map(\.needed) == [600])
    #expect(solved.solution.overflows.map(\.width) == [393])
  }

  @Test("What has to be wider than its room is told wherever it stands")
  func tooWide() {
    let wide: [LayoutElement] = [
      .text("ab") { $0.size.width = Length(400) },
      .text("ab") { $0.size.minimumWidth = Length(400) },
      .image(400, 10),
    ]
    for element in wide {
      let cell = LayoutElement(.cell(CellElement()), children: [element])
      let screen = LayoutElement(.screen(ScreenElement(scrolls: true)), children: [element])
      for root in [
        element, .stack(.vertical, [element]), .stack(.horizontal, [element]), cell, screen,
      ] {
        let overflows = Solved(root, width: 320).solution.overflows
        #expect(overflows.map(\.needed) == [400])
        #expect((overflows.first?.width ?? 400) <= 320)
      }
    }
    var narrow = LayoutElement.stack(.horizontal, [.control(.toggle)])
    narrow.size.maximumWidth = Length(45)
    #expect(Solved(narrow, width: 320).solution.overflows.map(\.needed) == [63])
  }

  @Test("A spacer has its length along its stack only")
  func spacerAcross() {
    let spacer = LayoutElement(.spacer(minimum: 100))
    let texts = [LayoutElement.text("abcd", name: "a"), spacer, .text("abcd", name: "b")]
    #expect(Solved(.stack(.horizontal, texts), width: 320)["stack"] == [0, 0, 320, 17])
    let column = LayoutElement.stack(.vertical, alignment: .leading, texts)
    let row = Solved(.stack(.horizontal, [column, .text("abcd", name: "c")]), width: 320)
    #expect(row["stack 2"] == [0, 0, 34, 134])
  }
}
