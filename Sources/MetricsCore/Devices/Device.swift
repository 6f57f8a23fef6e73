/// How a device is held.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}

/// How sure a modelled fact is.
public enum Confidence: String, CaseIterable, Sendable {
  /// Measured, or published by Apple.
  case high
  /// Several public sources agree.
  case medium
  /// One source, or inferred.
  case low
}

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: Double

  /// Creates insets in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// An iPhone or iPad: the size of its screen and what the system keeps clear.
public struct Device: Hashable, Sendable {
  /// The name in the configuration and in reports, such as `iPhone SE (1st)`.
  public var name: String
  /// The short side in points.
  public var width: Double
  /// The long side in points.
  public var height: Double
  /// Pixels per point.
  public var displayScale: Double
  /// The safe area insets when held upright.
  public var portraitInsets: EdgeInsets
  /// The safe area insets when held sideways.
  public var landscapeInsets: EdgeInsets
  /// How sure the figures are.
  public var confidence: Confidence

  /// Creates a device.
  public init(
    name: String, width: Double, height: Double, displayScale: Double,
    portraitInsets: EdgeInsets, landscapeInsets: EdgeInsets, confidence: Confidence
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.displayScale = displayScale
    self.portraitInsets = portraitInsets
    self.landscapeInsets = landscapeInsets
    self.confidence = confidence
  }

  /// The screen's width less the safe area insets at both sides, in points.
  public func safeWidth(_ orientation: Orientation) -> Double {
    switch orientation {
    case .portrait: width - portraitInsets.left - portraitInsets.right
    case .landscape: height - landscapeInsets.left - landscapeInsets.right
    }
  }

  /// Returns the device with a name, whatever its letter case; `nil` when there is none.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }
}

/// A device in one orientation: a screen that texts are checked on.
public struct Screen: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// How it is held.
  public var orientation: Orientation

  /// Creates a screen.
  public init(device: Device, orientation: Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// The device's name, with `, landscape` when held sideways: a device id in reports.
  public var id: String {
    orientation == .portrait ? device.name : "\(device.name), landscape"
  }

  /// The width between the safe area insets, in points.
  public var safeWidth: Double { device.safeWidth(orientation) }
}
