import Checks
import Dispatch
import DynamicType
public import MetricsCore
import Synchronization

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
      fonts: try fonts(of: context.styles, in: project.library, workers: workers),
      styles: styles(context.styles, widths), slots: slots(context.plan, texts))
    return (lock, texts)
  }

  private static func fonts(
    of styles: [StyleContext], in library: FontLibrary, workers: Int
  ) throws -> [LockedFont] {
    var faces: [String: ResolvedFace] = [:]
    for style in styles {
      for face in ([style.measurement.value] + style.otherMeasurements).compactMap(\.face) {
        faces[face.postScriptName] = face
      }
    }
    let wanted = faces.values.sorted { $0.postScriptName < $1.postScriptName }
    let made = Mutex([LockedFont?](repeating: nil, count: wanted.count))
    DispatchQueue.concurrentPerform(iterations: wanted.count) { index in
      let font = LockedFont(wanted[index], in: library)
      made.withLock { $0[index] = font }
    }
    return made.withLock { $0.compactMap { $0 } }
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

/// The texts of slots by what identifies them in a lock.
public struct LockedTexts: Sendable {
  private var slots: [String: [LockedText.Identity: (locked: LockedText, text: LocalizedText)]] =
    [:]

  init(_ measurements: [SlotMeasurement]) {
    for measurement in measurements {
      let locked = LockedText(measurement)
      let known = slots[measurement.slot.name]?[locked.identity]?.locked
      // Of two texts with one key the same one stays, whichever file is listed first.
      if let known, known.digest <= locked.digest { continue }
      slots[measurement.slot.name, default: [:]][locked.identity] = (locked, measurement.text)
    }
  }

  /// Returns a text; `nil` when there is none.
  public func text(_ identity: LockedText.Identity, in slot: String) -> LocalizedText? {
    slots[slot]?[identity]?.text
  }

  fileprivate func locked(in slot: String) -> [LockedText] {
    (slots[slot] ?? [:]).values.map(\.locked).sorted { $0.identity < $1.identity }
  }
}

extension LockedStyle {
  fileprivate init(_ measurement: StyleMeasurement, widths: [String: LockedWidths]) {
    self.init(
      name: measurement.style.name + (measurement.locale.map { " (\($0))" } ?? ""),
      font: measurement.face?.postScriptName,
      pointSizes: measurement.ladder.map { LockDigest.rounded($0.pointSize) },
      lineHeights: measurement.ladder.compactMap(\.lineHeight).map(LockDigest.rounded),
      texts: widths)
  }
}

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
