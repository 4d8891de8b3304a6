internal import KeelInteraction

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
  private let words: SystemWords

  init(_ words: SystemWords) { self.words = words }

  mutating func add(_ meaning: SystemWord, if works: Bool = true, _ names: (String, [Key])...) {
    if works { add(words[meaning], names) }
  }

  /// A line in words of the app.
  mutating func add(text meaning: String, _ names: (String, [Key])...) { add(meaning, names) }

  private mutating func add(_ meaning: String, _ names: [(String, [Key])]) {
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
