public import MetricsCore

/// The figures that would clear what is wrong in a slot, each by itself and for every text.
///
/// They are rounded to the side that still clears the fault, as the advice of findings is: widths
/// and heights up to half a point, sizes down to a whole one. A figure is `nil` where nothing of its
/// kind is wrong, or where no figure would do.
public struct FitAdvice: Equatable, Sendable {
  /// The lines that the longest text needs, where texts are cut off.
  public var lines: Int?
  /// The room for one line, in points, where texts are cut off or words are broken.
  public var width: Double?
  /// The height in points, where lines are higher than their place.
  public var height: Double?
  /// The height at large, in points, of a place that grows with the text and is too low.
  public var scaledHeight: Double?
  /// The largest size, in points, at which every text fits; a whole number.
  public var maximumPointSize: Double?

  /// Whether nothing is advised.
  public var isEmpty: Bool { self == FitAdvice() }

  /// Creates advice without figures.
  public init() {}

  /// Finds what would clear the faults of cells.
  ///
  /// - Parameters:
  ///   - cells: The cells of all texts of a slot, those that fit too.
  ///   - slot: The slot.
  ///   - style: Its style.
  public init(_ cells: some Sequence<FitCell>, slot: Slot, style: CustomStyle) {
    var rooms = Figure.none
    var sizes = Figure.none
    // A constant line height or spacing does not shrink with the font.
    let heightFollowsSize = style.lineHeight == nil && style.lineSpacing == 0
    for cell in cells {
      if cell.truncation != nil {
        lines = max(lines ?? 0, cell.lines)
        rooms.include(cell.neededWidth, max)
        sizes.include(cell.sizeNeeded, min)
      }
      if !cell.brokenWords.isEmpty {
        if cell.truncation == nil { rooms.include(cell.widestWord, max) }
        sizes.include(share(cell.pointSize, of: cell.widestWord, fittingIn: cell.room), min)
      }
      if cell.isClipped, let height = cell.height, let limit = cell.heightLimit {
        addHeight(height, limit, slot)
        sizes.include(
          heightFollowsSize ? share(cell.pointSize, of: height, fittingIn: limit) : nil, min)
      }
    }
    width = rooms.value.map { roundUp($0, toScale: 2) }
    maximumPointSize = sizes.value.map(roundDown).flatMap { $0 >= 1 ? $0 : nil }
  }

  private mutating func addHeight(_ height: Double, _ limit: Double, _ slot: Slot) {
    if case .scaled(let base) = slot.height {
      guard limit > 0 else { return }
      let needed = roundUp(base * height / limit, toScale: 1)
      scaledHeight = max(scaledHeight ?? 0, needed)
    } else {
      self.height = max(self.height ?? 0, roundUp(height, toScale: 2))
    }
  }

  private func share(_ size: Double, of length: Double?, fittingIn room: Double?) -> Double? {
    guard let length, let room, length > 0 else { return nil }
    return size * room / length
  }

  /// The greatest or least of figures, which is none as soon as one of them is missing.
  private enum Figure {
    case none, unknown
    case known(Double)

    var value: Double? { if case .known(let value) = self { value } else { nil } }

    mutating func include(_ figure: Double?, _ choose: (Double, Double) -> Double) {
      switch (self, figure) {
      case (.unknown, _), (_, nil): self = .unknown
      case (.none, let figure?): self = .known(figure)
      case (.known(let value), let figure?): self = .known(choose(value, figure))
      }
    }
  }
}
