import DynamicType
import FontEngine
import Inputs
public import MetricsCore

/// Compares the faces of two sets of font files.
public struct FontDiff: Sendable {
  /// The faces that are in both and differ, in the order of the new ones.
  public private(set) var faces: [FaceDiff] = []
  /// The faces that only the old files have, by PostScript name.
  public private(set) var gone: [LockedFont] = []
  /// The faces that only the new files have, by PostScript name.
  public private(set) var added: [LockedFont] = []
  /// The pairs that were compared.
  public private(set) var pairs: [(old: FontLibrary.Entry, new: FontLibrary.Entry)] = []

  /// Whether nothing differs.
  public var isEmpty: Bool { faces.isEmpty && gone.isEmpty && added.isEmpty }

  /// Compares files.
  ///
  /// Faces with one PostScript name belong together; of the rest, one and one do whatever they are
  /// called, and else those of the same weight and slant.
  ///
  /// - Parameters:
  ///   - old: The files before.
  ///   - new: The files after.
  ///   - texts: The texts whose widths are compared; `nil` for short ones of many scripts.
  /// - Throws: `EngineError` when a face cannot be read.
  public init(
    old: FontDiffSide, new: FontDiffSide, texts: [LocalizedText]? = nil
  ) throws {
    var rest = new.entries
    var unpaired: [FontLibrary.Entry] = []
    for entry in old.entries {
      if let index = rest.firstIndex(where: {
        $0.face.postScriptName == entry.face.postScriptName
      }) {
        pairs.append((entry, rest.remove(at: index)))
      } else {
        unpaired.append(entry)
      }
    }
    if unpaired.count == 1, rest.count == 1 {
      pairs.append((unpaired.removeFirst(), rest.removeFirst()))
    }
    for entry in unpaired {
      let index = rest.firstIndex {
        $0.face.weight == entry.face.weight && $0.face.italic == entry.face.italic
      }
      if let index {
        pairs.append((entry, rest.remove(at: index)))
      } else {
        gone.append(try LockedFont(described: entry, in: old.library))
      }
    }
    added = try rest.map { try LockedFont(described: $0, in: new.library) }
    for pair in pairs {
      let face = try FontDiff.compare(
        pair.old, old.library, pair.new, new.library, texts ?? SampleTexts.all)
      if !face.isEmpty { faces.append(face) }
    }
  }

  private static func compare(
    _ old: FontLibrary.Entry, _ oldLibrary: FontLibrary, _ new: FontLibrary.Entry,
    _ newLibrary: FontLibrary, _ texts: [LocalizedText]
  ) throws -> FaceDiff {
    let before = try LockedFont(described: old, in: oldLibrary)
    let after = try LockedFont(described: new, in: newLibrary)
    var common: [String: [UInt32]] = [:]
    for (script, coverage) in before.coverage {
      common[script] = coverage.ranges.joined().filter { after.covers($0) }
    }
    let (oldFace, newFace) = (oldLibrary.shapingFace(old), newLibrary.shapingFace(new))
    let glyphs = GlyphComparison(oldFace, newFace, common: common)
    return FaceDiff(
      old: before, new: after,
      lineHeights: lineHeights(
        old.face.description.lineMetrics, new.face.description.lineMetrics),
      advances: glyphs.advances, commonCount: common.values.reduce(0) { $0 + $1.count },
      kerning: glyphs.kerning, widths: widths(texts, before, oldFace, after, newFace))
  }

  private static func lineHeights(
    _ old: LineMetrics?, _ new: LineMetrics?
  ) -> [LineHeightChange] {
    guard let old, let new else { return [] }
    return TextStyle.allCases.flatMap { style in
      [ContentSizeCategory.large, .ax5].compactMap { category in
        let size = style.systemPointSize(at: category)
        let (before, after) = (old.lineHeight * size, new.lineHeight * size)
        guard (before - after).magnitude > 1e-6 else { return nil }
        return LineHeightChange(
          textStyle: style, category: category, pointSize: size, old: before, new: after)
      }
    }
  }

  private static func widths(
    _ texts: [LocalizedText], _ old: LockedFont, _ oldFace: ShapingFace, _ new: LockedFont,
    _ newFace: ShapingFace
  ) -> WidthRatios? {
    let (oldFont, newFont) = (ShapingFont(face: oldFace), ShapingFont(face: newFace))
    let shaper = Shaper()
    return WidthRatios(
      texts.compactMap { text in
        guard
          text.measured.unicodeScalars.allSatisfy({
            $0.value < 0x20 || old.covers($0.value) && new.covers($0.value)
          })
        else { return nil }
        func width(_ font: ShapingFont) -> Double {
          shaper.shape(text.measured, font: font, locale: text.locale).naturalWidth
        }
        let (before, after) = (width(oldFont), width(newFont))
        guard before > 0 else { return nil }
        let isSame = (before - after).magnitude < 1e-9
        return WidthRatios.Example(text: text, ratio: isSame ? 1 : after / before)
      })
  }
}

/// One side of a comparison: files, and the faces of them that are meant.
public struct FontDiffSide: Sendable {
  /// The files.
  public var library: FontLibrary
  /// The faces.
  public var entries: [FontLibrary.Entry]

  /// Opens a font, `PATH` or `PATH#NAME`, or all fonts of a folder.
  ///
  /// A variable font counts with its default instance only.
  ///
  /// - Throws: `InputError` or `EngineError` when it cannot be read.
  public init(_ argument: String) throws {
    if FileReader.isFolder(argument) {
      let walk = try ProjectWalk(through: ProjectFolder(argument))
      guard !walk.fonts.isEmpty else {
        throw InputError(
          "the folder has no font files (.ttf, .otf, .ttc); name one that has",
          location: SourceLocation(path: argument))
      }
      let folder = ProjectFolder(argument)
      library = try FontLibrary(walk.fonts.map { folder.file($0) })
      entries = library.entries.filter {
        $0.isDefaultInstance || $0.face.description.axes.isEmpty
      }
      return
    }
    let font = FontArgument(argument)
    library = try font.open()
    if font.face == nil, library.entries.contains(where: { $0.face.description.faceIndex > 0 }) {
      entries = library.entries.filter {
        $0.isDefaultInstance || $0.face.description.axes.isEmpty
      }
    } else {
      entries = [try font.select(from: library)]
    }
  }
}

extension LockedFont {
  /// Describes a face with its characters.
  init(described entry: FontLibrary.Entry, in library: FontLibrary) throws {
    var face = entry.face
    face.description = try entry.file.describe(
      faceIndex: face.description.faceIndex, detail: .coverage, at: face.coordinates)
    self.init(face, in: library)
  }
}
