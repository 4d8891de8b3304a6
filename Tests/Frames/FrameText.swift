import KeelTerminal

/// A frame of a terminal as a file that people read: its lines of text, then the styles that differ from the terminal's own.
///
///     Weather                                     | the text, with an end of line at the edge of the screen
///     ---
///     bold: 0:0-6                                 | lines and columns from 0; the last one is included
@MainActor struct FrameText {
  let text: String

  init(_ screen: TerminalScreen) {
    let grid = screen.grid
    var lines: [String] = []
    var places: [String: [String]] = [:]
    for y in 0..<grid.height {
      var line = ""
      var run: (style: CellStyle, first: Int, last: Int)?
      func endRun() {
        guard let run, run.style != .plain else { return }
        let columns = run.first == run.last ? "\(run.first)" : "\(run.first)-\(run.last)"
        places[run.style.words, default: []].append("\(y):\(columns)")
      }
      for x in 0..<grid.width {
        let cell = grid[x, y]
        if cell.columns > 0 { line += screen.pool.text(cell.glyph) }
        let style = screen.pool.style(cell.style)
        if run?.style == style {
          run?.last = x
        } else {
          endRun()
          run = (style, x, x)
        }
      }
      endRun()
      while line.hasSuffix(" ") { line.removeLast() }
      lines.append(line)
    }
    let styles = places.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined(separator: " "))" }
    text = (lines + ["---"] + styles).joined(separator: "\n") + "\n"
  }
}

extension CellStyle {
  fileprivate var words: String {
    let names: [(Traits, String)] = [
      (.bold, "bold"), (.faint, "faint"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
      (.strike, "strike"),
    ]
    var words = names.filter { traits.contains($0.0) }.map(\.1)
    if foreground != .default { words.append(foreground.words) }
    if background != .default { words.append("on \(background.words)") }
    if let link { words.append("to \(link)") }
    return words.joined(separator: " ")
  }
}

extension TerminalColor {
  fileprivate var words: String {
    switch self {
    case .default: "default"
    case .ansi(let number): "ansi \(number)"
    case .palette(let number): "palette \(number)"
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
