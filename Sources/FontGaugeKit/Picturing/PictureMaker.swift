import DynamicType
import FontEngine
import MetricsCore

/// Gathers what is needed to draw texts in the places that they were measured in.
final class PictureMaker {
  private let context: CheckContext
  private let library: FontLibrary
  private let past: Past?
  private let shaper: Shaper
  private let texts: PicturedTexts
  private var pictures = Pictures()
  private let fonts: StyleFonts
  private let pastFonts: StyleFonts?

  /// What the pictures are compared with.
  struct Past {
    var facts: PictureHistory.Comparison
    /// The app with its old fonts; `nil` when these are not known.
    var context: CheckContext?
  }

  init(
    _ context: CheckContext, library: FontLibrary, past: Past? = nil, texts: PicturedTexts
  ) {
    self.context = context
    self.library = library
    self.past = past
    self.texts = texts
    shaper = texts.shaper
    fonts = StyleFonts(context.styles)
    pastFonts = past?.context.map { StyleFonts($0.styles) }
  }

  /// Returns pictures of the texts that are worst off, and of every style and face.
  ///
  /// - Parameters:
  ///   - chosen: The texts of each slot, as indices into the plan's, the worst first.
  ///   - styles: The styles that get a specimen: the first ones of the context.
  ///   - faces: The faces that get one.
  /// - Returns: The pictures.
  func pictures(
    of chosen: [[Int]], styles: [StyleMeasurement], faces: [ResolvedFace]
  ) -> Pictures {
    for (index, texts) in chosen.enumerated() { addSlot(index, texts) }
    pictures.undrawnCount =
      context.plan.jobs.reduce(0) { $0 + $1.uses.reduce(0) { $0 + $1.slots.count } }
      - chosen.reduce(0) { $0 + $1.count }
    addSpecimens(styles)
    addLetterings(styles)
    for face in faces { addSpecimen(of: face) }
    pictures.texts = texts.texts
    pictures.faces = texts.glyphs.faces
    return pictures
  }

  // MARK: Slots

  private func addSlot(_ index: Int, _ texts: [Int]) {
    let planned = context.plan.slots[index]
    let style = context.styles[planned.style]
    var slot = PicturedSlot(
      slot: planned.slot,
      screens: zip(planned.screens, planned.rooms).map { screen, room in
        PicturedScreen(
          id: screen.id, room: room,
          heightLimits: ContentSizeCategory.allCases.compactMap {
            planned.slot.heightLimit(
              at: $0, style: style.measurement.value.style, screen: screen,
              model: context.configuration.model)
          })
      },
      texts: [],
      textCount: context.plan.jobs.count { $0.uses.contains { $0.slots.contains(index) } })
    for text in texts {
      if let made = picture(of: context.plan.texts[text], in: planned) { slot.texts.append(made) }
    }
    pictures.slots.append(slot)
  }

  private func picture(
    of text: LocalizedText, in planned: CheckPlan.PlannedSlot
  ) -> PicturedSlotText? {
    guard let drawing = drawing(of: text, in: planned, isPast: false) else { return nil }
    var result = PicturedSlotText(text: text, drawing: drawing)
    result.past = past?.facts.past(of: text, in: planned.slot.name)
    if result.past?.hasOtherText == false {
      let before = self.drawing(of: text, in: planned, isPast: true)
      result.past?.drawing = before == drawing ? nil : before
    }
    return result
  }

  private func drawing(
    of text: LocalizedText, in planned: CheckPlan.PlannedSlot, isPast: Bool
  ) -> FittedDrawing? {
    guard let styles = isPast ? past?.context?.styles : context.styles else { return nil }
    let measurement = styles[planned.style].measurement(for: text.locale).value
    guard let font = font(planned.style, text.locale, isPast: isPast), let face = measurement.face
    else { return nil }
    let picture = texts.index(of: text, in: font, measurement.ladder)
    var sized = SizedText(text, font: font, shaper: shaper)
    var fits: [PicturedFit] = []
    for (place, room) in planned.rooms.enumerated() {
      if let twin = planned.rooms[..<place].firstIndex(of: room) {
        let count = measurement.ladder.count
        fits += fits[(twin * count)..<((twin + 1) * count)]
      } else {
        fits += measurement.ladder.map { rung in
          PictureMaker.fit(&sized, rung.pointSize, room, planned.slot)
        }
      }
    }
    texts.addPieces(of: text, font, fits, measurement.ladder, to: picture)
    return FittedDrawing(
      picture: picture, ladder: measurement.ladder,
      descent: face.description.lineMetrics?.descent ?? 0, fits: fits)
  }

