import MetricsCore

/// Writes slots in the form in which ``SlotReader`` reads them.
enum SlotWriter {
  /// Returns the mapping of a slot.
  static func node(_ slot: Slot) -> Node {
    var mapping = MappingWriter()
    mapping["name"] = .text(slot.name)
    mapping["style"] = .text(slot.style)
    switch slot.texts {
    case .text(let texts): mapping["text"] = .texts(texts)
    case .strings(let patterns, let tables):
      mapping["strings"] = .texts(patterns)
      mapping["tables"] = tables.map { .texts($0) }
    }
    mapping["locales"] = slot.locales.map { .texts($0) }
    mapping["width"] = slot.width.map(node)
    mapping["lines"] = .number(Double(slot.lines))
    mapping["height"] = slot.height.map(node)
    mapping["devices"] = slot.devices.map { .texts($0) }
    mapping["orientations"] = slot.orientations.map { .texts($0.map(\.rawValue)) }
    mapping["minimumScaleFactor"] = .number(slot.minimumScaleFactor)
    return mapping.node
  }

  private static func node(_ width: SlotWidth) -> Node {
    switch width {
    case .points(let points): return .number(points)
    case .fluid(let fluid):
      var mapping = MappingWriter()
      mapping["margins"] = .number(fluid.margins)
      mapping["reserve"] = .number(fluid.reserve)
      mapping["columns"] = .number(Double(fluid.columns))
      mapping["spacing"] = .number(fluid.spacing)
      mapping["fraction"] = .number(fluid.fraction)
      return mapping.node
    }
  }

  private static func node(_ height: SlotHeight) -> Node {
    switch height {
    case .fixed(let points): return .number(points)
    case .scaled(let points):
      var mapping = MappingWriter()
      mapping["scaled"] = .number(points)
      return mapping.node
    }
  }
}
