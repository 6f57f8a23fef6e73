import DynamicType
import Inputs
import MetricsCore

/// What a check has to do: which texts are measured in which styles and slots.
struct CheckPlan: Sendable {
  /// One text with the styles it is set in.
  struct Job: Sendable {
    var text: Int
    var uses: [Use]
  }

  /// A style that a text is set in, with the slots of that style that show it.
  struct Use: Sendable {
    var style: Int
    var slots: [Int]
  }

  /// A slot with its screens worked out.
  struct PlannedSlot: Sendable {
    var slot: Slot
    var style: Int
    var screens: [Screen]
    /// The room for one line on each screen, in points; `nil` for no limit.
    var rooms: [Double?]
  }

  /// The texts: those of the files, then those written into slots.
  var texts: [LocalizedText]
  /// The slots in the configuration's order.
  var slots: [PlannedSlot]
  /// The slots that show no text at all.
  var emptySlots: [Slot]
  /// The layouts in the configuration's order.
  var layouts: [PlannedLayout] = []
  /// The jobs, in the order of the texts; uses are in the order of the styles.
  var jobs: [Job]
  /// The screen with the least room; set when there are no slots.
  var narrowestScreen: ScreenRoom?

  /// Plans the check of a configuration's styles and slots with the texts of its files.
  init(_ configuration: Configuration, texts: [LocalizedText]) {
    self.texts = texts
    slots = []
    emptySlots = []
    jobs = []
    let styleIndex = Dictionary(
      configuration.styles.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { a, _ in a })
    var uses: [[Use]] = Array(repeating: [], count: texts.count)
    for slot in configuration.slots {
      guard let style = styleIndex[slot.style] else { continue }
      let screens = configuration.screens(devices: slot.devices, orientations: slot.orientations)
      let planned = PlannedSlot(
        slot: slot, style: style, screens: screens, rooms: screens.map { slot.room(on: $0) })
      slots.append(planned)
      let chosen = choose(for: slot, among: texts)
      if chosen.isEmpty { emptySlots.append(slot) }
      for text in chosen { add(style: style, slot: slots.count - 1, of: text, to: &uses) }
    }
    layouts = configuration.layouts.map {
      PlannedLayout($0, texts: texts, configuration: configuration)
    }
    for layout in layouts {
      for use in layout.uses {
        for style in use.styles { add(style: styleIndex[style], of: use.text, to: &uses) }
      }
      for literal in layout.literals {
        self.texts.append(literal.text)
        for style in literal.styles {
          add(style: styleIndex[style], of: self.texts.count - 1, to: &uses)
        }
      }
    }
    if configuration.slots.isEmpty, layouts.isEmpty {
      let all = configuration.styles.indices.map { Use(style: $0, slots: []) }
      uses = Array(repeating: all, count: texts.count)
      narrowestScreen = configuration.screens(devices: nil, orientations: nil)
        .min { $0.safeWidth < $1.safeWidth }
        .map { ScreenRoom(screen: $0.id, width: $0.safeWidth) }
    }
    jobs = uses.enumerated().compactMap { text, uses in
      uses.isEmpty ? nil : Job(text: text, uses: uses.sorted { $0.style < $1.style })
    }
  }

  /// Adds a use of a text in a style, and in a slot where it is shown in one.
  private func add(style: Int?, slot: Int? = nil, of text: Int, to uses: inout [[Use]]) {
    guard let style else { return }
    while uses.count <= text { uses.append([]) }
    let slots = slot.map { [$0] } ?? []
    if let known = uses[text].firstIndex(where: { $0.style == style }) {
      uses[text][known].slots += slots
    } else {
      uses[text].append(Use(style: style, slots: slots))
    }
  }

  /// Returns the indices of a slot's texts, adding those that are written into it.
  private mutating func choose(for slot: Slot, among fileTexts: [LocalizedText]) -> [Int] {
    switch slot.texts {
    case .text(let literals):
      return literals.map { literal in
        texts.append(
          LocalizedText(
            text: literal, locale: slot.locales?.first ?? "en", location: slot.location))
        return texts.count - 1
      }
    case .strings:
      let choice = TextChoice(slot.texts, locales: slot.locales)
      return fileTexts.indices.filter { choice.contains(fileTexts[$0]) }
    }
  }
}

extension Configuration {
  /// Returns every device in every orientation, devices first.
  func screens(devices names: [String]?, orientations: [Orientation]?) -> [Screen] {
    (names ?? devices).compactMap { Device.named($0) }.flatMap { device in
      (orientations ?? self.orientations).map { Screen(device: device, orientation: $0) }
    }
  }
}

extension Slot {
  /// Returns the room for one line on a screen, in points; `nil` for no limit.
  func room(on screen: Screen) -> Double? {
    switch width {
    case nil: nil
    case .points(let width): width
    case .fluid(let fluid): fluid.width(safeWidth: screen.safeWidth)
    }
  }
}