  private static func fit(
    _ text: inout SizedText, _ pointSize: Double, _ room: Double?, _ slot: Slot
  ) -> PicturedFit {
    let fit = TextFitter.fit(
      &text, pointSize: pointSize, room: room, lines: slot.lines,
      minimumScaleFactor: slot.minimumScaleFactor)
    let shaped = text.shaped(
      at: pointSize, withBreaks: fit.summary.breaksWord || fit.truncation != nil)
    return PicturedFit(
      of: shaped, limit: room.map { $0 / pointSize } ?? .infinity, lines: slot.lines,
      minimumScaleFactor: slot.minimumScaleFactor, truncation: fit.truncation)
  }

  // MARK: Specimens

  /// Capitals, small letters with and without ascenders and descenders, and digits.
  private static let letters = "Hamburgefonts 0123456789"
  /// A letter for each height that a font's metrics are about.
  private static let metricLetters = "HxgpÅ"

  private func addSpecimens(_ styles: [StyleMeasurement]) {
    var examples: [Int: LocalizedText] = [:]
    for job in context.plan.jobs {
      let text = context.plan.texts[job.text]
      for use in job.uses {
        // English, which most readers of the page can read, where there is any.
        let known = examples[use.style]
        if known == nil || (known?.locale != "en" && text.locale == "en") {
          examples[use.style] = text
        }
      }
    }
    pictures.specimens = styles.indices.map { style in
      let letters = LocalizedText(text: PictureMaker.letters)
      guard let font = font(style, letters.locale) else { return nil }
      var specimen = Pictures.Specimen(
        letters: texts.index(of: letters, in: font, styles[style].ladder))
      if let example = examples[style], let font = self.font(style, example.locale) {
        let ladder = context.styles[style].measurement(for: example.locale).value.ladder
        specimen.text = texts.index(of: example, in: font, ladder)
      }
      return specimen
    }
  }

  /// Characters of words beside pictures, apart from the names and texts in them.
  private static let labelCharacters =
    (0x20..<0x7F).compactMap(Unicode.Scalar.init) + ["\u{2013}", "\u{2026}"]

  private func addLetterings(_ styles: [StyleMeasurement]) {
    let names =
      styles.map(\.style.name)
      + pictures.slots.flatMap { slot in
        [slot.slot.name] + slot.texts.flatMap { [$0.text.key ?? "", $0.text.measured] }
      }
    let characters = Set(PictureMaker.labelCharacters + names.flatMap(\.unicodeScalars)).sorted()
    var known: [StyleFont.Key: Lettering?] = [:]
    pictures.letterings = styles.indices.map { style in
      guard let font = font(style, "en") else { return nil }
      if let found = known[font.key] { return found }
      let made = texts.glyphs.lettering(of: characters, in: font.font(at: PictureMaker.labelSize))
      known[font.key] = .some(made)
      return made
    }
  }

  /// The point size of most words beside pictures, for faces that look otherwise at small sizes.
  private static let labelSize = 11.0

  private func addSpecimen(of face: ResolvedFace) {
    guard let entry = library.entry(of: face) else { return }
    let font = StyleFont(
      style: CustomStyle(name: "", font: .named(face.postScriptName), size: 17), entry: entry,
      fallbacks: [], library: library)
    let text = LocalizedText(text: PictureMaker.metricLetters)
    pictures.faceSpecimens[face.postScriptName] = texts.index(of: text, in: font, [])
  }

  // MARK: Texts

  private func font(_ style: Int, _ locale: String, isPast: Bool = false) -> StyleFont? {
    (isPast ? pastFonts : fonts)?.font(style, locale)
  }
}
