import DynamicType
import MetricsCore
import Reports

extension PageDocument {
  /// A slot with its screens and texts.
  func json(_ slot: PicturedSlot, _ ladders: inout LadderTable) -> JSONValue {
    [
      "count": .integer(slot.textCount),
      "lines": .integer(slot.slot.lines),
      "name": .string(slot.slot.name),
      "place": JSONValue(slot.slot.location.map { "\($0)" }),
      "screens": .array(
        slot.screens.map { screen in
          [
            "heights": screen.heightLimits.isEmpty
              ? nil : .array(screen.heightLimits.map(JSONValue.number)),
            "room": JSONValue(screen.room), "screen": JSONValue(screens[screen.id]),
          ]
        }),
      "style": .string(slot.slot.style),
      "texts": .array(slot.texts.map { json($0, &ladders) }),
    ]
  }

  private func json(_ text: PicturedSlotText, _ ladders: inout LadderTable) -> JSONValue {
    var object = json(text.drawing, &ladders)
    object["key"] = JSONValue(text.text.key)
    object["locale"] = .string(text.text.locale)
    object["past"] = text.past.map { json($0, &ladders) }
    object["place"] = JSONValue(text.text.location.map { "\($0)" })
    object["raw"] = text.text.shown == nil ? nil : .string(text.text.text)
    object["table"] = JSONValue(text.text.table)
    object["variant"] = JSONValue(text.text.variant)
    return .object(object)
  }

  /// What a text was: each change as its cell, then lines and faults before and now.
  private func json(_ past: PastText, _ ladders: inout LadderTable) -> JSONValue {
    [
      "changes": .array(
        past.changes.map {
          .array([
            .integer($0.cell), .integer($0.old.lines), .integer($0.old.faults),
            .integer($0.new.lines), .integer($0.new.faults),
          ])
        }),
      "drawing": past.drawing.map { .object(json($0, &ladders)) },
      "otherText": past.hasOtherText ? true : nil,
    ]
  }

  func json(_ drawing: FittedDrawing, _ ladders: inout LadderTable) -> JSONObject {
    var fits: [PicturedFit: Int] = [:]
    var rows: [JSONValue] = []
    let cells = drawing.fits.map { fit -> JSONValue in
      // The same lines are a little wider where letter spacing or an optical size is at work.
      var fit = fit
      for index in fit.lines.indices { fit.lines[index].width = 0 }
      if let found = fits[fit] { return .integer(found) }
      fits[fit] = rows.count
      rows.append(fit.json)
      return .integer(rows.count - 1)
    }
    return [
      "cells": .array(cells),
      "fits": .array(rows),
      "ladder": .integer(ladders.index(of: drawing.ladder, descent: drawing.descent)),
      "picture": .integer(drawing.picture),
    ]
  }
}

extension LockedText.Fit {
  /// What is wrong, as a sum: 1 for cut, 2 for a broken word, 4 for too high.
  fileprivate var faults: Int {
    (isTruncated ? 1 : 0) + (breaksWord ? 2 : 0) + (isClipped ? 4 : 0)
  }
}

extension PicturedPast {
  /// What it is, and the styles as they were.
  var json: JSONValue {
    [
      "drawn": .bool(isDrawn), "name": .string(name),
      "styles": .array(
        styles.map {
          [
            "font": JSONValue($0.font), "lineHeights": .array($0.lineHeights.map(JSONValue.number)),
            "name": .string($0.name), "pointSizes": .array($0.pointSizes.map(JSONValue.number)),
          ]
        }),
    ]
  }
}

extension PicturedFit {
  /// The cut (-1 for none), the scale, the number of lines, then for each line drawn its end, how
  /// many code units hang there, and why it ends.
  ///
  /// Widths are left out: the page adds up advances itself.
  fileprivate var json: JSONValue {
    var figures: [JSONValue] = [.integer(cut ?? -1), .number(scale), .integer(lineCount)]
    figures.reserveCapacity(3 + 3 * lines.count)
    for line in lines {
      figures.append(.integer(line.end))
      figures.append(.integer(line.end - line.visibleEnd))
      figures.append(.integer(line.reason.number))
    }
    return .array(figures)
  }
}

extension BreakReason {
  fileprivate var number: Int {
    switch self {
    case .regular: 0
    case .mandatory: 1
    case .emergency: 2
    case .end: 3
    }
  }
}

extension PicturedFace {
  /// For each glyph with ink its number and how far the ink reaches: left, bottom, right, top.
  var inkJSON: JSONValue {
    .array(
      outlines.sorted { $0.key < $1.key }.flatMap { glyph, outline -> [JSONValue] in
        guard let bounds = outline.bounds else { return [] }
        return [
          .integer(Int(glyph)), .integer(bounds.left), .integer(bounds.bottom),
          .integer(bounds.right), .integer(bounds.top),
        ]
      })
  }
}

extension PicturedText {
  /// The text with its forms.
  var json: JSONValue {
    [
      "forms": .array(forms.map(\.json)),
      "locale": .string(locale),
      "of": forms.count == 1 ? nil : .array(formOfCategory.map(JSONValue.integer)),
      "spacing": spacing == 0 ? nil : .number(spacing),
      "string": .string(string),
    ]
  }
}

extension PicturedText.Form {
  fileprivate var json: JSONValue {
    [
      "ellipsis": ellipsis.json, "hyphen": hyphen.json,
      "pieces": pieces.isEmpty
        ? nil
        : .object(
          JSONObject(
            pieces.map { range, runs in
              ("\(range.lowerBound)-\(range.upperBound)", .array(runs.map(\.json)))
            })),
      "runs": .array(runs.map(\.json)),
    ]
  }
}

extension GlyphRun {
  /// The run as an array, short since there are thousands of them.
  ///
  /// Start, end, level, face, the glyphs' numbers, their advances, then their clusters unless they
  /// are simply the code units one after another, then places and offsets of glyphs that are not at
  /// the pen. Lengths are in 1/10,000 em.
  fileprivate var json: JSONValue {
    let isPlain =
      glyphs.count == range.count
      && zip(glyphs, range).allSatisfy { $0.cluster == $1 }
    var offsets: [JSONValue] = []
    for (index, glyph) in glyphs.enumerated() where glyph.xOffset != 0 || glyph.yOffset != 0 {
      offsets += [
        .integer(index), .integer(grid(glyph.xOffset)), .integer(grid(glyph.yOffset)),
      ]
    }
    var members: [JSONValue] = [
      .integer(range.lowerBound), .integer(range.upperBound), .integer(level), .integer(face),
      .array(glyphs.map { .integer(Int($0.id)) }),
      .array(glyphs.map { .integer(grid($0.advance)) }),
    ]
    if !isPlain || !offsets.isEmpty {
      members.append(isPlain ? .integer(0) : .array(glyphs.map { .integer($0.cluster) }))
    }
    if !offsets.isEmpty { members.append(.array(offsets)) }
    return .array(members)
  }

  private func grid(_ length: Double) -> Int { Int((length * 10_000).rounded()) }
}
