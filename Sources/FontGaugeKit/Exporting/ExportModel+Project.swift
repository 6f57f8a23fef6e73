import Checks
public import Exports
import Inputs
import MetricsCore
import Reports

extension ExportModel {
  /// Measures a project for an export.
  ///
  /// - Parameters:
  ///   - project: The configuration with its fonts and texts.
  ///   - includesSlots: Whether the texts are measured in their slots, which takes most of the time.
  ///   - includesLayouts: Whether the frames of the layouts are worked out.
  ///   - workers: How many threads measure; the result does not depend on it.
  ///   - progress: Called now and then, from any thread, with the texts done and all texts.
  /// - Throws: `EngineError` when a face cannot be read.
  public init(
    _ project: Project, includesSlots: Bool, includesLayouts: Bool, workers: Int = 1,
    progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws {
    var project = project
    // The heavier faces of Bold Text are not the styles that are handed on.
    project.configuration.boldText = false
    let analyzer = Analyzer(
      project: project, runner: .none, workers: workers, keepsMeasurements: true)
    let context = try analyzer.context()
    let styles = context.styles.map {
      ExportedStyle($0.measurement.value, locales: $0.otherMeasurements)
    }
    var slots: [ExportedSlot] = []
    if includesSlots {
      let measured = Dictionary(
        grouping: analyzer.measure(context, progress).flatMap(\.measurements), by: \.slot.name)
      slots = context.plan.slots.map { planned in
        ExportedSlot(
          planned.slot, style: styles[planned.style].measurement.style,
          screens: Array(zip(planned.screens, planned.rooms)).map { (screen: $0, room: $1) },
          measurements: measured[planned.slot.name] ?? [])
      }
    }
    // Of the many texts of a layout, one set a language is kept; the others are let go at once.
    let layouts =
      includesLayouts
      ? analyzer.measureLayouts(context) { ExportedLayout.worst(of: $0.measurements) } : []
    self.init(
      tool: ToolIdentity(
        version: FontGaugeVersion.current, model: project.configuration.model),
      styles: styles, slots: slots, layouts: layouts.flatMap(\.self),
      faces: ExportModel.faces(of: styles, in: project.library))
  }

  private static func faces(
    of styles: [ExportedStyle], in library: FontLibrary
  ) -> [ResolvedFace] {
    var faces: [String: ResolvedFace] = [:]
    for style in styles {
      for var face in ([style.measurement] + style.locales).compactMap(\.face)
      where faces[face.postScriptName] == nil {
        // Not worked out where only measures are wanted.
        face.description.sha256 = library.entry(of: face)?.file.sha256() ?? ""
        faces[face.postScriptName] = face
      }
    }
    return faces.values.sorted { $0.postScriptName < $1.postScriptName }
  }
}
