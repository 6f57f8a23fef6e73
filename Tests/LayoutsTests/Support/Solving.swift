import DynamicType
import Layouts
import MetricsCore

/// A solved layout whose frames are found by name.
struct Solved {
  let layout: Layout
  let solution: SolvedLayout
  private let outline: LayoutOutline

  /// Solves a tree in a room that is as wide as asked for.
  init(
    _ root: LayoutElement, width: Double = 320, at category: ContentSizeCategory = .large,
    rightToLeft: Bool = false
  ) {
    let device = Device(
      name: "room", width: width, height: 10_000, displayScale: 2,
      portraitInsets: EdgeInsets(), landscapeInsets: EdgeInsets(), confidence: .high)
    self.init(root, on: Screen(device: device), at: category, rightToLeft: rightToLeft)
  }

  /// Solves a tree on a screen.
  init(
    _ root: LayoutElement, on screen: Screen, at category: ContentSizeCategory = .large,
    model: ScalingModel = .uikit26, margins: Double = 0, rightToLeft: Bool = false
  ) {
    var layout = Layout(name: "layout", root: root)
    layout.margins = margins
    self.layout = layout
    outline = LayoutOutline(layout)
    solution = LayoutSolver(layout).solve(
      in: LayoutSurroundings(screen: screen, category: category, model: model),
      texts: EvenTexts(layout), isRightToLeft: rightToLeft)
  }

  /// Returns the first frame of an element as x, y, width and height.
  subscript(name: String) -> [Double]? {
    frame(name).map { [$0.x, $0.y, $0.width, $0.height] }
  }

  /// Returns the first frame of an element.
  func frame(_ name: String) -> LayoutFrame? {
    solution.frames.first { outline.nodes[$0.node].name == name }
  }

  /// Returns the frames of an element.
  func frames(_ name: String) -> [[Double]] {
    solution.frames.filter { outline.nodes[$0.node].name == name }
      .map { [$0.x, $0.y, $0.width, $0.height] }
  }
}

extension LayoutElement {
  /// Returns a text named `text` or as given.
  static func text(
    _ text: String, name: String? = nil, style: String = "body",
    change: (inout LayoutElement) -> Void = { _ in }
  ) -> LayoutElement {
    var element = LayoutElement(.text(TextElement(style: style, text)), name: name)
    change(&element)
    return element
  }

  /// Returns a stack.
  static func stack(
    _ axis: Axis, spacing: Double = 0, alignment: StackAlignment = .fill,
    _ children: [LayoutElement], change: (inout StackElement) -> Void = { _ in }
  ) -> LayoutElement {
    var stack = StackElement(axis)
    stack.spacing = Length(spacing)
    stack.alignment = alignment
    change(&stack)
    return LayoutElement(.stack(stack), children: children)
  }

  /// Returns an image of constant size.
  static func image(_ width: Double, _ height: Double, name: String? = nil) -> LayoutElement {
    LayoutElement(.image(ImageElement(width: Length(width), height: Length(height))), name: name)
  }

  /// Returns a control.
  static func control(_ kind: ControlKind) -> LayoutElement {
    LayoutElement(.control(ControlElement(kind)), name: kind.rawValue)
  }
}

extension Screen {
  /// Returns a device's screen.
  static func named(_ name: String, _ orientation: Orientation = .portrait) -> Screen {
    Screen(device: Device.named(name)!, orientation: orientation)
  }
}

/// A random number generator that repeats itself: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
