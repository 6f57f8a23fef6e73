import DynamicType
import Inputs
import Layouts
import MetricsCore
import Testing

/// Keys that could not have an effect, and keys near to them that have one.
@Suite("Keys of layouts without effect")
struct IdleKeyTests {
  private static let styles = "styles: { body: { font: F, size: 17 } }\n"

  /// What a case is about, so that the tables are short: elements by name.
  private static func layout(_ text: String) -> String {
    let text = text.replacing("TEXT", with: "style: body, text: [a]")
      .replacing("SPACER", with: "children: [{ spacer: 1 }]")
    return styles + "layouts: { row: \(text) }"
  }

  @Test(
    "A key without effect is told with its place",
    arguments: [
      (
        "{ screen: { children: [{ bar: { kind: tab, height: 60 } }] } }",
        "a bar in layout 'row' has 'height', but the system sets the size of a screen's bars; "
          + "remove it"
      ),
      (
        "{ screen: { children: [{ bar: { name: tabs, kind: tab, maximumWidth: 60 } }] } }",
        "bar 'tabs' in layout 'row' has 'maximumWidth', but the system sets the size of a screen's "
          + "bars; remove it"
      ),
      (
        "{ bar: { kind: tab, children: [{ text: { TEXT, width: 60 } }] } }",
        "a text in layout 'row' has 'width', but the items of a bar share its width; remove it"
      ),
      (
        "{ grid: { columns: 2, children: [{ text: { TEXT, width: 60 } }] } }",
        "a text in layout 'row' has 'width', but an item of a grid is as wide as its column; remove "
          + "it"
      ),
      (
        "{ grid: { columns: 2, children: [{ stack: { maximumWidth: 60, axis: vertical, SPACER } }] "
          + "} }",
        "a stack in layout 'row' has 'maximumWidth', but an item of a grid is as wide as its "
          + "column; remove it"
      ),
      (
        "{ grid: { columns: 2, itemHeight: 80, children: [{ text: { TEXT, minimumHeight: 44 } }] } "
          + "}",
        "a text in layout 'row' has 'minimumHeight', but the grid has 'itemHeight'; remove one of "
          + "the two"
      ),
      (
        "{ cell: { content: { text: { TEXT, priority: 1 } } } }",
        "a text in layout 'row' has 'priority', which counts in a stack and in a screen that does "
          + "not scroll; remove it"
      ),
      (
        "{ cell: { content: { text: { TEXT } }, accessory: { kind: switch, hugging: 1 } } }",
        "a control in layout 'row' has 'hugging', which counts in a stack; remove it"
      ),
      (
        "{ list: { children: [{ text: { TEXT, hugging: 1 } }] } }",
        "a text in layout 'row' has 'hugging', which counts in a stack; remove it"
      ),
      (
        "{ grid: { columns: 2, children: [{ text: { TEXT, hugging: 1 } }] } }",
        "a text in layout 'row' has 'hugging', which counts in a stack; remove it"
      ),
      (
        "{ bar: { kind: tool, children: [{ text: { TEXT, hugging: 1 } }] } }",
        "a text in layout 'row' has 'hugging', which counts in a stack; remove it"
      ),
      (
        "{ control: { kind: button, title: { TEXT, hugging: 1 } } }",
        "a title in layout 'row' has 'hugging', which counts in a stack; remove it"
      ),
      (
        "{ screen: { children: [{ text: { TEXT, priority: 1 } }] } }",
        "a text in layout 'row' has 'priority', which counts in a stack and in a screen that does "
          + "not scroll; remove it"
      ),
      (
        "{ screen: { scroll: false, children: [{ text: { TEXT, hugging: 1 } }] } }",
        "a text in layout 'row' has 'hugging', which counts in a stack; remove it"
      ),
      (
        "{ text: { TEXT, priority: 1 } }",
        "a text in layout 'row' has 'priority', which counts in a stack and in a screen that does "
          + "not scroll; remove it"
      ),
      (
        "{ image: { size: 40, aspectRatio: 2 } }",
        "an image in layout 'row' has 'aspectRatio' beside its width and its height; remove it, or "
          + "give one of them only"
      ),
      (
        "{ image: { width: 40, height: 20, aspectRatio: 2 } }",
        "an image in layout 'row' has 'aspectRatio' beside its width and its height; remove it, or "
          + "give one of them only"
      ),
      (
        "{ image: { width: 40, height: 20, size: 30 } }",
        "an image in layout 'row' has 'size' beside 'width' and 'height'; remove it"
      ),
      (
        "{ bar: { kind: tab, largeTitle: true } }",
        "a bar in layout 'row' has 'largeTitle', which belongs to a navigation bar; remove it"
      ),
      (
        "{ stack: { axis: vertical, alignment: firstBaseline, SPACER } }",
        "a stack in layout 'row' has 'alignment: firstBaseline' and is vertical at every size; give "
          + "leading, center, trailing or fill"
      ),
      (
        "{ stack: { axis: { xSmall: vertical }, accessibilityAlignment: firstBaseline, SPACER } }",
        "a stack in layout 'row' has 'accessibilityAlignment: firstBaseline' and is vertical at "
          + "every size; give leading, center, trailing or fill"
      ),
      (
        "{ margins: 8, screen: { SPACER } }",
        "layout 'row' is a screen, which has no 'margins' around it; write them inside 'screen'"
      ),
      (
        "{ margins: 0, bar: { kind: tab } }",
        "layout 'row' is a bar, which has no 'margins' around it; remove them"
      ),
      (
        "{ spacer: { showFrom: AX1, hideFrom: AX1 } }",
        "a spacer in layout 'row' is hidden from AX1 on and shown from AX1 on, so it is never "
          + "shown; give a 'hideFrom' above 'showFrom'"
      ),
      (
        "{ text: { TEXT, minimumWidth: 60, maximumWidth: 40.5 } }",
        "a text in layout 'row' has a 'minimumWidth' of 60, above its 'maximumWidth' of 40.5; make "
          + "it smaller, or remove one of the two"
      ),
      (
        "{ text: { TEXT, minimumWidth: 60, width: 40 } }",
        "a text in layout 'row' has a 'minimumWidth' of 60, above its 'width' of 40; make it "
          + "smaller, or remove one of the two"
      ),
      (
        "{ cell: { height: 40, minimumHeight: 44, content: { spacer: 1 } } }",
        "a cell in layout 'row' has a 'minimumHeight' of 44, above its 'height' of 40; make it "
          + "smaller, or remove one of the two"
      ),
    ])
  func idle(layout: String, sentence: String) {
    let found = errors(in: Self.layout(layout))
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasSuffix(": " + sentence) == true, "\(found)")
    #expect(found.first?.hasPrefix("2:") == true, "\(found)")
  }

  @Test("The place told is that of the key")
  func place() {
    let text =
      Self.styles + """
        layouts:
          photos:
            grid:
              columns: 2
              children:
                - text:
                    style: body
                    text: [a]
                    width: 60
        """
    #expect(errors(in: text).first?.hasPrefix("10:13: a text in layout 'photos'") == true)
  }

  @Test(
    "What has an effect is accepted",
    arguments: [
      "{ screen: { width: 320, height: 400, maximumWidth: 300, SPACER } }",
      "{ bar: { kind: tab, children: [{ text: { TEXT, height: 20, minimumHeight: 10 } }] } }",
      "{ screen: { minimumWidth: 320, SPACER } }",
      "{ bar: { kind: tab, children: [{ text: { TEXT, minimumWidth: 60 } }] } }",
      "{ grid: { columns: 2, children: [{ text: { TEXT, minimumWidth: 60 } }] } }",
      "{ bar: { kind: navigation, largeTitle: true } }",
      "{ stack: { axis: vertical, children: [{ bar: { kind: tab, height: 60 } }] } }",
      "{ grid: { columns: 2, children: [{ text: { TEXT, height: 44, minimumHeight: 9 } }] } }",
      "{ grid: { columns: 2, children: [{ image: { width: 80, height: 80 } }] } }",
      "{ screen: { scroll: false, children: [{ text: { TEXT, priority: 1 } }] } }",
      "{ cell: { content: { stack: { axis: horizontal, children: [{ text: { TEXT, priority: 1, "
        + "hugging: 2 } }] } } } }",
      "{ control: { kind: button, title: { TEXT, width: 80 } } }",
      "{ image: { width: 40, aspectRatio: 2 } }",
      "{ stack: { axis: { AX1: vertical }, alignment: firstBaseline, SPACER } }",
      "{ stack: { axis: vertical, accessibilityAxis: horizontal, alignment: firstBaseline, SPACER "
        + "} }",
      "{ screen: { margins: 8, SPACER } }",
      "{ spacer: { showFrom: AX1, hideFrom: AX2 } }",
      "{ text: { TEXT, minimumWidth: { scaled: 60 }, maximumWidth: 40 } }",
      "{ text: { TEXT, minimumWidth: 40, maximumWidth: 40 } }",
    ])
  func effective(layout: String) {
    #expect(errors(in: Self.layout(layout)) == [])
  }
}
