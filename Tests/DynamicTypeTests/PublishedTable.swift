import DynamicType

/// The Dynamic Type tables of Apple's Human Interface Guidelines, one row a category as there.
///
/// Written out apart from the module's own tables, which have one row a style, so that a slip in
/// either shows.
enum PublishedTable {
  /// The styles in the order of the columns.
  static let styles: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  /// Size and leading of each style, in points.
  static let rows: [(category: ContentSizeCategory, cells: String)] = [
    (.xSmall, "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
    (.small, "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
    (.medium, "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
    (.large, "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"),
    (.xLarge, "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
    (.xxLarge, "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
    (.xxxLarge, "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
    (.ax1, "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/28 20/25"),
    (.ax2, "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
    (.ax3, "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"),
    (.ax4, "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"),
    (.ax5, "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48"),
  ]

  /// The cells where scaling uses another figure than the published leading.
  static let scalingDiffers: [Cell: Int] = [
    Cell(.title1, .xLarge): 36, Cell(.title1, .xxLarge): 38, Cell(.title1, .ax4): 61,
    Cell(.headline, .ax4): 51, Cell(.subheadline, .xxxLarge): 26, Cell(.subheadline, .ax2): 36,
    Cell(.caption1, .ax1): 27, Cell(.caption2, .ax2): 29,
  ]

  struct Cell: Hashable {
    let style: TextStyle
    let category: ContentSizeCategory

    init(_ style: TextStyle, _ category: ContentSizeCategory) {
      self.style = style
      self.category = category
    }
  }

  /// Size and leading of every cell, in points.
  static let cells: [Cell: (size: Int, leading: Int)] = {
    var cells: [Cell: (size: Int, leading: Int)] = [:]
    for row in rows {
      for (style, text) in zip(styles, row.cells.split(separator: " ")) {
        let figures = text.split(separator: "/").compactMap { Int($0) }
        cells[Cell(style, row.category)] = (figures[0], figures[1])
      }
    }
    return cells
  }()

  /// The figure that scaling uses, in whole points.
  static func scalingLeading(_ style: TextStyle, _ category: ContentSizeCategory) -> Int {
    let cell = Cell(style, category)
    return scalingDiffers[cell] ?? cells[cell]!.leading
  }
}
