#if Desktop
import KeelInteraction
import KeelScene

/// The lines of a long list: its rows, and the headers and footers of its sections.
@MainActor struct ListLines {
  enum Line {
    case header(String)
    case footer(String)
    /// A header or footer that is a view.
    case view(NodeID)
    /// A row and its number; the node is `nil` if the scene does not describe it yet.
    case row(NodeID?, Int)
  }

  /// The lines before and after the rows of a section.
  private struct Ends {
    var header: Line?
    var footer: Line?
    /// The number of lines before the rows of the section.
    var before: Int { header == nil ? 0 : 1 }
    var after: Int { footer == nil ? 0 : 1 }
  }
  private var ends: [Ends] = []
  private var rows = RowMap()
  /// The lines of sections, as `rows.numbers` are their rows.
  private var lines = RowNumbers()

  init() {}

  init(of list: NodeID, in tree: SceneTree) {
    guard let rows = RowMap(of: list, in: tree) else { return }
    self.rows = rows
    for (number, part) in rows.parts.enumerated() {
      guard let node = tree[part.id], case .section(let section) = node.element else { continue }
      let parts = SectionParts(of: node, in: tree)
      let own = Ends(
        header: parts?.header.map { .view($0) } ?? (section.header.isEmpty ? nil : .header(section.header)),
        footer: parts?.footer.map { .view($0) } ?? (section.footer.isEmpty ? nil : .footer(section.footer)))
      ends.append(own)
      lines.append(own.before + rows.numbers.rows(of: number).count + own.after)
    }
  }

  var count: Int { lines.rowCount }

  /// The line at a place. O(log sections).
  subscript(line: Int) -> Line {
    guard let (section, place) = lines.position(of: line) else { return .row(nil, 0) }
    let own = ends[section]
    if place < own.before { return own.header ?? .row(nil, 0) }
    let numbers = rows.numbers.rows(of: section)
    let row = numbers.lowerBound + place - own.before
    return numbers.contains(row) ? .row(rows.node(ofRow: row), row) : own.footer ?? .row(nil, 0)
  }

  /// The place of a row on the card of its section.
  struct CardEdges: Equatable {
    var isFirst: Bool
    var isLast: Bool
    /// True if nothing stands between the row and the section before.
    var followsSection: Bool
  }

  /// Returns the place of a row on the card of its section; `nil` for a line that is no row. O(log sections).
  func edges(ofRowAt line: Int) -> CardEdges? {
    guard let (section, place) = lines.position(of: line) else { return nil }
    let row = place - ends[section].before
    let count = rows.numbers.rows(of: section).count
    guard (0..<count).contains(row) else { return nil }
    return CardEdges(isFirst: row == 0, isLast: row == count - 1, followsSection: place == 0 && line > 0)
  }

  /// Returns the node of a row; `nil` if the scene does not describe it. O(log sections).
  func node(ofRow row: Int) -> NodeID? { rows.node(ofRow: row) }

  /// Returns true if the scene describes all rows of the range. O(sections).
  func describes(_ range: Range<Int>) -> Bool { rows.describes(range) }

  /// Returns the line of a row. O(log sections).
  func line(ofRow row: Int) -> Int {
    guard let (section, place) = rows.numbers.position(of: row) else { return 0 }
    return lines.number(of: ends[section].before + place, in: section)
  }

  /// Returns the first line that differs from the old lines. Rows that are not described in both count as equal.
  func firstDifference(from old: ListLines) -> Int {
    let end = min(count, old.count)
    for section in 0..<min(ends.count, old.ends.count) {
      if let place = firstDifference(from: old, in: section) {
        return min(lines.number(of: place, in: section), end)
      }
    }
    return end
  }

  /// Returns the first place in a section that differs; `nil` if there is none. All sections before it are the same.
  private func firstDifference(from old: ListLines, in section: Int) -> Int? {
    let (own, other) = (ends[section], old.ends[section])
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
