/// A picture on a sheet with the words that belong to it.
///
/// Lengths are in points.
struct SheetCell {
  var width, height: Double
  /// Draws it with its upper left corner at a place.
  var paint: (_ pen: Pen, _ left: Double, _ top: Double) -> Void
}

/// Pictures that belong together, such as those of one text.
struct SheetGroup {
  /// What stands above them.
  var heading: [Words] = []
  var cells: [SheetCell]
  /// The places of the pictures, beginning with the one that says most; empty for their own order.
  var ranking: [Int] = []
}
