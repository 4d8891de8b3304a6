/// The tables of `Documentation/modifiers.md`, by name.
struct ModifierTable {
  /// A row.
  struct Entry: Equatable {
    let effect: String
    let note: String
    var hasNoEffect: Bool { effect.hasPrefix("nothing") }
    /// The effect and the note as one sentence.
    var text: String { [effect, note].filter { !$0.isEmpty }.joined(separator: "; ").replacing("`", with: "") }
  }

  static let documented = ModifierTable(EmbeddedFiles.text(of: "Documentation/modifiers.md") ?? "")

  private let entries: [String: [Entry]]

  /// Reads the tables of a page, whose first column has names as code.
  init(_ page: String) {
    var entries: [String: [Entry]] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
      let columns = MarkdownTable.columns(of: line)
      guard columns.count >= 3, columns[0] != "modifier" else { continue }
      let entry = Entry(effect: columns[1], note: columns[2])
      for name in MarkdownTable.names(in: columns[0]) { entries[name, default: []].append(entry) }
    }
    self.entries = entries
  }

  /// Returns the entry of a name that does nothing in any of its forms.
  func silent(_ name: String) -> Entry? {
    guard let found = entries[name], found.allSatisfy(\.hasNoEffect) else { return nil }
    return found.first
  }

  /// Returns the entries of a name whose effect differs from SwiftUI's.
  func limited(_ name: String) -> [Entry] {
    guard let found = entries[name], !found.allSatisfy(\.hasNoEffect) else { return [] }
    return found.filter { $0.effect != "all" || !$0.note.isEmpty }
  }

  var names: Set<String> { Set(entries.keys) }
}

/// The tables of the documentation.
enum MarkdownTable {
  /// Returns the cells of a line, between its bars.
  static func columns(of line: Substring) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns the names that a cell begins its codes with: `blur` for `blur(radius:)`.
  static func names(in cell: String) -> [String] {
    let codes = cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    return codes.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }.filter { !$0.isEmpty }
  }
}
