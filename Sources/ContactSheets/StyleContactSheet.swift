import DynamicType
import MetricsCore

/// The sheet of a style: its specimen at the twelve sizes, each on its line box.
struct StyleContactSheet {
  let measurement: StyleMeasurement
  let specimen: Pictures.Specimen
  let pictures: Pictures
  let writer: Writer

  /// The width of the words beside a specimen.
  private static let labelWidth = 124.0

  var layout: SheetLayout {
    let picture = pictures.texts[shownText]
    return SheetLayout(
      title: title, groups: measurement.ladder.map { SheetGroup(cells: [cell(picture, at: $0)]) },
      writer: writer)
  }

  /// The letters, or the app's own text where the style's face does not have them.
  private var shownText: Int {
    let letters = pictures.texts[specimen.letters]
    let isOwn = letters.forms.allSatisfy { form in
      form.runs.allSatisfy { run in
        run.face == form.ellipsis.face && run.glyphs.allSatisfy { $0.id != 0 }
      }
    }
    return isOwn ? specimen.letters : specimen.text ?? specimen.letters
  }

  private var title: [Words] {
    let style = measurement.style
    var facts = [
      measurement.face?.postScriptName ?? measurement.resolution.requested,
      "\(formatted(style.size)) pt at large",
      style.scaling == .dynamic
        ? "scales with \(style.textStyle.rawValue)" : "does not follow the text size",
    ]
    if let maximum = style.maximumPointSize { facts.append("at most \(formatted(maximum)) pt") }
    return [
      Words(text: style.name, size: 17, color: .ink), Words(text: facts.joined(separator: ", ")),
    ]
  }

  private func cell(_ picture: PicturedText, at rung: ScaledStyle) -> SheetCell {
    let line = LineSetter(picture, at: rung).firstParagraph()
    let (size, lineHeight) = (rung.pointSize, rung.lineHeight ?? rung.pointSize * 1.2)
    let label = label(of: rung)
    let labelWidth = writer.lettering == nil ? 0 : Self.labelWidth
    let descent = measurement.face?.description.lineMetrics?.descent ?? 0
    // A line that is lower than its letters needs room for them above it.
    let above = max(0, (rung.naturalLineHeight ?? 0) - lineHeight)
    let height = max(above + lineHeight, writer.height(of: label))
    let width = line.width * size
    return SheetCell(width: labelWidth + width, height: height) { pen, left, top in
      let lineTop = top + above
      let baseline = lineTop + lineHeight - descent * size
      writer.write(label, with: pen, left: left, top: top, room: labelWidth - 8)
      let textLeft = left + labelWidth
      for edge in [lineTop, lineTop + lineHeight] {
        pen.fill(left: textLeft, top: edge, width: width, height: 0, with: .rule)
      }
      pen.dash(left: textLeft, width: width, y: baseline, with: .rule)
      pen.draw(
        line, faces: pictures.faces, size: size, left: textLeft, baseline: baseline, color: .ink)
    }
  }

  private func label(of rung: ScaledStyle) -> [Words] {
    var sizes = "\(formatted(rung.pointSize)) pt"
    if let lineHeight = rung.lineHeight { sizes += ", line \(formatted(lineHeight)) pt" }
    return [Words(text: rung.category.id, size: 12, color: .ink), Words(text: sizes, size: 10)]
  }
}
