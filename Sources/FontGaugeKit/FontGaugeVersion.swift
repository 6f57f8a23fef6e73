/// The version of FontGauge.
public enum FontGaugeVersion {
  /// The version by the rules of Semantic Versioning.
  public static let current = "0.1.0"
}
