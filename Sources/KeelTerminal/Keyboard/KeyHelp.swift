internal import KeelInteraction
internal import KeelScene

/// A line of the help: keys that work at the present focus, and their effect.
struct KeyHelp: Equatable {
  var name: String
  var meaning: String
  var keys: [Key]
  /// The description for the line at the bottom; `nil` if the keys are not named there.
  var hint: Hint?

  struct Hint: Equatable {
    var name: String
    var meaning: String
    var keys: [Key]
  }
}

/// A builder for the lines of the help. A key belongs to the first line that names it.
struct KeyHelpList {
  private(set) var lines: [KeyHelp] = []
  private var taken: Set<Key> = []
  private let words: SystemWords

  init(_ words: SystemWords) { self.words = words }

  /// Adds a line for keys with a meaning of the terminal front end alone. The hint names the first of them.
  mutating func add(
    _ meaning: SystemWord, if works: Bool = true, hint: SystemWord? = nil, _ names: (name: String, keys: [Key])...
  ) {
    guard works, add(words[meaning], names), let hint, let first = names.first else { return }
    lines[lines.count - 1].hint = KeyHelp.Hint(name: first.name, meaning: words[hint], keys: first.keys)
  }

  /// Adds a line for keys with the same meaning in every front end.
  mutating func add(_ offer: KeyOffer, _ naming: KeyNaming) {
    let meaning = offer.title.isEmpty ? words[offer.word] : offer.title
    guard add(meaning, naming.names(of: offer.presses)), let hint = offer.hint,
      let (name, keys) = naming.names(of: offer.hinted).first
    else { return }
    lines[lines.count - 1].hint = KeyHelp.Hint(name: naming.short(name), meaning: words[hint], keys: keys)
  }

  /// Adds a line for those keys that no other line names. Returns false if there are none.
  private mutating func add(_ meaning: String, _ names: [(name: String, keys: [Key])]) -> Bool {
    let free = names.map { name, keys in (name, keys.filter { !taken.contains($0) }) }.filter { !$0.1.isEmpty }
    guard !free.isEmpty else { return false }
    let keys = free.flatMap(\.1)
    taken.formUnion(keys)
    lines.append(KeyHelp(name: free.map(\.0).joined(separator: " "), meaning: meaning, keys: keys))
    return true
  }
}

/// The names of keys on a terminal's keyboard.
struct KeyNaming {
  var glyphs: Glyphs
  /// True if letters are typed as text.
  var isTyping: Bool
  /// True if the focus is in a list in editing mode.
  var isEditing: Bool

  /// Returns the names, each with the keys that it denotes. Related keys share one name.
  func names(of presses: [KeyOffer.Press]) -> [(name: String, keys: [Key])] {
    var names: [(String, [Key])] = []
    var left = presses
    while let press = left.first {
      switch press {
      case .key(let key):
        let family = Self.family(of: key).filter { left.contains(.key($0)) }
        left.removeAll { if case .key(let key) = $0 { family.contains(key) } else { false } }
        names += self.names(of: family).filter { !$0.1.isEmpty }
      case .digit:
        let digits = left.compactMap { if case .digit(let digit) = $0 { digit } else { nil } }.sorted()
        left.removeAll { if case .digit = $0 { true } else { false } }
        let name = digits.count > 1 ? "\(digits[0])-\(digits[digits.count - 1])" : "\(digits[0])"
        if !isTyping { names.append((name, digits.map { Key.letter(Character("\($0)")) })) }
      case .shortcut(let command):
        left.removeFirst()
        // Terminals do not report Super.
        guard !command.modifiers.contains(.super) else { continue }
        var modifiers: Key.Modifiers = []
        if command.modifiers.contains(.control) { modifiers.insert(.control) }
        if command.modifiers.contains(.alternate) { modifiers.insert(.alt) }
        let key = Key(.character(command.comparedInput), modifiers)
        let isOfText = modifiers.isEmpty || KeyTable.edits(command.input, command.modifiers)
        if !isTyping || !isOfText { names.append((command.keyName, [key])) }
      }
    }
    return names
  }

  /// Returns the name for the line at the bottom, which shows Enter as a symbol.
  func short(_ name: String) -> String { name == "Enter" ? glyphs.enter : name }

  /// Returns the keys that share one name with a key.
  private static func family(of key: CommandKey) -> [CommandKey] {
    let pairs: [[CommandKey]] = [
      [.up, .down], [.left, .right], [.pageUp, .pageDown], [.home, .end], [.raiseRow, .lowerRow],
    ]
    return pairs.first { $0.contains(key) } ?? [key]
  }

  private func names(of family: [CommandKey]) -> [(String, [Key])] {
    func letters(_ letters: String) -> [Key] { isTyping ? [] : letters.map { Key.letter($0) } }
    func keys(_ codes: [CommandKey: Key.Code], _ modifiers: Key.Modifiers = []) -> [Key] {
      family.compactMap { codes[$0].map { Key($0, modifiers) } }
    }
    switch family[0] {
    case .return: return [("Enter", [Key(.enter)])]
    case .space: return [("Space", letters(" "))]
    case .escape: return [("Esc", [Key(.escape)])]
    case .delete: return [("Del", [Key(.delete)]), ("Backspace", isEditing ? [Key(.backspace)] : [])]
    case .up, .down: return [(glyphs.arrows, keys([.up: .up, .down: .down])), ("j k", letters("jk"))]
    case .left, .right:
      let name = family.count > 1 ? glyphs.leftRight : family[0] == .left ? glyphs.left : glyphs.right
      return [(name, keys([.left: .left, .right: .right]))]
    case .home, .end: return [("Home End", keys([.home: .home, .end: .end]))]
    case .pageUp, .pageDown: return [("PgUp PgDn", keys([.pageUp: .pageUp, .pageDown: .pageDown]))]
    case .raiseRow, .lowerRow: return [("Alt-" + glyphs.arrows, keys([.raiseRow: .up, .lowerRow: .down], .alt))]
    case .plus: return [("+", letters("+="))]
    case .minus: return [("-", letters("-"))]
    case .slash: return [("/", letters("/"))]
    case .refresh: return [("r", letters("r")), ("F5", [Key(.function(5))])]
    case .actions: return [("m", letters("m")), ("Shift-F10", [Key(.function(10), .shift)])]
    case .help: return [("?", letters("?")), ("F1", [Key(.function(1))])]
    case .digit, .letter, .back, .search, .close: return []
    }
  }
}

extension Key {
  /// Returns a letter without modifiers.
  static func letter(_ letter: Character) -> Key { Key(.character(letter)) }
  static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
  static func control(_ code: Code) -> Key { Key(code, .control) }
  static func alt(_ code: Code) -> Key { Key(code, .alt) }
}
