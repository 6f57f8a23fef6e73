import CFreeType
public import MetricsCore

/// How much of a face is read.
public enum FaceDetail: Comparable, Sendable {
  /// Names, measures, axes and instances: enough to find a face by name.
  case names
  /// Also the characters covered and the measured heights.
  case coverage
  /// Also scripts, blank characters, features and the file's sum.
  case everything
}

extension FontFile {
  /// Reads what the file says about one of its faces.
  ///
  /// - Parameters:
  ///   - faceIndex: The face's place in a collection, from 0.
  ///   - detail: How much is read; what is not stays empty.
  ///   - coordinates: The place on the axes at which heights are measured; `names` ignores it.
  /// - Throws: `EngineError` when FreeType cannot open the face.
  public func describe(
    faceIndex: Int = 0, detail: FaceDetail, at coordinates: [AxisValue] = []
  ) throws(EngineError) -> FaceDescription {
    let face = try FreeTypeFace(bytes: sfnt, faceIndex: faceIndex, path: path)
    guard face.unitsPerEm > 0 else {
      throw EngineError(
        path: path, message: "the font's unitsPerEm is 0, so nothing in it has a size; export it again")
    }
    let tables = RawTables(face)
    let names = HarfBuzzFace(sfnt: sfnt, faceIndex: faceIndex)
    var result = FaceDescription(
      path: path, unitsPerEm: face.unitsPerEm, verticalMetrics: tables.verticalMetrics)
    result.format = format
    result.faceIndex = faceIndex
    result.glyphCount = face.glyphCount
    result.postScriptName = names.name(6)
    result.fullName = names.name(4)
    result.family = names.name(1)
    result.subfamily = names.name(2)
    result.typographicFamily = names.name(16)
    result.typographicSubfamily = names.name(17)
    result.version = names.name(5)
    result.weightClass = tables.weightClass
    result.bold = tables.bold
    result.italic = tables.italic
    result.capHeight = tables.capHeight
    result.xHeight = tables.xHeight
    result.axes = names.axes
    result.instances = names.instances(of: result.axes)
    result.faults = faults(of: result, face)
    guard detail > .names else { return result }

    result.coverage = names.coverage
    face.setCoordinates(coordinates, axes: result.axes)
    let shaping = ShapingFace(file: self, faceIndex: faceIndex, coordinates: coordinates)
    result.measuredCapHeight = face.top(of: "H", in: shaping)
    result.measuredXHeight = face.top(of: "x", in: shaping)
    guard detail > .coverage else { return result }

    result.sha256 = sha256()
    if let fault = ChecksumFault.first(in: sfnt) { result.faults.append(fault) }
    result.features = names.features
    var scripts: Set<String> = []
    var blank: [UInt32] = []
    for range in result.coverage.ranges {
      for value in range {
        if let script = Characters.script(of: value) { scripts.insert(script) }
        if Characters.showsInk(value), let glyph = shaping.glyph(for: value),
          face.outlineBounds(glyph) == nil, !shaping.isDrawnOtherwise(glyph)
        {
          blank.append(value)
        }
      }
    }
    result.scripts = scripts.sorted()
    result.blankCharacters = blank
    return result
  }

  /// What is wrong with a face without making it unusable, one sentence each.
  private func faults(
    of description: FaceDescription, _ face: FreeTypeFace
  ) -> [String] {
    var faults: [String] = []
    if description.verticalMetrics.hhea == nil {
      faults.append("there is no 'hhea' table, so iOS has no line height for the font")
    }
    if description.verticalMetrics.typo == nil { faults.append("there is no 'OS/2' table") }
    if description.postScriptName == nil {
      faults.append("there is no PostScript name (nameID 6), so UIFont cannot find the font")
    }
    if !face.hasTable("cmap") {
      faults.append("there is no 'cmap' table, so no character has a glyph")
    }
    return faults
  }
}

extension FreeTypeFace {
  /// Returns the top of a character's outline in font units.
  func top(of character: Unicode.Scalar, in shaping: ShapingFace) -> Double? {
    guard let glyph = shaping.glyph(for: character.value), let bounds = outlineBounds(glyph) else {
      return nil
    }
    return Double(bounds.yMax)
  }
}
