import Inputs

/// Which of a project's property lists names the app's fonts.
struct PropertyListChoice {
  /// The property list; `nil` when none has `UIAppFonts`.
  private(set) var chosen: String?
  /// Further ones with `UIAppFonts`.
  private(set) var others: [String] = []
  /// Why others cannot be read.
  private(set) var notices: [InputWarning] = []

  /// Those with `UIAppFonts`, the chosen one first.
  private var candidates: [Candidate] = []

  private struct Candidate {
    var path: String
    var names: Set<String>
    var listed: Int
    var distance: Int

    /// Those that name a font of the project come first, then the nearest, then the longest lists.
    var rank: [Int] { [listed > 0 ? 0 : 1, distance, -listed] }
  }

  /// Reads property lists and takes the one nearest to the fonts.
  init(_ paths: [String], fonts: [String], in folder: ProjectFolder) {
    for path in paths {
      do {
        let list = try AppFonts.read(folder.file(path))
        guard list.location != nil || !list.names.isEmpty else { continue }
        let names = Set(list.names.map { $0.name.fileName.lowercased() })
        candidates.append(
          Candidate(
            path: path, names: names,
            listed: fonts.count { names.contains($0.fileName.lowercased()) },
            distance: fonts.reduce(0) { $0 + PropertyListChoice.distance(path, $1) }))
      } catch {
        notices.append(InputWarning(error, path: path))
      }
    }
    // The paths are in order, and of equals the first is taken.
    let best = candidates.indices.min {
      candidates[$0].rank.lexicographicallyPrecedes(candidates[$1].rank)
    }
    guard let best else { return }
    candidates.swapAt(0, best)
    chosen = candidates[0].path
    others = candidates.dropFirst().map(\.path).inByteOrder
  }

  /// Returns whether a font file is named by another property list than the chosen one, and lies
  /// nearer to it.
  ///
  /// What lies with the chosen list and is not in it was perhaps forgotten, which the check tells.
  func belongsElsewhere(_ font: String) -> Bool {
    let name = font.fileName.lowercased()
    guard let own = candidates.first, !own.names.contains(name) else { return false }
    let limit = distance(to: font)
    return candidates.dropFirst().contains {
      $0.names.contains(name) && PropertyListChoice.distance($0.path, font) < limit
    }
  }

  /// Returns how far a font file is from the chosen list; without one, from the top.
  func distance(to font: String) -> Int {
    PropertyListChoice.distance(chosen ?? "", font)
  }

  /// The steps from a list's folder down to a font's, those out of a folder counted twice: what is
  /// in the folder belongs to the list more than what is beside it.
  private static func distance(_ list: String, _ font: String) -> Int {
    let (start, end) = (list.folders, font.folders)
    let common = zip(start, end).prefix { $0 == $1 }.count
    return 2 * (start.count - common) + end.count - common
  }
}
