/// Why a file of a project is looked at.
enum Interest {
  case font, propertyList, strings

  /// Tells from a file's name; `nil` when the file is of no interest.
  init?(fileName: UnsafePointer<CChar>) {
    let name = fileName.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0,
      name.count - dot <= Interest.longestExtension + 1
    else { return nil }
    switch String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased() {
    case "ttf", "otf", "ttc": self = .font
    case "strings", "stringsdict", "xcstrings", "xliff", "xlf": self = .strings
    // `App-Info.plist` and `Info-Debug.plist` are as frequent as `Info.plist`.
    case "plist" where String(decoding: name, as: UTF8.self).lowercased().contains("info"):
      self = .propertyList
    default: return nil
    }
  }

  /// The length of `stringsdict`, in bytes.
  private static let longestExtension = 11
}

/// The folders that hold no source of the app's own.
enum SkippedFolders {
  /// Returns whether nothing in a folder is looked at; folders that begin with a dot are not even
  /// asked about.
  static func contain(_ name: String) -> Bool {
    if names.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// What is built, what package managers fetch, the screenshots' texts of fastlane, and the copies
  /// of the source that an `.xcloc` carries.
  private static let names: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
    "fastlane", "Source Contents",
  ]

  /// Folders that Xcode shows as one thing; `Settings.bundle` is no such, since it is written by hand.
  private static let extensions: Set<String> = [
    "app", "appex", "dsym", "framework", "xcarchive", "xcassets", "xcframework", "xcodeproj",
    "xcresult", "xctest", "xcworkspace",
  ]
}
