/// Places what a sheet shows: groups one below the other, the pictures of each in rows.
///
/// Lengths are in points.
struct SheetLayout {
  /// The greatest number of pixels of a sheet.
  static let (maximumWidth, maximumHeight) = (2000.0, 12_000.0)
  /// The paper around everything, and the space between pictures, groups and their headings.
  private static let (margin, gap, groupGap, headingGap) = (20.0, 14.0, 12.0, 6.0)

  let width, height: Double
  /// Pixels in a point: 2, or 1 where a picture would be too wide.
  let scale: Double
  /// What is drawn, from top to bottom.
  private(set) var items: [(_ pen: Pen) -> Void] = []
  /// How many pictures there was no room for, and how many groups they belong to.
  private(set) var (leftOut, leftOutGroups) = (0, 0)
  /// How many pictures end at the sheet's right edge.
  private(set) var cut = 0

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - title: What stands at the top.
  ///   - groups: The groups in the order of their importance.
  ///   - writer: What words are set in.
  ///   - noun: What a group is, such as `text`; `nil` when groups are not counted.
  init(title: [Words], groups: [SheetGroup], writer: Writer, noun: String? = nil) {
    let widest = groups.lazy.flatMap(\.cells).map(\.width).max() ?? 0
    scale = (widest + 2 * Self.margin) * 2 <= Self.maximumWidth ? 2 : 1
    let room = Self.maximumWidth / scale - 2 * Self.margin
    let rows = groups.map { Self.rows($0.cells, room: room) }
    let widestWords = (title + groups.flatMap(\.heading)).map(writer.width).max() ?? 0
    let widestRow = rows.joined().map { Self.width(of: $0) }.max() ?? 0
    let contentWidth = min(room, max(widestRow, widestWords, 280))
    width = contentWidth + 2 * Self.margin
    let left = Self.margin

    var top = Self.margin
    items.append { writer.write(title, with: $0, left: left, top: Self.margin, room: contentWidth) }
    top += writer.height(of: title) + Self.groupGap
    // The last lines, which say what is missing, always have their place.
    let lastLines = [Words(text: ""), Words(text: "")]
    let limit = Self.maximumHeight / scale - Self.margin - writer.height(of: lastLines)
    var isFull = false
    for (group, rows) in zip(groups, rows) {
      var heading = writer.height(of: group.heading)
      if heading > 0 { heading += Self.groupGap + Self.headingGap }
      for (index, row) in rows.enumerated() {
        let height = row.map(\.height).max() ?? 0
        if top + (index == 0 ? heading : 0) + height > limit { isFull = true }
        if isFull {
          if index == 0 { leftOutGroups += 1 }
          leftOut += row.count
          continue
        }
        if index == 0, heading > 0 {
          let (ruleTop, headingTop) = (top, top + Self.groupGap)
          items.append { pen in
            pen.fill(left: left, top: ruleTop, width: contentWidth, height: 0, with: .rule)
            writer.write(
              group.heading, with: pen, left: left, top: headingTop, room: contentWidth)
          }
          top += heading
        }
        cut += row.count { $0.width > room }
        var cellLeft = left
        for cell in row {
          let (cellLeftNow, cellTop) = (cellLeft, top)
          items.append { cell.paint($0, cellLeftNow, cellTop) }
          cellLeft += cell.width + Self.gap
        }
        top += height + Self.gap
      }
    }
    let last = Self.lastLines(
      leftOut: leftOut, groups: leftOutGroups, noun: noun, cut: cut)
    let lastTop = top
    items.append { writer.write(last, with: $0, left: left, top: lastTop, room: contentWidth) }
    height = top + writer.height(of: last) + Self.margin - (last.isEmpty ? Self.gap : 0)
  }

  /// Draws the sheet.
  func drawn() throws(ContactSheetError) -> Canvas {
    let pen = try Pen(width: width, height: height, scale: scale)
    for item in items { item(pen) }
    return pen.canvas
  }

  private static func rows(_ cells: [SheetCell], room: Double) -> [[SheetCell]] {
    var rows: [[SheetCell]] = []
    for cell in cells {
      if let last = rows.last, width(of: last) + gap + cell.width <= room {
        rows[rows.count - 1].append(cell)
      } else {
        rows.append([cell])
      }
    }
    return rows
  }

  private static func width(of row: [SheetCell]) -> Double {
    row.reduce(0) { $0 + $1.width } + gap * Double(max(0, row.count - 1))
  }

  private static func lastLines(
    leftOut: Int, groups: Int, noun: String?, cut: Int
  ) -> [Words] {
    func counted(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var lines: [Words] = []
    if leftOut > 0 {
      var whole = ""
      if let noun, groups > 0 { whole = ", among them all of \(counted(groups, noun))" }
      lines.append(
        Words(text: "Left out for want of room: \(counted(leftOut, "picture"))\(whole)."))
    }
    if cut > 0 {
      lines.append(
        Words(text: "Cut off at the right edge of this sheet: \(counted(cut, "picture"))."))
    }
    return lines
  }
}
