import MetricsCore

/// Finds slots in which margins and the like leave no width for text.
enum SlotRoom {
  /// Returns a warning for each slot without width on some screen, with the figures of the
  /// narrowest one.
  static func warnings(for configuration: Configuration) -> [InputWarning] {
    configuration.slots.compactMap { slot in
      guard case .fluid(let width) = slot.width else { return nil }
      let devices = (slot.devices ?? configuration.devices).compactMap { Device.named($0) }
      let screens = devices.flatMap { device in
        (slot.orientations ?? configuration.orientations).map {
          Screen(device: device, orientation: $0)
        }
      }
      let without = screens.filter { width.width(safeWidth: $0.safeWidth) <= 0 }
      guard let narrowest = without.min(by: { $0.safeWidth < $1.safeWidth }) else { return nil }
      let others = without.count - 1
      let rest =
        switch others {
        case 0: ""
        case 1: " and one more screen"
        default: " and \(others) more screens"
        }
      return InputWarning(
        "slot \(Phrases.quoted(slot.name)) has no width left on \(narrowest.id)\(rest): "
          + figures(width, of: narrowest.safeWidth), location: slot.location)
    }
  }

  private static func figures(_ width: FluidWidth, of safeWidth: Double) -> String {
    let number = NumberKind.text
    let margins = 2 * width.margins
    let gaps = width.spacing * Double(width.columns - 1)
    let row = safeWidth - margins - gaps
    guard row > 0 else {
      var takers: [String] = []
      if margins > 0 { takers.append("margins") }
      if gaps > 0 { takers.append("gaps between columns") }
      return "of \(number(safeWidth)) points, \(Phrases.list(takers, conjunction: "and")) take "
        + "\(number(margins + gaps)); reduce them"
    }
    let column = row / Double(width.columns) * width.fraction
    let share = width.columns > 1 ? "each column has" : "the row has"
    return "\(share) \(number((column * 10000).rounded() / 10000)) of \(number(safeWidth)) points, "
      + "and the reserve takes \(number(width.reserve)); reduce it"
  }
}
