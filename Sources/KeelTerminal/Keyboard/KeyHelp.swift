/// A line of the help: keys that do something here, and what.
struct KeyHelp: Equatable {
  var name: String
  var meaning: String
  var keys: [Key]
}

/// The lines of the help as they are gathered. A key belongs to the line that names it first.
struct KeyHelpList {
  private(set) var lines: [KeyHelp] = []
  private var taken: Set<Key> = []

  mutating func add(_ meaning: String, if works: Bool = true, _ names: (String, [Key])...) {
    guard works else { return }
    let free = names.map { name, keys in (name, keys.filter { !taken.contains($0) }) }.filter { !$0.1.isEmpty }
    guard !free.isEmpty else { return }
    let keys = free.flatMap(\.1)
    taken.formUnion(keys)
    lines.append(KeyHelp(name: free.map(\.0).joined(separator: " "), meaning: meaning, keys: keys))
  }
}

extension Key {
  /// A letter by itself.
  static func letter(_ letter: Character) -> Key { Key(.character(letter)) }
  static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
  static func control(_ code: Code) -> Key { Key(code, .control) }
  static func alt(_ code: Code) -> Key { Key(code, .alt) }
}
