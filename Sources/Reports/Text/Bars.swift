/// Returns a bar as long as a share of the cells, in eighths of a cell: `███▌`.
///
/// - Parameters:
///   - value: What the bar shows, 0 or more.
///   - greatest: What fills all cells, above 0.
///   - cells: The columns of the longest bar.
/// - Returns: The bar; at least its thinnest piece for a value above 0.
func bar(_ value: Double, of greatest: Double, cells: Int) -> String {
  let eighths = scaled(value, of: greatest, steps: cells * 8)
  let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
}

/// Returns figures as columns beside one another, in eighths of a line: `▁▂▄█`.
///
/// - Parameter values: The figures, 0 or more; the greatest is a whole block.
/// - Returns: A column for each; a space for 0.
func ladder(_ values: [Double]) -> String {
  let columns = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  let greatest = values.max() ?? 0
  return values.map { columns[scaled($0, of: greatest, steps: 8)] }.joined()
}

/// Returns a share in whole steps, rounded to the nearest; at least one for a value above 0.
private func scaled(_ value: Double, of greatest: Double, steps: Int) -> Int {
  guard value > 0, greatest > 0, value.isFinite, greatest.isFinite else { return 0 }
  return max(1, Int((min(1, value / greatest) * Double(steps)).rounded()))
}
