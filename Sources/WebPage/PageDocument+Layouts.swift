import DynamicType
import Layouts
import MetricsCore
import Reports

extension PageDocument {
  /// The layouts that are drawn, with where their elements lie and the texts in them.
  func layoutsJSON(_ ladders: inout LadderTable) -> JSONValue {
    .array(report.layoutPictures.layouts.map { json($0, &ladders) })
  }

  private func json(_ layout: PicturedLayout, _ ladders: inout LadderTable) -> JSONValue {
    let measurement = layout.variations[0].measurement
    return [
      "count": .integer(layout.variationCount),
      "name": .string(measurement.layout.name),
      "nodes": .array(measurement.outline.nodes.map(\.json)),
      "place": JSONValue(measurement.layout.location.map { "\($0)" }),
      "screens": .array(
        measurement.screens.map { screen in
          [
            "height": .number(screen.size.height),
            "scale": .number(screen.device.displayScale),
            "screen": JSONValue(screens[screen.id]),
            "width": .number(screen.size.width),
          ]
        }),
      "variations": .array(layout.variations.map { json($0, &ladders) }),
    ]
  }

  private func json(
    _ variation: PicturedLayout.Variation, _ ladders: inout LadderTable
  ) -> JSONValue {
    let measurement = variation.measurement
    var solutions: [[Double]: Int] = [:]
    var rows: [JSONValue] = []
    let cells = measurement.cells.map { cell -> JSONValue in
      let row = cell.solution.row
      if let found = solutions[row] { return .integer(found) }
      solutions[row] = rows.count
      rows.append(.array(row.map(JSONValue.number)))
      return .integer(rows.count - 1)
    }
    return [
      "cells": .array(cells),
      "locale": .string(measurement.locale),
      "rightToLeft": measurement.isRightToLeft ? true : nil,
      "solutions": .array(rows),
      "texts": .array(
        zip(measurement.outline.texts, zip(measurement.texts, variation.drawings)).map {
          json($0, $1.0, $1.1, measurement, &ladders)
        }),
    ]
  }

  private func json(
    _ node: Int, _ text: LocalizedText, _ drawings: ByOrientation<FittedDrawing>,
    _ measurement: LayoutMeasurement, _ ladders: inout LadderTable
  ) -> JSONValue {
    var object: JSONObject = [
      "drawings": .array(drawings.all.map { .object(json($0, &ladders)) }),
      "key": JSONValue(text.key), "locale": .string(text.locale),
      "place": JSONValue(text.location.map { "\($0)" }),
      "raw": text.shown == nil ? nil : .string(text.text),
      "variant": JSONValue(text.variant),
    ]
    if case .text(let element) = measurement.outline.nodes[node].element.content,
      let attachment = element.attachment
    {
      object["images"] = .object(
        JSONObject(
          attachmentSizes(attachment, measurement).map { scale, sizes in
            (JSONValue.number(scale).text, .array(sizes))
          }))
    }
    return .object(object)
  }

  /// Returns, for each display scale, width, height and the space after an image inside a text at
  /// every category.
  private func attachmentSizes(
    _ attachment: TextAttachment, _ measurement: LayoutMeasurement
  ) -> [Double: [JSONValue]] {
    var sizes: [Double: [JSONValue]] = [:]
    for screen in measurement.screens where sizes[screen.device.displayScale] == nil {
      sizes[screen.device.displayScale] = ContentSizeCategory.allCases.map { category in
        let surroundings = LayoutSurroundings(
          screen: screen, category: category, model: report.model)
        return .array(
          [attachment.width, attachment.height, attachment.spacing].map {
            .number(surroundings.value($0))
          })
      }
    }
    return sizes
  }
}

extension LayoutNode {
  /// What the page needs to know of an element to draw it.
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "kind": .string(element.content.kind), "name": .string(name), "parent": JSONValue(parent),
    ]
    switch element.content {
    case .text(let text):
      object["text"] = JSONValue(self.text)
      object["lines"] = [
        .integer(text.lines), .integer(text.accessibilityLines ?? text.lines),
      ]
      object["style"] = .array(text.style.all.map(JSONValue.string))
    case .control(let control): object["control"] = .string(control.kind.rawValue)
    case .image(let image): object["decorative"] = image.isDecorative ? true : nil
    case .bar(let bar): object["bar"] = .string(bar.kind.rawValue)
    case .screen(let screen): object["scrolls"] = screen.scrolls ? true : nil
    default: break
    }
    return .object(object)
  }
}

extension SolvedLayout {
  /// Each frame as its element, its item, left, top, width and height, and by how much it is too low
  /// for its content; in points, to a hundredth.
  fileprivate var row: [Double] {
    frames.flatMap { frame -> [Double] in
      [Double(frame.node), Double(frame.item)]
        + [
          frame.x, frame.y, frame.width, frame.height, max(0, frame.neededHeight - frame.height),
        ].map { ($0 * 100).rounded() / 100 }
    }
  }
}
