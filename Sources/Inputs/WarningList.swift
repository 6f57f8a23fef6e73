import MetricsCore

/// The warnings of one file; of very many, those after the first ``limit`` are only counted.
///
/// A damaged file of some megabytes could give millions, which nobody reads.
struct WarningList {
  /// The greatest number of warnings that are told one by one.
  static let limit = 200

  private var kept: [InputWarning] = []
  /// How many warnings there were, also of those that are not kept.
  private(set) var count = 0

  /// Whether further warnings are only counted.
  var isFull: Bool { kept.count >= Self.limit }

  /// Notes a warning, working out its sentence only if it is kept.
  mutating func add(
    _ sentence: @autoclosure () -> String, at location: @autoclosure () -> SourceLocation?
  ) {
    count += 1
    if !isFull { kept.append(InputWarning(sentence(), location: location())) }
  }

  /// Counts warnings that are not told.
  mutating func skip(_ count: Int) { self.count += count }

  /// Takes over what another list has.
  mutating func add(_ other: WarningList) {
    let room = max(0, Self.limit - kept.count)
    kept += other.kept.prefix(room)
    count += other.count
  }

  /// Returns the warnings in the order of their places, and at the end how many more there were.
  ///
  /// - Parameter path: The file.
  /// - Returns: The warnings.
  func all(path: String) -> [InputWarning] {
    let kept = self.kept.enumerated().sorted { first, second in
      switch (first.element.location, second.element.location) {
      case (let a?, let b?) where a != b: a < b
      default: first.offset < second.offset
      }
    }.map(\.element)
    guard count > kept.count else { return kept }
    let rest = count - kept.count
    let sentence =
      rest == 1 ? "there is one further warning" : "there are \(rest) further warnings"
    return kept + [
      InputWarning(
        "\(sentence) of this file; correct those that are told first",
        location: SourceLocation(path: path))
    ]
  }
}
