/// A call that makes a font of a given size.
struct FontCall {
  enum Function: Equatable {
    /// `UIFont.systemFont(ofSize:)` and its kin.
    case systemFont
    /// `UIFont(name:size:)`.
    case named
    /// `UIFont(descriptor:size:)`.
    case descriptor
    /// `Font.system(size:)`.
    case swiftUISystem
    /// `Font.custom(_:size:)`, which scales; with or without `relativeTo`.
    case custom
    /// `Font.custom(_:fixedSize:)`.
    case customFixed
    /// `Font(_:)`, of a `UIFont` or `CTFont`.
    case bridged
  }

  var function: Function
  /// The function as documentation writes it: `UIFont(name:size:)`.
  var name: String
  /// The first token of the expression: `UIFont`, or the dot of an implicit member.
  var start: Int
  /// The token after the closing parenthesis.
  var end: Int
  /// The tokens of the argument that is the size.
  var size: Range<Int>
  /// The tokens of the descriptor, or of the font for `Font(_:)`; empty for others.
  var source: Range<Int>

  var isUIKit: Bool { function == .systemFont || function == .named || function == .descriptor }
}

/// The calls of a source that make a font of a given size.
struct FontCalls {
  /// The calls in the order of the source.
  private(set) var all: [FontCall] = []
  /// The calls by their first token.
  private(set) var byStart: [Int: FontCall] = [:]
  /// The parentheses of the calls of `Font(_:)`.
  private(set) var bridges: Set<Int> = []

  init(_ file: SourceFile) {
    let isForMac = FontCalls.isForMac(file)
    for index in file.tokens.indices {
      guard let call = FontCalls.call(at: index, in: file) else { continue }
      // There `.systemFont(ofSize: 13)` is a font of AppKit, which knows no text sizes.
      if call.isUIKit, file.kind(call.start) == .dot,
        isForMac || file.expectedType(at: call.start) == "NSFont"
      {
        continue
      }
      if call.function == .bridged { bridges.insert(file.enclosing[call.source.lowerBound]) }
      all.append(call)
      byStart[call.start] = call
    }
  }

  /// Whether a source is about AppKit and not about UIKit.
  private static func isForMac(_ file: SourceFile) -> Bool {
    let modules = file.indices { $0.word == .import }.prefix(200).map { index in
      file.kind(index + 1) == .identifier ? file.text(index + 1) : ""
    }
    return !modules.contains("UIKit") && (modules.contains("AppKit") || modules.contains("Cocoa"))
  }

  private static func call(at index: Int, in file: SourceFile) -> FontCall? {
    let token = file.tokens[index]
    if token.kind == .dot {
      guard file.beginsImplicitMember(index), file.kind(index + 1) == .identifier else {
        return nil
      }
      let member = file.word(index + 1)
      if member.isSystemFont { return systemFont(index, member: index + 1, file) }
      if member == .initializer { return implicitInitializer(index, file) }
      return swiftUI(index, member: index + 1, file)
    }
    if token.kind == .identifier, token.word.isSystemFont || token.word == .selfType {
      return callOfOwn(at: index, file)
    }
    guard token.word == .uiFont || token.word == .swiftUIFont, token.kind == .identifier else {
      return nil
    }
    // `UIKit.UIFont` begins with the module's name.
    var start = index
    if file.kind(index - 1) == .dot {
      let module = file.kind(index - 2) == .identifier ? file.text(index - 2) : ""
      guard module == (token.word == .uiFont ? "UIKit" : "SwiftUI"), file.kind(index - 3) != .dot
      else { return nil }
      start = index - 2
    }
    var open = index + 1
    if file.kind(open) == .dot {
      let member = index + 2
      if file.word(member) == .initializer {
        open = member + 1
      } else if token.word == .uiFont {
        return file.word(member).isSystemFont ? systemFont(start, member: member, file) : nil
      } else {
        return swiftUI(start, member: member, file)
      }
    }
    guard file.opensCall(open) else { return nil }
    return token.word == .uiFont
      ? initializer(start, open, file) : bridged(start, open, file)
  }

