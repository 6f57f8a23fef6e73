import MetricsCore

extension NodeReader {
  /// Returns a list of devices by their canonical names.
  func devices() -> [String]? {
    uniqueElements("a list of devices, such as [iPhone SE (3rd), iPhone 16]") { $0.device() }
  }

  /// Returns a list of orientations.
  func orientations() -> [Orientation]? {
    uniqueElements("a list of orientations, such as [portrait, landscape]") {
      $0.choice(Orientation.self)
    }
  }

  private func device() -> String? {
    guard let name = string("the name of a device, such as iPhone 16") else { return nil }
    if let device = Device.named(name) { return device.name }
    log.error("unknown device \(Phrases.quoted(name)); \(advice(for: name))", at: node.mark)
    return nil
  }

  /// Finds what to say about an unknown device.
  private func advice(for name: String) -> String {
    // A space is forgotten more often than a digit is mistyped.
    let letters = name.lowercased().filter { $0 != " " }
    if let device = Device.all.first(where: {
      $0.name.lowercased().filter { $0 != " " } == letters
    }) {
      return "did you mean '\(device.name)'?"
    }
    return Phrases.advice(
      for: name, among: Device.all.map(\.name), limit: 3, listed: Configuration.defaultDevices,
      otherwise: "give a name such as")
  }
}
