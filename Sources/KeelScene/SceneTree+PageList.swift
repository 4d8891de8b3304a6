/// The content of a page, and its main list: refreshing it belongs to the page as a whole.
extension SceneTree {
  /// Returns the content of a page: its first child that is not a bar.
  package func content(ofPage screen: NodeID) -> NodeID? {
    entry(of: screen)?.children.first { child in
      if case .bar? = element(of: child) { false } else { true }
    }
  }

  /// Returns the first list of the page's content, with only stacks around it; `nil` for other pages.
  package func pageList(of screen: NodeID) -> NodeID? {
    note(.pageContent)
    return content(ofPage: screen).flatMap(firstList)
  }

  /// Returns the node if it is a list, otherwise the first list in it with only stacks around it.
  package func firstList(in node: NodeID) -> NodeID? {
    var next: NodeID? = node
    while let id = next {
      switch element(of: id) {
      case .list: return id
      case .stack(let stack) where stack.window == nil: next = self[id]?.children.first
      default: return nil
      }
    }
    return nil
  }

  /// Returns the page whose main list may be this list, or the first child of this stack.
  package func page(aroundList id: NodeID) -> NodeID? {
    note(.pageContent)
    var outer = parent(of: id)
    while let around = outer {
      switch element(of: around) {
      case .screen: return around
      case .stack: outer = parent(of: around)
      default: return nil
      }
    }
    return nil
  }
}
