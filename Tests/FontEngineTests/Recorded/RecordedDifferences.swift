/// Why a text is wrapped otherwise than in a recording, with the texts concerned by their places.
struct RecordedDifference: Sendable {
  var reason: String
  /// One of these signs is in each of the texts.
  var signs: String
  var texts: Set<Int>

  /// Against the plain program.
  static let plain = [
    RecordedDifference(
      reason: """
        Kerning between the letters around a zero-width space is undone where a line ends there; \
        the plain program keeps it.
        """,
      signs: "\u{200B}", texts: [261]),
    RecordedDifference(
      reason: "A carriage return alone takes no room; the plain program gives it that of .notdef.",
      signs: "\r", texts: [279]),
    RecordedDifference(
      reason: "The widest lines were recorded with ICU 76, which breaks otherwise at quotes.",
      signs: "„“«»", texts: [267, 268, 269]),
    RecordedDifference(
      reason: """
        “(ddgQuickLink://” is 8.229 em wide before a d and 8.297 alone: it does not fit a line of \
        8.273, though the plain program lets it.
        """,
      signs: "/", texts: [159]),
  ]

  /// Against Chromium.
  static let chromium = [
    RecordedDifference(
      reason: "ICU breaks after a slash, Chromium does not.",
      signs: "/", texts: [14, 74, 83, 159, 161, 203, 217, 248, 249, 293]),
    RecordedDifference(
      reason: "ICU breaks between a colon and a backslash, Chromium does not.",
      signs: "\\", texts: [253]),
    RecordedDifference(
      reason: "A soft hyphen that ends a line is a hyphen wider in Chromium.",
      signs: "\u{AD}", texts: [258]),
    RecordedDifference(
      reason: "ICU 72 does not break between a quotation mark and a bracket.",
      signs: "„“«»", texts: [267, 268, 269]),
    RecordedDifference(
      reason: "Chromium breaks after the hyphen of 3-4.", signs: "-", texts: [273]),
    RecordedDifference(
      reason: "Chromium breaks before a full stop that follows a space.", signs: ".", texts: [274]),
    RecordedDifference(
      reason: "Tabs go to tab stops in Chromium.", signs: "\t", texts: [280]),
    RecordedDifference(
      reason: "Chromium breaks before a question mark and after a tilde.", signs: "?~", texts: [291]
    ),
    RecordedDifference(
      reason: "Chromium breaks after > and not after a slash.", signs: ">/", texts: [292]),
  ]
}
