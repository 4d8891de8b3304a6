/// A shift of rows that are some lines higher or lower in the new grid.
struct RowShift {
  /// The first and the last line of the region, in both grids.
  var top: Int
  var bottom: Int
  /// The number of lines by which the rows move up; negative is down.
  var lines: Int

  /// Returns the shift that saves the most cells, or `nil` if it is about as short to write the changes.
  ///
  /// Lines are identified by a fingerprint of their left two thirds, because content at the right edge (a scroll bar)
  /// moves differently. The candidates are then compared cell by cell. O(cells).
  static func best(from old: Grid, to new: Grid) -> RowShift? {
    let width = new.width
    let height = new.height
    guard width > 0, height > 2 else { return nil }
    var changed: [Int] = []
    for y in 0..<height where !isEqual(old, y, new, y) { changed.append(y) }
    guard changed.count > 3, let first = changed.first, let last = changed.last else { return nil }
    let span = max(1, width * 2 / 3)
    // The place of each line, or `nil` if it occurs twice: then it does not vote.
    var places: [Int: Int?] = [:]
    for y in first...last {
      guard let mark = fingerprint(old, y, span) else { continue }
      places.updateValue(places[mark] == nil ? y : nil, forKey: mark)
    }
    var votes: [Int: Int] = [:]
    for y in first...last {
      guard let mark = fingerprint(new, y, span), let from = places[mark] ?? nil, from != y else { continue }
      votes[from - y, default: 0] += 1
    }
    guard let (lines, count) = votes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), count > 1 else { return nil }
    // The region: the smallest that contains the old and the new position of every line that voted.
    var top = height
    var bottom = -1
    for y in first...last {
      guard let mark = fingerprint(new, y, span), (places[mark] ?? nil) == y + lines else { continue }
      top = min(top, y, y + lines)
      bottom = max(bottom, y, y + lines)
    }
    guard top < bottom else { return nil }
    let shift = RowShift(top: top, bottom: bottom, lines: lines)
    return shift.saving(from: old, to: new) > 24 ? shift : nil
  }

  /// Returns the number of cells by which the shift reduces the difference.
  private func saving(from old: Grid, to new: Grid) -> Int {
    var before = 0
    var after = 0
    for y in top...bottom {
      before += Self.differences(old, y, new, y)
      let from = y + lines
      if from >= top, from <= bottom {
        after += Self.differences(old, from, new, y)
      } else {
        for x in 0..<new.width where new[x, y] != .blank { after += 1 }
      }
    }
    return before - after
  }

  private static func differences(_ old: Grid, _ from: Int, _ new: Grid, _ y: Int) -> Int {
    var count = 0
    let width = new.width
    for x in 0..<width where old.cells[from * width + x] != new.cells[y * width + x] { count += 1 }
    return count
  }

  private static func isEqual(_ old: Grid, _ from: Int, _ new: Grid, _ y: Int) -> Bool {
    let width = new.width
    for x in 0..<width where old.cells[from * width + x] != new.cells[y * width + x] { return false }
    return true
  }

  /// Returns a hash of the first `span` cells of a line, or `nil` if they are blank.
  private static func fingerprint(_ grid: Grid, _ y: Int, _ span: Int) -> Int? {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var isBlank = true
    for x in 0..<span {
      let bits = grid.cells[y * grid.width + x].bits
      if bits != Cell.blank.bits { isBlank = false }
      hash = (hash ^ bits) &* 0x0000_0100_0000_01B3
      hash ^= hash >> 29
    }
    return isBlank ? nil : Int(truncatingIfNeeded: hash >> 1)
  }
}

extension FrameEncoder {
  /// Shifts the rows in the terminal and in the old grid.
  ///
  /// Lines are deleted and inserted at the top of a region, because the console of Linux cannot scroll one.
  mutating func scroll(_ shift: RowShift, _ grid: inout Grid, _ pool: CellPool) {
    // New lines have the current background; the grid expects the plain one.
    setStyle(.plain)
    append("\u{1B}[")
    append(number: shift.top + 1)
    append(";")
    append(number: shift.bottom + 1)
    append("r")
    if shift.top > 0 { place(0, shift.top) }
    append("\u{1B}[")
    let count = abs(shift.lines)
    if count > 1 { append(number: count) }
    append(shift.lines > 0 ? "M" : "L")
    append("\u{1B}[r")
    // Terminals differ in whether the reset of the region moves the cursor.
    cursor = nil
    let width = grid.width
    let blank = [Cell](repeating: .blank, count: width)
    var moved = grid
    for y in shift.top...shift.bottom {
      let from = y + shift.lines
      let row =
        from >= shift.top && from <= shift.bottom ? grid.cells[from * width..<(from + 1) * width] : blank[0..<width]
      moved.cells.replaceSubrange(y * width..<(y + 1) * width, with: row)
    }
    grid = moved
  }
}
