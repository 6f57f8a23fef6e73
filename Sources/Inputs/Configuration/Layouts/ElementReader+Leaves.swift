import DynamicType
import Layouts
import MetricsCore

extension ElementReader {
  private static let textKeys = [
    "style", "text", "strings", "tables", "lines", "accessibilityLines", "minimumScaleFactor",
  ]

  /// Reads a text.
  func text(_ reader: NodeReader, kind: String) -> LayoutElement? {
    guard let mapping = mapping(reader, kind, keys: Self.textKeys) else { return nil }
    return textElement(mapping).map { element(.text($0), mapping) }
  }

  /// Reads a text that begins with an image.
  func inline(_ reader: NodeReader) -> LayoutElement? {
    guard let mapping = mapping(reader, "inline", keys: Self.textKeys + ["image"]) else {
      return nil
    }
    var text = textElement(mapping)
    guard let image = mapping["image"] else {
      mapping.noteMissing("image", "add its size, such as image: { size: { scaled: 17 } }")
      return nil
    }
    guard
      let attachment = MappingReader(
        image.node, subject: image.label, keys: ["size", "width", "height", "spacing"],
        log: image.log)
    else { return nil }
    noteSpareSize(attachment)
    let size = attachment["size"]?.length()
    guard let width = attachment["width"]?.length() ?? size,
      let height = attachment["height"]?.length() ?? size
    else {
      attachment.noteMissing("size", "add the length of its sides in points")
      return nil
    }
    var value = TextAttachment(width: width, height: height)
    value.spacing = attachment["spacing"]?.length() ?? value.spacing
    text?.attachment = value
    return text.map { element(.text($0), mapping) }
  }

  private func textElement(_ mapping: MappingReader) -> TextElement? {
    let style = style(mapping)
    let texts = SlotReader.texts(mapping, whenBoth: "remove one of them")
    var text = TextElement(style: style ?? ByOrientation(""), texts: texts ?? .text([]))
    text.lines = mapping["lines"]?.integer(.lines) ?? text.lines
    text.accessibilityLines = mapping["accessibilityLines"]?.integer(.lines)
    text.minimumScaleFactor =
      mapping["minimumScaleFactor"]?.number(.share) ?? text.minimumScaleFactor
    return style == nil || texts == nil ? nil : text
  }

  private func style(_ mapping: MappingReader) -> ByOrientation<String>? {
    guard let reader = mapping["style"] else {
      mapping.noteMissing("style", "add the name of one of the styles")
      return nil
    }
    guard reader.node.entries != nil else {
      return layouts.styles.style(reader).map { ByOrientation($0) }
    }
    guard
      let both = MappingReader(
        reader.node, subject: reader.label, keys: ["portrait", "landscape"], log: reader.log)
    else { return nil }
    let styles = ["portrait", "landscape"].compactMap { key -> String? in
      guard let value = both[key] else {
        both.noteMissing(key, "add the name of one of the styles")
        return nil
      }
      return layouts.styles.style(value)
    }
    return styles.count == 2 ? ByOrientation(portrait: styles[0], landscape: styles[1]) : nil
  }

  /// Reads an image.
  func image(_ reader: NodeReader) -> LayoutElement? {
    guard let mapping = mapping(reader, "image", keys: ["size", "aspectRatio", "decorative"])
    else { return nil }
    noteSpareSize(mapping)
    let size = mapping["size"]?.length()
    var image = ImageElement(width: size, height: size)
    image.aspectRatio = mapping["aspectRatio"]?.number(.ratio) ?? image.aspectRatio
    image.isDecorative = mapping["decorative"]?.boolean() ?? image.isDecorative
    if let mark = mapping.keyMark("aspectRatio"),
      size != nil || mapping["width"] != nil && mapping["height"] != nil
    {
      log.error(
        "\(mapping.subject) has 'aspectRatio' beside its width and its height; remove it, or give "
          + "one of them only",
        at: mark)
    }
    return element(.image(image), mapping)
  }

  /// Notes a size that neither the width nor the height is taken from.
  private func noteSpareSize(_ mapping: MappingReader) {
    guard let mark = mapping.keyMark("size"), mapping["width"] != nil, mapping["height"] != nil
    else { return }
    log.error(
      "\(mapping.subject) has 'size' beside 'width' and 'height'; remove it", at: mark)
  }

  /// Reads a control: its kind, or a mapping.
  func control(_ reader: NodeReader) -> LayoutElement? {
    if reader.node.entries == nil {
      guard let kind = reader.choice(ControlKind.self) else { return nil }
      guard kind != .button else {
        reader.log.error(
          "a button in \(subject) has no 'title'; write { kind: button, title: { style: … } }",
          at: reader.node.mark)
        return nil
      }
      var element = LayoutElement(.control(ControlElement(kind)))
      element.location = reader.location
      return element
    }
    guard let mapping = mapping(reader, "control", keys: ["kind", "title", "insets"]) else {
      return nil
    }
    guard let kind = mapping["kind"] else {
      mapping.noteMissing("kind", "add \(Phrases.list(ControlKind.allCases.map(\.rawValue)))")
      return nil
    }
    guard var control = kind.choice(ControlKind.self).map({ ControlElement($0) }) else {
      return nil
    }
    for key in ["title", "insets"] where control.kind != .button {
      guard let mark = mapping.keyMark(key) else { continue }
      reader.log.error("\(mapping.subject) has '\(key)', which belongs to a button", at: mark)
    }
    control.insets = mapping["insets"]?.insets() ?? control.insets
    var children: [LayoutElement] = []
    if control.kind == .button {
      guard let title = mapping["title"] else {
        mapping.noteMissing("title", "add its text, such as { style: body, text: [Save] }")
        return nil
      }
      guard var text = inside(.button).text(title, kind: "title") else { return nil }
      text.location = title.location
      children = [text]
    }
    var element = element(.control(control), mapping, children: children)
    element.location = reader.location
    return element
  }

  /// Reads a spacer: nothing, a least length, or a mapping.
  func spacer(_ reader: NodeReader) -> LayoutElement? {
    if reader.node.value == .null { return LayoutElement(.spacer(minimum: 0)) }
    if reader.isNumber {
      return reader.number(.distance).map { LayoutElement(.spacer(minimum: $0)) }
    }
    guard let mapping = mapping(reader, "spacer", keys: ["minimum"]) else { return nil }
    return element(.spacer(minimum: mapping["minimum"]?.number(.distance) ?? 0), mapping)
  }
}

extension NumberKind {
  /// A width divided by a height.
  fileprivate static let ratio = NumberKind("a ratio", example: "1.5", above: 0, upTo: 1000)
}
