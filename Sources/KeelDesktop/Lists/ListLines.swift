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

  private struct Section {
    var id: NodeID
    var header: String
    var footer: String
    /// The first line and the first row.
    var line: Int
    var row: Int
    var rowCount: Int
    var windowStart: Int
    var nodes: [NodeID]

    var end: Int { line + (header.isEmpty ? 0 : 1) + rowCount + (footer.isEmpty ? 0 : 1) }
    var firstRowLine: Int { line + (header.isEmpty ? 0 : 1) }
  }
  private var sections: [Section] = []

  init() {}

  init(of list: NodeID, in tree: SceneTree) {
    var (line, row) = (0, 0)
    for id in tree[list]?.children ?? [] {
      guard let node = tree[id], case .section(let element) = node.element else { continue }
      let count = max(element.rowCount, element.windowStart + node.children.count)
      let section = Section(
        id: id, header: element.header, footer: element.footer, line: line, row: row, rowCount: count,
        windowStart: element.windowStart, nodes: node.children)
      sections.append(section)
      line = section.end
      row += count
    }
  }

  var count: Int { sections.last?.end ?? 0 }

  /// The line at a place. O(log sections).
  subscript(line: Int) -> Line {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end <= line { low = middle + 1 } else { high = middle }
    }
    guard low < sections.count else { return .row(nil, 0) }
    let section = sections[low]
    if line < section.firstRowLine { return .header(section.header) }
    let index = line - section.firstRowLine
    guard index < section.rowCount else { return .footer(section.footer) }
    let place = index - section.windowStart
    return .row(section.nodes.indices.contains(place) ? section.nodes[place] : nil, section.row + index)
  }

  /// Returns the line of a row. O(sections).
  func line(ofRow row: Int) -> Int {
    guard let section = sections.last(where: { $0.row <= row }) else { return 0 }
    return section.firstRowLine + row - section.row
  }

  /// Returns the first line that differs from that of other lines, as far as nodes are known.
  func firstDifference(from old: ListLines) -> Int {
    let end = min(count, old.count)
    for (one, other) in zip(old.sections, sections) {
      guard one.id == other.id, one.header.isEmpty == other.header.isEmpty else { return min(other.line, end) }
      let start = max(one.windowStart, other.windowStart)
      let stop = min(one.windowStart + one.nodes.count, other.windowStart + other.nodes.count)
      if start < stop {
        for row in start..<stop where one.nodes[row - one.windowStart] != other.nodes[row - other.windowStart] {
          return min(other.firstRowLine + row, end)
        }
      }
      if one.rowCount != other.rowCount || one.footer.isEmpty != other.footer.isEmpty {
        return min(other.firstRowLine + max(0, min(max(start, stop), min(one.rowCount, other.rowCount))), end)
      }
    }
    return end
  }
}
#endif
