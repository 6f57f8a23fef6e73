/// The currency signs that prices in a language are usually written with.
///
/// From the `symbol` of the currency in use in each language's main territory, Unicode CLDR 45
/// (`supplemental/currencyData` and `main/*/currencies`). Currencies written with plain letters
/// (zł, kr, Kč, CHF) have no sign of their own and are left out.
public enum CurrencySigns {
  /// Returns the sign for a locale identifier such as `de`, `en-GB` or `pt_BR`; `nil` when the
  /// language has no single usual sign.
  public static func sign(for locale: String) -> String? {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return nil }
    if let region = parts.dropFirst().last(where: { $0.count == 2 })?.uppercased() {
      return byRegion[region]
    }
    return byLanguage[language]
  }

  private static let byLanguage = [
    "de": "€", "fr": "€", "it": "€", "es": "€", "nl": "€", "fi": "€", "el": "€", "et": "€",
    "lv": "€", "lt": "€", "sk": "€", "sl": "€", "ga": "€", "mt": "€", "ca": "€", "hr": "€",
    "ru": "₽", "uk": "₴", "kk": "₸", "ka": "₾", "hy": "֏", "az": "₼", "tr": "₺", "he": "₪",
    "iw": "₪", "vi": "₫", "th": "฿", "hi": "₹", "bn": "৳", "ta": "₹", "te": "₹", "mr": "₹",
    "gu": "₹", "kn": "₹", "ml": "₹", "pa": "₹", "ja": "¥", "zh": "¥", "ko": "₩", "km": "៛",
    "lo": "₭", "mn": "₮", "fil": "₱", "tl": "₱", "ig": "₦", "yo": "₦", "ha": "₦", "en": "$",
  ]

  private static let byRegion = [
    "DE": "€", "AT": "€", "FR": "€", "BE": "€", "IT": "€", "ES": "€", "NL": "€", "FI": "€",
    "GR": "€", "EE": "€", "LV": "€", "LT": "€", "SK": "€", "SI": "€", "IE": "€", "MT": "€",
    "PT": "€", "LU": "€", "CY": "€", "HR": "€", "GB": "£", "US": "$", "CA": "$", "AU": "$",
    "NZ": "$", "SG": "$", "HK": "$", "TW": "$", "MX": "$", "AR": "$", "CL": "$", "CO": "$",
    "BR": "$", "RU": "₽", "UA": "₴", "KZ": "₸", "GE": "₾", "AM": "֏", "AZ": "₼", "TR": "₺",
    "IL": "₪", "VN": "₫", "TH": "฿", "IN": "₹", "BD": "৳", "JP": "¥", "CN": "¥", "KR": "₩",
    "KH": "៛", "LA": "₭", "MN": "₮", "PH": "₱", "NG": "₦", "CR": "₡", "PY": "₲", "GH": "₵",
  ]
}
