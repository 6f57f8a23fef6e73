import Layouts
public import MetricsCore

extension Configuration {
  /// Returns the same configuration without any place in a file.
  ///
  /// Two configurations that say the same in different layouts become equal.
  package func withoutLocations() -> Configuration {
    var result = self
    for index in result.styles.indices { result.styles[index].location = nil }
    for index in result.slots.indices { result.slots[index].location = nil }
    for index in result.rules.indices { result.rules[index].location = nil }
    for index in result.arguments.indices { result.arguments[index].location = nil }
    for index in result.strings.indices { result.strings[index].location = nil }
    for index in result.fonts.files.indices { result.fonts.files[index].location = nil }
    for index in result.fonts.fallback.indices { result.fonts.fallback[index].location = nil }
    result.fonts.plist?.location = nil
    for index in result.layouts.indices {
      result.layouts[index].location = nil
      result.layouts[index].root = result.layouts[index].root.withoutLocations()
    }
    return result
  }

  /// Returns the style with a name; `nil` when there is none.
  ///
  /// - Complexity: O(*n*) in the number of styles.
  public func style(named name: String) -> CustomStyle? { styles.first { $0.name == name } }
}

extension LayoutElement {
  /// Returns the same element without any place in a file.
  fileprivate func withoutLocations() -> LayoutElement {
    var result = self
    result.location = nil
    result.children = children.map { $0.withoutLocations() }
    return result
  }
}
