import MetricsCore

// The same subjects elsewhere: every name, path and line another, the grid 2048 units to the em
// with values scaled, the face the default instance of a variable font.

func elsewhere(_ face: ResolvedFace) -> ResolvedFace {
  let rescaled = { (metrics: VerticalMetrics) in
    let units = { (value: Int) in Int((Double(value) * 2.048).rounded()) }
    return VerticalMetrics(
      ascender: units(metrics.ascender), descender: units(metrics.descender),
      lineGap: units(metrics.lineGap))
  }
  var face = face
  face.description.path = "Other/Variable[wght].ttf"
  face.description.unitsPerEm = 2048
  face.description.verticalMetrics.hhea = face.description.verticalMetrics.hhea.map(rescaled)
  face.description.verticalMetrics.typo = face.description.verticalMetrics.typo.map(rescaled)
  face.description.verticalMetrics.win = face.description.verticalMetrics.win.map(rescaled)
  face.description.axes = [
    VariationAxis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)
  ]
  face.coordinates = [AxisValue(tag: "wght", value: 400)]
  face.postScriptName = "Other" + face.postScriptName
  face.family = "Other " + face.family
  face.description.family = face.family
  face.description.typographicFamily = face.family
  return face
}

func elsewhere(_ style: StyleMeasurement) -> StyleMeasurement {
  var style = style
  style.style.name = "other " + style.style.name
  style.style.location = SourceLocation(path: "elsewhere.yml", line: 99)
  style.resolution.requested = "Other" + style.resolution.requested
  style.resolution.face = style.resolution.face.map(elsewhere)
  style.resolution.plainFace = style.resolution.plainFace.map(elsewhere)
  return style
}

func elsewhere(_ sheet: StyleSheetMeasurement) -> StyleSheetMeasurement {
  StyleSheetMeasurement(
    styles: sheet.styles.map(elsewhere),
    families: sheet.families.map {
      FamilyMeasurement(family: "Other " + $0.family, faces: $0.faces.map(elsewhere))
    })
}

func elsewhere(_ text: LocalizedText) -> LocalizedText {
  var text = text
  text.key = "other.key"
  text.table = "Other"
  text.locale = "sv"
  text.location = nil
  return text
}

func elsewhere(_ measurement: TextMeasurement) -> TextMeasurement {
  var measurement = measurement
  measurement.text = elsewhere(measurement.text)
  measurement.sharedStyle = Shared(elsewhere(measurement.style))
  measurement.narrowestScreen = measurement.narrowestScreen.map {
    ScreenRoom(screen: "Other " + $0.screen, width: $0.width)
  }
  return measurement
}

func elsewhere(_ measurement: SlotMeasurement) -> SlotMeasurement {
  var measurement = measurement
  measurement.slot.name = "other " + measurement.slot.name
  measurement.slot.location = nil
  measurement.text = elsewhere(measurement.text)
  measurement.sharedStyle = Shared(elsewhere(measurement.style))
  measurement.screens = measurement.screens.map { "Other " + $0 }
  for index in measurement.cells.indices {
    measurement.cells[index].screen = "Other " + measurement.cells[index].screen
  }
  return measurement
}
