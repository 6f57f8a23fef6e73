import FontEngine
import MetricsCore

extension ProjectSurvey {
  /// A family of fonts, as far as starter styles need to know it.
  public struct Family: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The names by which its faces resolve, each once, upright and light faces first.
    public var postScriptNames: [String]
    /// The PostScript name of the upright face whose weight is nearest to regular; `nil` when no
    /// face has a name that UIFont would take.
    public var regular: String?
    /// How its bold face is asked for.
    public var bold: Bold
    /// What it is made for.
    public var purpose: Purpose
  }

  /// How the bold face of a family is asked for.
  public enum Bold: Equatable, Sendable {
    /// There is none.
    case none
    /// By the bold trait of the regular face.
    case emphasis
    /// By its PostScript name, since it does not carry the trait.
    case face(String)
  }

  /// What a family is made for.
  public enum Purpose: Equatable, Sendable {
    /// Text in Latin letters, and perhaps others.
    case latinText
    /// Text in other scripts only, by their ISO 15924 codes.
    case otherText([String])
    /// Icons and other symbols.
    case symbols
  }
}

extension ProjectSurvey.Family {
  /// Describes a family of a library.
  init(_ name: String, in library: FontLibrary) throws {
    let faces = library.entries.map(\.face).filter { $0.family == name }
      .sorted { ($0.italic ? 1 : 0, $0.weight) < ($1.italic ? 1 : 0, $1.weight) }
    self.name = name
    postScriptNames = []
    for face in faces where face.isNamed && !postScriptNames.contains(face.postScriptName) {
      postScriptNames.append(face.postScriptName)
    }
    bold = .none
    let regular = faces.filter(\.isNamed).min { a, b in
      a.distanceFromRegular != b.distanceFromRegular
        ? a.distanceFromRegular.lexicographicallyPrecedes(b.distanceFromRegular)
        : a.postScriptName.utf8.lexicographicallyPrecedes(b.postScriptName.utf8)
    }
    self.regular = regular?.postScriptName
    guard let regular, let entry = library.entry(of: regular) else {
      purpose = .symbols
      return
    }
    purpose = try ProjectSurvey.Purpose(of: entry)
    bold = ProjectSurvey.Bold(beside: regular, among: faces.filter(\.isNamed), in: library)
  }
}

extension ProjectSurvey.Purpose {
  /// Tells from the characters of a face.
  init(of entry: FontLibrary.Entry) throws {
    func describe(_ detail: FaceDetail) throws -> FaceDescription {
      try entry.file.describe(
        faceIndex: entry.face.description.faceIndex, detail: detail, at: entry.face.coordinates)
    }
    let face = try describe(.coverage)
    // Fonts of icons give letters no outline, or none of the small ones.
    let hasLetters = "abcdefghijklmnopqrstuvwxyz".unicodeScalars.allSatisfy(face.coverage.contains)
    guard !hasLetters || face.measuredXHeight == nil else {
      self = .latinText
      return
    }
    let scripts = try describe(.everything).scripts.filter { $0 != "Latn" }
    self = scripts.isEmpty ? .symbols : .otherText(scripts)
  }
}

extension ProjectSurvey.Bold {
  /// Finds the bold face of a family.
  init(beside regular: ResolvedFace, among faces: [ResolvedFace], in library: FontLibrary) {
    var style = CustomStyle(name: "", font: .named(regular.postScriptName), size: 17)
    style.emphasis = .bold
    let resolution = library.resolve(style)
    if !resolution.lacksEmphasis, let face = resolution.face {
      self = face.postScriptName == regular.postScriptName ? .none : .emphasis
      return
    }
    let heavier = faces.filter { !$0.italic && $0.weight >= ResolvedFace.boldWeight }
    self =
      heavier.min { abs($0.weight - 700) < abs($1.weight - 700) }.map { .face($0.postScriptName) }
      ?? .none
  }
}

extension ResolvedFace {
  /// Whether the face has a name of its own, which a style can give.
  fileprivate var isNamed: Bool {
    !postScriptName.isEmpty && postScriptName != description.path && postScriptName != "system"
  }

  /// How far the face is from an upright regular one of normal width: less is nearer, and the
  /// first difference counts.
  fileprivate var distanceFromRegular: [Double] {
    let width = coordinates.first { $0.tag == "wdth" }?.value ?? 100
    // Of `Regular` and `Condensed Regular` the shorter one is of normal width.
    // The file's own name is surer than that of an instance.
    return [
      italic ? 1 : 0, abs(weight - 400), abs(width - 100), Double(subfamily.utf8.count),
      postScriptName == description.postScriptName ? 0 : 1,
    ]
  }
}
