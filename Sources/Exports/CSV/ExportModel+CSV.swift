import DynamicType
import Layouts
import MetricsCore
import Reports

/// What a table of an export has a row for.
public enum ExportTable: String, CaseIterable, Sendable {
  /// Each style at each category.
  case styles
  /// Each slot on each device at each category in each language.
  case slots
  /// Each element of each layout on each device at each category in each language.
  case layouts
}

extension ExportModel {
  /// Returns a table as comma-separated values; lengths are in points.
  public func csv(_ table: ExportTable) -> String {
    switch table {
    case .styles: stylesTable
    case .slots: slotsTable
    case .layouts: layoutsTable
    }
  }

  /// A row for each style and category, and more for languages with a font of their own.
  private var stylesTable: String {
    var table = CSVTable([
      "style", "locale", "category", "pointSize", "ratio", "lineHeight", "lineGap", "scaledValue",
      "font", "family", "weight", "size", "textStyle", "scaling", "api", "maximumPointSize",
      "minimumCategory", "maximumCategory", "letterSpacing", "tracking",
    ])
    for exported in styles {
      for measurement in [exported.measurement] + exported.locales {
        let style = measurement.style
        let face = measurement.face
        for rung in measurement.ladder {
          table.append([
            .text(style.name), .init(measurement.locale), .text(rung.category.id),
            .number(rung.pointSize), .init(measurement.ratio(of: rung)), .init(rung.lineHeight),
            .number(rung.lineGap), .number(rung.scaledValue), .init(face?.postScriptName),
            .init(face?.family), .init(face?.weight), .number(style.size),
            .text(style.textStyle.rawValue), .text(style.scaling.rawValue),
            .text(style.api.rawValue), .init(style.maximumPointSize),
            .init(style.categories.minimum?.id), .init(style.categories.maximum?.id),
            .init(style.letterSpacing), .init(style.tracking),
          ])
        }
      }
    }
    return table.text
  }

  /// A row for each slot, device, category and language, with the text that fits worst.
  private var slotsTable: String {
    var table = CSVTable([
      "slot", "style", "device", "orientation", "category", "locale", "verdict", "texts",
      "failing", "key", "variant", "text", "pointSize", "room", "width", "neededWidth", "lines",
      "maximumLines", "height", "heightLimit",
    ])
    for slot in slots {
      for screen in slot.screens {
        for cell in screen.cells {
          for worst in cell.worst {
            let fit = worst.cell
            table.append([
              .text(slot.slot.name), .text(slot.slot.style), .text(screen.screen.device.name),
              .text(screen.screen.orientation.rawValue), .text(cell.category.id),
              .text(worst.text.locale), .text(fit.verdict.rawValue), .integer(worst.count),
              .integer(worst.failing), .init(worst.text.key), .init(worst.text.variant),
              .text(worst.text.measured), .number(fit.pointSize), .init(fit.room),
              .number(fit.widest), .init(fit.neededWidth), .integer(fit.lines),
              slot.slot.lines > 0 ? .integer(slot.slot.lines) : .empty, .init(fit.height),
              .init(fit.heightLimit),
            ])
          }
        }
      }
    }
    return table.text
  }

  /// A row for each layout, language, device, category and element, with the texts that fit worst.
  private var layoutsTable: String {
    var table = CSVTable([
      "layout", "locale", "device", "orientation", "category", "element", "x", "y", "width",
      "height", "neededHeight", "lines", "neededLines", "key", "text",
    ])
    for layout in layouts.map(\.worst) {
      for cell in layout.cells {
        for frame in cell.solution.frames {
          let text = layout.text(of: frame.node)
          table.append([
            .text(layout.layout.name), .text(layout.locale), .text(cell.screen.device.name),
            .text(cell.screen.orientation.rawValue), .text(cell.category.id),
            .text(layout.name(of: frame)), .number(frame.x), .number(frame.y),
            .number(frame.width), .number(frame.height),
            frame.isTooLow ? .number(frame.neededHeight) : .empty,
            frame.extent.map { .integer($0.lines) } ?? .empty,
            frame.extent.map { .integer($0.neededLines) } ?? .empty,
            .init(text?.key), .init(text?.measured),
          ])
        }
      }
    }
    return table.text
  }
}
