/// What of a sheet's groups there is room for.
///
/// Each group gets as many rows as all of them can have; where not even one row of each has room,
/// the first groups get one, and the others are counted. A group that has more pictures than that
/// shows those that rank first.
struct SheetSelection {
  /// A group with the pictures that are shown.
  struct Group {
    /// The group's heading, which says when pictures are missing.
    var heading: [Words]
    let headingHeight: Double
    let rows: [[SheetCell]]
  }

  /// The groups that are shown.
  let groups: [Group]
  /// How many groups are not.
  let leftOutGroups: Int
  /// How many pictures are not shown, and how many of those belong to groups that are not.
  let leftOut, leftOutWithGroups: Int

  /// Chooses what is shown; lengths are in points.
  ///
  /// - Parameters:
  ///   - groups: All groups.
  ///   - room: The greatest width of a row of several pictures.
  ///   - gap: The space beside and below a picture.
  ///   - height: What the groups can have in all.
  ///   - firstRowHeight: What the first row can have when it is alone.
  ///   - headingHeight: The height of a group's heading with the space around it.
  init(
    _ groups: [SheetGroup], room: Double, gap: Double, height: Double, firstRowHeight: Double,
    headingHeight: (SheetGroup) -> Double
  ) {
    /// The first groups that have room, each with so many rows at most.
    func shown(_ rowLimit: Int, height: Double) -> [Group] {
      var shown: [Group] = []
      var top = 0.0
      for group in groups {
        let heading = headingHeight(group)
        let rows = Self.rows(of: group, limit: rowLimit, room: room, gap: gap)
        let bottom = rows.reduce(top + heading) { $0 + ($1.map(\.height).max() ?? 0) + gap }
        if bottom - gap > height { break }
        top = bottom
        shown.append(Group(heading: group.heading, headingHeight: heading, rows: rows))
      }
      return shown
    }
    var best = shown(1, height: height)
    if best.isEmpty { best = Array(shown(1, height: firstRowHeight).prefix(1)) }
    var rowLimit = 1
    while best.count == groups.count,
      zip(best, groups).contains(where: { $0.cellCount < $1.cells.count })
    {
      rowLimit += 1
      let next = shown(rowLimit, height: height)
      if next.count < groups.count { break }
      best = next
    }
    for index in best.indices where !best[index].heading.isEmpty {
      let (count, all) = (best[index].cellCount, groups[index].cells.count)
      if count < all { best[index].heading[0].text += ", \(count) of \(all) pictures" }
    }
    let missing = groups.dropFirst(best.count)
    leftOutGroups = missing.count
    leftOutWithGroups = missing.reduce(0) { $0 + $1.cells.count }
    leftOut =
      groups.reduce(0) { $0 + $1.cells.count } - best.reduce(0) { $0 + $1.cellCount }
    self.groups = best
  }

  /// The width of pictures side by side.
  static func width(of row: [SheetCell], gap: Double) -> Double {
    row.reduce(0) { $0 + $1.width } + gap * Double(max(0, row.count - 1))
  }

  /// The rows of a group; of one that needs more than the limit, those of the pictures that rank
  /// first, in their own order.
  private static func rows(
    of group: SheetGroup, limit: Int, room: Double, gap: Double
  ) -> [[SheetCell]] {
    var rows = rows(of: group.cells, room: room, gap: gap)
    if rows.count <= limit { return rows }
    var kept: Set<Int> = []
    for place in group.ranking.isEmpty ? Array(group.cells.indices) : group.ranking {
      kept.insert(place)
      let next = Self.rows(
        of: group.cells.indices.filter(kept.contains).map { group.cells[$0] }, room: room, gap: gap)
      if next.count > limit { break }
      rows = next
    }
    return rows
  }

  private static func rows(of cells: [SheetCell], room: Double, gap: Double) -> [[SheetCell]] {
    var rows: [[SheetCell]] = []
    for cell in cells {
      if let last = rows.last, width(of: last, gap: gap) + gap + cell.width <= room {
        rows[rows.count - 1].append(cell)
      } else {
        rows.append([cell])
      }
    }
    return rows
  }
}

extension SheetSelection.Group {
  /// How many pictures are shown.
  fileprivate var cellCount: Int { rows.reduce(0) { $0 + $1.count } }
}
