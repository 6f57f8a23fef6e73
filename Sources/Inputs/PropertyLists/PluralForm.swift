/// The names of the plural forms that languages have, as CLDR calls them.
enum PluralForm {
  static let all = ["zero", "one", "two", "few", "many", "other"]
}
