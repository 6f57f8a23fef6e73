import MetricsCore

extension Samples {
  /// Returns the registration of one file, `Fonts/Sample-Regular.ttf`.
  ///
  /// - Parameters:
  ///   - entries: The entries of UIAppFonts; `nil` for an app without a property list.
  ///   - styles: The styles that use the file.
  /// - Returns: The registration.
  static func registration(
    entries: [String]?, styles: [String] = ["title"]
  ) -> FontRegistration {
    let plist = SourceLocation(path: "App/Info.plist", line: 20)
    return FontRegistration(
      propertyList: entries.map { _ in plist },
      entries: (entries ?? []).enumerated().map { offset, name in
        .init(name: name, location: SourceLocation(path: "App/Info.plist", line: 22 + offset))
      },
      files: [
        .init(
          path: "Fonts/Sample-Regular.ttf", postScriptNames: ["Sample-Regular"], styles: styles)
      ])
  }
}

extension FontRegistration {
  /// Returns the last part of an entry: entries may name a folder of the bundle.
  static func fileName(of entry: String) -> String {
    entry.split(separator: "/").last.map(String.init) ?? entry
  }
}
