import KeelTerminal
import Testing

/// The bytes of a frame transform the old screen into the new one, and are few.
@Suite struct FrameEncoderTests {
  private let styles: [CellStyle] = [
    .plain, CellStyle(.ansi(1)), CellStyle(.palette(200), on: .palette(17), .bold),
    CellStyle(.rgb(1, 2, 3), on: .rgb(200, 100, 0)), CellStyle(.default, on: .default, [.reverse, .underline]),
    CellStyle(.ansi(12), on: .ansi(9), [.faint, .italic]),
  ]

  private func random(_ width: Int, _ height: Int, _ pool: CellPool, _ random: inout SeededRandom) -> Grid {
    var grid = Grid(width: width, height: height)
    for y in 0..<height where random.next(4) > 0 {
      var x = random.next(width)
      var style = pool.number(styles[random.next(styles.count)])
      while x < width, random.next(12) > 0 {
        if random.next(5) == 0 { style = pool.number(styles[random.next(styles.count)]) }
        switch random.next(8) {
        case 0 where x + 1 < width:
          grid[x, y] = Cell(glyph: 0xAC00 + UInt32(random.next(500)), style: style, columns: 2)
          grid[x + 1, y] = Cell(glyph: 0, style: style, columns: 0)
          x += 2
        case 1:
          grid[x, y] = Cell(glyph: pool.glyph("e\u{301}"), style: style, columns: 1)
          x += 1
        case 2, 3: x += 1
        default:
          grid[x, y] = Cell(glyph: 0x20 + UInt32(random.next(95)), style: style, columns: 1)
          x += 1
        }
      }
    }
    return grid
  }

  @Test(arguments: [true, false]) func anyGridFollowsAnyOther(erasesInColor: Bool) {
    var dice = SeededRandom(seed: 21)
    for round in 0..<150 {
      let width = 1 + dice.next(50)
      let height = 1 + dice.next(20)
      let pool = CellPool()
      var encoder = FrameEncoder()
      var emulator = Emulator(width: width, height: height)
      encoder.erasesInColor = erasesInColor
      emulator.erasesInColor = erasesInColor
      var shown: Grid?
      for step in 0..<8 {
        var next = random(width, height, pool, &dice)
        if let shown, dice.next(2) == 0 { next = shifted(shown, by: dice.next(7) - 3) }
        emulator.feed(encoder.encode(from: shown, to: next, pool: pool))
        let wrong = emulator.difference(from: next, pool)
        #expect(wrong == nil, "round \(round), step \(step): \(wrong ?? "")")
        if wrong != nil { return }
        shown = next
      }
    }
  }

