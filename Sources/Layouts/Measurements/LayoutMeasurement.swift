public import DynamicType
public import MetricsCore

/// A layout with one text in each of its places, at every category, on every screen.
public struct LayoutMeasurement: Sendable {
  /// The layout.
  public var layout: Layout
  /// Its elements.
  public var outline: LayoutOutline
  /// The language.
  public var locale: String
  /// Whether its lines begin at the right.
  public var isRightToLeft: Bool
  /// The texts shown, by number.
  public var texts: [LocalizedText]
  /// The screens looked at, in the configuration's order.
  public var screens: [Screen]
  /// One cell per screen and category: all categories of the first screen, then the next.
  public var cells: [LayoutCell]

  /// Creates a measurement.
  public init(
    _ solver: LayoutSolver, locale: String, isRightToLeft: Bool = false, texts: [LocalizedText],
    screens: [Screen], cells: [LayoutCell]
  ) {
    layout = solver.layout
    outline = solver.outline
    self.locale = locale
    self.isRightToLeft = isRightToLeft
    self.texts = texts
    self.screens = screens
    self.cells = cells
  }

  /// Returns what an element is called in reports: the layout’s name and its own.
  public func name(of node: Int) -> String { "\(layout.name) › \(outline.nodes[node].name)" }

  /// Returns the text that an element shows; `nil` when it is no text.
  public func text(of node: Int) -> LocalizedText? {
    outline.nodes[node].text.flatMap { texts.indices.contains($0) ? texts[$0] : nil }
  }
}

/// A layout at one category on one screen.
public struct LayoutCell: Sendable {
  /// The category.
  public var category: ContentSizeCategory
  /// The screen.
  public var screen: Screen
  /// Where everything is.
  public var solution: SolvedLayout

  /// Creates a cell.
  public init(category: ContentSizeCategory, screen: Screen, solution: SolvedLayout) {
    self.category = category
    self.screen = screen
    self.solution = solution
  }
}
