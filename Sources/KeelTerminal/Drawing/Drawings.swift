internal import KeelScene

/// Drawings: areas as halves and quadrants of cells, lines as braille, words in cells.
extension Composer {
  func draw(_ drawing: DrawingElement, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    guard !rect.isEmpty else { return }
    let room = SceneRect(rect)
    var (across, down) = (1.0, 1.0)
    if let size = drawing.size, size.width > 0, size.height > 0 {
      (across, down) = (room.width / size.width, room.height / size.height)
    }
    let own = context.effects?.cells(of: rect) ?? rect
    draw(
      drawing.commands, DrawingTransform(a: across, b: 0, c: 0, d: down, tx: room.x, ty: room.y),
      in: drawing.isClipped ? own.intersection(clip) : clip, context)
  }

  /// Draws commands, with the effects around them.
  ///
  /// - Parameter transform: From the coordinates of the commands to points of the window.
  func draw(_ commands: [DrawingCommand], _ transform: DrawingTransform, in area: Rect, _ context: DrawContext) {
    let shown = area.intersection(Rect(0, 0, painter.grid.width, painter.grid.height))
    guard !shown.isEmpty else { return }
    let corner = SceneRect(shown)
    var dots = DotPainter(looks: looks, tint: context.tint, columns: shown.width, rows: shown.height)
    dots.draw(
      commands,
      transform.concatenating(context.effects?.drawn ?? .identity)
        .concatenating(.translation(x: -corner.x, y: -corner.y)))
    for y in 0..<shown.height {
      for x in 0..<shown.width { paintCell(dots.canvas, x, y, at: shown) }
    }
    for words in dots.words { put(words, shown) }
    found.dotsDrawn += dots.canvas.work
  }

  /// The bits of the dots of a braille character, line by line.
  private static let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
  /// The bits of the dots in the upper half.
  private static let upperBits: UInt32 = 0x1B
  /// The characters of the sixteen sets of quadrants: top left 1, top right 2, bottom left 4, bottom right 8.
  private static let quadrants = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"]

  private func paintCell(_ canvas: DotCanvas, _ column: Int, _ row: Int, at shown: Rect) {
    var upper: [TerminalColor] = []
    var lower: [TerminalColor] = []
    var lines: [TerminalColor] = []
    var quadrants = 0
    var pattern: UInt32 = 0
    for index in 0..<8 {
      let dot = (row * 4 + index / 2) * canvas.width + column * 2 + index % 2
      if let color = canvas.areas[dot] {
        if index < 4 { upper.append(color) } else { lower.append(color) }
        quadrants |= (index < 4 ? 1 : 4) << (index % 2)
      }
      if let color = canvas.lines[dot] {
        lines.append(color)
        pattern |= Self.bits[index]
      }
    }
    guard pattern != 0 || quadrants != 0 else { return }
    let (x, y) = (shown.x + column, shown.y + row)
    let old = painter.pool.style(painter.grid[x, y].style)
    var style = CellStyle(on: old.background)
    let text: String
    let isCovered = upper.count + lower.count >= 7
    if !isCovered, Self.isLetter(painter.pool.text(painter.grid[x, y].glyph)) {
      // What is drawn in a part of a cell does not hide a letter. At its foot it is a line under it.
      guard quadrants & 3 == 0, pattern & Self.upperBits == 0 else { return }
      return painter.restyle(Rect(x, y, 1, 1).intersection(shown)) { style, _, _ in
        var style = style
        style.traits.insert(.underline)
        return style
      }
    }
    if pattern != 0 {
      style.foreground = theme.average(lines)
      if upper.count + lower.count >= 4 { style.background = theme.average(upper + lower) }
      text = line(pattern)
    } else if isCovered, theme.depth > .none {
      let (top, bottom) = (theme.average(upper), theme.average(lower))
      style = CellStyle(top, on: bottom)
      text = top == bottom || glyphs.set == .ascii ? " " : "▀"
    } else {
      style.foreground = theme.average(upper + lower)
      text = area(isCovered ? 15 : quadrants)
      // What is below shows through the rest, if it covers all of it.
      let below = painter.pool.text(painter.grid[x, y].glyph)
      if let covered = Self.quadrants.firstIndex(of: below), covered > 0, covered | quadrants == 15 {
        style.background = old.foreground
      }
    }
    painter.put(Line(clusters: [Cluster(text, columns: 1)]), x: x, y: y, style: style, clip: shown)
  }

  /// True for what a cell shows of a text: no blank, and no sign that drawings and borders consist of.
  private static func isLetter(_ glyph: String) -> Bool {
    guard let scalar = glyph.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x20, 0x2500...0x25FF, 0x2800...0x28FF: return false
    default: return true
    }
  }

  private func line(_ pattern: UInt32) -> String {
    guard glyphs.set == .unicode, let scalar = Unicode.Scalar(0x2800 + pattern) else { return "*" }
    return String(Character(scalar))
  }

  private func area(_ quadrants: Int) -> String {
    switch glyphs.set {
    case .unicode: Self.quadrants[quadrants]
    case .console: quadrants & 3 == 0 ? "▄" : quadrants & 12 == 0 ? "▀" : "█"
    case .ascii: "#"
    }
  }

  /// Writes a text over what is drawn, on its background.
  private func put(_ words: DotPainter.Words, _ shown: Rect) {
    let line = sanitizer.line(words.text, limit: 400)
    let x = shown.x + Int(((words.at.x / 8) - words.anchor * Double(line.columns)).rounded())
    let y = shown.y + Int((words.at.y / 16).rounded(.down))
    let area = Rect(x, y, line.columns, 1).intersection(shown)
    guard !area.isEmpty else { return }
    let grounds = (area.x..<area.maxX).map { painter.pool.style(painter.grid[$0, y].style).background }
    painter.put(line, x: x, y: y, style: CellStyle(words.color, on: .default, words.traits), clip: area)
    painter.restyle(area) { style, column, _ in
      var style = style
      style.background = grounds[column - area.x]
      return style
    }
  }
}

extension Theme {
  /// Returns the average of exact colours, otherwise the most frequent one.
  fileprivate func average(_ colors: [TerminalColor]) -> TerminalColor {
    guard let first = colors.first else { return .default }
    if colors.allSatisfy({ $0 == first }) { return first }
    var sums = (0, 0, 0)
    for color in colors {
      guard case .rgb(let red, let green, let blue) = color else {
        var counts: [TerminalColor: Int] = [:]
        for color in colors { counts[color, default: 0] += 1 }
        return colors.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? first
      }
      sums = (sums.0 + Int(red), sums.1 + Int(green), sums.2 + Int(blue))
    }
    func part(_ sum: Int) -> UInt8 { UInt8(clamping: sum / colors.count) }
    return .rgb(part(sums.0), part(sums.1), part(sums.2))
  }
}
