extension FrameEncoder {
  /// Moves the cursor to a cell in the fewest bytes, rewriting unchanged cells where that is shorter.
  mutating func move(toX x: Int, y: Int, _ grid: Grid, _ pool: CellPool) {
    guard let at = cursor else { return place(x, y) }
    if at.x == x, at.y == y { return }
    if at.y == y, x > at.x {
      let gap = x - at.x
      if gap <= 4, rewrites(from: at.x, to: x, y: y, grid, pool) { return }
      bytes += [0x1B, 0x5B]
      if gap > 1 { append(number: gap) }
      bytes.append(0x43)
      cursor = (x, y)
      return
    }
    if at.y == y, x == 0 {
      bytes.append(0x0D)
      cursor = (x, y)
      return
    }
    if y == at.y + 1, x == 0 {
      bytes += [0x0D, 0x0A]
      cursor = (x, y)
      return
    }
    place(x, y)
  }

  /// Rewrites the cells in between and returns true, or returns false if one has another style or an uncertain width.
  private mutating func rewrites(from: Int, to: Int, y: Int, _ grid: Grid, _ pool: CellPool) -> Bool {
    guard let style else { return false }
    let current = pool.number(style)
    for x in from..<to {
      let cell = grid[x, y]
      if cell.glyph >= 0x7F || cell.glyph < 0x20 || cell.style != current { return false }
    }
    for x in from..<to { bytes.append(UInt8(grid[x, y].glyph)) }
    cursor = (to, y)
    return true
  }

  /// Places the cursor by its coordinates.
  mutating func place(_ x: Int, _ y: Int) {
    bytes += [0x1B, 0x5B]
    if x != 0 || y != 0 {
      append(number: y + 1)
      if x != 0 {
        bytes.append(0x3B)
        append(number: x + 1)
      }
    }
    bytes.append(0x48)
    cursor = (x, y)
  }

  /// Switches to a style by its differences or from the plain style, whichever is shorter.
  mutating func setStyle(_ wanted: CellStyle) {
    if style == wanted { return }
    if style?.link != wanted.link, wanted.link != nil || hasLinked { link(wanted.link) }
    if let style, style.withoutLink == wanted.withoutLink {
      self.style = wanted
      return
    }
    let fresh = Self.codes(from: nil, to: wanted)
    var chosen = fresh
    if let style {
      let added = Self.codes(from: style, to: wanted)
      if added.count < fresh.count { chosen = added }
    }
    bytes += [0x1B, 0x5B]
    bytes += chosen
    bytes.append(0x6D)
    style = wanted
  }

  /// Sends `OSC 8`: text written from now on links to the URL, or to nothing if it is `nil`.
  private mutating func link(_ url: String?) {
    hasLinked = url != nil
    append("\u{1B}]8;;" + (url ?? "") + "\u{1B}\\")
  }

  private static func codes(from old: CellStyle?, to new: CellStyle) -> [UInt8] {
    var parts: [String] = []
    let before = old ?? .plain
    if old == nil, new != .plain { parts.append("0") }
    let lost = before.traits.subtracting(new.traits)
    var gained = new.traits.subtracting(before.traits)
    // On the console of Linux, a bright colour also sets bold, and another colour does not end that.
    let leavesBright = before.foreground.isBright && !new.foreground.isBright && !new.traits.contains(.bold)
    if leavesBright || !lost.isDisjoint(with: [.bold, .faint]) {
      parts.append("22")
      gained.formUnion(new.traits.intersection([.bold, .faint]))
    }
    if lost.contains(.italic) { parts.append("23") }
    if lost.contains(.underline) { parts.append("24") }
    if lost.contains(.reverse) { parts.append("27") }
    if lost.contains(.strike) { parts.append("29") }
    if gained.contains(.bold) { parts.append("1") }
    if gained.contains(.faint) { parts.append("2") }
    if gained.contains(.italic) { parts.append("3") }
    if gained.contains(.underline) { parts.append("4") }
    if gained.contains(.reverse) { parts.append("7") }
    if gained.contains(.strike) { parts.append("9") }
    if new.foreground != before.foreground { parts.append(code(new.foreground, base: 30)) }
    if new.background != before.background { parts.append(code(new.background, base: 40)) }
    return Array(parts.joined(separator: ";").utf8)
  }

  private static func code(_ color: TerminalColor, base: Int) -> String {
    switch color {
    case .default: "\(base + 9)"
    case .ansi(let number): number < 8 ? "\(base + Int(number))" : "\(base + 52 + Int(number))"
    case .palette(let number): "\(base + 8);5;\(number)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}

extension TerminalColor {
  /// True if it is one of the second eight ANSI colours.
  fileprivate var isBright: Bool {
    if case .ansi(let number) = self { return number >= 8 }
    return false
  }
}
