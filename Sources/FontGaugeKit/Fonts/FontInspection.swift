import FontEngine
public import MetricsCore

/// Everything a font file says about its faces, or about the one that was asked for.
public struct FontInspection: Sendable {
  /// The faces, each with everything there is to know.
  public var fonts: [FaceDescription]
  /// All faces and named instances of the file, by the names that UIFont accepts.
  public var faces: [ResolvedFace]

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - argument: The file and, where one is asked for, the face.
  ///   - variations: Places on axes at which heights are measured.
  /// - Throws: `InputError` or `EngineError` when it cannot be read.
  public init(_ argument: FontArgument, variations: [AxisValue] = []) throws {
    let library = try argument.open()
    faces = library.entries.map(\.face)
    guard argument.face != nil || !variations.isEmpty else {
      fonts = []
      for index in 0..<library.entries[0].file.faceCount {
        fonts.append(
          try library.entries[0].file.describe(faceIndex: index, detail: .everything))
      }
      return
    }
    let entry = try argument.select(from: library, variations: variations)
    let face = entry.face
    var font = try entry.file.describe(
      faceIndex: face.description.faceIndex, detail: .everything, at: face.coordinates)
    if argument.face != nil {
      font.postScriptName = face.postScriptName
      font.fullName = face.fullName
      font.typographicSubfamily = face.subfamily
      if let place = face.coordinates.first(where: { $0.tag == "wght" }) {
        font.weightClass = Int(place.value)
      }
      font.bold = face.bold
    }
    fonts = [font]
  }
}
