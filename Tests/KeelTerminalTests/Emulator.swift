import KeelTerminal

/// A terminal emulator for the encoder's output: it applies the bytes of a frame to a screen. It supports only the
/// sequences that the Linux console supports.
struct Emulator {
  struct Cell: Equatable {
    var text = " "
    var style = CellStyle.plain
    var isCovered = false
  }
  private(set) var width: Int
  private(set) var height: Int
  private(set) var cells: [Cell]
  private var x = 0
  private var y = 0
  private var style = CellStyle.plain
  /// A bright colour on the Linux console also sets bold, until bold is switched off.
  private var isBoldByColor = false
  /// True if emoji take one column, as on the Linux console.
  var drawsPicturesNarrow = false
  private var top = 0
  private var bottom: Int
  /// Sequences that no part of the encoder may write.
  private(set) var unknown: [String] = []
  /// Every scalar that was printed or was part of a title.
  private(set) var written = ""
  private(set) var title = ""

  /// True if the cursor moves to the origin when the scroll region becomes the whole screen. Terminals differ.
  var homesAtReset = true

  init(width: Int, height: Int) {
    (self.width, self.height, bottom) = (width, height, height - 1)
    // The encoder must not rely on the previous content.
    cells = Array(repeating: Cell(text: "?"), count: width * height)
  }

