public import MetricsCore

/// What `inspect` tells about font files.
public struct InspectReport: Sendable {
  /// Who made the report.
  public var tool: ToolIdentity
  /// The faces in the order of the files and within them.
  public var fonts: [FaceDescription]
  /// The faces that names can stand for, instances of variable fonts among them; those of a
  /// description are found by its path and face index.
  public var faces: [ResolvedFace]

  /// Creates a report.
  public init(tool: ToolIdentity, fonts: [FaceDescription], faces: [ResolvedFace] = []) {
    self.tool = tool
    self.fonts = fonts
    self.faces = faces
  }
}

/// A name that `UIFont(name:size:)` takes, and the face it gives.
struct AcceptedName: Equatable {
  var postScriptName: String
  var fullName: String?
  var coordinates: [AxisValue]
  /// Whether a bare file name means this face of a variable font.
  var isDefaultInstance: Bool
  /// Whether the file stores the PostScript name.
  var isStored: Bool
}

extension InspectReport {
  /// Returns the names that stand for a file's face and its instances: the default instance first
  /// unless it is a named one, then the instances in the font's order.
  func acceptedNames(of font: FaceDescription) -> [AcceptedName] {
    let defaults = font.axes.map { AxisValue(tag: $0.tag, value: $0.defaultValue) }
    let known = faces.filter {
      $0.description.path == font.path && $0.description.faceIndex == font.faceIndex
    }
    var names = font.instances.map { instance in
      AcceptedName(
        postScriptName: instance.postScriptName,
        fullName: known.first { $0.postScriptName == instance.postScriptName }?.fullName,
        coordinates: instance.coordinates,
        isDefaultInstance: instance.coordinates.sorted() == defaults.sorted(),
        isStored: instance.hasStoredPostScriptName)
    }
    if let own = font.postScriptName, !names.contains(where: { $0.postScriptName == own }) {
      let hasDefault = names.contains(where: \.isDefaultInstance)
      names.insert(
        AcceptedName(
          postScriptName: own, fullName: font.fullName, coordinates: defaults,
          isDefaultInstance: !font.axes.isEmpty && !hasDefault, isStored: true), at: 0)
    }
    for index in names.indices where names[index].postScriptName == font.postScriptName {
      names[index].fullName = names[index].fullName ?? font.fullName
    }
    return names
  }
}
