import Layouts

/// What an element of a layout stands in, which decides which of its keys count.
///
/// Images are let off all that is about widths: what does not fit into its place is told of them.
enum ElementPlace: Equatable {
  /// Nothing: it is the whole layout.
  case root
  /// A stack, where every key counts.
  case stack
  /// A screen.
  case screen(scrolls: Bool)
  /// A cell, as its content or its accessory.
  case cell
  /// A list.
  case list
  /// A grid.
  case grid(hasItemHeight: Bool)
  /// A bar.
  case bar
  /// A button, as its title.
  case button

  /// A least width is let off: where it is not had, that is told.
  private static let widths = ["width", "maximumWidth"]
  private static let sizes = [
    "width", "height", "minimumWidth", "minimumHeight", "maximumWidth",
  ]

  /// Returns why a key that every element has is without effect here, and what to do; `nil` when
  /// it counts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - content: What the element is.
  /// - Returns: The end of a sentence that begins with the element and the key.
  func objection(to key: String, of content: LayoutContent) -> String? {
    if key == "hugging" || key == "priority" { return priorityObjection(to: key, of: content) }
    switch (self, content) {
    case (.screen, .bar) where Self.sizes.contains(key):
      return "but the system sets the size of a screen's bars; remove it"
    case (.grid(hasItemHeight: true), _) where key == "minimumHeight":
      return "but the grid has 'itemHeight'; remove one of the two"
    case (.grid, .image), (.bar, .image):
      return nil
    case (.grid, _) where Self.widths.contains(key):
      return "but an item of a grid is as wide as its column; remove it"
    case (.bar, _) where Self.widths.contains(key):
      return "but the items of a bar share its width; remove it"
    default:
      return nil
    }
  }

  private func priorityObjection(to key: String, of content: LayoutContent) -> String? {
    switch (self, content) {
    case (.stack, _): return nil
    case (.screen(scrolls: false), .bar): break
    case (.screen(scrolls: false), _) where key == "priority": return nil
    default: break
    }
    return key == "priority"
      ? "which counts in a stack and in a screen that does not scroll; remove it"
      : "which counts in a stack; remove it"
  }
}
