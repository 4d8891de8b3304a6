package import KeelScene

/// The panes of a split view, and those of them that a window shows.
@MainActor package struct SplitParts {
  private let split: SplitElement
  /// The panes from general to specific, shown or not.
  package let panes: [NodeID]

  /// Finds the parts of a split view; `nil` for other nodes.
  package init?(of entry: SceneTree.Entry) {
    guard case .split(let split) = entry.element else { return nil }
    (self.split, panes) = (split, entry.children)
  }

  /// The index of the pane that a compact window shows; `nil` if there are no panes.
  package var compactPane: Int? { panes.isEmpty ? nil : min(split.preferredCompactPane, panes.count - 1) }

  /// Returns the indices of the panes that are shown side by side, in order. A compact window shows one; in a regular
  /// one, the last pane is never hidden.
  package func shown(in width: SceneEnvironment.SizeClass) -> Range<Int> {
    switch width {
    case .compact: return compactPane.map { $0..<$0 + 1 } ?? 0..<0
    case .regular: return min(split.hiddenPanes, max(0, panes.count - 1))..<panes.count
    }
  }

  /// Returns the index of the pane to which the first shown pane leads back; `nil` if no pane is before it.
  package func paneBefore(in width: SceneEnvironment.SizeClass) -> Int? {
    let first = shown(in: width).lowerBound
    return first > 0 ? first - 1 : nil
  }
}

extension SceneTree {
  /// Returns the parts of a split view; `nil` for other nodes.
  package func splitParts(of id: NodeID) -> SplitParts? { entry(of: id).flatMap { SplitParts(of: $0) } }
}
