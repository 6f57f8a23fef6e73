import DynamicType
import Testing

@Suite("Text styles")
struct TextStyleTests {
  @Test("Eleven styles stand in the order of Apple's tables")
  func order() {
    #expect(
      TextStyle.allCases.map(\.rawValue) == [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
        "footnote", "caption1", "caption2",
      ])
  }

  @Test("Every raw value names its style", arguments: TextStyle.allCases)
  func roundTrip(style: TextStyle) {
    #expect(TextStyle(name: style.rawValue) == style)
  }

  @Test(
    "SwiftUI's names and UIKit's raw values name the same styles",
    arguments: [
      ("title", .title1), ("caption", .caption1),
      ("UICTFontTextStyleTitle0", .largeTitle), ("UICTFontTextStyleTitle1", .title1),
      ("UICTFontTextStyleTitle2", .title2), ("UICTFontTextStyleTitle3", .title3),
      ("UICTFontTextStyleHeadline", .headline), ("UICTFontTextStyleBody", .body),
      ("UICTFontTextStyleCallout", .callout), ("UICTFontTextStyleSubhead", .subheadline),
      ("UICTFontTextStyleFootnote", .footnote), ("UICTFontTextStyleCaption1", .caption1),
      ("UICTFontTextStyleCaption2", .caption2),
    ] as [(String, TextStyle)])
  func otherNames(name: String, style: TextStyle) {
    #expect(TextStyle(name: name) == style)
  }

  @Test(
    "Anything else names no style",
    arguments: ["", "Body", "title0", "title4", "caption3", "subhead", "extraLargeTitle", "body "])
  func rejected(name: String) {
    #expect(TextStyle(name: name) == nil)
  }

  @Test("The accepted names are 24, each once, and all are accepted")
  func acceptedNames() {
    let accepted = TextStyle.acceptedNames
    #expect(accepted.count == 24)
    #expect(Set(accepted).count == 24)
    #expect(accepted.allSatisfy { TextStyle(name: $0) != nil })
  }

  @Test("All 132 sizes and leadings of the system font are the published ones")
  func systemFont() {
    #expect(PublishedTable.cells.count == 132)
    for (cell, figures) in PublishedTable.cells {
      #expect(
        cell.style.systemPointSize(at: cell.category) == Double(figures.size),
        "size of \(cell.style) at \(cell.category)")
      #expect(
        cell.style.systemLineHeight(at: cell.category) == Double(figures.leading),
        "leading of \(cell.style) at \(cell.category)")
    }
  }

  @Test("Scaling uses the published leading except in eight cells")
  func scalingLeading() {
    for cell in PublishedTable.cells.keys {
      #expect(
        cell.style.scalingLeading(at: cell.category)
          == Double(PublishedTable.scalingLeading(cell.style, cell.category)),
        "\(cell.style) at \(cell.category)")
    }
    let differing = PublishedTable.cells.keys.filter {
      $0.style.scalingLeading(at: $0.category) != $0.style.systemLineHeight(at: $0.category)
    }
    #expect(Set(differing) == Set(PublishedTable.scalingDiffers.keys))
    #expect(differing.count == 8)
    #expect(TextStyle.headline.scalingLeading(at: .ax4) == 51)
  }

  @Test("No figure falls as the category rises", arguments: TextStyle.allCases)
  func monotony(style: TextStyle) {
    for (smaller, larger) in zip(
      ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst())
    {
      #expect(style.systemPointSize(at: smaller) <= style.systemPointSize(at: larger))
      #expect(style.systemLineHeight(at: smaller) <= style.systemLineHeight(at: larger))
      #expect(style.scalingLeading(at: smaller) <= style.scalingLeading(at: larger))
    }
  }

  @Test("The smallest size of the system font is the recommended minimum of 11 points")
  func minimum() {
    let smallest = TextStyle.allCases.map { $0.systemPointSize(at: .xSmall) }.min()
    #expect(minimumRecommendedPointSize == 11)
    #expect(smallest == minimumRecommendedPointSize)
  }
}
