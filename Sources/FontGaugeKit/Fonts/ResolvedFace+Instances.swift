public import MetricsCore

extension ResolvedFace {
  /// Returns the faces that a file's face stands for: itself, then its named instances.
  ///
  /// The first is a static face, or a variable font's default instance. An instance that has the
  /// default's own name is left out.
  public static func faces(of description: FaceDescription) -> [ResolvedFace] {
    let family = description.groupingFamily ?? description.postScriptName ?? description.path
    let defaults = description.axes.map { AxisValue(tag: $0.tag, value: $0.defaultValue) }
    let ownName = description.postScriptName ?? description.fullName ?? family
    let ownWeight = weight(at: defaults)
    let own = ResolvedFace(
      postScriptName: ownName, fullName: description.fullName, family: family,
      subfamily: description.typographicSubfamily ?? description.subfamily ?? "",
      description: description, coordinates: defaults,
      weight: ownWeight ?? Double(description.weightClass ?? 400),
      bold: description.bold || ownWeight.map { $0 >= boldWeight } ?? false,
      italic: description.italic)
    let instances = description.instances.filter { $0.postScriptName != ownName }.map { instance in
      let weight = weight(at: instance.coordinates) ?? own.weight
      return ResolvedFace(
        postScriptName: instance.postScriptName, fullName: "\(family) \(instance.subfamily)",
        family: family, subfamily: instance.subfamily, description: description,
        coordinates: instance.coordinates, weight: weight, bold: weight >= boldWeight,
        italic: description.italic || isSlanted(instance.coordinates))
    }
    return [own] + instances
  }

  /// The weight from which an instance of a variable font counts as bold.
  ///
  /// It is DemiBold on the OS/2 scale. Confidence: medium.
  public static let boldWeight = 600.0

  private static func weight(at coordinates: [AxisValue]) -> Double? {
    coordinates.first { $0.tag == "wght" }?.value
  }

  private static func isSlanted(_ coordinates: [AxisValue]) -> Bool {
    coordinates.contains { ($0.tag == "ital" || $0.tag == "slnt") && $0.value != 0 }
  }
}
