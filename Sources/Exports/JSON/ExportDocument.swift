import DynamicType
import MetricsCore
public import Reports

extension ExportModel {
  /// The whole model as a JSON document.
  ///
  /// `layouts` has the frames of each layout in each language with the texts that fit worst, in the
  /// form that `check --layout` writes.
  public var document: JSONObject {
    var document = tool.document(command: "export")
    document["fonts"] = .array(faces.map(\.json))
    document["layouts"] = .array(layouts.map(\.json))
    document["slots"] = .array(slots.map(\.json))
    document["styles"] = .array(styles.map(\.json))
    return document
  }

  /// The same as text, with a line break at its end.
  public var json: String { JSONValue.object(document).text + "\n" }
}

extension ExportedSlot {
  fileprivate var json: JSONValue {
    [
      "advice": advice.json,
      "devices": .array(screens.map(\.json)),
      "height": slot.height.map(\.json),
      "lines": .integer(slot.lines),
      "minimumScaleFactor": .number(slot.minimumScaleFactor),
      "name": .string(slot.name),
      "style": .string(slot.style),
      "texts": .array(
        texts.map { measurement in
          var members = measurement.text.members
          members["naturalWidth"] = JSONValue(measurement.naturalWidth)
          return .object(members)
        }),
    ]
  }
}

extension SlotHeight {
  fileprivate var json: JSONValue {
    switch self {
    case .fixed(let height): .number(height)
    case .scaled(let height): ["scaled": .number(height)]
    }
  }
}

extension FitAdvice {
  fileprivate var json: JSONValue {
    [
      "height": JSONValue(height), "lines": JSONValue(lines),
      "maximumPointSize": JSONValue(maximumPointSize), "scaledHeight": JSONValue(scaledHeight),
      "width": JSONValue(width),
    ]
  }
}

extension ExportedScreen {
  fileprivate var json: JSONValue {
    [
      "advice": advice.json,
      "categories": .array(cells.map(\.json)),
      "device": .string(screen.device.name),
      "orientation": .string(screen.orientation.rawValue),
      "room": JSONValue(room),
    ]
  }
}

extension ExportedCell {
  fileprivate var json: JSONValue {
    [
      "category": .string(category.id),
      "heightLimit": JSONValue(worst.first?.cell.heightLimit),
      "locales": .array(worst.map(\.json)),
      "pointSize": JSONValue(worst.first?.cell.pointSize),
    ]
  }
}

extension WorstText {
  fileprivate var json: JSONValue {
    [
      "failing": .integer(failing),
      "height": JSONValue(cell.height),
      "key": JSONValue(text.key),
      "lines": .integer(cell.lines),
      "locale": .string(text.locale),
      "neededWidth": JSONValue(cell.neededWidth),
      "text": text.key == nil ? .string(text.text) : nil,
      "texts": .integer(count),
      "variant": JSONValue(text.variant),
      "verdict": .string(cell.verdict.rawValue),
      "width": .number(cell.widest),
    ]
  }
}

extension ExportedLayout {
  fileprivate var json: JSONValue {
    var members = worst.members
    members["failing"] = .integer(failing)
    members["textSets"] = .integer(count)
    return .object(members)
  }
}
