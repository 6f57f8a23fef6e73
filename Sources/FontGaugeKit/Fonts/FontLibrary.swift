public import FontEngine
public import Inputs
public import MetricsCore
import Synchronization

/// The font files of a run and every face in them, found by the names an app would use.
///
/// Files and faces keep the order they were given in; shaping faces are made once and shared.
public final class FontLibrary: Sendable {
  /// A face and the file that holds it.
  public struct Entry: Sendable {
    /// The face.
    public var face: ResolvedFace
    /// The file.
    public var file: FontFile
    /// Whether advances change with the point size otherwise than in proportion.
    public var followsPointSize: Bool
    /// Whether a variable font's default instance is meant.
    public var isDefaultInstance: Bool
    /// Whether the file only stands in for the system's fonts and is none of the app's own.
    public var isFallback: Bool
  }

  /// Every face, in the order of the files and of the faces in them.
  public let entries: [Entry]
  private let shapingFaces = Mutex<[ShapingKey: ShapingFace]>([:])

  private struct ShapingKey: Hashable {
    var file: ObjectIdentifier
    var faceIndex: Int
    var coordinates: [AxisValue]
    var pointSize: Double?
  }

  /// Opens font files.
  ///
  /// - Parameters:
  ///   - files: The app's own files; one that is named twice is opened once.
  ///   - fallback: Files that stand in for the system's fonts.
  /// - Throws: `InputError` when a file cannot be read, `EngineError` when it is no font.
  public init(_ files: [ProjectFile], fallback: [ProjectFile] = []) throws {
    var entries: [Entry] = []
    var seen: Set<String> = []
    for (offset, file) in (files + fallback).enumerated()
    where seen.insert(file.openPath).inserted {
      let bytes = try FileReader.read(
        file.openPath, reportedAs: SourceLocation(path: file.path))
      let font = try FontFile(bytes: bytes, path: file.path)
      for index in 0..<min(font.faceCount, FontLibrary.maximumFaceCount) {
        let description = try font.describe(faceIndex: index, detail: .names)
        let follows = ShapingFace.followsPointSize(font, faceIndex: index)
        for (place, face) in ResolvedFace.faces(of: description).enumerated() {
          entries.append(
            Entry(
              face: face, file: font, followsPointSize: follows,
              isDefaultInstance: place == 0 && !description.axes.isEmpty,
              isFallback: offset >= files.count))
        }
      }
    }
    self.entries = entries
  }

  /// Creates a library of faces.
  init(entries: [Entry]) { self.entries = entries }

  /// More faces than any collection has; a file that claims more is damaged.
  private static let maximumFaceCount = 256

  /// Returns a face ready to shape, the same object for the same request.
  ///
  /// - Parameters:
  ///   - entry: The face.
  ///   - variations: Axis values that replace the face's own.
  ///   - pointSize: The size that an optical size not set by `variations` and a tracking table
  ///     follow; `nil` to take the face as it is.
  /// - Returns: A face that any thread may use.
  public func shapingFace(
    _ entry: Entry, variations: [AxisValue] = [], pointSize: Double? = nil
  ) -> ShapingFace {
    let followed = entry.followsPointSize ? pointSize : nil
    let coordinates =
      entry.face.coordinates.filter { place in
        !variations.contains { $0.tag == place.tag } && !(followed != nil && place.tag == "opsz")
      } + variations
    let key = ShapingKey(
      file: ObjectIdentifier(entry.file), faceIndex: entry.face.description.faceIndex,
      coordinates: coordinates.sorted(), pointSize: followed)
    return shapingFaces.withLock { faces in
      if let found = faces[key] { return found }
      let made = ShapingFace(
        file: entry.file, faceIndex: key.faceIndex, coordinates: coordinates, pointSize: followed)
      faces[key] = made
      return made
    }
  }

  /// Returns the entry of a face found in this library.
  func entry(of face: ResolvedFace) -> Entry? {
    entries.first {
      $0.face.postScriptName == face.postScriptName
        && $0.face.description.path == face.description.path
        && $0.face.description.faceIndex == face.description.faceIndex
    }
  }
}
