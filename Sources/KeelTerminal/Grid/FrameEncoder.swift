/// Encodes the difference of two grids in the fewest bytes.
///
/// Vocabulary: a *frame* is everything that is written for one change; a *run* is a stretch of cells of one line that
/// are written together. Between frames the encoder remembers the cursor's position and the current style, so that a
/// change of one cell in the current style costs one movement and one character.
///
/// Order: rows that only moved are shifted by the terminal (a scroll region), then each line is compared cell by cell.
/// Blanks are erased, not written, also coloured ones if the terminal erases in the current colour. After a character
/// whose width the terminal may interpret differently, the cursor is placed anew.
package struct FrameEncoder {
  /// The position of the terminal's cursor, or `nil` if it is not certain.
  var cursor: (x: Int, y: Int)?
  /// The terminal's current style, or `nil` if it is not certain.
  var style: CellStyle?
  package var bytes: [UInt8] = []
  /// True if a link is open in the terminal. It remains open until it is ended explicitly.
  var hasLinked = false
  /// True if the character set is UTF-8.
  package var isUnicode = true
  /// True if the terminal erases in the current background colour, as nearly all do (*bce* in terminfo).
  package var erasesInColor = true

  package init() {}

  /// Forgets the state of the terminal, for example after another program has written to it.
  package mutating func forget() {
    cursor = nil
    style = nil
  }

  /// Uses what a terminal can do.
  package mutating func adapt(to terminal: TerminalCapabilities) {
    isUnicode = terminal.isUnicode
    erasesInColor = terminal.erasesInColor
  }

  /// Returns the bytes that turn one grid into the other, or that draw all of it if `old` is `nil` or of another size.
  package mutating func encode(from old: Grid?, to new: Grid, pool: CellPool) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    guard new.width > 0, new.height > 0 else { return [] }
    if let old, old.width == new.width, old.height == new.height {
      var base = old
      // Terminals differ in what becomes of pictures when lines are shifted.
      if !new.hasTiles, !old.hasTiles, let shift = RowShift.best(from: old, to: new) {
        scroll(shift, &base, pool)
      }
      for y in 0..<new.height { encodeLine(y, base, new, pool) }
    } else {
      setStyle(.plain)
      append("\u{1B}[2J")
      let base = Grid(width: new.width, height: new.height)
      for y in 0..<new.height { encodeLine(y, base, new, pool) }
    }
    // The next program's output must not be part of a link.
    if hasLinked { setStyle(style?.withoutLink ?? .plain) }
    return bytes
  }

  /// Appends a text to the frame.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    bytes.append(UInt8(48 + number % 10))
  }

  // MARK: Lines

  private mutating func encodeLine(_ y: Int, _ old: Grid, _ new: Grid, _ pool: CellPool) {
    let width = new.width
    let start = y * width
    var first = 0
    while first < width, old.cells[start + first] == new.cells[start + first] { first += 1 }
    guard first < width else { return }
    var last = width - 1
    while old.cells[start + last] == new.cells[start + last] { last -= 1 }
    // From `blankFrom` on, the line is blank in one colour. It is erased in one sequence if that is shorter than
    // writing the blanks.
    var blankFrom = width
    let tail = erasure(of: new.cells[start + width - 1], pool)
    while blankFrom > 0, let tail, erasure(of: new.cells[start + blankFrom - 1], pool) == tail { blankFrom -= 1 }
    let erasesTail = last >= blankFrom && last - max(first, blankFrom) >= 3
    var end = erasesTail ? blankFrom : last + 1
    var x = first
    var forced = 0
    while x < end {
      let cell = new.cells[start + x]
      if cell == old.cells[start + x], forced == 0 {
        x += 1
        continue
      }
      if cell.columns == 0 {
        // The second half of a wide character whose first half is unchanged: the whole character is written again.
        if x > 0, new.cells[start + x - 1].columns == 2, old.cells[start + x - 1] != new.cells[start + x - 1] {
          x += 1
          continue
        }
        if x > 0, new.cells[start + x - 1].columns == 2 {
          write(new.cells[start + x - 1], atX: x - 1, y: y, width: width, pool)
        }
        x += 1
        continue
      }
      if forced > 0 { forced -= 1 }
      if let color = erasure(of: cell, pool), case let blanks = blankRun(color, x..<end, start, new, pool), blanks > 10
      {
        move(toX: x, y: y, new, pool)
        setErasure(color)
        bytes += [0x1B, 0x5B]
        append(number: blanks)
        bytes.append(0x58)
        x += blanks
        continue
      }
      move(toX: x, y: y, new, pool)
      if write(cell, atX: x, y: y, width: width, pool) {
        // A terminal that draws the character wider has overwritten the cells after it.
        forced = 6
        end = max(end, min(x + 8, erasesTail ? blankFrom : width))
      }
      x += cell.columns == 2 ? 2 : 1
    }
    if erasesTail, let tail {
      // A completely blank line is erased from its start, which is the cheapest position to reach.
      let from = blankFrom == 0 ? 0 : max(first, blankFrom)
      move(toX: from, y: y, new, pool)
      setErasure(tail)
      append("\u{1B}[K")
    }
  }

  /// Returns the background of a cell that looks the same if it is erased in that colour; `nil` for another one.
  private func erasure(of cell: Cell, _ pool: CellPool) -> TerminalColor? {
    guard cell.glyph == 32, cell.columns == 1 else { return nil }
    let style = cell.style == 0 ? .plain : pool.style(cell.style)
    return style.isBlank && (erasesInColor || style.background == .default) ? style.background : nil
  }

  private func blankRun(
    _ color: TerminalColor, _ columns: Range<Int>, _ start: Int, _ new: Grid, _ pool: CellPool
  ) -> Int {
    columns.prefix { erasure(of: new.cells[start + $0], pool) == color }.count
  }

  /// Switches to a style in which the terminal erases in that colour: the current one if it has the background.
  private mutating func setErasure(_ color: TerminalColor) {
    if let style, style.background == color, style.isBlank, style.link == nil { return }
    setStyle(CellStyle(.default, on: color))
  }

  /// Writes one cell at its position, and returns true if the terminal may have drawn it in another width.
  @discardableResult private mutating func write(_ cell: Cell, atX x: Int, y: Int, width: Int, _ pool: CellPool) -> Bool
  {
    if cursor == nil || cursor?.x != x || cursor?.y != y { place(x, y) }
    setStyle(pool.style(cell.style))
    let glyph = cell.glyph
    let columns = Int(max(cell.columns, 1))
    let isUncertain = glyph & CellPool.clusterFlag != 0 || (columns == 2 && glyph >= 0x1F000)
    if isUncertain, columns == 2 {
      // A terminal that draws it narrower, as the console of Linux does, would keep the old content of its second
      // half.
      append("  ")
      place(x, y)
    }
    if glyph < 0x80 {
      bytes.append(glyph >= 0x20 && glyph < 0x7F ? UInt8(glyph) : 0x3F)
    } else {
      append(pool.text(glyph))
    }
    cursor = isUncertain || x + columns >= width ? nil : (x + columns, y)
    return isUncertain
  }
}