  mutating func resize(width: Int, height: Int) {
    let (written, title, unknown) = (written, title, unknown)
    self = Emulator(width: width, height: height)
    (self.written, self.title, self.unknown) = (written, title, unknown)
  }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}":
        let kind = rest.popFirst()
        if kind == "]" {
          command(&rest)
          continue
        }
        guard kind == "[" else {
          unknown.append("ESC")
          continue
        }
        var parameters = ""
        while let next = rest.first, !("@"..."~").contains(Character(next)) {
          parameters.unicodeScalars.append(next)
          rest.removeFirst()
        }
        if let final = rest.popFirst() { sequence(Character(final), parameters) }
      case "\r": x = 0
      case "\n": y = min(y + 1, height - 1)
      default: print(scalar)
      }
    }
  }

  /// `ESC ] 2 ; title ESC \`; terminals also end it at the first BEL.
  private mutating func command(_ rest: inout ArraySlice<Unicode.Scalar>) {
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst(), next != "\u{7}" {
      if next == "\u{1B}" {
        if rest.popFirst() != "\\" { unknown.append("ESC in a title") }
        break
      }
      text.append(next)
    }
    if String(text).hasPrefix("8;;") {
      let url = String(String(text).dropFirst(3))
      style.link = url.isEmpty ? nil : url
      return
    }
    guard String(text).hasPrefix("2;") else { return unknown.append(String(text)) }
    title = String(String(text).dropFirst(2))
    written += title
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    written.unicodeScalars.append(scalar)
    let columns = drawsPicturesNarrow && scalar.value >= 0x1F000 ? 1 : Width.columns(of: scalar)
    if columns == 0 {
      if x > 0 {
        let at = y * width + x - 1
        cells[cells[at].isCovered ? at - 1 : at].text.unicodeScalars.append(scalar)
      }
      return
    }
    if x > 0 {
      // Scalars connected by a zero-width joiner form one character, as do a picture and the colour of its skin.
      let at = y * width + (cells[y * width + x - 1].isCovered ? x - 2 : x - 1)
      let last = cells[at].text.unicodeScalars.last
      let isSkin = scalar.properties.isEmojiModifier && last?.properties.isEmojiModifierBase == true
      if last == "\u{200D}" || isSkin { return cells[at].text.unicodeScalars.append(scalar) }
    }
    guard x + columns <= width else { return }
    for offset in 0..<columns { blankHalves(x + offset) }
    cells[y * width + x] = Cell(text: String(Character(scalar)), style: style)
    if columns == 2 { cells[y * width + x + 1] = Cell(text: "", style: style, isCovered: true) }
    x += columns
  }

  private mutating func blankHalves(_ column: Int) {
    let at = y * width + column
    if cells[at].isCovered, column > 0 { cells[at - 1] = Cell(style: cells[at - 1].style) }
    if column + 1 < width, cells[at + 1].isCovered, !cells[at].isCovered {
      cells[at + 1] = Cell(style: cells[at + 1].style)
    }
  }

  private mutating func sequence(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "H":
      y = min(first, height) - 1
      x = min(numbers.count > 1 ? max(1, numbers[1]) : 1, width) - 1
    case "C": x = min(x + first, width - 1)
    case "K": for column in x..<width { cells[y * width + column] = Cell(style: blank) }
    case "X": for column in x..<min(width, x + first) { cells[y * width + column] = Cell(style: blank) }
    case "J": cells = Array(repeating: Cell(style: blank), count: width * height)
    case "r":
      (top, bottom) = parameters.isEmpty ? (0, height - 1) : (first - 1, numbers[1] - 1)
      if !parameters.isEmpty || homesAtReset { (x, y) = (0, 0) }
    case "L", "M":
      guard top...bottom ~= y else { break }
      scroll(final == "M" ? first : -first)
      x = 0
    case "h", "l": if !["?25", "?2026"].contains(parameters) { unknown.append(parameters + String(final)) }
    case "m":
      let codes = numbers.isEmpty ? [0] : numbers
      style = Self.style(style, codes)
      var isBright = false
      if case .ansi(8...15) = style.foreground { isBright = true }
      isBoldByColor = isBright || (isBoldByColor && codes.allSatisfy { $0 != 0 && $0 != 22 })
      if isBoldByColor, !isBright, !style.traits.contains(.bold) { unknown.append("bold that a bright colour left") }
    default: unknown.append(parameters + String(final))
    }
  }

  /// False for a terminal without *bce*, such as the one that screen emulates: what it erases has no colour.
  var erasesInColor = true

  private var blank: CellStyle { erasesInColor ? CellStyle(.default, on: style.background) : .plain }

  /// Scrolls the lines from the cursor to the end of the region, up or down.
  private mutating func scroll(_ lines: Int) {
    let old = cells
    for row in y...bottom {
      for column in 0..<width {
        let from = row + lines
        cells[row * width + column] = from >= y && from <= bottom ? old[from * width + column] : Cell(style: blank)
      }
    }
  }

  private static func style(_ before: CellStyle, _ codes: [Int]) -> CellStyle {
    var style = before
    var index = 0
    func color(_ codes: [Int], _ index: inout Int) -> TerminalColor {
      if codes[index + 1] == 5 {
        index += 2
        return .palette(UInt8(codes[index]))
      }
      index += 4
      return .rgb(UInt8(codes[index - 2]), UInt8(codes[index - 1]), UInt8(codes[index]))
    }
    while index < codes.count {
      switch codes[index] {
      case 0:
        let link = style.link
        style = .plain
        style.link = link
      case 1: style.traits.insert(.bold)
      case 2: style.traits.insert(.faint)
      case 3: style.traits.insert(.italic)
      case 4: style.traits.insert(.underline)
      case 7: style.traits.insert(.reverse)
      case 9: style.traits.insert(.strike)
      case 22: style.traits.subtract([.bold, .faint])
      case 23: style.traits.remove(.italic)
      case 24: style.traits.remove(.underline)
      case 27: style.traits.remove(.reverse)
      case 29: style.traits.remove(.strike)
      case 30...37: style.foreground = .ansi(UInt8(codes[index] - 30))
      case 38: style.foreground = color(codes, &index)
      case 39: style.foreground = .default
      case 40...47: style.background = .ansi(UInt8(codes[index] - 40))
      case 48: style.background = color(codes, &index)
      case 49: style.background = .default
      case 90...97: style.foreground = .ansi(UInt8(codes[index] - 82))
      case 100...107: style.background = .ansi(UInt8(codes[index] - 92))
      default: break
      }
      index += 1
    }
    return style
  }

  /// Returns a description of the first difference between the screen and the grid; `nil` if they are equal.
  func difference(from grid: Grid, _ pool: CellPool) -> String? {
    if let sequence = unknown.first { return "unknown sequence \(sequence)" }
    for row in 0..<height {
      for column in 0..<width {
        let wanted = grid[column, row]
        let shown = cells[row * width + column]
        if wanted.columns == 0 {
          if !shown.isCovered { return "\(column),\(row): not covered" }
          continue
        }
        var expected = pool.style(wanted.style)
        var actual = shown.style
        if wanted.glyph == 32 {
          // For a blank, only the visible properties are compared.
          expected.foreground = .default
          actual.foreground = .default
          expected.traits.formIntersection([.underline, .reverse, .strike])
          actual.traits.formIntersection([.underline, .reverse, .strike])
        }
        if shown.text != pool.text(wanted.glyph) || actual != expected {
          return "\(column),\(row): \(shown.text.debugDescription) \(actual), not "
            + "\(pool.text(wanted.glyph).debugDescription) \(expected)"
        }
      }
    }
    return nil
  }
}
