import FontEngine
import Inputs
public import MetricsCore
import Spelling

/// A font as it is named on the command line: `PATH`, `PATH#NAME` or `PATH#INDEX`.
public struct FontArgument: Sendable {
  /// The file's path.
  public var path: String
  /// The name or index of the face asked for; `nil` for the file's first face.
  public var face: String?

  /// Takes an argument apart; a file whose name contains `#` is found first.
  public init(_ argument: String) {
    path = argument
    if let hash = argument.lastIndex(of: "#"), !FileReader.exists(argument) {
      path = String(argument[..<hash])
      face = String(argument[argument.index(after: hash)...])
    }
  }

  /// Names a file of a project.
  init(_ file: ProjectFile) {
    path = file.path
    face = file.face
  }

  /// Opens the file.
  ///
  /// - Throws: `InputError` or `EngineError` when it cannot be read.
  public func open() throws -> FontLibrary { try FontLibrary([ProjectFile(path: path)]) }

  /// Returns the entry asked for.
  ///
  /// - Parameters:
  ///   - library: What ``open()`` returned.
  ///   - variations: Places on axes asked for; the entry is the default instance moved there.
  /// - Returns: The entry, at those places.
  /// - Throws: `InputError` naming the faces there are.
  public func select(
    from library: FontLibrary, variations: [AxisValue] = []
  ) throws -> FontLibrary.Entry {
    var entry = try select(from: library.entries)
    guard !variations.isEmpty else { return entry }
    let axes = entry.face.description.axes
    for place in variations {
      guard let axis = axes.first(where: { $0.tag == place.tag }) else {
        throw fault(
          axes.isEmpty
            ? "the font has no axes, so '\(place.tag)' cannot be set; leave --variations out"
            : "the font has no axis '\(place.tag)'; its axes are \(list(axes.map(\.tag)))")
      }
      guard place.value >= axis.minimum, place.value <= axis.maximum else {
        throw fault(
          "\(place.tag)=\(formatted(place.value)) is outside the axis; give "
            + "\(formatted(axis.minimum)) to \(formatted(axis.maximum))")
      }
      for index in entry.face.coordinates.indices
      where entry.face.coordinates[index].tag == place.tag {
        entry.face.coordinates[index].value = place.value
      }
      if place.tag == "wght" { entry.face.weight = place.value }
    }
    entry.isDefaultInstance = false
    return entry
  }

  /// Returns the entry asked for of those that the file holds.
  func select(from entries: [FontLibrary.Entry]) throws(InputError) -> FontLibrary.Entry {
    guard let face else { return entries[0] }
    if let index = Int(face) {
      // The faces of a collection, or the named instances of a variable font.
      let faceCount = entries[0].file.faceCount
      let choices =
        faceCount > 1
        ? entries.filter { $0.face.description.instances.isEmpty || $0.isDefaultInstance }
        : instances(of: entries)
      guard choices.indices.contains(index) else {
        let kind = faceCount > 1 ? "faces" : "named instances"
        throw fault(
          choices.isEmpty
            ? "the font has no \(kind), so '#\(index)' means nothing; leave it out"
            : "there is no '#\(index)'; the font has \(kind) 0 to \(choices.count - 1)")
      }
      return choices[index]
    }
    if let entry = entries.first(where: { $0.face.postScriptName == face }) { return entry }
    if let entry = entries.first(where: { $0.face.fullName == face }) { return entry }
    let names = entries.map(\.face.postScriptName)
    let near = Suggestions.nearest(to: face, among: names, limit: 3)
    let shown = near.isEmpty ? Array(names.prefix(12)) : near
    guard near.isEmpty else {
      throw fault("there is no face '\(face)'; did you mean \(shown.joined(separator: ", "))?")
    }
    let rest = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    throw fault(
      "there is no face '\(face)'; the file holds \(shown.joined(separator: ", "))\(rest)")
  }

  /// Returns the named instances of a variable font in its own order.
  private func instances(of entries: [FontLibrary.Entry]) -> [FontLibrary.Entry] {
    entries[0].face.description.instances.compactMap { instance in
      guard
        let named = entries.first(where: { $0.face.postScriptName == instance.postScriptName })
      else { return nil }
      var entry = named
      entry.face.coordinates = instance.coordinates
      return entry
    }
  }

  private func fault(_ message: String) -> InputError {
    InputError(message, location: SourceLocation(path: path))
  }
}
