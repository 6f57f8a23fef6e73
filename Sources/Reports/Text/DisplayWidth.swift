/// Returns the number of columns a text takes on a terminal.
///
/// Letters take one; East Asian wide and full-width characters and emoji two; combining marks,
/// joiners and other invisible characters none. What a terminal's own font does is not known, so
/// this follows the rule that most terminals follow.
///
/// Source: [UAX #11](https://www.unicode.org/reports/tr11/), classes W and F.
///
/// - Complexity: O(*n*) in the length of the text.
public func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

/// Returns the number of columns a user-perceived character takes.
func displayWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  if scalars.count > 1, let first = scalars.first, isEmojiSequence(scalars, first) { return 2 }
  // Not all of a cluster shares one cell: Thai sara am stands beside its consonant.
  return scalars.reduce(0) { $0 + displayWidth($1) }
}

/// Returns text shortened to a number of columns, the last one an ellipsis.
func shortened(_ text: String, to width: Int) -> String {
  if displayWidth(text) <= width { return text }
  var result = ""
  var room = width - 1
  for character in text {
    room -= displayWidth(character)
    if room < 0 { break }
    result.append(character)
  }
  while result.last == " " { result.removeLast() }
  return result + "…"
}

private func isEmojiSequence(
  _ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar
) -> Bool {
  if isRegionalIndicator(first) { return scalars.dropFirst().allSatisfy(isRegionalIndicator) }
  guard first.properties.isEmoji else { return false }
  return scalars.contains {
    $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier
  }
}

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  0x1F1E6...0x1F1FF ~= scalar.value
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  if 0x20..<0x7F ~= scalar.value { return 1 }
  if 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value { return 0 }
  let properties = scalar.properties
  switch properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
  default: break
  }
  // The soft hyphen is invisible to text but not to terminals.
  if properties.isDefaultIgnorableCodePoint { return scalar.value == 0xAD ? 1 : 0 }
  if isRegionalIndicator(scalar) { return 1 }
  if properties.isEmojiPresentation { return 2 }
  return wideRanges.contains { $0 ~= scalar.value } ? 2 : 1
}

/// The classes W and F of EastAsianWidth.txt, emoji left out and gaps of unassigned characters
/// closed.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
  0x4E00...0xA4CF,
  0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x18D00...0x18D08, 0x1AFF0...0x1B2FF,
  0x1F200...0x1F265,
  0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
