public import DynamicType
public import MetricsCore

/// One element of a layout: what it is, what is inside it, and how its size may change.
public struct LayoutElement: Equatable, Sendable {
  /// The element's name; `nil` when it is called after its kind.
  public var name: String?
  /// What the element is.
  public var content: LayoutContent
  /// The elements inside it, in order: those of a stack, list, grid or screen, the content and the
  /// accessory of a cell, the title of a button, the items of a bar.
  public var children: [LayoutElement]
  /// Limits on its width and height.
  public var size = SizeRules()
  /// The category from which on the element is hidden; `nil` for none.
  public var hideFrom: ContentSizeCategory?
  /// The category from which on the element is shown; `nil` for every one.
  public var showFrom: ContentSizeCategory?
  /// How strongly it resists being made larger than its content; `nil` for the kind's own.
  public var hugging: Int?
  /// How strongly it resists being made smaller than its content; `nil` for the kind's own.
  public var compression: Int?
  /// Where the element is declared.
  public var location: SourceLocation?

  /// Creates an element whose size follows its content.
  public init(_ content: LayoutContent, name: String? = nil, children: [LayoutElement] = []) {
    self.content = content
    self.name = name
    self.children = children
  }

  /// Returns whether the element takes part in the layout at a category.
  public func isShown(at category: ContentSizeCategory) -> Bool {
    if let hideFrom, category >= hideFrom { return false }
    if let showFrom, category < showFrom { return false }
    return true
  }
}

/// What an element is.
public enum LayoutContent: Equatable, Sendable {
  /// Elements in a row or a column.
  case stack(StackElement)
  /// A text, with an image at its beginning where it has one (`inline`).
  case text(TextElement)
  /// An image or a symbol.
  case image(ImageElement)
  /// A control of the system.
  case control(ControlElement)
  /// Room that takes what the others leave, at least some points.
  case spacer(minimum: Double)
  /// A row of a list.
  case cell(CellElement)
  /// Rows below one another.
  case list(ListElement)
  /// Items in columns.
  case grid(GridElement)
  /// A bar of the system.
  case bar(BarElement)
  /// A whole screen with its bars.
  case screen(ScreenElement)

  /// The kind's name in the configuration.
  public var kind: String {
    switch self {
    case .stack: "stack"
    case .text(let text): text.attachment == nil ? "text" : "inline"
    case .image: "image"
    case .control: "control"
    case .spacer: "spacer"
    case .cell: "cell"
    case .list: "list"
    case .grid: "grid"
    case .bar: "bar"
    case .screen: "screen"
    }
  }
}

/// Limits on an element's width and height.
public struct SizeRules: Equatable, Sendable {
  /// A constant width; `nil` when it follows the content.
  public var width: Length?
  /// A constant height; `nil` when it follows the content.
  public var height: Length?
  /// The least width.
  public var minimumWidth: Length?
  /// The least height.
  public var minimumHeight: Length?
  /// The greatest width.
  public var maximumWidth: Length?

  /// Creates rules that limit nothing.
  public init() {}
}
