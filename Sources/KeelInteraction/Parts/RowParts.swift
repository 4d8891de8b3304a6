package import KeelScene

/// The parts of a list's row, from its leading edge to its trailing edge.
///
/// The column of check marks comes first, then the image and the texts or the content in their place, then `trailing`.
@MainActor package struct RowParts {
  /// The place of a row in the column of check marks.
  package enum Check: Hashable, Sendable {
    /// The row has no check mark.
    case none
    /// The user can select several rows, and this one is not selected.
    case off
    case on
  }

  /// A part after the texts.
  package enum Trailing: Hashable, Sendable {
    case mark(RowElement.Mark)
    case badge(String)
    case accessory(NodeID)
    /// The check mark of a row that the program marks there.
    case check
    /// The mark of a row that leads to another page.
    case disclosure
  }

  /// The check mark before the texts. In a list with multiple selection, all rows have a mark, on or off. In other lists,
  /// rows that the program marks there have one.
  package let check: Check
  /// The state of the row's check mark, wherever that is.
  package var checked: Check { row.hasCheckmark ? .on : check }
  /// The children in place of the texts; empty if the row shows its texts.
  package let content: ArraySlice<NodeID>
  /// The children after the texts.
  package let accessories: ArraySlice<NodeID>
  /// The accessory that takes the width that everything else leaves: the first text field of a row with texts.
  package var field: NodeID? {
    tree.note(.children)
    return content.isEmpty
      ? accessories.first { if case .textField? = tree.element(of: $0) { true } else { false } } : nil
  }
  private let row: RowElement
  private let node: Node
  private let tree: SceneTree
  /// True if the row shows a button that deletes it. In a list that is not edited, its menu deletes it.
  package let showsDeletion: Bool
  /// True if the row shows a handle for moving it.
  package let showsHandle: Bool

  /// Creates the parts of a row; `nil` for other nodes. O(children).
  package init?(of node: Node, in tree: SceneTree) {
    guard case .row(let row) = node.element else { return nil }
    (self.row, self.node, self.tree) = (row, node, tree)
    tree.note(.childCount)
    let list = tree.list(aroundRow: node.id)
    let isEditing = list?.isEditing ?? false
    if list?.selection == .multiple {
      check = row.hasCheckmark || row.isSelected ? .on : .off
    } else {
      check = row.hasCheckmark && row.checkmarkPlacement == .leading ? .on : .none
    }
    content = node.children.prefix(max(0, row.contentChildCount))
    accessories = node.children.dropFirst(content.count)
    showsDeletion = isEditing && row.canDelete
    showsHandle = isEditing && row.canMove
  }

  /// The actions that the row offers besides choosing it, in the order of its menu.
  package var actions: [RowAction] { node.offeredActions }

  /// The parts after the texts, in reading order.
  package var trailing: [Trailing] {
    let badge: [Trailing] = row.badge.isEmpty ? [] : [.badge(row.badge)]
    let tick: [Trailing] = row.hasCheckmark && check == .none ? [.check] : []
    return row.marks.map { .mark($0) } + badge + accessories.map { .accessory($0) } + tick
      + (row.hasDisclosure ? [.disclosure] : [])
  }
}

extension Node {
  /// The actions that a user can perform on the node besides its main one. The actions of a row's cell come before
  /// the actions of its attributes.
  package var offeredActions: [RowAction] {
    if case .row(let row) = element { row.actions + attributes.actions } else { attributes.actions }
  }
}

extension SceneTree {
  /// Returns the list that contains a row; `nil` for a node that is not a row of a list.
  package func list(aroundRow id: NodeID) -> ListElement? {
    note(.list)
    guard case .list(let list)? = entry(of: id)?.parent?.parent?.element else { return nil }
    return list
  }
}
