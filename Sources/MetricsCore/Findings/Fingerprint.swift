/// What stays the same in a finding when figures, line numbers and wording move.
///
/// Rule, slot or style, font, key or text, locale and variant, hashed to 16 hexadecimal digits
/// with 64-bit FNV-1a. Paths are left out, so a moved checkout keeps its findings' identities.
public enum Fingerprint {
  /// Returns the fingerprint of a finding.
  public static func of(_ finding: Finding) -> String {
    let parts = [
      finding.rule, finding.slot ?? "", finding.slot == nil ? finding.style ?? "" : "",
      finding.font ?? "", finding.key ?? finding.text ?? "", finding.locale ?? "",
      finding.variant ?? "",
    ]
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      hash = (hash ^ 0x1f) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Finding {
  /// The fingerprint, worked out where the finding does not have it yet.
  public var identity: String { fingerprint.isEmpty ? Fingerprint.of(self) : fingerprint }
}
