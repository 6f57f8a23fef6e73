public import MetricsCore

/// Sizes of what the system draws, in points.
public enum SystemMetrics {
  /// The readable width at the text size large, which the system lets grow with the text; that
  /// growth is not modelled (confidence medium).
  public static let readableWidth: Double = 672

  /// Returns the margin of a view controller's root view: 16 in compact width on screens below 414
  /// points, else 20 (confidence medium).
  public static func margin(on screen: Screen) -> Double {
    screen.device.width >= 414 ? 20 : 16
  }

  /// Returns the height of a bar without the safe area beside it.
  ///
  /// A navigation bar has 44 points (32 on iPhones held sideways, 50 on iPads) and 52 more for a
  /// large title when held upright; a tab bar 49 (32 on iPhones of compact width held sideways,
  /// confidence medium); a toolbar 44 (32 sideways).
  public static func height(of bar: BarElement, on screen: Screen) -> Double {
    let isShort = screen.orientation == .landscape && !screen.device.isTablet
    switch bar.kind {
    case .tab: return isShort && !screen.hasRegularWidth ? 32 : 49
    case .tool: return isShort ? 32 : 44
    case .navigation:
      if screen.device.isTablet { return 50 + (bar.largeTitle ? 52 : 0) }
      return isShort ? 32 : 44 + (bar.largeTitle ? 52 : 0)
    }
  }

  /// Returns the size of a control that has one of its own; `nil` for a button.
  ///
  /// A switch has its size from iOS 26 on, unless the device does not run it.
  public static func size(of control: ControlKind, on screen: Screen) -> LayoutSize? {
    switch control {
    case .toggle:
      screen.device.runsIOS26
        ? LayoutSize(width: 63, height: 28) : LayoutSize(width: 51, height: 31)
    case .stepper: LayoutSize(width: 94, height: 32)
    case .chevron: LayoutSize(width: 10.5, height: 14)
    case .checkmark: LayoutSize(width: 19, height: 18)
    case .button: nil
    }
  }
}

extension Device {
  /// Whether it is an iPad.
  public var isTablet: Bool { name.hasPrefix("iPad") }

  /// Whether the device runs iOS 26 or later: iPhones from the iPhone 11 and the second SE on.
  ///
  /// Of iPads, whose names here stand for several generations, only the oldest are left out.
  public var runsIOS26: Bool { !Device.onOlderSystems.contains(name) }

  private static let onOlderSystems: Set<String> = [
    "iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st)", "iPod touch (6th, 7th)",
    "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
    "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus",
    "iPhone X", "iPhone XS", "iPhone XR", "iPhone XS Max",
    "iPad 9.7-inch (all)", "iPad Air 1-2", "iPad Pro 10.5", "iPad Pro 12.9 (1st, 2nd)",
  ]
}

extension Screen {
  /// Whether the horizontal size class is regular: iPads, and the wide iPhones held sideways.
  public var hasRegularWidth: Bool {
    device.isTablet || orientation == .landscape && device.width >= 414
  }

  /// The screen's size in points.
  public var size: LayoutSize {
    orientation == .portrait
      ? LayoutSize(width: device.width, height: device.height)
      : LayoutSize(width: device.height, height: device.width)
  }

  /// What the system keeps clear.
  public var insets: EdgeInsets {
    orientation == .portrait ? device.portraitInsets : device.landscapeInsets
  }
}
