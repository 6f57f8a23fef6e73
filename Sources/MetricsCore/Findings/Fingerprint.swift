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
    var digest = ShortDigest()
    for part in parts { digest.add(part) }
    return digest.hexadecimal
  }
}

extension Finding {
  /// The fingerprint, worked out where the finding does not have it yet.
  public var identity: String { fingerprint.isEmpty ? Fingerprint.of(self) : fingerprint }
}
