/// How a locale writes numbers.
///
/// Source: the Unicode Common Locale Data Repository, release 42: the default numbering system of
/// each locale, its decimal and grouping symbols, and its decimal pattern. Numbers of four digits
/// are grouped everywhere, also where the repository leaves the mark out, since samples are to be
/// long.
struct NumberConventions: Hashable, Sendable {
  /// The digit zero; the other nine follow it in Unicode.
  var zero: Unicode.Scalar = "0"
  /// What stands between whole and fraction.
  var decimalMark = "."
  /// What stands between groups of digits.
  var groupingMark = ","
  /// The number of digits of every group but the last, which has three.
  var groupSize = 3

  /// Returns the conventions of a locale.
  static func conventions(for locale: String) -> NumberConventions { table[locale] }

  private static let table = LocaleTable<NumberConventions>(
    [
      (
        NumberConventions(decimalMark: ",", groupingMark: "."),
        """
        ar-DZ ar-LY ar-MA ar-TN ast az bs ca da de dsb el en-AT en-BE en-DE en-DK en-NL en-SI es \
        eu fo fr-LU fr-MA fur fy gl hr hsb ia id in is it jv kl km ku lb ln lo lu mk ms-BN ms-ID \
        mo nl pt qu-BO rn ro rw sc sg sh sl sr su sw-CD tr vi wo
        """
      ),
      (
        NumberConventions(decimalMark: ",", groupingMark: "\u{A0}"),
        """
        af ba be bg br cs cv de-AT en-FI en-SE en-ZA eo es-CR et ff fi fr-CA hu hy ka kab kk ky \
        lt lv nb nn no os pl pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL ru \
        se sk sq sv tg tk tt uk uz
        """
      ),
      (NumberConventions(decimalMark: ",", groupingMark: "\u{202F}"), "fr"),
      (NumberConventions(groupingMark: "’"), "de-CH de-LI en-CH gsw it-CH rm"),
      (NumberConventions(groupingMark: "\u{A0}"), "xh"),
      (
        NumberConventions(),
        """
        ar-AE ar-EH es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV \
        es-US ks-Deva sd-Deva ta-MY ta-SG
        """
      ),
      (NumberConventions(groupSize: 2), "brx en-IN gu hi ml or pa ta te"),
      (
        NumberConventions(zero: "\u{660}", decimalMark: "\u{66B}", groupingMark: "\u{66C}"),
        "ar ckb sd"
      ),
      (
        NumberConventions(zero: "\u{6F0}", decimalMark: "\u{66B}", groupingMark: "\u{66C}"),
        "fa ks pa-Arab ps ur-IN uz-Arab"
      ),
      (NumberConventions(zero: "\u{966}", groupSize: 2), "mr ne sa"),
      (NumberConventions(zero: "\u{9E6}", groupSize: 2), "as bn"),
      (NumberConventions(zero: "\u{9E6}"), "mni"),
      (NumberConventions(zero: "\u{F20}", groupSize: 2), "dz"),
      (NumberConventions(zero: "\u{1040}"), "my"),
      (NumberConventions(zero: "\u{1C50}"), "sat"),
    ], fallback: NumberConventions())
}
