internal import KeelInteraction
internal import KeelScene

/// The views above and below the rows of sections, between which the focus moves as between rows.
extension ListGeometry {
  /// A step of the focus: to a row, or to a view above or below rows.
  enum Step: Equatable {
    case row(Int)
    case view(NodeID)
  }

  /// Returns the nearest row or view above or below some lines; `nil` if there is none. O(lines up to it).
  ///
  /// - Parameter hasControl: Returns true for a view that can have the focus. Others are passed over.
  func step(from lines: Range<Int>, down step: Int, where hasControl: (NodeID) -> Bool) -> Step? {
    var line = step > 0 ? lines.upperBound : lines.lowerBound - 1
    while line >= 0, line < lineCount {
      switch content(atLine: line) {
      case .row(let index, _, _): return .row(index)
      case .header(let number, _): if let id = sections[number].headerView, hasControl(id) { return .view(id) }
      case .footer(let number, _): if let id = sections[number].footerView, hasControl(id) { return .view(id) }
      case .blank: break
      }
      line += step > 0 ? 1 : -1
    }
    return nil
  }

  /// Returns the view above or below rows that contains a node, and its lines; `nil` for other nodes. O(sections).
  @MainActor func view(around node: NodeID, in tree: SceneTree) -> (id: NodeID, lines: Range<Int>)? {
    let section = tree.nearest(from: node) { if case .section = $0.element { true } else { false } }
    guard let section, let number = map.parts.firstIndex(where: { $0.id == section.id }) else { return nil }
    if let id = sections[number].headerView, tree.isWithin(node, id) { return (id, headerLines(of: number)) }
    if let id = sections[number].footerView, tree.isWithin(node, id) { return (id, footerLines(of: number)) }
    return nil
  }
}
