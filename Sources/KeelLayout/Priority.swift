package import KeelScene

extension SceneTree {
  /// Returns the layout priority of a node, which outer boxes, backgrounds and overlays pass on to the stack; `nil` if
  /// none is set. A spacer has a lower priority than all other views.
  package func priority(of entry: Entry) -> Double? {
    switch entry.element {
    case .spacer: return -.infinity
    case .box(let box):
      if case .priority(let priority) = box.placement { return priority }
      return passedPriority(of: entry.children.first)
    case .layers: return passedPriority(of: entry.base)
    case .button where entry.isTappedView: return passedPriority(of: entry.children.first)
    default: return nil
    }
  }

  private func passedPriority(of child: NodeID?) -> Double? {
    note(.flexibility)
    guard let child = child.flatMap(entry), !child.element.isSpacer else { return nil }
    return priority(of: child)
  }

  /// Returns the drawing order of a node among its siblings, which outer boxes pass on to the container; 0 if none is
  /// set.
  package func zIndex(of entry: Entry) -> Double {
    switch entry.element {
    case .box(let box): if case .zIndex(let index) = box.placement { return index }
    case .button where entry.isTappedView: break
    default: return 0
    }
    note(.flexibility)
    return entry.children.first.flatMap(self.entry).map(zIndex) ?? 0
  }
}

extension Element {
  /// True for a button that only makes a view respond to presses: its container uses the priority, the drawing order and
  /// the safe area of the view.
  package var isTappedView: Bool {
    guard case .button(let button) = self else { return false }
    return button.hasLabelChild && button.style == .area
  }
}

extension SceneTree.Entry {
  /// True if the element is a button that only makes a view respond to presses.
  package var isTappedView: Bool { element.isTappedView }
}
