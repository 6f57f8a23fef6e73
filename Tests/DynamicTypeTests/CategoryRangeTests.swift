import DynamicType
import Testing

@Suite("Category ranges")
struct CategoryRangeTests {
  private func clamped(_ range: CategoryRange) -> [String] {
    ContentSizeCategory.allCases.map { range.clamp($0).id }
  }

  @Test("An unlimited range changes nothing")
  func unlimited() {
    #expect(ContentSizeCategory.allCases.map(CategoryRange.unlimited.clamp) == .all)
    #expect(CategoryRange(minimum: nil, maximum: nil) == .unlimited)
    #expect(CategoryRange(minimum: .xSmall, maximum: .ax5).clamp(.large) == .large)
  }

  @Test("A minimum raises smaller categories only")
  func minimum() {
    #expect(
      clamped(CategoryRange(minimum: .large, maximum: nil)) == [
        "large", "large", "large", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
        "AX4", "AX5",
      ])
  }

  @Test("A maximum lowers larger categories only")
  func maximum() {
    #expect(
      clamped(CategoryRange(minimum: nil, maximum: .ax1)) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX1", "AX1",
        "AX1", "AX1",
      ])
  }

  @Test("Both ends together keep the categories between them")
  func bothEnds() {
    #expect(
      clamped(CategoryRange(minimum: .medium, maximum: .xLarge)) == [
        "medium", "medium", "medium", "large", "xLarge", "xLarge", "xLarge", "xLarge", "xLarge",
        "xLarge", "xLarge", "xLarge",
      ])
  }

  @Test("Equal ends leave one category")
  func oneCategory() {
    #expect(
      Set(clamped(CategoryRange(minimum: .xxLarge, maximum: .xxLarge))) == ["xxLarge"])
  }

  @Test("With a minimum above the maximum only the maximum counts")
  func inverted() {
    #expect(
      clamped(CategoryRange(minimum: .ax1, maximum: .large)) == [
        "xSmall", "small", "medium", "large", "large", "large", "large", "large", "large", "large",
        "large", "large",
      ])
  }
}

extension [ContentSizeCategory] {
  fileprivate static var all: Self { ContentSizeCategory.allCases }
}
