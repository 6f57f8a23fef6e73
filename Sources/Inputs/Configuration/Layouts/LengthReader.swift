import DynamicType
import Layouts
import MetricsCore

extension NodeReader {
  /// Returns a length: a number of points, or a mapping with `scaled`.
  func length() -> Length? {
    if isNumber { return number(.distance).map { Length($0) } }
    guard node.entries != nil else {
      noteWrongType("a number of points, such as 44, or { scaled: 44 }")
      return nil
    }
    guard
      let mapping = MappingReader(
        node, subject: label, keys: ["scaled", "textStyle", "maximum"], log: log)
    else { return nil }
    guard let scaled = mapping["scaled"] else {
      mapping.noteMissing("scaled", "add the length in points at the text size large")
      return nil
    }
    let points = scaled.number(.distance)
    let style =
      mapping["textStyle"].map {
        $0.choice(
          TextStyle.acceptedNames, listed: TextStyle.allCases.map(\.rawValue), TextStyle.init(name:)
        )
      } ?? .body
    let maximum = mapping["maximum"]?.number(.distance)
    guard let points, let style else { return nil }
    return Length(scaled: points, with: style, maximum: maximum)
  }

  /// Returns insets: a number of points on each side, or a mapping.
  func insets() -> EdgeInsets? {
    if isNumber {
      return number(.distance).map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard node.entries != nil else {
      noteWrongType("a number of points, such as 16, or { horizontal: 16, vertical: 8 }")
      return nil
    }
    guard
      let mapping = MappingReader(
        node, subject: label,
        keys: ["top", "left", "bottom", "right", "horizontal", "vertical"], log: log)
    else { return nil }
    let horizontal = mapping["horizontal"]?.number(.distance) ?? 0
    let vertical = mapping["vertical"]?.number(.distance) ?? 0
    return EdgeInsets(
      top: mapping["top"]?.number(.distance) ?? vertical,
      left: mapping["left"]?.number(.distance) ?? horizontal,
      bottom: mapping["bottom"]?.number(.distance) ?? vertical,
      right: mapping["right"]?.number(.distance) ?? horizontal)
  }

  /// Whether the value says that elements lie with their first baselines on one line.
  var alignmentIsByBaseline: Bool {
    guard case .scalar(let word, _) = node.value else { return false }
    return word == StackAlignment.firstBaseline.rawValue
  }

  /// Returns where elements lie across a stack's axis; `top` and `bottom` are accepted too.
  func alignment() -> StackAlignment? {
    choice(
      StackAlignment.allCases.map(\.rawValue) + ["top", "bottom"],
      listed: StackAlignment.allCases.map(\.rawValue)
    ) { word in
      switch word {
      case "top": .leading
      case "bottom": .trailing
      default: StackAlignment(rawValue: word)
      }
    }
  }
}

extension NumberKind {
  /// A layout priority.
  static let priority = NumberKind("a priority", example: "750", from: 0, to: 1000)
}
