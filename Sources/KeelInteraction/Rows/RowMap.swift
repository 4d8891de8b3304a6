package import KeelScene

/// The mapping between row numbers and nodes in a list or a lazy stack, which describe only a window of their rows.
///
/// Its creation is O(sections).
package struct RowMap: Hashable, Sendable {
  /// A section of a list, or the whole of a lazy stack.
  package struct Part: Hashable, Sendable {
    package let id: NodeID
    /// The number of the first described row.
    package let start: Int
    /// The nodes of the described rows.
    package let nodes: [NodeID]

    /// The numbers of the described rows.
    package var described: Range<Int> { start..<start + nodes.count }
  }
  package private(set) var parts: [Part] = []
  package private(set) var numbers = RowNumbers()
  /// True if a section of the list scrolls horizontally.
  ///
  /// Its sections scroll independently, so that each section has a window of its own. Front ends then send a separate
  /// request for each section, and otherwise one request for all visible rows.
  package private(set) var hasShelves = false

  /// The number of all rows, described or not.
  package var rowCount: Int { numbers.rowCount }

  package init() {}

  /// Creates the map of a list or a lazy stack; `nil` for other nodes.
  @MainActor package init?(of id: NodeID, in tree: SceneTree) {
    guard let node = tree[id] else { return nil }
    switch node.element {
    case .stack(let stack):
      guard let window = stack.window else { return nil }
      add(id, rowCount: window.count, start: window.start, nodes: node.children)
    case .list:
      for child in node.children {
        guard let section = tree[child], case .section(let element) = section.element else { continue }
        if element.flow?.axis == .horizontal { hasShelves = true }
        let rows = SectionParts(of: section, in: tree)?.rows ?? []
        add(child, rowCount: element.rowCount, start: element.windowStart, nodes: Array(rows))
      }
    default: return nil
    }
  }

  private mutating func add(_ id: NodeID, rowCount: Int, start: Int, nodes: [NodeID]) {
    let start = max(0, start)
    parts.append(Part(id: id, start: numbers.rowCount + start, nodes: nodes))
    numbers.append(max(rowCount, start + nodes.count))
  }

  /// Returns the node of a row; `nil` if the row is not described.
  package func node(ofRow row: Int) -> NodeID? {
    guard let number = numbers.section(of: row) else { return nil }
    let part = parts[number]
    return part.described.contains(row) ? part.nodes[row - part.start] : nil
  }

  /// Returns the number of a described row. O(described rows).
  package func number(of row: NodeID, in section: NodeID? = nil) -> Int? {
    for part in parts where section == nil || part.id == section {
      if let place = part.nodes.firstIndex(of: row) { return part.start + place }
    }
    return nil
  }

  /// Returns true if all rows of the range are described.
  package func describes(_ rows: Range<Int>) -> Bool {
    parts.indices.allSatisfy { number in
      let wanted = rows.clamped(to: numbers.rows(of: number))
      return wanted.isEmpty || wanted.clamped(to: parts[number].described) == wanted
    }
  }
}
