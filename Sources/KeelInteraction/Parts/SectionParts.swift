package import KeelScene

/// The parts of a section of a list: its rows, and the views above and below them.
@MainActor package struct SectionParts {
  /// The view above the rows, in place of the text; `nil` for none.
  package let header: NodeID?
  package let rows: ArraySlice<NodeID>
  /// The view below the rows, in place of the text; `nil` for none.
  package let footer: NodeID?

  /// Finds the parts of a section; `nil` for other nodes. O(1).
  package init?(of node: Node, in tree: SceneTree) {
    guard case .section(let section) = node.element else { return nil }
    func isView(_ id: NodeID) -> Bool { if case .row? = tree.element(of: id) { false } else { true } }
    var rows = node.children[...]
    header = section.hasHeaderChild && rows.first.map(isView) ?? false ? rows.popFirst() : nil
    footer = section.hasFooterChild && rows.last.map(isView) ?? false ? rows.popLast() : nil
    self.rows = rows
  }
}

extension SectionElement {
  /// The text above the rows; empty where a view is in its place.
  package var headerText: String { hasHeaderChild ? "" : header }
  /// The text below the rows; empty where a view is in its place.
  package var footerText: String { hasFooterChild ? "" : footer }
  /// True if there is a text, a view or an activity indicator above the rows.
  package var showsHeader: Bool { hasHeaderChild || !header.isEmpty || isBusy }
  /// True if there is a text or a view below the rows.
  package var showsFooter: Bool { hasFooterChild || !footer.isEmpty }
}
