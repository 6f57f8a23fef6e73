import DynamicType
import Layouts
import MetricsCore

/// The keys that every element has.
extension ElementReader {
  /// Returns an element with the keys that every element has.
  func element(
    _ content: LayoutContent, _ mapping: MappingReader, children: [LayoutElement] = []
  ) -> LayoutElement {
    var element = LayoutElement(content, children: children)
    readCommonKeys(mapping, into: &element)
    return element
  }

  /// Reads the root of the layout that an element names, with the keys beside the name, which come
  /// before the root's own.
  func layout(_ reader: NodeReader, _ mapping: MappingReader) -> LayoutElement? {
    guard var element = layouts.element(named: reader) else { return nil }
    let name = reader.anyText("the name of a layout") ?? ""
    if case .screen = element.content, depth > 1 {
      log.error(
        "layout \(Phrases.quoted(name)), which is a screen, is inside another element of "
          + "\(subject); put what is in it into a layout of its own",
        at: reader.node.mark)
      return nil
    }
    // What counts where the layout stands alone need not do so here.
    for key in Self.commonKeys where place.objection(to: key, of: element.content) != nil {
      if place != .root { element.removeCommonKey(key) }
    }
    readCommonKeys(
      mapping, into: &element, subject: "layout \(Phrases.quoted(name)) in \(subject)")
    return element
  }

  /// Reads the keys that every element has, and notes those that cannot have an effect.
  ///
  /// - Parameters:
  ///   - mapping: The mapping with the keys.
  ///   - element: The element; what is not given stays as it is.
  ///   - subject: What the element is called in sentences; `nil` for the mapping's subject.
  private func readCommonKeys(
    _ mapping: MappingReader, into element: inout LayoutElement, subject: String? = nil
  ) {
    let subject = subject ?? mapping.subject
    element.name = mapping["name"]?.string("a name of your choice") ?? element.name
    element.width = mapping["width"]?.length() ?? element.width
    element.height = mapping["height"]?.length() ?? element.height
    let size = element.size
    element.size.minimumWidth = mapping["minimumWidth"]?.length() ?? size.minimumWidth
    element.size.minimumHeight = mapping["minimumHeight"]?.length() ?? size.minimumHeight
    element.size.maximumWidth = mapping["maximumWidth"]?.length() ?? size.maximumWidth
    element.hideFrom = mapping["hideFrom"]?.category() ?? element.hideFrom
    element.showFrom = mapping["showFrom"]?.category() ?? element.showFrom
    element.hugging = mapping["hugging"]?.integer(.priority) ?? element.hugging
    element.compression = mapping["priority"]?.integer(.priority) ?? element.compression
    for key in Self.commonKeys {
      guard let mark = mapping.keyMark(key),
        let objection = place.objection(to: key, of: element.content)
      else { continue }
      let sentence = "\(subject) has '\(key)', \(objection)"
      if place == .root, ["hugging", "priority"].contains(key) {
        layouts.noteIdleAtRoot(sentence, at: mark)
      } else {
        log.error(sentence, at: mark)
      }
    }
    noteContradictions(element, mapping, subject)
  }

  private func noteContradictions(
    _ element: LayoutElement, _ mapping: MappingReader, _ subject: String
  ) {
    if let hideFrom = element.hideFrom, let showFrom = element.showFrom, hideFrom <= showFrom,
      let mark = mapping.keyMark("hideFrom") ?? mapping.keyMark("showFrom")
    {
      log.error(
        "\(subject) is hidden from \(hideFrom.id) on and shown from \(showFrom.id) on, so it is "
          + "never shown; give a 'hideFrom' above 'showFrom'",
        at: mark)
    }
    let size = element.size
    let pairs = [
      ("minimumWidth", size.minimumWidth, "maximumWidth", size.maximumWidth),
      ("minimumWidth", size.minimumWidth, "width", element.width),
      ("minimumHeight", size.minimumHeight, "height", element.height),
    ]
    for (lowerKey, lower, upperKey, upper) in pairs {
      guard let lower, let upper, !lower.isScaled, !upper.isScaled, lower.points > upper.points,
        let mark = mapping.keyMark(lowerKey) ?? mapping.keyMark(upperKey)
      else { continue }
      log.error(
        "\(subject) has a '\(lowerKey)' of \(NumberKind.text(lower.points)), above its "
          + "'\(upperKey)' of \(NumberKind.text(upper.points)); make it smaller, or remove one of "
          + "the two",
        at: mark)
    }
  }
}

extension LayoutElement {
  /// The width that the configuration gives; an image keeps its own.
  fileprivate var width: Length? {
    get { if case .image(let image) = content { image.width } else { size.width } }
    set {
      guard case .image(var image) = content else {
        size.width = newValue
        return
      }
      image.width = newValue
      content = .image(image)
    }
  }

  /// The height that the configuration gives; an image keeps its own.
  fileprivate var height: Length? {
    get { if case .image(let image) = content { image.height } else { size.height } }
    set {
      guard case .image(var image) = content else {
        size.height = newValue
        return
      }
      image.height = newValue
      content = .image(image)
    }
  }

  /// Removes what a key has given, as far as the place of an element may make it idle.
  fileprivate mutating func removeCommonKey(_ key: String) {
    switch key {
    case "width": size.width = nil
    case "height": size.height = nil
    case "minimumWidth": size.minimumWidth = nil
    case "minimumHeight": size.minimumHeight = nil
    case "maximumWidth": size.maximumWidth = nil
    case "hugging": hugging = nil
    default: compression = nil
    }
  }
}
