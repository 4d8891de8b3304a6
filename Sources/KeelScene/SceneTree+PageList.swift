/// The list that a page is about, whose refreshing belongs to the page as a whole.
extension SceneTree {
  /// The list that comes first in the content of the page, with nothing but stacks around it; `nil` for other pages.
  package func pageList(of screen: NodeID) -> NodeID? {
    self[screen]?.children.first { child in
      if case .bar? = element(of: child) { false } else { true }
    }.flatMap(firstList)
  }

  /// The node, where it is a list, or the list that comes first in it, with nothing but stacks around it.
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

  /// The page that this list, or what this stack begins with, may be the list of.
  package func page(aroundList id: NodeID) -> NodeID? {
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
