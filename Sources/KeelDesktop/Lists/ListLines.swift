#if Desktop
import KeelInteraction
import KeelScene

/// The lines of a long list: its rows, and the headers and footers of its sections.
@MainActor struct ListLines {
  enum Line {
    case header(String)
    case footer(String)
    /// A row and its number; the node is `nil` if the scene does not describe it yet.
    case row(NodeID?, Int)
  }

  private struct Texts {
    var header: String
    var footer: String
    /// The number of lines before the rows of the section.
    var before: Int { header.isEmpty ? 0 : 1 }
    var after: Int { footer.isEmpty ? 0 : 1 }
  }
  private var texts: [Texts] = []
  private var rows = RowMap()
  /// The lines of sections, as `rows.numbers` are their rows.
  private var lines = RowNumbers()

  init() {}

  init(of list: NodeID, in tree: SceneTree) {
    guard let rows = RowMap(of: list, in: tree) else { return }
    self.rows = rows
    for (number, part) in rows.parts.enumerated() {
      guard case .section(let section)? = tree.element(of: part.id) else { continue }
      let own = Texts(header: section.header, footer: section.footer)
      texts.append(own)
      lines.append(own.before + rows.numbers.rows(of: number).count + own.after)
    }
  }

  var count: Int { lines.rowCount }

  /// The line at a place. O(log sections).
  subscript(line: Int) -> Line {
    guard let (section, place) = lines.position(of: line) else { return .row(nil, 0) }
    let own = texts[section]
    if place < own.before { return .header(own.header) }
    let numbers = rows.numbers.rows(of: section)
    let row = numbers.lowerBound + place - own.before
    return numbers.contains(row) ? .row(rows.node(ofRow: row), row) : .footer(own.footer)
  }

  /// Returns the node of a row; `nil` if the scene does not describe it. O(log sections).
  func node(ofRow row: Int) -> NodeID? { rows.node(ofRow: row) }

  /// Returns true if the scene describes all rows of the range. O(sections).
  func describes(_ range: Range<Int>) -> Bool { rows.describes(range) }

  /// Returns the line of a row. O(log sections).
  func line(ofRow row: Int) -> Int {
    guard let (section, place) = rows.numbers.position(of: row) else { return 0 }
    return lines.number(of: texts[section].before + place, in: section)
  }

  /// Returns the first line that differs from the old lines. Rows that are not described in both count as equal.
  func firstDifference(from old: ListLines) -> Int {
    let end = min(count, old.count)
    for section in 0..<min(texts.count, old.texts.count) {
      if let place = firstDifference(from: old, in: section) {
        return min(lines.number(of: place, in: section), end)
      }
    }
    return end
  }

  /// Returns the first place in a section that differs; `nil` if there is none. All sections before it are the same.
  private func firstDifference(from old: ListLines, in section: Int) -> Int? {
    let (own, other) = (texts[section], old.texts[section])
    let (part, known) = (rows.parts[section], old.rows.parts[section])
    guard part.id == known.id, own.before == other.before else { return 0 }
    let (numbers, oldNumbers) = (rows.numbers.rows(of: section), old.rows.numbers.rows(of: section))
    let both = part.described.clamped(to: known.described)
    if let row = both.first(where: { part.nodes[$0 - part.start] != known.nodes[$0 - known.start] }) {
      return own.before + row - numbers.lowerBound
    }
    guard numbers.count != oldNumbers.count || own.after != other.after else { return nil }
    let reached = both.isEmpty ? max(part.start, known.start) : both.upperBound
    return own.before + max(0, min(reached - numbers.lowerBound, numbers.count, oldNumbers.count))
  }
}
#endif
