import DynamicType
public import Layouts
import MetricsCore

extension LayoutMeasurement {
  /// The layout with the frames of its elements on every screen at every category, in points from
  /// the top left of the screen.
  ///
  /// `{name, locale, texts, devices: [{device, orientation, categories: [{category, frames:
  /// [{element, kind, parent, x, y, width, height}]}]}]}`; the frame of an element comes after that of
  /// the one it is in, its `parent`, which the root has not. Where the content of a frame is higher
  /// than the frame, `neededHeight` is its height. Frames of texts also have the `lines` shown, the
  /// `neededLines`, and whether the text is `truncated` and `breaksWord`, a word inside.
  public var json: JSONValue { .object(members) }

  /// The members of ``json``.
  package var members: JSONObject {
    [
      "devices": .array(screens.map(json)),
      "locale": .string(locale),
      "name": .string(layout.name),
      "texts": .array(
        zip(outline.texts, texts).map { node, text in
          [
            "element": .string(outline.nodes[node].name), "key": JSONValue(text.key),
            "text": .string(text.measured),
          ]
        }),
    ]
  }

  private func json(_ screen: Screen) -> JSONValue {
    [
      "categories": .array(
        cells.filter { $0.screen == screen }.map { cell in
          [
            "category": .string(cell.category.id),
            "frames": .array(cell.solution.frames.map(json)),
          ]
        }),
      "device": .string(screen.device.name),
      "orientation": .string(screen.orientation.rawValue),
    ]
  }

  private func json(_ frame: LayoutFrame) -> JSONValue {
    [
      "breaksWord": frame.extent.map { .bool($0.breaksWord) },
      "element": .string(name(of: frame)),
      "height": .number(frame.height),
      "kind": .string(outline.nodes[frame.node].element.content.kind),
      "lines": JSONValue(frame.extent?.lines),
      "neededHeight": frame.isTooLow ? .number(frame.neededHeight) : nil,
      "neededLines": JSONValue(frame.extent?.neededLines),
      "parent": JSONValue(parentName(of: frame)),
      "truncated": frame.extent.map { .bool($0.isCut) },
      "width": .number(frame.width),
      "x": .number(frame.x),
      "y": .number(frame.y),
    ]
  }

  /// Returns an element's name, with the number of the item where it is in a grid.
  package func name(of frame: LayoutFrame) -> String {
    name(of: frame.node, item: frame.item)
  }

  /// Returns the name of the element that an element is in; `nil` for the root.
  private func parentName(of frame: LayoutFrame) -> String? {
    outline.nodes[frame.node].parent.map { parent in
      // The items of a grid are in the grid itself, which is in none of them.
      name(of: parent, item: outline.nodes[parent].isInGrid ? frame.item : 0)
    }
  }

  private func name(of node: Int, item: Int) -> String {
    outline.nodes[node].name + (item > 0 ? " (item \(item))" : "")
  }
}
