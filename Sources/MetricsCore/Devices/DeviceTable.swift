/// The devices known by name: sizes and safe areas in points, compiled from public tables.
///
/// Portrait insets are top, bottom; landscape insets are left (equal to right), top, bottom.
extension Device {
  /// Every device, phones first, in order of appearance.
  public static let all: [Device] = rows.flatMap { row in
    row.names.map { name in
      Device(
        name: name, width: row.width, height: row.height, displayScale: row.scale,
        portraitInsets: row.portrait, landscapeInsets: row.landscape, confidence: row.confidence)
    }
  }

  private typealias Row = (
    names: [String], width: Double, height: Double, scale: Double, portrait: EdgeInsets,
    landscape: EdgeInsets, confidence: Confidence
  )

  private static let rows: [Row] = [
    (
      ["iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st)", "iPod touch (6th, 7th)"],
      320, 568, 2,
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      EdgeInsets(top: 0, left: 0, bottom: 0, right: 0), .high
    ),
    (
      ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd)", "iPhone SE (3rd)"],
      375, 667, 2,
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      EdgeInsets(top: 0, left: 0, bottom: 0, right: 0), .high
    ),
    (
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      414, 736, 3,
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      EdgeInsets(top: 0, left: 0, bottom: 0, right: 0), .high
    ),
    (
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
      375, 812, 3,
      EdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 0, left: 44, bottom: 21, right: 44), .high
    ),
    (
      ["iPhone XR", "iPhone 11"],
      414, 896, 2,
      EdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 0, left: 44, bottom: 21, right: 44), .medium
    ),
    (
      ["iPhone XS Max", "iPhone 11 Pro Max"],
      414, 896, 3,
      EdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 0, left: 44, bottom: 21, right: 44), .high
    ),
    (
      ["iPhone 12 mini", "iPhone 13 mini"],
      375, 812, 3,
      EdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 0, left: 50, bottom: 21, right: 50), .high
    ),
    (
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        "iPhone 17e",
      ],
      390, 844, 3,
      EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 0, left: 47, bottom: 21, right: 47), .high
    ),
    (
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      428, 926, 3,
      EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 0, left: 47, bottom: 21, right: 47), .high
    ),
    (
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      393, 852, 3,
      EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 0, left: 59, bottom: 21, right: 59), .high
    ),
    (
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      430, 932, 3,
      EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 0, left: 59, bottom: 21, right: 59), .high
    ),
    (
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
      402, 874, 3,
      EdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 20, left: 62, bottom: 20, right: 62), .medium
    ),
    (
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
      440, 956, 3,
      EdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 20, left: 62, bottom: 20, right: 62), .medium
    ),
    (
      ["iPhone Air"],
      420, 912, 3,
      EdgeInsets(top: 68, left: 0, bottom: 34, right: 0),
      EdgeInsets(top: 20, left: 68, bottom: 29, right: 68), .medium
    ),
    (
      ["iPad mini 6", "iPad mini (A17 Pro)"],
      744, 1133, 2,
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), .medium
    ),
    (
      ["iPad 9.7-inch (all)", "iPad Air 1-2", "iPad mini 2-5"],
      768, 1024, 2,
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), .high
    ),
    (
      ["iPad 10.2-inch (7th-9th)"],
      810, 1080, 2,
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), .high
    ),
    (
      ["iPad (10th)", "iPad (A16)", "iPad Air 10.9 (4th, 5th)", "iPad Air 11 (M2, M3)"],
      820, 1180, 2,
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), .high
    ),
    (
      ["iPad Pro 10.5", "iPad Air (3rd)"],
      834, 1112, 2,
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), .high
    ),
    (
      ["iPad Pro 11 (1st-4th)"],
      834, 1194, 2,
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), .high
    ),
    (
      ["iPad Pro 11 (M4, M5)"],
      834, 1210, 2,
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), .medium
    ),
    (
      ["iPad Pro 12.9 (1st, 2nd)"],
      1024, 1366, 2,
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), .medium
    ),
    (
      ["iPad Pro 12.9 (3rd-6th)", "iPad Air 13 (M2, M3)"],
      1024, 1366, 2,
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), .high
    ),
    (
      ["iPad Pro 13 (M4, M5)"],
      1032, 1376, 2,
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), .medium
    ),
  ]
}
