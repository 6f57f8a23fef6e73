import DynamicType
import FontEngine
import Layouts
import MetricsCore

/// Measures the texts of a layout in their fonts; one a thread.
///
/// Each is shaped once, and wrapped into every room from the same advances.
final class LayoutTexts: TextMeasuring {
  /// A text of the layout in the font of one orientation.
  private struct Entry {
    var element: TextElement
    var style: Shared<StyleMeasurement>
    var sized: SizedText
    /// The widths at each category, for the display scale they were asked for last.
    var widths = [TextWidths?](repeating: nil, count: ContentSizeCategory.allCases.count)
    var displayScale = 0.0
    /// The rooms asked for last, with what became of the text.
    var known: [(category: ContentSizeCategory, room: Double, extent: TextExtent)] = []
  }

  private var entries: [Entry] = []
  /// The places in ``entries`` of each text, by number.
  private var places: [ByOrientation<Int>] = []

  /// Creates a measurer; `nil` when a text has no font.
  ///
  /// - Parameters:
  ///   - elements: The texts by number.
  ///   - texts: What they show.
  ///   - shaper: Working memory.
  ///   - style: Returns a style's measures and font for a language.
  init?(
    _ elements: [TextElement], showing texts: [LocalizedText], shaper: Shaper,
    style: (_ name: String, _ locale: String) -> (Shared<StyleMeasurement>, StyleFont)?
  ) {
    for (element, text) in zip(elements, texts) {
      func add(_ name: String) -> Int? {
        guard let (measurement, font) = style(name, text.locale) else { return nil }
        entries.append(
          Entry(
            element: element, style: measurement,
            sized: SizedText(text, font: font, shaper: shaper)))
        return entries.count - 1
      }
      guard let portrait = add(element.style.portrait) else { return nil }
      guard element.style.all.count == 2 else {
        places.append(ByOrientation(portrait))
        continue
      }
      guard let landscape = add(element.style.landscape) else { return nil }
      places.append(ByOrientation(portrait: portrait, landscape: landscape))
    }
  }

  /// Returns the measures of a text's style in an orientation.
  func style(of text: Int, _ orientation: Orientation) -> Shared<StyleMeasurement> {
    entries[places[text][orientation]].style
  }

  func widths(of text: Int, in surroundings: LayoutSurroundings) -> TextWidths {
    let place = places[text][surroundings.screen.orientation]
    forgetOtherScale(place, surroundings)
    if let known = entries[place].widths[surroundings.category.rawValue] { return known }
    let size = rung(place, surroundings).pointSize
    let shaped = shaped(place, surroundings)
    let widths = TextWidths(
      pointSize: size, natural: shaped.naturalWidth * size,
      longestWord: shaped.longestSegmentWidth * size)
    entries[place].widths[surroundings.category.rawValue] = widths
    return widths
  }

  func extent(
    of text: Int, in room: Double, _ surroundings: LayoutSurroundings
  ) -> TextExtent {
    let place = places[text][surroundings.screen.orientation]
    forgetOtherScale(place, surroundings)
    if let known = entries[place].known.first(where: {
      $0.room == room && $0.category == surroundings.category
    }) {
      return known.extent
    }
    let extent = measure(place, room, surroundings)
    // A layout asks a few times for a room, and then for no category that came before.
    if entries[place].known.count >= 8 { entries[place].known.removeAll(keepingCapacity: true) }
    entries[place].known.append((surroundings.category, room, extent))
    return extent
  }

  /// Returns what is shown and lost of a text in a room; `nil` when it is not cut.
  func truncation(
    of text: Int, in room: Double, _ surroundings: LayoutSurroundings
  ) -> (truncation: Truncation, roomNeeded: Double?)? {
    let place = places[text][surroundings.screen.orientation]
    let size = rung(place, surroundings).pointSize
    let lines = entries[place].element.lines(at: surroundings.category)
    let factor = lines == 1 ? entries[place].element.minimumScaleFactor : 1
    let shaped = shaped(place, surroundings, withBreaks: true)
    return LineWrapper.truncation(shaped, limit: room / size / factor, maximumLines: lines).map {
      ($0, TextFitter.roomNeeded(shaped, lines: lines).map { $0 * size * factor })
    }
  }

  /// Returns the lines of a text in a room as they are drawn; an image at its beginning is no part of
  /// the first.
  func picturedFit(
    of text: Int, in room: Double, _ surroundings: LayoutSurroundings
  ) -> PicturedFit {
    let place = places[text][surroundings.screen.orientation]
    let element = entries[place].element
    let extent = extent(of: text, in: room, surroundings)
    let shaped = shaped(place, surroundings, withBreaks: extent.breaksWord || extent.isCut)
    let fit = PicturedFit(
      of: shaped, limit: room / rung(place, surroundings).pointSize,
      lines: element.lines(at: surroundings.category),
      minimumScaleFactor: element.minimumScaleFactor,
      truncation: truncation(of: text, in: room, surroundings)?.truncation)
    return element.attachment == nil ? fit : fit.withoutAttachment
  }

  /// Returns the largest whole size at which a text that is too high fits its height; `nil` with an
  /// image in it, whose size follows the category.
  func sizeForHeight(
    of text: Int, _ fit: FitCell, _ surroundings: LayoutSurroundings
  ) -> Double? {
    let place = places[text][surroundings.screen.orientation]
    let element = entries[place].element
    guard element.attachment == nil, let room = fit.room else { return nil }
    let lines = element.lines(at: surroundings.category)
    return SizeSearch.forHeight(
      fit, rung(place, surroundings), entries[place].style.value.style
    ) { size in
      let needed = TextFitter.fit(
        &entries[place].sized, pointSize: size, room: room, lines: lines,
        minimumScaleFactor: element.minimumScaleFactor
      ).summary.lines
      return lines > 0 ? min(lines, needed) : needed
    }
  }

