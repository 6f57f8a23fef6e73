import Foundation

/// The sample app's texts.
enum SampleStrings {
  /// Returns the values of the sample app's `.strings` files in a language.
  static func texts(_ locale: String) throws -> [String] {
    let folder = TestFonts.folder.appendingPathComponent("Sample/\(locale).lproj")
    var texts: [String] = []
    for name in ["Messages", "PropertySearch", "Settings"] {
      let content = try String(
        contentsOf: folder.appendingPathComponent(name + ".strings"), encoding: .utf8)
      // "key" = "value"; on a line of its own.
      for line in content.split(separator: "\n") {
        let parts = line.components(separatedBy: "\" = \"")
        guard parts.count == 2, parts[1].hasSuffix("\";") else { continue }
        texts.append(parts[1].dropLast(2).replacingOccurrences(of: "\\n", with: "\n"))
      }
    }
    return texts
  }
}
