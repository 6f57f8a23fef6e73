import DynamicType
import MetricsCore

/// Writes styles in the form in which ``StyleReader`` reads them.
enum StyleWriter {
  /// Returns the mapping of a style.
  static func node(_ style: CustomStyle) -> Node {
    var mapping = MappingWriter()
    add(style.font, to: &mapping)
    mapping["substitute"] = style.substitute.map { .text($0) }
    mapping["size"] = .number(style.size)
    mapping["emphasis"] = .text(style.emphasis.rawValue)
    mapping["textStyle"] = .text(style.textStyle.rawValue)
    mapping["scaling"] = .text(style.scaling.rawValue)
    mapping["api"] = .text(style.api.rawValue)
    mapping["maximumPointSize"] = style.maximumPointSize.map { .number($0) }
    mapping["minimumCategory"] = style.categories.minimum.map { .text($0.id) }
    mapping["maximumCategory"] = style.categories.maximum.map { .text($0.id) }
    mapping["lineHeight"] = style.lineHeight.map { .number($0) }
    mapping["lineHeightScales"] = .boolean(style.lineHeightScales)
    mapping["lineSpacing"] = .number(style.lineSpacing)
    mapping["letterSpacing"] = style.letterSpacing.map { .number($0) }
    mapping["tracking"] = style.tracking.map { .number($0) }
    if !style.features.isEmpty {
      mapping["features"] = Node(
        .mapping(
          style.features.map { Node.Entry(key: $0.tag, value: .number(Double($0.value))) }))
    }
    if !style.variations.isEmpty {
      mapping["variations"] = Node(
        .mapping(style.variations.map { Node.Entry(key: $0.tag, value: .number($0.value)) }))
    }
    mapping["view"] = .text(style.view.rawValue)
    if !style.locales.isEmpty {
      let locales = style.locales.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      mapping["locales"] = Node(
        .mapping(locales.map { Node.Entry(key: $0.key, value: node($0.value)) }))
    }
    mapping["scaledBefore"] = .boolean(style.scaledBefore)
    mapping["content"] = style.content.map { .boolean($0) }
    return mapping.node
  }

  private static func node(_ font: FontRequest) -> Node {
    switch font {
    case .named(let name): return .text(name)
    case .system: return .text("system")
    case .family:
      var mapping = MappingWriter()
      add(font, to: &mapping)
      return mapping.node
    }
  }

  private static func add(_ font: FontRequest, to mapping: inout MappingWriter) {
    switch font {
    case .named(let name): mapping["font"] = .text(name)
    case .system: mapping["font"] = .text("system")
    case .family(let family, let weight):
      mapping["family"] = .text(family)
      mapping["weight"] = .number(weight)
    }
  }
}
