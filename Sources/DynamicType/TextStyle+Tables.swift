extension TextStyle {
  /// Returns the size of the system font in this style, in points.
  ///
  ///     TextStyle.body.systemPointSize(at: .large)  // 17
  ///     TextStyle.body.systemPointSize(at: .ax5)    // 53
  ///
  /// A custom font does not follow these sizes: 17 points scaled with ``body`` are 48 at AX5. See
  /// ``scalingLeading(at:)``.
  ///
  /// Source: the Dynamic Type tables of Apple's
  /// [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/typography#Specifications),
  /// column Size.
  ///
  /// - Complexity: O(1)
  public func systemPointSize(at category: ContentSizeCategory) -> Double {
    systemPointSizes[category.rawValue]
  }

  /// Returns the published line height of the system font in this style, in points.
  ///
  /// Apple's tables call it leading and measure it from baseline to baseline. It holds for the
  /// system font only; a custom font has its own line height.
  ///
  /// Source: the Dynamic Type tables of Apple's
  /// [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/typography#Specifications),
  /// column Leading.
  ///
  /// - Complexity: O(1)
  public func systemLineHeight(at category: ContentSizeCategory) -> Double {
    systemLineHeights[category.rawValue]
  }

  /// Returns the line spacing whose growth scales custom fonts and values, in points.
  ///
  /// Everything that scales with a style is multiplied by this figure at the current category and
  /// divided by this figure at ``ContentSizeCategory/large``:
  ///
  ///     17 * TextStyle.body.scalingLeading(at: .ax5)      // 17 * 62
  ///       / TextStyle.body.scalingLeading(at: .large)     //   / 22 = 47.9, a 48 point font
  ///
  /// It equals ``systemLineHeight(at:)`` in all but eight of the 132 cells. The eight were found
  /// by fitting the formula of ``FontScaler`` to 5,016 values measured on iOS 26:
  ///
  /// | style | category | published | scales by |
  /// |---|---|---|---|
  /// | ``title1`` | xLarge | 37 | 36 |
  /// | ``title1`` | xxLarge | 39 | 38 |
  /// | ``title1`` | AX4 | 62 | 61 |
  /// | ``headline`` | AX4 | 56 | 51 |
  /// | ``subheadline`` | xxxLarge | 28 | 26 |
  /// | ``subheadline`` | AX2 | 37 | 36 |
  /// | ``caption1`` | AX1 | 28 | 27 |
  /// | ``caption2`` | AX2 | 30 | 29 |
  ///
  /// - Complexity: O(1)
  public func scalingLeading(at category: ContentSizeCategory) -> Double {
    scalingLeadings[category.rawValue]
  }
}

// One row a style, one figure a category from xSmall to AX5, in points.
extension TextStyle {
  private var systemPointSizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private var systemLineHeights: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }

  private var scalingLeadings: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    }
  }
}
