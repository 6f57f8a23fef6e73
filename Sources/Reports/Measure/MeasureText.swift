import DynamicType
public import MetricsCore

/// The measurements of texts for people: a table a text, and where its lines break.
public struct MeasureText: MeasureWriter {
  private let settings: MeasureSettings
  private let context: ReportContext

  /// Creates a report without texts.
  public init(settings: MeasureSettings, context: ReportContext) {
    self.settings = settings
    self.context = context
  }

  /// What was asked, in words.
  public var header: String {
    if context.verbosity == .quiet { return "" }
    let instance = settings.isDefaultInstance ? " (the default instance)" : ""
    var words = "\(singleLine(settings.font))\(instance), "
    words += "\(formatted(settings.size)) pt scaled with "
    words += "\(settings.textStyle.rawValue) by \(settings.api.scalerName)"
    if let maximum = settings.maximumPointSize { words += ", at most \(formatted(maximum)) pt" }
    if let width = settings.width { words += ", in a width of \(formatted(width)) pt" }
    if settings.lines > 0 { words += ", at most \(counted(settings.lines, "line"))" }
    return context.styling.bold(words) + "\n\n"
  }

  /// Returns a text's table, lines and remarks.
  public func entry(_ measured: MeasuredText, isFirst: Bool) -> String {
    var text = isFirst ? "" : "\n"
    text += heading(measured.text) + "\n"
    text += table(measured.categories).text(context.styling, indentation: 2)
    // One line with the whole text needs no telling.
    if measured.categories.contains(where: { $0.lineTexts != [measured.text.measured] }) {
      text += lines(measured.categories).text(context.styling, indentation: 2)
    }
    return text + remarks(measured.categories)
  }

  /// Returns how many texts were measured, when it was more than one.
  public func footer(count: Int) -> String {
    if context.verbosity == .quiet || count == 1 { return "" }
    return (count == 0 ? "" : "\n") + context.styling.dim("\(counted(count, "text")) measured")
      + "\n"
  }

  private func heading(_ text: LocalizedText) -> String {
    let details = [
      text.key, text.variant, text.locale, text.location?.description,
    ].compactMap { $0.map(singleLine) }
    return context.styling.bold(quoted(text.measured, width: context.width)) + " "
      + context.styling.dim(details.joined(separator: " · "))
  }

  private func table(_ categories: [MeasuredCategory]) -> TextTable {
    var table = TextTable([
      TextTable.Column("category"), TextTable.Column("size", .trailing),
      TextTable.Column("width", .trailing), TextTable.Column("unwrapped", .trailing),
      TextTable.Column("lines", .trailing), TextTable.Column("height", .trailing),
      TextTable.Column(""),
    ])
    let isWrapped = categories.contains { $0.width != $0.naturalWidth }
    let sizes = aligned(categories.map(\.pointSize))
    let widths = aligned(categories.map(\.width))
    let natural = aligned(categories.map { isWrapped ? $0.naturalWidth : nil })
    let heights = aligned(categories.map(\.height))
    for (index, category) in categories.enumerated() {
      table.append([
        TextTable.Cell(category.category.id), TextTable.Cell(sizes[index]),
        TextTable.Cell(widths[index]), TextTable.Cell(natural[index]),
        TextTable.Cell("\(category.lines)"), TextTable.Cell(heights[index]),
        category.truncated
          ? TextTable.Cell("cut off", .red)
          : TextTable.Cell(category.brokenWords.isEmpty ? "" : "word broken", .red),
      ])
    }
    return table
  }

  /// The lines of the text, once for all neighbouring categories that have the same.
  private func lines(_ categories: [MeasuredCategory]) -> TextTable {
    var table = TextTable([TextTable.Column(""), TextTable.Column("")])
    var start = categories.startIndex
    while start < categories.endIndex {
      let lines = categories[start].lineTexts
      let end = categories[start...].firstIndex { $0.lineTexts != lines } ?? categories.endIndex
      for (index, line) in lines.enumerated() {
        let label = index == 0 ? describe(categories[start..<end].map(\.category)) : ""
        table.append([TextTable.Cell(label, .dim), TextTable.Cell(line)])
      }
      start = end
    }
    return table
  }

  private func remarks(_ categories: [MeasuredCategory]) -> String {
    var remarks: [String] = []
    let broken = unique(categories.flatMap(\.brokenWords))
    if !broken.isEmpty {
      let at = describe(categories.filter { !$0.brokenWords.isEmpty }.map(\.category))
      remarks.append("broken inside at \(at): \(list(broken.map { quoted($0) }))")
    }
    let missing = unique(categories.flatMap(\.missing))
    if !missing.isEmpty {
      remarks.append(
        "missing in the font: \(missing.map { quoted($0) }.joined(separator: " ")); "
          + "counted as wide as the fallback's glyph, else as .notdef")
    }
    return remarks.map { "  " + context.styling.red($0) + "\n" }.joined()
  }
}

/// Returns the elements, each once, in order of appearance.
func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