  private func shifted(_ grid: Grid, by lines: Int) -> Grid {
    var result = grid
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let from = y + lines
        result[x, y] = from >= 0 && from < grid.height ? grid[x, from] : .blank
      }
    }
    return result
  }

  private func filled(_ pool: CellPool) -> Grid {
    var grid = Grid(width: 120, height: 40)
    for y in 0..<40 {
      for (x, letter) in "   Network \(y * 7919) and its name".unicodeScalars.enumerated() {
        grid[x, y] = Cell(glyph: letter.value, style: 0, columns: 1)
      }
    }
    return grid
  }

  @Test func aChangedCellTakesAMoveAndALetter() {
    let pool = CellPool()
    var encoder = FrameEncoder()
    var grid = filled(pool)
    _ = encoder.encode(from: nil, to: grid, pool: pool)
    let before = grid
    grid[40, 20] = Cell(glyph: 0x58, style: 0, columns: 1)
    #expect(encoder.encode(from: before, to: grid, pool: pool).count <= 9)
    #expect(encoder.encode(from: grid, to: grid, pool: pool).isEmpty)
  }

  @Test func rowsThatMoveAreMovedByTheTerminal() {
    let pool = CellPool()
    var encoder = FrameEncoder()
    var emulator = Emulator(width: 120, height: 40)
    let grid = filled(pool)
    emulator.feed(encoder.encode(from: nil, to: grid, pool: pool))
    var next = grid
    for y in 4..<38 { for x in 0..<120 { next[x, y] = y == 4 ? .blank : grid[x, y - 1] } }
    for (x, letter) in "   New".unicodeScalars.enumerated() {
      next[x, 4] = Cell(glyph: letter.value, style: 0, columns: 1)
    }
    let bytes = encoder.encode(from: grid, to: next, pool: pool)
    emulator.feed(bytes)
    #expect(emulator.difference(from: next, pool) == nil)
    #expect(bytes.count <= 44, "\(bytes.count) bytes")
  }

  @Test(arguments: [true, false]) func theFirstLineChangesInPlaceAsRowsBelowItMove(homesAtReset: Bool) {
    let pool = CellPool()
    var encoder = FrameEncoder()
    var emulator = Emulator(width: 120, height: 40)
    emulator.homesAtReset = homesAtReset
    let grid = filled(pool)
    emulator.feed(encoder.encode(from: nil, to: grid, pool: pool))
    var next = grid
    for y in 6..<38 { for x in 0..<120 { next[x, y] = grid[x, y + 1] } }
    for x in 84..<90 { next[x, 0] = Cell(glyph: 0x58, style: 0, columns: 1) }
    emulator.feed(encoder.encode(from: grid, to: next, pool: pool))
    #expect(emulator.difference(from: next, pool) == nil)
  }

  /// A program ended here: the line that occurs twice was taken for one that had been above the first.
  @Test func rowsMoveDownBelowALineThatOccursTwice() {
    func grid(_ lines: String) -> Grid {
      var grid = Grid(width: 40, height: lines.count)
      for (y, letter) in lines.unicodeScalars.enumerated() {
        for x in 0..<40 { grid[x, y] = Cell(glyph: letter.value, style: 0, columns: 1) }
      }
      return grid
    }
    let pool = CellPool()
    var encoder = FrameEncoder()
    var emulator = Emulator(width: 40, height: 10)
    let (old, new) = (grid("XAPQRSAUVW"), grid("AXZPQRSYUV"))
    emulator.feed(encoder.encode(from: nil, to: old, pool: pool))
    emulator.feed(encoder.encode(from: old, to: new, pool: pool))
    #expect(emulator.difference(from: new, pool) == nil)
  }

  @Test func aPictureCoversItsAreaAlsoIfDrawnNarrow() {
    let pool = CellPool()
    var encoder = FrameEncoder()
    var emulator = Emulator(width: 120, height: 40)
    emulator.drawsPicturesNarrow = true
    let grid = filled(pool)
    emulator.feed(encoder.encode(from: nil, to: grid, pool: pool))
    var next = grid
    next[3, 7] = Cell(glyph: 0x1F419, style: 0, columns: 2)
    next[4, 7] = Cell(glyph: 0, style: 0, columns: 0)
    emulator.feed(encoder.encode(from: grid, to: next, pool: pool))
    #expect(emulator.cells[7 * 120 + 3].text == "🐙" && emulator.cells[7 * 120 + 4].text == " ")
    #expect(emulator.cells[7 * 120 + 5].text == "t")
  }

  @Test func blanksAreErasedAndNotWritten() {
    let pool = CellPool()
    var encoder = FrameEncoder()
    let grid = filled(pool)
    let blank = Grid(width: 120, height: 40)
    var emulator = Emulator(width: 120, height: 40)
    emulator.feed(encoder.encode(from: nil, to: grid, pool: pool))
    #expect(emulator.difference(from: blank, pool) != nil)
    let bytes = encoder.encode(from: grid, to: blank, pool: pool)
    #expect(bytes.count <= 40 * 6)
    emulator.feed(bytes)
    #expect(emulator.difference(from: blank, pool) == nil)
  }

  /// A mark of the full width that moves by a row was written with all of its blanks: 270 bytes and more.
  @Test(arguments: [true, false]) func aMarkThatMovesByARowIsErasedInItsColor(erasesInColor: Bool) {
    let pool = CellPool()
    var encoder = FrameEncoder()
    var emulator = Emulator(width: 120, height: 40)
    encoder.erasesInColor = erasesInColor
    emulator.erasesInColor = erasesInColor
    let mark = pool.number(CellStyle(.rgb(255, 255, 255), on: .rgb(10, 90, 210), .bold))
    func marked(_ row: Int) -> Grid {
      var grid = filled(pool)
      for x in 0..<120 { grid[x, row] = Cell(glyph: grid[x, row].glyph, style: mark, columns: 1) }
      return grid
    }
    emulator.feed(encoder.encode(from: nil, to: marked(3), pool: pool))
    let bytes = encoder.encode(from: marked(3), to: marked(4), pool: pool)
    emulator.feed(bytes)
    let wrong = emulator.difference(from: marked(4), pool)
    #expect(wrong == nil, "\(wrong ?? "")")
    // The two rows have 50 letters, and a style each.
    if erasesInColor { #expect(bytes.count <= 2 * 33 + 60, "\(bytes.count) bytes") }
  }

  @Test func anEmptyGridNeedsNothing() {
    var encoder = FrameEncoder()
    #expect(encoder.encode(from: nil, to: Grid(width: 0, height: 0), pool: CellPool()).isEmpty)
  }
}
