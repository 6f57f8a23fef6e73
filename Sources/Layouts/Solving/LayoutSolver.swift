import MetricsCore

/// Works out where the elements of a layout lie, exactly and in one pass from the outside in.
///
/// Widths come first: an element is offered a width, a stack divides it by priorities. Heights
/// follow from widths, texts wrapping into the room they get. There is no iteration, so the result
/// is always the same and the time grows with the number of elements.
public struct LayoutSolver: Sendable {
  /// The layout.
  public let layout: Layout
  /// Its elements.
  public let outline: LayoutOutline

  /// Creates a solver for a layout.
  public init(_ layout: Layout) {
    self.layout = layout
    outline = LayoutOutline(layout)
  }

  /// Solves the layout.
  ///
  /// - Parameters:
  ///   - surroundings: The screen and the category.
  ///   - texts: Measures the layout's texts.
  ///   - isRightToLeft: Whether leading is right.
  /// - Returns: Frames and what does not fit.
  public func solve(
    in surroundings: LayoutSurroundings, texts: any TextMeasuring, isRightToLeft: Bool = false
  ) -> SolvedLayout {
    let pass = LayoutPass(outline.nodes, surroundings, texts)
    var width = surroundings.screen.safeWidth
    var left = 0.0
    switch layout.root.content {
    case .screen, .bar: width = surroundings.screen.size.width
    default:
      left = layout.margins
      width = max(0, width - 2 * layout.margins)
    }
    guard layout.root.isShown(at: surroundings.category) else { return SolvedLayout() }
    let own = pass.filledWidth(0, in: width)
    pass.place(0, x: left, y: 0, width: own, height: pass.height(0, width: own))
    if isRightToLeft { pass.mirror(from: left, width: width) }
    return pass.result
  }
}
