import MetricsCore

/// Writes a table as comma-separated values (RFC 4180), in UTF-8 without a byte order mark.
///
/// Spreadsheets take a cell that begins with `=`, `+`, `-` or `@` for a formula, be it quoted or
/// not, and an app's texts are written by many people. So an apostrophe is put before text that
/// begins with one of these signs, their full-width forms, a tab or a line break, and before text
/// that begins with an apostrophe itself: whoever takes one apostrophe from the front of each text
/// has the text as it was. Numbers, which may be negative, are left alone.
///
/// Source: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180), and
/// [OWASP, CSV Injection](https://owasp.org/www-community/attacks/CSV_Injection).
struct CSVTable {
  /// A value of a row.
  enum Cell {
    /// Text, which is kept from being a formula.
    case text(String)
    /// A number, with at most four decimals.
    case number(Double)
    /// A whole number.
    case integer(Int)
    /// Nothing: what is not known or does not apply.
    case empty

    /// Creates text, or nothing for `nil`.
    init(_ text: String?) { self = text.map { .text($0) } ?? .empty }

    /// Creates a number, or nothing for `nil` and what is not finite.
    init(_ number: Double?) {
      self = number.flatMap { $0.isFinite ? .number($0) : nil } ?? .empty
    }
  }

  /// The table so far.
  private(set) var text = ""

  /// Creates a table with names of columns.
  init(_ columns: [String]) { append(columns.map { .text($0) }) }

  /// Adds a row.
  mutating func append(_ cells: [Cell]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { text += "," }
      switch cell {
      case .text(let value): write(value)
      case .number(let number): text += formatted(number, decimals: 4)
      case .integer(let integer): text += String(integer)
      case .empty: break
      }
    }
    text += "\r\n"
  }

  private mutating func write(_ value: String) {
    let isGuarded = value.unicodeScalars.first.map(CSVTable.beginsFormula) ?? false
    let value = isGuarded ? "'" + value : value
    guard value.unicodeScalars.contains(where: CSVTable.needsQuotes) else {
      text += value
      return
    }
    text += "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }

  private static func beginsFormula(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "+", "-", "@", "\t", "\r", "\n", "'", "＝", "＋", "－", "＠": true
    default: false
    }
  }

  private static func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "," || scalar == "\n" || scalar == "\r"
  }
}
