/// Returns text of at most so many UTF-16 units, the last one an ellipsis where it was longer.
///
/// For formats with a limit. Columns and user-perceived characters are no measure there: a text can
/// have any number of marks that take no room.
func cut(_ text: String, to limit: Int) -> String {
  // No unit has less than one byte.
  guard text.utf8.count > limit, text.utf16.count > limit else { return text }
  var room = limit - 1
  let kept = text.unicodeScalars.prefix { scalar in
    room -= UTF16.width(scalar)
    return room >= 0
  }
  return String(kept) + "…"
}
