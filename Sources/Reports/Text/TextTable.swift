import MetricsCore

/// A table of aligned columns for a terminal.
///
/// Widths are columns of a terminal, so Thai, Chinese and emoji keep a table straight. Columns in
/// which no row has text are left out, and no line ends with spaces.
public struct TextTable: Sendable {
  /// Where a column's text is aligned.
  public enum Alignment: Sendable {
    /// At the left, for words.
    case leading
    /// At the right, for numbers.
    case trailing
  }

  /// A column's title and alignment.
  public struct Column: Sendable {
    /// The title; no column has one when all are empty.
    public var title: String
    /// Where the texts are aligned.
    public var alignment: Alignment

    /// Creates a column.
    public init(_ title: String, _ alignment: Alignment = .leading) {
      self.title = title
      self.alignment = alignment
    }
  }

  /// A text with its look.
  public struct Cell: Sendable, ExpressibleByStringInterpolation {
    /// The text, on one line.
    public var text: String
    /// How it is shown.
    public var look: TextStyling.Look

    /// Creates a cell.
    public init(_ text: String, _ look: TextStyling.Look = .plain) {
      self.text = singleLine(text)
      self.look = look
    }

    /// Creates a plain cell.
    public init(stringLiteral value: String) { self.init(value) }
  }

  private var columns: [Column]
  private var rows: [[Cell]] = []

  /// Creates a table without rows.
  public init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row; columns after its last cell stay empty.
  public mutating func append(_ row: [Cell]) { rows.append(row) }

  /// Returns the table, with a line break after each line.
  ///
  /// - Parameters:
  ///   - styling: The colours.
  ///   - indentation: The spaces before each line.
  /// - Returns: The lines; an empty text for a table without rows.
  public func text(_ styling: TextStyling, indentation: Int = 0) -> String {
    let shown = columns.indices.filter { column in
      rows.contains { column < $0.count && !$0[column].text.isEmpty }
    }
    var lines = rows
    if shown.contains(where: { !columns[$0].title.isEmpty }) {
      lines.insert(columns.map { Cell($0.title, .dim) }, at: 0)
    }
    let widths = columns.indices.map { column in
      lines.map { column < $0.count ? displayWidth($0[column].text) : 0 }.max() ?? 0
    }
    return lines.map { row in
      var line = String(repeating: " ", count: indentation)
      var pending = 0
      for column in shown where column < row.count && !row[column].text.isEmpty {
        let skipped = shown.prefix { $0 < column }
        let start = skipped.reduce(0) { $0 + widths[$1] + TextTable.gap }
        let spare = widths[column] - displayWidth(row[column].text)
        let target = start + (columns[column].alignment == .trailing ? spare : 0)
        line += String(repeating: " ", count: target - pending)
        line += styling.apply(row[column].look, to: row[column].text)
        pending = target + widths[column] - spare
      }
      return (pending == 0 ? "" : line) + "\n"
    }.joined()
  }

  /// The spaces between two columns.
  private static let gap = 2
}

/// Returns numbers with the decimals that the most precise of them needs, at most `decimals`, so
/// that a column of them lines up at the point; an empty text for `nil`.
func aligned(_ values: [Double?], decimals: Int = 2) -> [String] {
  let texts = values.map { $0.map { formatted($0, decimals: decimals) } ?? "" }
  func fraction(_ text: String) -> Int {
    text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
  }
  let longest = texts.map(fraction).max() ?? 0
  return texts.map { text in
    guard !text.isEmpty, longest > 0, text.allSatisfy({ "-.0123456789".contains($0) }) else {
      return text
    }
    let own = fraction(text)
    return text + (own == 0 ? "." : "") + String(repeating: "0", count: longest - own)
  }
}
