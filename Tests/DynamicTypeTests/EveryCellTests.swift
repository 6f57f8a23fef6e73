import DynamicType
import Testing

/// The rule computed in whole numbers, apart from the module's floating-point arithmetic.
private struct ExactResult {
  /// The result in pixels, with halves away from zero.
  let pixels: Int
  /// Whether the exact result lies halfway between two pixels.
  let isHalf: Bool

  /// Works out (`halfPoints` / 2) · L · `scale` / L₀ for a base that is not negative.
  init(_ style: TextStyle, _ category: ContentSizeCategory, halfPoints: Int, scale: Int) {
    let numerator = halfPoints * PublishedTable.scalingLeading(style, category) * scale
    let denominator = 2 * PublishedTable.scalingLeading(style, .large)
    pixels = (2 * numerator + denominator) / (2 * denominator)
    isHalf = (2 * numerator) % denominator == 0 && (2 * numerator / denominator) % 2 == 1
  }
}

/// Bases 8 to 60 points in steps of half a point.
private let bases = 16...120

@Suite("Every cell at every base")
struct EveryCellTests {
  @Test("UIKit's font sizes follow the exact rule but for one", arguments: TextStyle.allCases)
  func uikitPointSizes(style: TextStyle) {
    let scaler = FontScaler(textStyle: style)
    var differing: [String] = []
    for category in ContentSizeCategory.allCases {
      for halfPoints in bases {
        let exact = ExactResult(style, category, halfPoints: halfPoints, scale: 1)
        let base = Double(halfPoints) / 2
        let size = scaler.scaledPointSize(base, at: category)
        if size != Double(exact.pixels) {
          differing.append("\(category) \(base): \(size), not \(exact.pixels)")
        }
      }
    }
    #expect(differing == (style == .headline ? ["AX4 11.0: 25.0, not 26"] : []))
  }

  @Test(
    "UIKit's values follow the exact rule, also below zero", arguments: TextStyle.allCases,
    [1, 2, 3])
  func uikitValues(style: TextStyle, scale: Int) {
    let scaler = FontScaler(textStyle: style)
    var differing: [String] = []
    for category in ContentSizeCategory.allCases {
      for halfPoints in bases {
        let exact = ExactResult(style, category, halfPoints: halfPoints, scale: scale)
        let expected = Double(exact.pixels) / Double(scale)
        let base = Double(halfPoints) / 2
        let value = scaler.scaledValue(base, at: category, displayScale: Double(scale))
        let negative = scaler.scaledValue(-base, at: category, displayScale: Double(scale))
        if value != expected || negative != -expected {
          differing.append("\(category) ±\(base): \(value) and \(negative), not ±\(expected)")
        }
      }
    }
    #expect(differing == [])
  }

  @Test("The bases include 1,034 exact halves, 572 of them at large")
  func halves() {
    var halves = 0
    var halvesAtLarge = 0
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        for halfPoints in bases {
          let exact = ExactResult(style, category, halfPoints: halfPoints, scale: 1)
          if exact.isHalf { halves += 1 }
          if exact.isHalf && category == .large { halvesAtLarge += 1 }
        }
      }
    }
    // At large every base with a half is one: 52 in each of eleven styles. The rest was counted
    // with Python's fractions.
    #expect(halves == 1034)
    #expect(halvesAtLarge == 11 * 52)
  }

  @Test("No font shrinks as the category or the base rises", arguments: ScalingAPI.allCases)
  func monotony(api: ScalingAPI) {
    for style in TextStyle.allCases {
      let scaler = FontScaler(textStyle: style, api: api)
      var falls: [String] = []
      for halfPoints in bases {
        let base = Double(halfPoints) / 2
        let sizes = ContentSizeCategory.allCases.map { scaler.scaledPointSize(base, at: $0) }
        if sizes != sizes.sorted() { falls.append("base \(base)") }
      }
      for category in ContentSizeCategory.allCases {
        let sizes = bases.map { scaler.scaledPointSize(Double($0) / 2, at: category) }
        if sizes != sizes.sorted() { falls.append("\(category)") }
      }
      #expect(falls == [], "\(style)")
    }
  }
}

@Suite("Exact halves in SwiftUI")
struct SwiftUIHalvesTests {
  struct Half: Hashable, CustomStringConvertible {
    let style: TextStyle
    let category: ContentSizeCategory
    let base: Double
    let scale: Int
    /// The result with halves away from zero, in pixels.
    let pixels: Int

