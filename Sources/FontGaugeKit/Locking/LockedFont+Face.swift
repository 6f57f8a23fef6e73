import FontEngine
import MetricsCore

extension LockedFont {
  /// Describes a face of a library.
  init(_ face: ResolvedFace, in library: FontLibrary) {
    let description = face.description
    self.init(postScriptName: face.postScriptName)
    path = description.path
    fullName = face.fullName
    family = face.family
    subfamily = face.subfamily
    version = description.version
    weight = face.weight
    unitsPerEm = description.unitsPerEm
    metrics = LockedFont.metrics(of: description)
    axes = description.axes.map {
      "\($0.tag) \(formatted($0.minimum))–\(formatted($0.defaultValue))–\(formatted($0.maximum))"
    }
    instances = description.instances.map(\.postScriptName)
    guard let file = library.entry(of: face)?.file else { return }
    sha256 = file.sha256()
    let digests = file.glyphDigests(
      faceIndex: description.faceIndex, at: face.coordinates, coverage: description.coverage)
    coverage = digests.coverage
    advances = digests.advances
    kerning = digests.kerning
    outlines = digests.outlines
  }

  private static func metrics(of description: FaceDescription) -> [String: Int] {
    let tables = description.verticalMetrics
    var metrics: [String: Int] = [:]
    for (name, table) in [("hhea", tables.hhea), ("typo", tables.typo), ("win", tables.win)] {
      guard let table else { continue }
      metrics[name + ".ascender"] = table.ascender
      metrics[name + ".descender"] = table.descender
      metrics[name + ".lineGap"] = table.lineGap
    }
    metrics["capHeight"] = description.capHeight
    metrics["xHeight"] = description.xHeight
    metrics["useTypoMetrics"] = tables.useTypoMetrics ? 1 : 0
    return metrics
  }
}
