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
  /// What there was room for.
  let selection: SheetSelection
  /// How many pictures end at the sheet's right edge.
  private(set) var cut = 0
  /// What the sheet ends with: how much is missing.
  let ending: [Words]

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - title: What stands at the top.
  ///   - groups: The groups in the order of their importance.
  ///   - writer: What words are set in.
  ///   - noun: What a group is, such as `text`; `nil` when groups are not counted.
  ///   - heightLimit: The pixels that the sheet should do with; only a first row may need more.
  init(
    title: [Words], groups: [SheetGroup], writer: Writer, noun: String? = nil,
    heightLimit: Double = Self.maximumHeight
  ) {
    let widest = groups.lazy.flatMap(\.cells).map(\.width).max() ?? 0
    let scale = (widest + 2 * Self.margin) * 2 <= Self.maximumWidth ? 2.0 : 1
    let room = Self.maximumWidth / scale - 2 * Self.margin
    let left = Self.margin
    var top = Self.margin + writer.height(of: title) + Self.groupGap
    // What is missing is told in three lines at most, which always have their place.
    let below = Self.margin + writer.height(of: [Words](repeating: Words(text: ""), count: 3))
    selection = SheetSelection(
      groups, room: room, gap: Self.gap, height: heightLimit / scale - top - below,
      firstRowHeight: Self.maximumHeight / scale - top - below
    ) { group in
      let heading = writer.height(of: group.heading)
      return heading > 0 ? heading + Self.groupGap + Self.headingGap : 0
    }

    let shown = selection.groups
    let widestWords = (title + shown.flatMap(\.heading)).map(writer.width).max() ?? 0
    let widestRow =
      shown.lazy.flatMap(\.rows).map { SheetSelection.width(of: $0, gap: Self.gap) }.max() ?? 0
    let contentWidth = min(room, max(widestRow, widestWords, 280))
    items.append { writer.write(title, with: $0, left: left, top: Self.margin, room: contentWidth) }
    for group in shown {
      if group.headingHeight > 0 {
        let (ruleTop, headingTop) = (top, top + Self.groupGap)
        items.append { pen in
          pen.fill(left: left, top: ruleTop, width: contentWidth, height: 0, with: .rule)
          writer.write(group.heading, with: pen, left: left, top: headingTop, room: contentWidth)
        }
        top += group.headingHeight
      }
      for row in group.rows {
        cut += row.count { $0.width > room }
        var cellLeft = left
        for cell in row {
          let (cellLeftNow, cellTop) = (cellLeft, top)
          items.append { cell.paint($0, cellLeftNow, cellTop) }
          cellLeft += cell.width + Self.gap
        }
        top += (row.map(\.height).max() ?? 0) + Self.gap
      }
    }
    let ending = Self.ending(selection, noun: noun, cut: cut)
    let endingTop = top
    items.append { writer.write(ending, with: $0, left: left, top: endingTop, room: contentWidth) }
    height = top + writer.height(of: ending) + Self.margin - (ending.isEmpty ? Self.gap : 0)
    self.ending = ending
    width = contentWidth + 2 * Self.margin
    self.scale = scale
  }

  /// Draws the sheet.
  func drawn() throws(ContactSheetError) -> Canvas {
    let pen = try Pen(width: width, height: height, scale: scale)
    for item in items { item(pen) }
    return pen.canvas
  }

  private static func ending(_ selection: SheetSelection, noun: String?, cut: Int) -> [Words] {
    func counted(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var lines: [String] = []
    var missing = selection.leftOut
    if let noun, selection.leftOutGroups > 0 {
      lines.append("And \(counted(selection.leftOutGroups, "more \(noun)")).")
      missing -= selection.leftOutWithGroups
    }
    if missing > 0 {
      let place = noun != nil && selection.leftOutGroups > 0 ? " of those above" : ""
      lines.append("Left out for want of room: \(counted(missing, "picture"))\(place).")
    }
    if cut > 0 {
      lines.append("Cut off at the right edge of this sheet: \(counted(cut, "picture")).")
    }
    return lines.map { Words(text: $0) }
  }
}
