import DynamicType
import Layouts
import MetricsCore
import Testing

@Suite("Columns")
struct ColumnTests {
  private let words = "0123456789 0123456789 0123456789"

  @Test("A column is as high as its parts, its gaps and its margins")
  func sum() {
    let column = LayoutElement.stack(
      .vertical, spacing: 5, [.text(words, name: "a"), .image(40, 30, name: "b")]
    ) { $0.margins = EdgeInsets(top: 1, left: 10, bottom: 2, right: 10) }
    let solved = Solved(column, width: 200)
    // 180 points are 21 letters: two lines of 17.
    #expect(solved["a"] == [10, 1, 180, 34])
    #expect(solved["b"] == [10, 40, 40, 30])
    #expect(solved["stack"] == [0, 0, 200, 72])
  }

  @Test(
    "Elements lie across a column where the alignment says",
    arguments: [
      (StackAlignment.leading, 0.0, 34.0), (.center, 83, 34), (.trailing, 166, 34), (.fill, 0, 200),
    ])
  func alignment(alignment: StackAlignment, x: Double, width: Double) {
    let column = LayoutElement.stack(.vertical, alignment: alignment, [.text("abcd", name: "a")])
    #expect(Solved(column, width: 200)["a"] == [x, 0, width, 17])
  }

  @Test("The readable width is 672 points, in the middle")
  func readableWidth() {
    let column = LayoutElement.stack(.vertical, [.text("abcd", name: "a")]) {
      $0.readableWidth = true
    }
    #expect(Solved(column, width: 1000)["a"] == [164, 0, 672, 17])
    #expect(Solved(column, width: 600)["a"] == [0, 0, 600, 17])
  }

  @Test("A least height holds where the content is lower, and only there")
  func minimumHeight() {
    var column = LayoutElement.stack(.vertical, [.text("abcd", name: "a")])
    column.size.minimumHeight = Length(44)
    #expect(Solved(column)["stack"]?[3] == 44)
    #expect(Solved(column, at: .ax5)["stack"]?[3] == 48)
  }

  @Test("In a column that is too low, what cannot shrink keeps its height")
  func tooLow() {
    var column = LayoutElement.stack(
      .vertical, [.text(words, name: "a"), .image(40, 30, name: "b")])
    column.size.height = Length(40)
    let solved = Solved(column, width: 200)
    #expect(solved["a"] == [0, 0, 200, 10])
    #expect(solved["b"] == [0, 10, 40, 30])
    #expect(solved.frame("stack")?.neededHeight == 64)
    #expect(solved.frame("a")?.neededHeight == 34)
  }

  @Test("A spacer takes the rest of a column of constant height")
  func spacer() {
    var column = LayoutElement.stack(
      .vertical,
      [.text("abcd", name: "a"), LayoutElement(.spacer(minimum: 0)), .text("abcd", name: "b")])
    column.size.height = Length(100)
    #expect(Solved(column)["b"] == [0, 83, 320, 17])
  }

  @Test("A stack turns at the category that its axis names")
  func turning() {
    var stack = StackElement(AxisChoice(.horizontal, accessibility: .vertical))
    stack.spacing = Length(8)
    stack.accessibilityAlignment = .leading
    let row = LayoutElement(
      .stack(stack), children: [.text("Hello", name: "label"), .control(.toggle)])
    #expect(Solved(row, at: .xxxLarge)["switch"] == [257, 0, 63, 28])
    // 26 points at AX1: five letters are 65 points.
    #expect(Solved(row, at: .ax1)["label"] == [0, 0, 65, 26])
    #expect(Solved(row, at: .ax1)["switch"] == [0, 34, 63, 28])
  }

  @Test("Spacing that is scaled grows with its style")
  func scaledSpacing() {
    let column = LayoutElement.stack(.vertical, [.text("a", name: "a"), .text("b", name: "b")]) {
      $0.spacing = Length(scaled: 8)
    }
    // 8 × 62 ÷ 22 = 22.545…, 22.5 at two pixels a point; the first line has 48.
    #expect(Solved(column, at: .ax5)["b"]?[1] == 70.5)
  }

  @Test("An image of 125 points that grows with body is 352.5 points at AX5, and told as too wide")
  func scaledImage() {
    let size = Length(scaled: 125)
    let column = LayoutElement.stack(
      .vertical,
      [LayoutElement(.image(ImageElement(width: size, height: size)), name: "image")])
    #expect(Solved(column)["image"] == [0, 0, 125, 125])
    // 125 × 62 ÷ 22 = 352.27…, at two pixels a point 352.5.
    let solved = Solved(column, width: 320, at: .ax5)
    #expect(solved["image"] == [0, 0, 320, 352.5])
    #expect(solved.solution.overflows.map(\.needed) == [352.5])
  }

  @Test("An image without a height keeps its ratio in the width it gets")
  func ratio() {
    var image = ImageElement()
    image.aspectRatio = 1.5
    let column = LayoutElement.stack(.vertical, [LayoutElement(.image(image), name: "photo")])
    #expect(Solved(column, width: 300)["photo"] == [0, 0, 300, 200])
  }

  @Test("A text begins after its image, and goes on beneath it")
  func attachment() {
    var text = TextElement(style: "body", "0123456789 0123456789")
    text.attachment = TextAttachment(
      width: Length(scaled: 17), height: Length(scaled: 17), spacing: Length(8.5))
    let column = LayoutElement.stack(.vertical, [LayoutElement(.text(text), name: "item")])
    // The image and its gap are three letters: 13 letters in the first line, 10 in the second.
    #expect(Solved(column, width: 110.5)["item"]?[3] == 34)
    #expect(Solved(column, width: 204)["item"]?[3] == 17)
    #expect(Solved(column, width: 203)["item"]?[3] == 34)
  }
}