    init(
      _ style: TextStyle, _ category: ContentSizeCategory, _ base: Double, _ scale: Int,
      _ pixels: Int
    ) {
      self.style = style
      self.category = category
      self.base = base
      self.scale = scale
      self.pixels = pixels
    }

    var description: String { "\(style) \(category) \(base) @\(scale)x: \(pixels)" }
  }

  /// The halves among bases 8 to 60 that (L / L₀) · v misses, worked out in IEEE double precision
  /// with Python, whose fractions told the exact halves.
  static let missed: [Half] = [
    Half(.largeTitle, .ax2, 20.5, 1, 29), Half(.title2, .xxxLarge, 21, 1, 26),
    Half(.title2, .xxxLarge, 49, 1, 60), Half(.title2, .ax1, 42, 1, 62),
    Half(.footnote, .ax4, 22.5, 1, 58), Half(.footnote, .ax4, 40.5, 1, 104),
    Half(.footnote, .ax4, 49.5, 1, 127),
    Half(.title2, .xxxLarge, 10.5, 2, 26), Half(.title2, .xxxLarge, 24.5, 2, 60),
    Half(.title2, .xxxLarge, 38.5, 2, 94), Half(.title2, .xxxLarge, 45.5, 2, 111),
    Half(.title2, .xxxLarge, 52.5, 2, 128), Half(.title2, .ax1, 21, 2, 62),
    Half(.largeTitle, .ax2, 20.5, 3, 86), Half(.title2, .xxxLarge, 21, 3, 77),
    Half(.title2, .xxxLarge, 49, 3, 179), Half(.title2, .ax1, 42, 3, 185),
    Half(.footnote, .ax2, 11, 3, 61), Half(.footnote, .ax2, 19, 3, 105),
    Half(.footnote, .ax2, 35, 3, 193), Half(.footnote, .ax2, 41, 3, 226),
    Half(.footnote, .ax4, 22.5, 3, 173), Half(.footnote, .ax4, 25.5, 3, 196),
    Half(.footnote, .ax4, 40.5, 3, 311), Half(.footnote, .ax4, 49.5, 3, 380),
    Half(.footnote, .ax4, 55.5, 3, 426),
  ]

  @Test("Missed halves round towards zero in SwiftUI and away from it in UIKit", arguments: missed)
  func missedHalf(half: Half) {
    let exact = ExactResult(
      half.style, half.category, halfPoints: Int(half.base * 2), scale: half.scale)
    #expect(exact.isHalf)
    #expect(exact.pixels == half.pixels)
    let scale = Double(half.scale)
    let swiftUI = FontScaler(textStyle: half.style, api: .swiftui)
    let uikit = FontScaler(textStyle: half.style, api: .uikit)
    #expect(
      swiftUI.scaledValue(half.base, at: half.category, displayScale: scale)
        == Double(half.pixels - 1) / scale)
    #expect(
      swiftUI.scaledValue(-half.base, at: half.category, displayScale: scale)
        == -Double(half.pixels - 1) / scale)
    #expect(
      uikit.scaledValue(half.base, at: half.category, displayScale: scale)
        == Double(half.pixels) / scale)
  }

  @Test("Everything else follows the exact rule", arguments: [1, 2, 3])
  func everythingElse(scale: Int) {
    var differing: Set<Half> = []
    for style in TextStyle.allCases {
      let scaler = FontScaler(textStyle: style, api: .swiftui)
      for category in ContentSizeCategory.allCases {
        for halfPoints in bases {
          let exact = ExactResult(style, category, halfPoints: halfPoints, scale: scale)
          let base = Double(halfPoints) / 2
          let expected = Double(exact.pixels) / Double(scale)
          let value = scaler.scaledValue(base, at: category, displayScale: Double(scale))
          let size = scaler.scaledPointSize(base, at: category)
          if value != expected || (scale == 1 && size != expected) {
            differing.insert(Half(style, category, base, scale, exact.pixels))
          }
        }
      }
    }
    #expect(differing == Set(Self.missed.filter { $0.scale == scale }))
  }

  @Test("A half that the quotient keeps rounds away from zero in both")
  func keptHalf() {
    for api in ScalingAPI.allCases {
      // 16.5 × 62 / 22 is exactly 46.5.
      #expect(FontScaler(api: api).scaledPointSize(16.5, at: .ax5) == 47)
    }
  }
}
