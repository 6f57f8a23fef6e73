import Checks
import DynamicType
public import MetricsCore

extension Lock {
  /// Measures a project and returns what its lock file holds.
  ///
  /// - Parameters:
  ///   - project: The configuration with its fonts and texts.
  ///   - workers: How many threads measure; the result does not depend on it.
  ///   - progress: Called now and then, from any thread, with the texts done and all texts.
  /// - Returns: The lock.
  /// - Throws: `EngineError` when a face cannot be read.
  public static func of(
    _ project: Project, workers: Int = 1,
    progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> (lock: Lock, texts: LockedTexts) {
    let analyzer = Analyzer(
      project: project, runner: .none, workers: workers, keepsMeasurements: true)
    var context = try analyzer.context()
    context.talliesWidths = context.plan.slots.isEmpty
    let results = analyzer.measure(context, progress)
    var widths = WidthTally()
    for result in results { widths.add(result.widths) }
    let texts = LockedTexts(results.flatMap(\.measurements))
    let lock = Lock(
      model: project.configuration.model.rawValue,
      fonts: fonts(of: context.styles, in: project.library, workers: workers),
      styles: styles(context.styles, widths), slots: slots(context.plan, texts))
    return (lock, texts)
  }

  private static func fonts(
    of styles: [StyleContext], in library: FontLibrary, workers: Int
  ) -> [LockedFont] {
    var faces: [String: ResolvedFace] = [:]
    for style in styles {
      for face in ([style.measurement.value] + style.otherMeasurements).compactMap(\.face) {
        faces[face.postScriptName] = face
      }
    }
    let wanted = faces.values.sorted { $0.postScriptName < $1.postScriptName }
    return Workers.map(count: wanted.count, threads: workers, {}) { _, index in
      LockedFont(wanted[index], in: library)
    }
  }

  private static func styles(_ contexts: [StyleContext], _ widths: WidthTally) -> [LockedStyle] {
    contexts.enumerated().flatMap { index, context in
      ([context.measurement.value] + context.otherMeasurements).map { measurement in
        LockedStyle(
          measurement, widths: measurement.locale == nil ? widths.widths(style: index) : [:])
      }
    }.sorted { $0.name < $1.name }
  }

  private static func slots(_ plan: CheckPlan, _ texts: LockedTexts) -> [LockedSlot] {
    plan.slots.map { planned in
      LockedSlot(
        name: planned.slot.name, style: planned.slot.style, screens: planned.screens.map(\.id),
        texts: texts.locked(in: planned.slot.name))
    }.sorted { $0.name < $1.name }
  }
}
