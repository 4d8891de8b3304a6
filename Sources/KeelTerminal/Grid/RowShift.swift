/// Rows of a grid that stand some lines higher or lower than before.
struct RowShift {
  /// The lines that take part, old and new.
  var top: Int
  var bottom: Int
  /// How many lines up they went; negative is down.
  var lines: Int

  /// The shift that saves the most, or `nil` when writing what changed is as short.
  ///
  /// Lines are known by a fingerprint of their left two thirds: what stands at the right edge (a scroll bar) moves
  /// otherwise. The candidates are then compared cell by cell. O(cells).
  static func best(from old: Grid, to new: Grid) -> RowShift? {
    let width = new.width
    let height = new.height
    guard width > 0, height > 2 else { return nil }
    var changed: [Int] = []
    for y in 0..<height where !isEqual(old, y, new, y) { changed.append(y) }
    guard changed.count > 3, let first = changed.first, let last = changed.last else { return nil }
    let span = max(1, width * 2 / 3)
    var places: [Int: Int] = [:]
    for y in first...last {
      guard let mark = fingerprint(old, y, span) else { continue }
      // A line that is there twice votes for nothing.
      places[mark] = places[mark] == nil ? y : -1
    }
    var votes: [Int: Int] = [:]
    for y in first...last {
      guard let mark = fingerprint(new, y, span), let from = places[mark], from >= 0, from != y else { continue }
      votes[from - y, default: 0] += 1
    }
    guard let (lines, count) = votes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), count > 1 else { return nil }
    // The region: the smallest that holds every line that voted, old place and new.
    var top = height
    var bottom = -1
    for y in first...last {
      guard let mark = fingerprint(new, y, span), places[mark] == y + lines else { continue }
      top = min(top, y, y + lines)
      bottom = max(bottom, y, y + lines)
    }
    guard top < bottom else { return nil }
    let shift = RowShift(top: top, bottom: bottom, lines: lines)
    return shift.saving(from: old, to: new) > 24 ? shift : nil
  }

  /// How many fewer cells differ after the shift than before it.
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

  /// `nil` for a line that has nothing on it.
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
  /// Lets the terminal move the rows, and makes the same of the old grid.
  ///
  /// Lines are deleted and inserted at the top of a region: the console of Linux does not know how to scroll one.
  mutating func scroll(_ shift: RowShift, _ grid: inout Grid, _ pool: CellPool) {
    // New lines take the background that is on; the plain one is what the grid has.
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
    // Setting a region puts the cursor at the origin.
    cursor = (0, 0)
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
