import MetricsCore

/// Reads the width and the height of a slot.
enum SlotSizeReader {
  /// The keys of a width that is worked out from each device's.
  static let widthKeys = ["margins", "reserve", "columns", "spacing", "fraction"]

  /// Returns a width: a number of points, or a mapping.
  static func width(_ reader: NodeReader) -> SlotWidth? {
    if reader.isNumber { return reader.number(.extent).map { .points($0) } }
    guard reader.node.entries != nil else {
      reader.noteWrongType("a number of points, such as 288, or a mapping such as { margins: 16 }")
      return nil
    }
    guard
      let mapping = MappingReader(
        reader.node, subject: reader.label, keys: widthKeys, log: reader.log)
    else { return nil }
    var width = FluidWidth()
    width.margins = mapping["margins"]?.number(.distance) ?? width.margins
    width.reserve = mapping["reserve"]?.number(.distance) ?? width.reserve
    width.columns = mapping["columns"]?.integer(.columns) ?? width.columns
    width.spacing = mapping["spacing"]?.number(.distance) ?? width.spacing
    width.fraction = mapping["fraction"]?.number(.share) ?? width.fraction
    return .fluid(width)
  }

  /// Returns a height: a number of points, or a mapping with `scaled`.
  static func height(_ reader: NodeReader) -> SlotHeight? {
    if reader.isNumber { return reader.number(.extent).map { .fixed($0) } }
    guard reader.node.entries != nil else {
      reader.noteWrongType("a number of points, such as 44, or { scaled: 44 }")
      return nil
    }
    guard
      let mapping = MappingReader(
        reader.node, subject: reader.label, keys: ["scaled"], log: reader.log)
    else { return nil }
    guard let scaled = mapping["scaled"] else {
      mapping.noteMissing("scaled", "add the height in points at the text size large")
      return nil
    }
    return scaled.number(.extent).map { .scaled($0) }
  }
}

extension NumberKind {
  /// A width or height.
  fileprivate static let extent =
    NumberKind("a number of points", example: "44", above: 0, upTo: 100_000)
  /// A number of columns.
  fileprivate static let columns =
    NumberKind("a number of columns", example: "2", from: 1, to: 100)
}
