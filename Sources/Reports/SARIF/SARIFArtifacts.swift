import MetricsCore

/// The files that places lie in, each once, in the order of their first use.
struct SARIFArtifacts {
  /// What paths in the repository are relative to, as GitHub and others call it.
  static let base = "%SRCROOT%"

  /// The files as `artifact` objects (3.24).
  private(set) var all: [JSONValue] = []
  private var indices: [String: Int] = [:]
  private let places: ReportPlaces

  /// Creates an empty list.
  init(_ places: ReportPlaces) { self.places = places }

  /// Returns a place as a `location` object (3.28), and lists its file.
  ///
  /// A place without a line is told as the first one, since code scanning takes none without.
  mutating func location(_ place: SourceLocation, id: Int? = nil, of subject: String? = nil)
    -> JSONValue
  {
    let path = places.inRepository(place.path)
    let uri = uriReference(path)
    let base: JSONValue? = path.hasPrefix("/") ? nil : .string(SARIFArtifacts.base)
    let index = indices[uri] ?? all.count
    if index == all.count {
      indices[uri] = index
      all.append([
        "location": ["index": .integer(index), "uri": .string(uri), "uriBaseId": base],
        "roles": ["analysisTarget"],
      ])
    }
    return [
      "id": JSONValue(id),
      "message": subject.map { ["text": .string(sarifEscaped($0))] },
      "physicalLocation": [
        "artifactLocation": ["index": .integer(index), "uri": .string(uri), "uriBaseId": base],
        "region": [
          "startColumn": place.line == nil ? nil : JSONValue(place.column),
          "startLine": .integer(place.line ?? 1),
        ],
      ],
    ]
  }
}
