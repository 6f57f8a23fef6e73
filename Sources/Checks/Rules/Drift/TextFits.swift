import DynamicType
import MetricsCore

/// A text's fits before and after, screen by screen.
struct TextFits {
  /// A place where the two differ.
  struct Change {
    var category: ContentSizeCategory
    var screen: String
    var old, new: LockedText.Fit
  }

  /// The places that pass a test, by screen, then category.
  let changes: [Change]

  /// Finds the places of a drift that pass a test.
  init(_ drift: TextDrift, where isMeant: (LockedText.Fit, LockedText.Fit) -> Bool) {
    let categories = ContentSizeCategory.allCases
    let count = min(drift.old.fits.count, drift.new.fits.count)
    changes = (0..<count).compactMap { index in
      let (old, new) = (drift.old.fits[index], drift.new.fits[index])
      let screen = index / categories.count
      guard isMeant(old, new), screen < drift.slot.screens.count else { return nil }
      return Change(
        category: categories[index % categories.count], screen: drift.slot.screens[screen],
        old: old, new: new)
    }
  }

  /// The categories, ascending.
  var categories: [ContentSizeCategory] { Set(changes.map(\.category)).sorted() }

  /// The screens, in the slot's order.
  func screens(of drift: TextDrift) -> [String] {
    let named = Set(changes.map(\.screen))
    return drift.slot.screens.filter(named.contains)
  }

  /// Where the changes are, for messages: `at AX1–AX3 on iPhone SE (1st)`.
  func place(of drift: TextDrift) -> String {
    "at " + extent(of: drift).description(of: drift.slot.screens)
  }

  /// Which of the categories on which of the screens.
  func extent(of drift: TextDrift) -> FindingExtent {
    FindingExtent(changes.map { ($0.screen, $0.category) }, screens: drift.slot.screens)
  }
}

extension Finding {
  /// Creates a finding with what every finding about a text that drifted says.
  init(_ rule: RuleDescription, about drift: TextDrift, _ message: String) {
    self.init(
      rule: rule.id, severity: rule.severity,
      message: message + (drift.isReworded ? " (its text is another one)" : ""))
    slot = drift.slot.name
    style = drift.slot.style
    font = drift.font
    key = drift.old.identity.key == drift.old.digest ? nil : drift.old.identity.key
    locale = drift.old.identity.locale
    variant = drift.old.identity.variant
    text = drift.text?.measured
    location = drift.text?.location ?? drift.location
    subjectLocation = drift.location
  }

  /// Sets where a text fits otherwise.
  mutating func take(_ fits: TextFits, of drift: TextDrift) {
    categories = fits.categories
    devices = fits.screens(of: drift)
    extent = fits.extent(of: drift)
  }
}

extension TextDrift {
  /// The text and its language, for messages: `“Einstellungen” (de)`; its key where the text is
  /// not known.
  var mention: String {
    text?.mention ?? "\(quoted(old.identity.key)) (\(old.identity.locale))"
  }
}
