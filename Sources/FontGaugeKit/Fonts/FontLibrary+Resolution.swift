import Spelling
public import MetricsCore

extension FontLibrary {
  /// Returns what a style's font request comes to.
  ///
  /// A name is looked for as UIKit does: among PostScript names, then among full names. To explain
  /// what would happen with less, family and file names are tried too and marked as such. A
  /// substitute is taken only when the font itself is not among the app's files; it may be any
  /// file, as it is not shipped.
  public func resolve(_ style: CustomStyle, locale: String? = nil) -> FaceResolution {
    let request = locale.flatMap { style.request(for: $0) } ?? style.font
    var found = face(for: request, in: appFaces)
    var isSubstitute = false
    if found == nil, let substitute = style.substitute {
      found = face(for: .named(substitute), in: entries.map(\.face))
      isSubstitute = found != nil
    }
    guard let (plain, match) = found else {
      return FaceResolution(
        requested: request.label, face: nil, match: nil,
        candidates: candidates(for: request, style.substitute))
    }
    let emphasized = emphasized(
      plain, style.emphasis, in: isSubstitute ? entries.map(\.face) : appFaces)
    return FaceResolution(
      requested: request.label, face: emphasized ?? plain,
      match: isSubstitute ? .postScriptName : match,
      plainFace: plain, lacksEmphasis: emphasized == nil, isSubstitute: isSubstitute)
  }

  /// The faces of the app's own files.
  var appFaces: [ResolvedFace] { entries.filter { !$0.isFallback }.map(\.face) }

  /// Returns the face of a request and how it was found; `nil` when none of the faces is meant.
  private func face(
    for request: FontRequest, in faces: [ResolvedFace]
  ) -> (face: ResolvedFace, match: FaceMatch)? {
    switch request {
    case .system: nil
    case .family(let family, let weight):
      nearest(to: weight, in: faces.filter { $0.family == family && !$0.italic })
        .map { ($0, .familyAndWeight) }
    case .named(let name):
      face(named: name, in: faces)
    }
  }

  private func face(
    named name: String, in faces: [ResolvedFace]
  ) -> (face: ResolvedFace, match: FaceMatch)? {
    if let face = faces.first(where: { $0.postScriptName == name }) {
      return (face, .postScriptName)
    }
    if let face = faces.first(where: { $0.fullName == name }) { return (face, .fullName) }
    let family = faces.filter { $0.family == name || $0.description.family == name }
    if let face = nearest(to: 400, in: family.filter { !$0.italic }) ?? family.first {
      return (face, .familyName)
    }
    if let face = faces.first(where: { $0.description.path.isFileNamed(name) }) {
      return (face, .fileName)
    }
    return nil
  }

  /// Returns the face of the same family with the traits of an emphasis; `nil` when none of the
  /// faces is it.
  ///
  /// In static files the macStyle bits decide; among the instances of variable fonts the nearest
  /// weight at or above 600 is bold.
  private func emphasized(
    _ face: ResolvedFace, _ emphasis: Emphasis, in faces: [ResolvedFace]
  ) -> ResolvedFace? {
    let bold = emphasis.isBold || face.bold
    let italic = emphasis.isItalic || face.italic
    if face.bold == bold, face.italic == italic { return face }
    let candidates = faces.filter {
      $0.family == face.family && $0.bold == bold && $0.italic == italic
    }
    return nearest(
      to: bold ? max(face.weight, ResolvedFace.boldWeight) : face.weight, in: candidates)
  }

  /// Returns the face whose weight is nearest, the first of two equally near.
  private func nearest(to weight: Double, in faces: [ResolvedFace]) -> ResolvedFace? {
    faces.min { abs($0.weight - weight) < abs($1.weight - weight) }
  }

  /// Returns what would resolve in place of a request: families for one that is not there, else names.
  private func candidates(for request: FontRequest, _ substitute: String?) -> [String] {
    if case .family(let family, _) = request, substitute == nil {
      var families: [String] = []
      for face in appFaces {
        if !families.contains(face.family) { families.append(face.family) }
      }
      return Suggestions.nearest(to: family, among: families, limit: 5)
    }
    return candidates(near: substitute ?? request.name)
  }

  /// Returns the names that would resolve, the nearest first, at most five: of the file that is named,
  /// near ones, or those of the same family; none when no name is like it.
  func candidates(near name: String) -> [String] {
    var names: [String] = []
    for face in appFaces where !names.contains(face.postScriptName) {
      names.append(face.postScriptName)
    }
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let ofFile = appFaces.filter { $0.description.path.isFileNamed(file) }.map(\.postScriptName)
    if let first = ofFile.first { return [first] }
    let stem = name.familyStem
    let near = Suggestions.nearest(to: name, among: names, limit: 5)
    return near.isEmpty ? Array(names.filter { $0.familyStem == stem }.prefix(5)) : near
  }
}

extension FontRequest {
  /// The name or family, for finding names like it.
  fileprivate var name: String {
    switch self {
    case .named(let name): name
    case .family(let family, _): family
    case .system: "system"
    }
  }
}

extension CustomStyle {
  /// Returns the font for a language: by its whole identifier, else by its language alone.
  func request(for locale: String) -> FontRequest? {
    if let exact = locales[locale] { return exact }
    let language = locale.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? locale
    return locales[language]
  }
}

extension String {
  /// A name without its style, its spaces and its capitals: `opensans` of `Open Sans-Bold`.
  fileprivate var familyStem: String {
    String(prefix { $0 != "-" }.filter { $0 != " " && $0 != "_" }).lowercased()
  }

  /// Whether a path's last part is a name, with or without its extension.
  fileprivate func isFileNamed(_ name: String) -> Bool {
    let file = split(separator: "/").last.map(String.init) ?? self
    if file == name { return true }
    guard let dot = file.lastIndex(of: ".") else { return false }
    return file[..<dot] == name
  }
}
