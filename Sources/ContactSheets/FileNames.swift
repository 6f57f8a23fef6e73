import MetricsCore

/// Makes file names of names that people chose.
struct FileNames {
  private var taken: Set<String> = []

  /// Longer names are cut; file systems take at least 140 bytes.
  private static let lengthLimit = 80

  /// Returns a name that every file system takes, no two alike, upper and lower case being the same.
  ///
  /// ASCII letters and digits stay, in lower case, and all else becomes hyphens. A name that lost
  /// letters, or its end, gets a digest of the whole, so that it keeps its file when others come or
  /// go.
  ///
  ///     names.next("style", "Card Title")  // style-card-title.png
  ///
  /// - Parameters:
  ///   - kind: What the name begins with, so that it is none that a system reserves.
  ///   - name: The name.
  /// - Returns: The file's name.
  mutating func next(_ kind: String, _ name: String) -> String {
    var parts = [kind]
    let words = name.unicodeScalars.split { !Self.isKept($0) }.map { String($0).lowercased() }
    let whole = words.joined(separator: "-")
    let kept = String(whole.prefix(Self.lengthLimit))
    if !kept.isEmpty { parts.append(kept) }
    let isLossy = kept != whole || !name.unicodeScalars.allSatisfy(\.isASCII) || kept.isEmpty
    if isLossy { parts.append(ShortDigest.short(name)) }
    let stem = parts.joined(separator: "-")
    var candidate = stem
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(stem)-\(number)"
      number += 1
    }
    return candidate + ".png"
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }
}
