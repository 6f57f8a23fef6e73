import CHarfBuzz
public import MetricsCore

/// Compares the glyphs of two faces, character by character.
public struct GlyphComparison {
  private let old, new: ShapingFace
  private let common: [String: [UInt32]]

  /// Steps in one em below which two lengths are the same: faces have up to 16,384 units.
  private static let grid = 100_000.0

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - old: The face before.
  ///   - new: The face after.
  ///   - common: The characters that both have, by ISO 15924 code of their script.
  public init(_ old: ShapingFace, _ new: ShapingFace, common: [String: [UInt32]]) {
    self.old = old
    self.new = new
    self.common = common
  }

  /// The characters whose advances differ, those that moved most first.
  public var advances: [AdvanceChange] {
    var changes: [AdvanceChange] = []
    for scalar in common.values.joined() {
      guard let before = old.advance(of: scalar), let after = new.advance(of: scalar),
        differ(before, after)
      else { continue }
      changes.append(AdvanceChange(scalar: scalar, old: before, new: after))
    }
    return changes.sorted { a, b in
      let (x, y) = ((a.new - a.old).magnitude, (b.new - b.old).magnitude)
      return differ(x, y) ? x > y : a.scalar < b.scalar
    }
  }

  /// The pairs of letters whose kerning differs, those that moved most first: the first letters of
  /// each script, and ASCII characters.
  public var kerning: [KerningChange] {
    var changes: [KerningChange] = []
    let ascii = common.values.joined().filter { (0x21...0x7E).contains($0) }.sorted()
    compare(ascii, HB_SCRIPT_LATIN.rawValue, &changes)
    for script in common.keys.sorted() where script != "Zyyy" {
      let letters = (common[script] ?? []).filter { $0 > 0x7E && Characters.showsInk($0) }
      compare(
        Array(letters.prefix(GlyphDigests.letterLimit)),
        hb_script_from_string(script, -1).rawValue, &changes)
    }
    return changes.sorted { a, b in
      let (x, y) = ((a.new - a.old).magnitude, (b.new - b.old).magnitude)
      return differ(x, y) ? x > y : (a.first, a.second) < (b.first, b.second)
    }
  }

  private func compare(_ letters: [UInt32], _ script: UInt32, _ changes: inout [KerningChange]) {
    var before: [Double] = []
    PairKerning(old, script: script).forEachPair(of: letters) { before.append($2) }
    var index = 0
    PairKerning(new, script: script).forEachPair(of: letters) { first, second, gain in
      if differ(before[index], gain) {
        changes.append(KerningChange(first: first, second: second, old: before[index], new: gain))
      }
      index += 1
    }
  }

  private func differ(_ a: Double, _ b: Double) -> Bool {
    (a * Self.grid).rounded() != (b * Self.grid).rounded()
  }
}
