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

  /// A symbol by its name; what is not known gets a small square.
  func symbol(_ name: String) -> String {
    let base = name.split(separator: ".").first.map(String.init) ?? name
    guard let (unicode, ascii) = Self.symbols[name] ?? Self.symbols[base] else { return pick("▪", "*", "*") }
    return set == .unicode ? unicode : ascii
  }

  /// By the names of SF Symbols: one column each in common fonts, and what ASCII has for it.
  private static let symbols: [String: (String, String)] = [
    "wifi": ("◠", "~"), "wifi.slash": ("⊘", "x"), "wifi.exclamationmark": ("!", "!"), "lock": ("▣", "#"),
    "lock.open": ("○", "o"), "lock.slash": ("○", "o"), "checkmark": ("✓", "*"), "info": ("i", "i"),
    "chevron.right": ("›", ">"), "chevron.left": ("‹", "<"), "chevron.down": ("⌄", "v"), "chevron.up": ("⌃", "^"),
    "exclamationmark": ("!", "!"), "exclamationmark.triangle": ("⚠", "!"), "gear": ("⚙", "*"), "gearshape": ("⚙", "*"),
    "plus": ("+", "+"), "minus": ("−", "-"), "xmark": ("✕", "x"), "trash": ("⌫", "x"), "star": ("☆", "."),
    "star.fill": ("★", "*"),
    "star.leadinghalf": ("★", "*"), "heart": ("♡", "."), "heart.fill": ("♥", "*"), "person": ("☺", "@"),
    "magnifyingglass": ("⌕", "?"),
    "arrow.clockwise": ("↻", "r"), "arrow.right": ("→", ">"), "arrow.left": ("←", "<"), "arrow.up": ("↑", "^"),
    "arrow.down": ("↓", "v"), "ellipsis": ("⋯", "..."), "house": ("⌂", "^"), "chart": ("▥", "="), "bell": ("♪", "!"),
    "folder": ("▤", "/"), "doc": ("▤", "="), "calendar": ("▦", "#"), "clock": ("◷", "o"), "globe": ("◍", "o"),
    "antenna": ("⌁", "~"), "bolt": ("↯", "!"), "link": ("∞", "="), "key": ("▣", "#"), "questionmark": ("?", "?"),
    "circle": ("○", "o"), "circle.fill": ("●", "*"), "square": ("□", "."), "square.fill": ("■", "#"),
    "pencil": ("✎", "/"), "flag": ("⚑", "P"), "eye": ("◉", "o"),
    "network": ("⊚", "~"), "shield": ("▣", "#"), "personalhotspot": ("⊚", "~"), "airplane": ("✈", "^"),
    "hand": ("!", "!"), "slash": ("⊘", "/"), "paperplane": ("➤", ">"), "tray": ("▭", "_"), "list": ("≡", "="),
    "checkmark.square": ("☑", "x"), "sun": ("☀", "*"), "moon": ("☾", "("), "cloud": ("☁", "~"), "envelope": ("✉", "@"),
    "phone": ("☎", "#"), "music": ("♫", "d"), "photo": ("▨", "#"), "play": ("▶", ">"), "pause": ("‖", "="),
    "stop": ("■", "#"), "bookmark": ("⚑", "P"), "tag": ("◆", "#"), "cart": ("⊔", "u"), "location": ("⌖", "+"),
    "map": ("▧", "#"), "book": ("▥", "="), "tablecells": ("▦", "#"), "sparkles": ("✦", "*"), "leaf": ("❧", "~"),
    "flame": ("▲", "^"), "drop": ("◖", "o"), "timer": ("◷", "o"), "power": ("⏻", "o"), "wrench": ("⚒", "/"),
  ]
}
