import DynamicType
import MetricsCore

/// A text of a slot with the boxes in which something of it is lost or broken.
struct FailingText {
  /// A box that looks the same on some screens at some categories.
  struct Box {
    var figures: FitFigures
    /// The places of the screens among the slot's.
    var screens: [Int]
    /// The categories in ascending order.
    var categories: [ContentSizeCategory]
  }

  let text: PicturedSlotText
  private(set) var boxes: [Box] = []

  /// Finds the boxes that findings are about; `nil` when there are none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - slot: Its slot.
  ///   - string: What is shown.
  ///   - findings: The findings about the text in the slot.
  init?(
    _ text: PicturedSlotText, in slot: PicturedSlot, string: String, findings: [Finding]
  ) {
    self.text = text
    var known: [(key: ScreenKey, place: Int)] = []
    for screen in slot.screens.indices {
      let categories = ContentSizeCategory.allCases.filter { category in
        findings.contains { Self.finding($0, isAbout: slot.screens[screen].id, category) }
          && FitFigures(text.drawing, of: string, in: slot, screen: screen, category: category)
            .isFailing
      }
      if categories.isEmpty { continue }
      let key = ScreenKey(
        room: slot.screens[screen].room, heights: slot.screens[screen].heightLimits,
        categories: categories)
      if let twin = known.first(where: { $0.key == key }) {
        for place in boxes.indices where boxes[place].screens[0] == twin.place {
          boxes[place].screens.append(screen)
        }
        continue
      }
      known.append((key, screen))
      for category in categories {
        add(
          FitFigures(text.drawing, of: string, in: slot, screen: screen, category: category),
          screen, category)
      }
    }
    if boxes.isEmpty { return nil }
    boxes = boxes.enumerated().sorted { a, b in
      (a.element.categories[0], a.offset) < (b.element.categories[0], b.offset)
    }.map(\.element)
  }

  /// The places of the boxes, beginning with those that say most: where the text first fails, and
  /// the narrowest box at the largest size.
  var ranking: [Int] {
    let largest = boxes.compactMap(\.categories.last).max()
    let last = boxes.indices.filter { boxes[$0].categories.last == largest }
      .min { boxes[$0].figures.room ?? .infinity < boxes[$1].figures.room ?? .infinity }
    guard let last, last > 0 else { return Array(boxes.indices) }
    return [0, last] + boxes.indices.dropFirst().filter { $0 != last }
  }

  /// What two screens must have in common to look the same.
  private struct ScreenKey: Equatable {
    var room: Double?
    var heights: [Double]
    var categories: [ContentSizeCategory]
  }

  private static func finding(
    _ finding: Finding, isAbout screen: String, _ category: ContentSizeCategory
  ) -> Bool {
    (finding.devices.isEmpty || finding.devices.contains(screen))
      && (finding.categories.isEmpty || finding.categories.contains(category))
  }

  /// Adds a box, or a category to the box before when they look the same, as under a cap.
  private mutating func add(_ figures: FitFigures, _ screen: Int, _ category: ContentSizeCategory) {
    if let last = boxes.last, last.screens == [screen], last.figures.looksLike(figures) {
      boxes[boxes.count - 1].categories.append(category)
    } else {
      boxes.append(Box(figures: figures, screens: [screen], categories: [category]))
    }
  }
}

extension FitFigures {
  /// Whether both boxes show the same.
  fileprivate func looksLike(_ other: FitFigures) -> Bool {
    fit == other.fit && rung.pointSize == other.rung.pointSize && height == other.height
      && lineHeight == other.lineHeight && limit == other.limit && room == other.room
  }
}
