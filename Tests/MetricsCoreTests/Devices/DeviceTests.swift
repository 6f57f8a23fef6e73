import MetricsCore
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test(
    "Sizes are those of Apple's technical specifications, in pixels",
    arguments: [
      ("iPhone SE (1st)", 2, 640, 1136), ("iPhone SE (3rd)", 2, 750, 1334),
      ("iPhone X", 3, 1125, 2436), ("iPhone XR", 2, 828, 1792),
      ("iPhone 11 Pro Max", 3, 1242, 2688), ("iPhone 14", 3, 1170, 2532),
      ("iPhone 14 Plus", 3, 1284, 2778), ("iPhone 16", 3, 1179, 2556),
      ("iPhone 16 Plus", 3, 1290, 2796), ("iPhone 17 Pro", 3, 1206, 2622),
      ("iPhone 17 Pro Max", 3, 1320, 2868), ("iPhone Air", 3, 1260, 2736),
      ("iPad mini (A17 Pro)", 2, 1488, 2266), ("iPad 10.2-inch (7th-9th)", 2, 1620, 2160),
      ("iPad (A16)", 2, 1640, 2360), ("iPad Pro 10.5", 2, 1668, 2224),
      ("iPad Pro 11 (M4, M5)", 2, 1668, 2420), ("iPad Pro 12.9 (3rd-6th)", 2, 2048, 2732),
      ("iPad Pro 13 (M4, M5)", 2, 2064, 2752),
    ] as [(String, Double, Double, Double)])
  func pixels(name: String, scale: Double, width: Double, height: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.displayScale == scale)
    #expect(device.width * scale == width)
    #expect(device.height * scale == height)
  }

  @Test(
    "Sizes in points are the published ones",
    arguments: [
      ("iPhone SE (1st)", 320, 568), ("iPhone 8", 375, 667), ("iPhone 8 Plus", 414, 736),
      ("iPhone 13 mini", 375, 812), ("iPhone 16", 393, 852), ("iPhone 17 Pro Max", 440, 956),
      ("iPad 9.7-inch (all)", 768, 1024),
    ] as [(String, Double, Double)])
  func points(name: String, width: Double, height: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.width == width)
    #expect(device.height == height)
  }

  @Test(
    "Upright a screen is safe from side to side; sideways not beside the camera",
    arguments: [
      ("iPhone SE (1st)", 320, 568), ("iPhone X", 375, 724), ("iPhone 13 mini", 375, 712),
      ("iPhone 14", 390, 750), ("iPhone 16", 393, 734), ("iPhone 17 Pro Max", 440, 832),
      ("iPad mini 6", 744, 1133),
    ] as [(String, Double, Double)])
  func safeWidths(name: String, portrait: Double, landscape: Double) throws {
    let device = try #require(Device.named(name))
    #expect(device.safeWidth(.portrait) == portrait)
    #expect(device.safeWidth(.landscape) == landscape)
    #expect(Screen(device: device).safeWidth == portrait)
    #expect(Screen(device: device, orientation: .landscape).safeWidth == landscape)
  }

  @Test("Every device has a name of its own, whatever the letter case")
  func names() {
    let names = Device.all.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(names.count > 50)
    #expect(Device.all.allSatisfy { Device.named($0.name) == $0 })
  }

  @Test("Every device is higher than wide and keeps less clear than it has")
  func plausible() {
    for device in Device.all {
      #expect(device.width < device.height)
      #expect([2, 3].contains(device.displayScale))
      #expect((300...device.width).contains(device.safeWidth(.portrait)), "\(device.name)")
      #expect((500...device.height).contains(device.safeWidth(.landscape)), "\(device.name)")
    }
  }

  @Test("Names are found whatever their letter case, and only whole")
  func lookup() {
    #expect(Device.named("IPHONE se (1ST)")?.name == "iPhone SE (1st)")
    #expect(Device.named("iphone 17 pro max")?.name == "iPhone 17 Pro Max")
    #expect(Device.named("iPhone SE") == nil)
    #expect(Device.named("") == nil)
  }

  @Test("A screen's id tells landscape only")
  func ids() throws {
    let device = try #require(Device.named("iPhone 16"))
    #expect(Screen(device: device).id == "iPhone 16")
    #expect(Screen(device: device, orientation: .landscape).id == "iPhone 16, landscape")
  }
}
