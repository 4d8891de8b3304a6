internal import KeelScene

/// The pictures of the screen, in what the terminal's font has.
struct Glyphs {
  let set: TerminalCapabilities.GlyphSet

  private func pick(_ unicode: String, _ console: String, _ ascii: String) -> String {
    switch set {
    case .unicode: unicode
    case .console: console
    case .ascii: ascii
    }
  }

  var ellipsis: String { pick("…", "...", "...") }
  var back: String { pick("‹", "<", "<") }
  var disclosure: String { pick("›", ">", ">") }
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
  var enter: String { pick("⏎", "enter", "enter") }
  var arrows: String { pick("↑↓", "arrows", "arrows") }
  var right: String { pick("→", "right", "right") }
  var left: String { pick("←", "left", "left") }
  var range: String { pick("–", "-", "-") }
  /// A circle that fills.
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
  var boxOn: String { pick("☑", "[x]", "[x]") }
  var boxOff: String { pick("☐", "[ ]", "[ ]") }
  var leftRight: String { pick("←→", "left right", "left right") }
  var minus: String { pick("−", "-", "-") }
  var submenu: String { pick("▸", ">", ">") }
  var collapsed: String { pick("▸", "+", "+") }
  var expanded: String { pick("▾", "-", "-") }
  var knob: String { pick("●", "O", "O") }
  var menu: String { pick("▾", "v", "v") }
  var dot: String { pick("·", "-", "-") }
  var switchOn: String { pick("On  ●", "On  *", "[ On]") }
  var switchOff: String { pick("○ Off", "o Off", "[Off]") }

  /// One turn of the spinner.
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