  /// Returns the words of a text that are broken inside in a room, once each.
  func brokenWords(
    of text: Int, in room: Double, _ surroundings: LayoutSurroundings
  ) -> [String] {
    let place = places[text][surroundings.screen.orientation]
    return TextFitter.brokenWords(
      in: shaped(place, surroundings, withBreaks: true),
      limit: room / rung(place, surroundings).pointSize,
      lines: entries[place].element.lines(at: surroundings.category))
  }

  // MARK: Measuring

  private func measure(
    _ place: Int, _ room: Double, _ surroundings: LayoutSurroundings
  ) -> TextExtent {
    let rung = rung(place, surroundings)
    let size = rung.pointSize
    let element = entries[place].element
    let lines = element.lines(at: surroundings.category)
    let limit = room / size
    var shaped = shaped(place, surroundings)
    var summary: WrapSummary
    if lines == 1, element.minimumScaleFactor < 1, shaped.isSingleLine,
      shaped.naturalWidth * element.minimumScaleFactor <= limit + LineWrapper.slack
    {
      summary = WrapSummary(lines: 1, widest: min(shaped.naturalWidth, limit))
    } else {
      summary = LineWrapper.summary(shaped, limit: limit)
      if summary.breaksWord || summary.widest > limit + LineWrapper.slack {
        shaped = self.shaped(place, surroundings, withBreaks: true)
        summary = LineWrapper.summary(shaped, limit: limit)
      }
    }
    let shown = lines > 0 ? min(lines, summary.lines) : summary.lines
    let line = rung.lineHeight ?? 0
    let attached = element.attachment.map { surroundings.value($0.height) } ?? 0
    let style = entries[place].style.value
    let ascent = (style.face?.description.lineMetrics?.ascent ?? 0) * size
    // An image stands on the baseline.
    let baseline = ascent + line - (rung.naturalLineHeight ?? line)
    let above = shown > 0 ? max(0, attached - baseline) : 0
    return TextExtent(
      lines: shown, neededLines: summary.lines, width: summary.widest * size,
      height: (rung.height(lines: shown) ?? 0) + above,
      baseline: above + baseline,
      // A single line is cut, not broken.
      breaksWord: summary.breaksWord && lines != 1)
  }

  private func rung(_ place: Int, _ surroundings: LayoutSurroundings) -> ScaledStyle {
    entries[place].style.value.ladder[surroundings.category.rawValue]
  }

  private func shaped(
    _ place: Int, _ surroundings: LayoutSurroundings, withBreaks: Bool = false
  ) -> ShapedText {
    let size = rung(place, surroundings).pointSize
    let shaped = entries[place].sized.shaped(at: size, withBreaks: withBreaks)
    guard let attachment = entries[place].element.attachment else { return shaped }
    return shaped.following(
      attachment: surroundings.value(attachment.width) / size,
      spacing: surroundings.value(attachment.spacing) / size)
  }

  /// Lengths of attachments are rounded to pixels, so what is known holds for one display scale.
  private func forgetOtherScale(_ place: Int, _ surroundings: LayoutSurroundings) {
    let scale = surroundings.screen.device.displayScale
    guard entries[place].displayScale != scale else { return }
    entries[place].displayScale = scale
    guard entries[place].element.attachment != nil else { return }
    for index in entries[place].widths.indices { entries[place].widths[index] = nil }
    entries[place].known = []
  }
}

extension TextElement {
  /// Returns the greatest number of lines at a category; 0 for no limit.
  func lines(at category: ContentSizeCategory) -> Int {
    category.isAccessibilityCategory ? accessibilityLines ?? lines : lines
  }
}

extension PicturedFit {
  /// The fit of a text that ``ShapedText/following(attachment:spacing:)`` has put after an image.
  fileprivate var withoutAttachment: PicturedFit {
    func moved(_ offset: Int) -> Int { max(0, offset - 2) }
    var fit = self
    fit.cut = cut.map(moved)
    for index in lines.indices {
      fit.lines[index].start = moved(lines[index].start)
      fit.lines[index].end = moved(lines[index].end)
      fit.lines[index].visibleEnd = moved(lines[index].visibleEnd)
    }
    return fit
  }
}

extension ShapedText {
  /// Returns the text after an image that stands at its beginning.
  ///
  /// - Parameters:
  ///   - width: The image's width in ems.
  ///   - spacing: The space after it in ems, which hangs where a line ends after the image.
  /// - Returns: The text with two more code units at its beginning.
  func following(attachment width: Double, spacing: Double) -> ShapedText {
    let total = width + spacing
    // U+FFFC stands for the image, and a space for the space: both are one code unit.
    return ShapedText(
      utf16: [0xFFFC, 0x20] + utf16,
      positions: [0, width] + positions.map { $0 + total },
      segments: [
        Segment(
          end: 2, visibleEnd: 1, isMandatory: false, position: total, visiblePosition: width)
      ]
        + segments.map { segment in
          var moved = segment
          moved.end += 2
          moved.visibleEnd += 2
          moved.position += total
          moved.visiblePosition += total
          return moved
        },
      emergencyBreaks: emergencyBreaks.map { boundary in
        var moved = boundary
        moved.offset += 2
        return moved
      },
      ellipsisAdvance: ellipsisAdvance)
  }
}