  /// Returns the call of `.init` where a `UIFont` or `Font` is expected.
  private static func implicitInitializer(_ dot: Int, _ file: SourceFile) -> FontCall? {
    let open = dot + 2
    guard file.opensCall(open) else { return nil }
    // Only these labels are worth finding out the type for.
    let isUIKit = initializer(dot, open, file) != nil
    guard isUIKit || bridged(dot, open, file) != nil else { return nil }
    switch file.expectedType(at: dot) {
    case "UIFont": return initializer(dot, open, file)
    case "Font": return bridged(dot, open, file)
    default: return nil
    }
  }

  /// Returns the call of a member of `UIFont` in an extension of it, with `Self` or nothing before.
  private static func callOfOwn(at index: Int, _ file: SourceFile) -> FontCall? {
    guard file.kind(index - 1) != .dot, file.word(index - 1) != .func else { return nil }
    let isOfSelf = file.word(index) == .selfType
    let hasMember = isOfSelf && file.kind(index + 1) == .dot
    let member = hasMember ? index + 2 : index
    guard file.opensCall(member + 1), file.typeName(around: index) == "UIFont" else { return nil }
    if file.word(member).isSystemFont { return systemFont(index, member: member, file) }
    let isInitializer = isOfSelf && (!hasMember || file.word(member) == .initializer)
    return isInitializer ? initializer(index, member + 1, file) : nil
  }

  private static func systemFont(_ start: Int, member: Int, _ file: SourceFile) -> FontCall? {
    let open = member + 1
    guard file.opensCall(open) else { return nil }
    let arguments = file.arguments(open)
    guard file.labels(arguments).first == .ofSize else { return nil }
    return FontCall(
      function: .systemFont, name: "UIFont.\(file.text(member))(ofSize:)", start: start,
      end: file.partners[open] + 1, size: arguments[0].value, source: 0..<0)
  }

  private static func initializer(_ start: Int, _ open: Int, _ file: SourceFile) -> FontCall? {
    let arguments = file.arguments(open)
    let end = file.partners[open] + 1
    switch file.labels(arguments) {
    case [.name, .size]:
      return FontCall(
        function: .named, name: "UIFont(name:size:)", start: start, end: end,
        size: arguments[1].value, source: 0..<0)
    case [.descriptor, .size]:
      return FontCall(
        function: .descriptor, name: "UIFont(descriptor:size:)", start: start, end: end,
        size: arguments[1].value, source: arguments[0].value)
    default: return nil
    }
  }

  private static func swiftUI(_ start: Int, member: Int, _ file: SourceFile) -> FontCall? {
    let open = member + 1
    let word = file.word(member)
    // `case .system(size: let size)` takes apart, and makes nothing.
    let isPattern = [.case, .let, .var].contains(file.word(start - 1))
    guard word == .system || word == .custom, file.opensCall(open), !isPattern else { return nil }
    let arguments = file.arguments(open)
    let labels = file.labels(arguments)
    let end = file.partners[open] + 1
    func call(_ function: FontCall.Function, _ name: String, _ size: Int) -> FontCall {
      FontCall(
        function: function, name: name, start: start, end: end, size: arguments[size].value,
        source: 0..<0)
    }
    if word == .system {
      return labels.first == .size ? call(.swiftUISystem, "Font.system(size:)", 0) : nil
    }
    guard labels.count >= 2, labels[0] == .other, arguments[0].label == nil else { return nil }
    switch labels[1] {
    case .fixedSize: return call(.customFixed, "Font.custom(_:fixedSize:)", 1)
    case .size:
      let isRelative = labels.dropFirst(2).first == .relativeTo
      return call(.custom, "Font.custom(_:size:\(isRelative ? "relativeTo:" : ""))", 1)
    default: return nil
    }
  }

  private static func bridged(_ start: Int, _ open: Int, _ file: SourceFile) -> FontCall? {
    let arguments = file.arguments(open)
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    return FontCall(
      function: .bridged, name: "Font(_:)", start: start, end: file.partners[open] + 1,
      size: 0..<0, source: arguments[0].value)
  }
}
