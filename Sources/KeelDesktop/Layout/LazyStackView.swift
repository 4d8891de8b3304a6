#if Desktop
import CKeelGtk
import KeelInteraction
import KeelLayout
import KeelScene

/// A lazy stack: an island for each of its views, of which it asks for as many as a front end may.
@MainActor final class LazyStackView: NodeView {
  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    var axis = GTK_ORIENTATION_VERTICAL
    if case .stack(let stack)? = front.tree.element(of: id) {
      axis = stack.axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    }
    super.init(id, front, gtk_box_new(axis, 0))
    sync()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .stack(let stack) = element, stack.window != nil else { return false }
    showSpacing()
    askForMore()
    return true
  }

  /// Sets the distance of each view from the one before it.
  private func showSpacing() {
    guard case .stack(let stack)? = front.tree.element(of: id) else { return }
    for (index, view) in children.enumerated() {
      let isTight =
        index == 0 || front.tree.omitsSpacing(in: stack, between: children[index - 1].id, and: view.id)
      let spacing = isTight ? 0 : Int32(min(stack.spacing, 1000).rounded())
      switch stack.axis {
      case .vertical: gtk_widget_set_margin_top(view.widget, spacing)
      case .horizontal: gtk_widget_set_margin_start(view.widget, spacing)
      }
    }
  }

  private func askForMore() {
    guard let map = RowMap(of: id, in: front.tree) else { return }
    let wanted = 0..<min(map.rowCount, RowDemand.maximumCount)
    guard !map.describes(wanted) else { return }
    front.afterLayout { [weak self] in
      guard let self else { return }
      front.send(.reveal(id, rows: wanted))
    }
  }

  override func sync() {
    let wanted = front.tree[id]?.children ?? []
    var old: [NodeID: NodeView] = [:]
    for island in children { old[island.id] = island }
    children = wanted.map { id in old.removeValue(forKey: id) ?? BoxView(id, front, in: nil) }
    for gone in old.values {
      gone.discard()
      gtk_box_remove(widget.typed(), gone.widget)
    }
    var previous: Widget?
    for island in children {
      if gtk_widget_get_parent(island.widget) == nil { gtk_box_append(widget.typed(), island.widget) }
      gtk_box_reorder_child_after(widget.typed(), island.widget, previous)
      previous = island.widget
      island.sync()
    }
    showSpacing()
    host?.resize()
    askForMore()
  }
}

/// A line between others.
@MainActor final class SeparatorView: NodeView {
  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    let isUpright = front.tree.entry(of: id).flatMap(front.tree.stackAxis) == .horizontal
    super.init(id, front, gtk_separator_new(isUpright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL))
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    if case .separator = element { true } else { false }
  }
}
#endif
