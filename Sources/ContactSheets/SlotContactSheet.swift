import DynamicType
import MetricsCore

/// The sheet of a slot: the texts that do not fit, the worst first, in the boxes that they are in.
struct SlotContactSheet {
  let slot: PicturedSlot
  let texts: [FailingText]
  let style: StyleMeasurement?
  let pictures: Pictures
  let writer: Writer

  /// Captions are not cut to less than this width, in points.
  private static let captionWidth = 120.0
  private static let captionGap = 3.0
  /// What is scrolled through in a pull request, in pixels: half a dozen screens.
  private static let heightLimit = 3600.0

  var layout: SheetLayout {
    SheetLayout(
      title: title,
      groups: texts.map { text in
        SheetGroup(
          heading: heading(of: text.text.text), cells: text.boxes.map { cell($0, of: text.text) },
          ranking: text.ranking)
      },
      writer: writer, noun: "text", heightLimit: Self.heightLimit)
  }

  private var title: [Words] {
    var facts = ["style \(slot.slot.style)"]
    if let style {
      facts[0] +=
        ": \(style.face?.postScriptName ?? style.resolution.requested), "
        + "\(formatted(style.style.size)) pt at large"
    }
    switch slot.slot.lines {
    case 0: facts.append("any number of lines")
    case 1: facts.append("one line")
    default: facts.append("\(slot.slot.lines) lines")
    }
    facts.append("\(texts.count) of \(slot.textCount) texts do not fit")
    return [
      Words(text: slot.slot.name, size: 17, color: .ink),
      Words(text: facts.joined(separator: "; ")),
    ]
  }

  private func heading(of text: LocalizedText) -> [Words] {
    var place = text.locale
    if let variant = text.variant { place += ", \(variant)" }
    // A text without a key stands in the boxes anyway.
    return [Words(text: text.key.map { "\($0)  (\(place))" } ?? place, size: 12, color: .ink)]
  }

  private func cell(_ box: FailingText.Box, of text: PicturedSlotText) -> SheetCell {
    let plan = BoxPlan(box.figures, text.drawing, pictures.texts[text.drawing.picture])
    let caption = caption(of: box)
    let captionHeight = writer.lettering == nil ? 0 : writer.height(of: caption) + Self.captionGap
    let captionWidth = min(caption.map(writer.width).max() ?? 0, Self.captionWidth)
    let width = max(plan.width, captionWidth)
    let boxTop = captionHeight + plan.above
    return SheetCell(width: width, height: boxTop + plan.height) { pen, left, top in
      writer.write(caption, with: pen, left: left, top: top, room: width)
      plan.draw(with: pen, faces: pictures.faces, left: left, top: top + boxTop)
    }
  }

  private func caption(of box: FailingText.Box) -> [Words] {
    let screens = describe(
      devices: box.screens.map { slot.screens[$0].id }, of: slot.screens.map(\.id))
    return [
      Words(
        text: "\(describe(box.categories)), \(formatted(box.figures.rung.pointSize)) pt", size: 10,
        color: .ink),
      Words(text: screens, size: 9), Words(text: box.figures.verdict, size: 9),
    ]
  }
}
