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
  /// - Returns: The description of the face.
  /// - Throws: `EngineError` when there is no such face or FreeType cannot open it.
  public func describe(
    faceIndex: Int = 0, detail: FaceDetail, at coordinates: [AxisValue] = []
  ) throws(EngineError) -> FaceDescription {
    guard (0..<faceCount).contains(faceIndex) else {
      throw EngineError(
        path: path,
        message: faceCount == 1
          ? "there is no face \(faceIndex); the file has one face, number 0"
          : "there is no face \(faceIndex); the faces are 0 to \(faceCount - 1)")
    }
    let face = try FreeTypeFace(bytes: sfnt, faceIndex: faceIndex, path: path)
    guard face.unitsPerEm > 0 else {
      throw EngineError(
        path: path,
        message: "the font's unitsPerEm is 0, so nothing in it has a size; export it again")
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
    result.scripts = scripts(of: result.coverage)
    result.blankCharacters = blankCharacters(of: result.coverage, face, shaping)
    return result
  }

  private func scripts(of coverage: CharacterCoverage) -> [String] {
    var scripts: Set<String> = []
    for value in coverage.ranges.joined() {
      if let script = Characters.script(of: value) { scripts.insert(script) }
    }
    return scripts.sorted()
  }

  /// The characters that should show ink and are mapped to a glyph that has none.
  private func blankCharacters(
    of coverage: CharacterCoverage, _ face: FreeTypeFace, _ shaping: ShapingFace
  ) -> [UInt32] {
    // A damaged font can map a million characters to one glyph.
    var isBlank: [UInt32: Bool] = [:]
    return coverage.ranges.joined().filter { value in
      guard Characters.showsInk(value), let glyph = shaping.glyph(for: value) else { return false }
      if let known = isBlank[glyph] { return known }
      let found = face.outlineBounds(glyph) == nil && !shaping.isDrawnOtherwise(glyph)
      isBlank[glyph] = found
      return found
    }
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
