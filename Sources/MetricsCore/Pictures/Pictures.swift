/// Everything needed to draw an app's texts as they were measured: outlines once per glyph, glyphs
/// once per text, lines once per width and category.
public struct Pictures: Equatable, Sendable {
  /// The faces that texts are drawn with.
  public var faces: [PicturedFace] = []
  /// The texts as shaped; slots and specimens name them by their index.
  public var texts: [PicturedText] = []
  /// The slots in the configuration's order.
  public var slots: [PicturedSlot] = []
  /// What stands for each style, in the order of the styles; `nil` for a style without a face.
  public var specimens: [Specimen?] = []
  /// What words beside the pictures of each style are set in, in the order of the styles; `nil` for
  /// a face without ASCII letters.
  public var letterings: [Lettering?] = []
  /// What stands for each face, by PostScript name.
  public var faceSpecimens: [String: Int] = [:]
  /// What the pictures are compared with; `nil` for nothing.
  public var past: PicturedPast?
  /// How many texts are in slots without being drawn, so that the page stays small.
  public var undrawnCount = 0

  /// Creates pictures of nothing.
  public init() {}

  /// Returns what words beside a style's pictures are set in: its own letters, else those of the
  /// first style that has any.
  ///
  /// - Parameters:
  ///   - index: The style's place.
  ///   - characters: Characters of the words. Where the style's letters lack some, those of the first
  ///     style that has most of them are taken.
  /// - Returns: The letters; `nil` when no style has any.
  public func lettering(
    ofStyle index: Int, for characters: Set<Unicode.Scalar> = []
  ) -> Lettering? {
    let own = letterings.indices.contains(index) ? letterings[index] : nil
    var best = own ?? letterings.lazy.compactMap { $0 }.first
    var most = best.map { count(of: characters, in: $0) } ?? 0
    for case .some(let other) in letterings where most < characters.count {
      let count = count(of: characters, in: other)
      if count > most { (best, most) = (other, count) }
    }
    return best
  }

  private func count(of characters: Set<Unicode.Scalar>, in lettering: Lettering) -> Int {
    characters.count { lettering.glyphs[$0] != nil }
  }

  /// The texts that show what a style looks like.
  public struct Specimen: Equatable, Sendable {
    /// Letters and digits.
    public var letters: Int
    /// A text of the app in the style; `nil` when there is none.
    public var text: Int?

    /// Creates a specimen.
    public init(letters: Int, text: Int? = nil) {
      self.letters = letters
      self.text = text
    }
  }
}

/// A face at one place on its axes, with the outlines of the glyphs that are drawn.
public struct PicturedFace: Equatable, Sendable {
  /// The font file's path.
  public var path: String
  /// The grid steps in one em.
  public var unitsPerEm: Int
  /// The outlines by glyph number.
  public var outlines: [UInt32: GlyphOutline] = [:]

  /// Creates a face with nothing drawn.
  public init(path: String, unitsPerEm: Int) {
    self.path = path
    self.unitsPerEm = unitsPerEm
  }
}

/// A text with its glyphs.
public struct PicturedText: Equatable, Sendable {
  /// What is drawn.
  public var string: String
  /// Its language.
  public var locale: String
  /// The glyphs, one form for all sizes or several.
  public var forms: [Form]
  /// The index of the form at each of the twelve categories.
  public var formOfCategory: [Int]
  /// Space after every cluster in points.
  public var spacing: Double

  /// Creates a text.
  public init(
    string: String, locale: String, forms: [Form], formOfCategory: [Int], spacing: Double
  ) {
    self.string = string
    self.locale = locale
    self.forms = forms
    self.formOfCategory = formOfCategory
    self.spacing = spacing
  }

  /// The glyphs of a text at some sizes.
  public struct Form: Equatable, Sendable {
    /// The runs in logical order; their faces are indices into ``Pictures/faces``.
    public var runs: [GlyphRun]
    /// Pieces that begin or end inside a glyph of the whole text, such as a ligature, with the glyphs
    /// that they have by themselves.
    public var pieces: [Range<Int>: [GlyphRun]] = [:]
    /// What marks truncation.
    public var ellipsis: GlyphRun
    /// What ends a line broken at a soft hyphen.
    public var hyphen: GlyphRun

    /// Creates a form.
    public init(runs: [GlyphRun], ellipsis: GlyphRun, hyphen: GlyphRun) {
      self.runs = runs
      self.ellipsis = ellipsis
      self.hyphen = hyphen
    }

    /// Whether a glyph begins at a code unit, or none is there at all.
    public func isBoundary(_ offset: Int) -> Bool {
      guard let run = runs.first(where: { $0.range.contains(offset) }), !run.glyphs.isEmpty else {
        return true
      }
      return offset == run.range.lowerBound || run.glyphs.contains { $0.cluster == offset }
    }
  }
}
