public import MetricsCore
public import Reports

/// What is exported: the styles at every size, and the slots and layouts with the texts that fit
/// worst.
public struct ExportModel: Sendable {
  /// Who made the export.
  public var tool: ToolIdentity
  /// The styles in the configuration's order.
  public var styles: [ExportedStyle]
  /// The slots in the configuration's order; empty where they were not asked for.
  public var slots: [ExportedSlot]
  /// The layouts in the configuration's order, each in its languages in alphabetical order; empty
  /// where they were not asked for.
  public var layouts: [ExportedLayout]
  /// The faces of the styles, each once, by PostScript name.
  public var faces: [ResolvedFace]

  /// Creates a model.
  public init(
    tool: ToolIdentity, styles: [ExportedStyle], slots: [ExportedSlot] = [],
    layouts: [ExportedLayout] = [], faces: [ResolvedFace] = []
  ) {
    self.tool = tool
    self.styles = styles
    self.slots = slots
    self.layouts = layouts
    self.faces = faces
  }
}

/// A style with its sizes, and with those that languages with a font of their own have.
public struct ExportedStyle: Sendable {
  /// The style in its own font.
  public var measurement: StyleMeasurement
  /// The style in the fonts of languages that have one of their own, by language.
  public var locales: [StyleMeasurement]

  /// Creates a style.
  public init(_ measurement: StyleMeasurement, locales: [StyleMeasurement] = []) {
    self.measurement = measurement
    self.locales = locales
  }

  /// The style as configured.
  var style: CustomStyle { measurement.style }
}
