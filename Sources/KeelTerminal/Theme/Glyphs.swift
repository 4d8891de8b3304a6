internal import KeelInteraction
internal import KeelScene

/// The glyphs of the screen, limited to the characters of the terminal's font.
struct Glyphs {
  let set: TerminalCapabilities.GlyphSet
  /// The words that replace pictures that the font lacks.
  let words: SystemWords

  init(set: TerminalCapabilities.GlyphSet, words: SystemWords = .inEnglish) {
    self.set = set
    self.words = words
    let (on, off) = (words[.on], words[.off])
    let (onWidth, offWidth) = (Width.columns(of: on), Width.columns(of: off))
    let room = max(onWidth, offWidth)
    func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
    switch set {
    case .unicode, .console:
      switchOn = on + blanks(room + 1 - onWidth) + (set == .unicode ? "●" : "*")
      switchOff = (set == .unicode ? "○" : "o") + blanks(room + 1 - offWidth) + off
    case .ascii:
      switchOn = "[" + blanks(room - onWidth) + on + "]"
      switchOff = "[" + blanks(room - offWidth) + off + "]"
    }
    switchWidth = room + 2
  }

  private func pick(_ unicode: String, _ console: String, _ ascii: String) -> String {
    switch set {
    case .unicode: unicode
    case .console: console
    case .ascii: ascii
    }
  }

  private func picture(_ unicode: String, or word: SystemWord) -> String {
    self.set == .unicode ? unicode : words[word]
  }

  var ellipsis: String { pick("…", "...", "...") }
  var back: String { pick("‹", "<", "<") }
  var disclosure: String { pick("›", ">", ">") }
  var clear: String { pick("✕", "x", "x") }
  var checkmark: String { pick("✓", "*", "*") }
  var detail: String { pick("⋯", "(i)", "(i)") }
  var bullet: String { pick("•", "*", "*") }
  var horizontal: String { pick("─", "─", "-") }
  var vertical: String { pick("│", "│", "|") }
  var topLeft: String { pick("╭", "┌", "+") }
  var topRight: String { pick("╮", "┐", "+") }
  var bottomLeft: String { pick("╰", "└", "+") }
  var bottomRight: String { pick("╯", "┘", "+") }
  var thumb: String { pick("┃", "█", "#") }
  var track: String { pick("│", "│", "|") }
  var full: String { pick("━", "█", "#") }
  var empty: String { pick("─", "░", ".") }
  var placeholder: String { pick("┄", "-", "-") }
  var enter: String { picture("⏎", or: .enterKey) }
  var arrows: String { picture("↑↓", or: .arrowKeys) }
  var right: String { picture("→", or: .rightKey) }
  var left: String { picture("←", or: .leftKey) }
  var range: String { pick("–", "-", "-") }
  /// A circle that fills, in steps.
  var circle: [String] {
    switch set {
    case .unicode: ["○", "◔", "◑", "◕", "●"]
    case .console, .ascii: ["[    ]", "[#   ]", "[##  ]", "[### ]", "[####]"]
    }
  }
  var grip: String { pick("≡", "=", "=") }
  var redacted: String { pick("▒", "▒", "#") }
  var roundCorners: [String] { [topLeft, topRight, bottomLeft, bottomRight] }
  var squareCorners: [String] { self.set == .ascii ? ["+", "+", "+", "+"] : ["┌", "┐", "└", "┘"] }
  var radioOn: String { pick("◉", "(*)", "(*)") }
  var radioOff: String { pick("○", "( )", "( )") }
  var leftRight: String { picture("←→", or: .sidewaysKeys) }
  var minus: String { pick("−", "-", "-") }
  var submenu: String { pick("▸", ">", ">") }
  var collapsed: String { pick("▸", "+", "+") }
  var expanded: String { pick("▾", "-", "-") }
  var knob: String { pick("●", "O", "O") }
  var menu: String { pick("▾", "v", "v") }
  var dot: String { pick("·", "-", "-") }
  /// A switch in each of its states, both with the same width.
  let switchOn, switchOff: String
  /// The width of a switch in columns.
  let switchWidth: Int

  /// The frames of one turn of the spinner.
  var spinner: [String] {
    switch set {
    case .unicode: ["◐", "◓", "◑", "◒"]
    case .console, .ascii: ["|", "/", "-", "\\"]
    }
  }

  /// Four bars of rising height.
  var bars: [String] {
    switch set {
    case .unicode: ["▂", "▄", "▆", "█"]
    case .console, .ascii: ["|", "|", "|", "|"]
    }
  }
  var missingBar: String { pick("▁", ".", ".") }
}
