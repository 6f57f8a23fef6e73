import DynamicType
import Layouts
import MetricsCore
import Testing

@Suite("What holds for every tree")
struct PropertyTests {
  private let slack = 1e-6

  private func solve(
    _ root: LayoutElement, width: Double, at category: ContentSizeCategory
  ) -> (outline: LayoutOutline, solution: SolvedLayout) {
    let device = Device(
      name: "room", width: width, height: 700, displayScale: 2,
      portraitInsets: EdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
      landscapeInsets: EdgeInsets(), confidence: .high)
    let layout = Layout(name: "layout", root: root)
    let solver = LayoutSolver(layout)
    return (
      solver.outline,
      solver.solve(
        in: LayoutSurroundings(screen: Screen(device: device), category: category),
        texts: EvenTexts(layout))
    )
  }

  @Test("Frames are finite, none has a negative side, and each lies in its parent's")
  func inside() {
    var count = 0
    for seed in 0..<4000 as Range<UInt64> {
      var maker = RandomTree(seed: seed)
      let root = maker.tree()
      let category = ContentSizeCategory.allCases[Int(seed % 12)]
      let (outline, solution) = solve(root, width: 40 + Double(seed % 37) * 11, at: category)
      // The frame that was placed last for each element is that of its children's parent.
      var last: [Int: LayoutFrame] = [:]
      for frame in solution.frames {
        count += 1
        let figures = [frame.x, frame.y, frame.width, frame.height, frame.neededHeight]
        let isFinite = figures.allSatisfy { $0.isFinite }
        #expect(isFinite, "seed \(seed)")
        #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed)")
        last[frame.node] = frame
        guard let parent = outline.nodes[frame.node].parent.flatMap({ last[$0] }) else { continue }
        let isInside =
          frame.x >= parent.x - slack && frame.y >= parent.y - slack
          && frame.x + frame.width <= parent.x + parent.width + slack
          && frame.y + frame.height <= parent.y + parent.height + slack
        #expect(isInside, "seed \(seed): \(outline.nodes[frame.node].name)")
      }
    }
    #expect(count > 20_000)
  }

  @Test("Elements of a stack do not overlap, and lie as far apart as its spacing")
  func gaps() {
    var count = 0
    for seed in 0..<3000 as Range<UInt64> {
      var maker = RandomTree(seed: seed, hasSizeRules: false)
      let category = ContentSizeCategory.allCases[Int(seed % 12)]
      let (outline, solution) = solve(maker.tree(), width: 700, at: category)
      var children: [Int: [LayoutFrame]] = [:]
      for frame in solution.frames where frame.item == 0 {
        if let parent = outline.nodes[frame.node].parent {
          children[parent, default: []].append(frame)
        }
      }
      for (parent, frames) in children {
        guard case .stack(let stack) = outline.nodes[parent].element.content,
          let own = solution.frames.first(where: { $0.node == parent }), own.height > 60,
          own.neededHeight <= own.height + slack, own.width > 300
        else { continue }
        count += 1
        let gap = stack.spacing.value(at: category, model: .uikit26, displayScale: 2)
        for (a, b) in zip(frames, frames.dropFirst()) {
          let distance =
            stack.axis[category] == .horizontal ? b.x - a.x - a.width : b.y - a.y - a.height
          #expect(abs(distance - gap) < slack, "seed \(seed)")
        }
      }
    }
    #expect(count > 500)
  }

  @Test("A column without limits is at least as high as its parts")
  func height() {
    for seed in 0..<3000 as Range<UInt64> {
      var maker = RandomTree(seed: seed, isTextOnly: true, hasSizeRules: false)
      let (outline, solution) = solve(
        .stack(.vertical, [maker.tree(), maker.tree()]), width: 300,
        at: ContentSizeCategory.allCases[Int(seed % 12)])
      for frame in solution.frames {
        let parts = solution.frames.filter { outline.nodes[$0.node].parent == frame.node }
        let sum = parts.reduce(0) { $0 + $1.height }
        #expect(frame.height >= sum - slack, "seed \(seed)")
      }
    }
  }

  @Test("On a wider screen, a column of texts is never higher")
  func wider() {
    for seed in 0..<2000 as Range<UInt64> {
      var maker = RandomTree(seed: seed, isTextOnly: true, hasSizeRules: false)
      let root = maker.tree()
      let category = ContentSizeCategory.allCases[Int(seed % 12)]
      let heights = stride(from: 60.0, through: 1000, by: 47).map {
        solve(root, width: $0, at: category).solution.frames[0].height
      }
      for (narrow, wide) in zip(heights, heights.dropFirst()) {
        #expect(wide <= narrow + slack, "seed \(seed)")
      }
    }
  }

  @Test("The largest tree that a configuration may hold is solved at once")
  func largest() {
    var element = LayoutElement.stack(
      .horizontal, (0..<1960).map { .text("word \($0)", name: "t\($0)") })
    for depth in 1..<LayoutLimits.depth {
      element = .stack(depth.isMultiple(of: 2) ? .vertical : .horizontal, [element])
    }
    let clock = ContinuousClock()
    let time = clock.measure {
      for category in ContentSizeCategory.allCases { _ = solve(element, width: 390, at: category) }
    }
    #expect(time < .seconds(20))
  }
}
