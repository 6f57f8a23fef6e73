import DynamicType
import MetricsCore

extension LockedStyle {
  /// Creates what a lock holds of a measured style.
  init(_ measurement: StyleMeasurement, widths: [String: LockedWidths]) {
    self.init(
      name: measurement.style.name + (measurement.locale.map { " (\($0))" } ?? ""),
      font: measurement.face?.postScriptName,
      pointSizes: measurement.ladder.map { Lock.rounded($0.pointSize) },
      lineHeights: measurement.ladder.compactMap(\.lineHeight).map(Lock.rounded),
      texts: widths)
  }
}
