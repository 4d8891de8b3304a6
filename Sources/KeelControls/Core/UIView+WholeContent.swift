import KeelScene

extension UIView {
  /// The tabs or the panes of which the view consists, if nothing is to be seen around them; otherwise the view.
  ///
  /// They then fill the page in every front end. Views in between that show nothing themselves are left out.
  var wholeContent: SceneNode {
    var view = self
    while view.showsNothingItself {
      if let node = (view as? NodeView)?.node { return node }
      let shown = view.shownSubviews
      guard type(of: view) == UIView.self, shown.count == 1, let only = shown.first else { break }
      view = only
    }
    return self
  }

  /// True if the view has no look, and neither the keyboard, nor assistive technology, nor the program refers to it.
  private var showsNothingItself: Bool { ground == nil && rare?.isDrawn != true && attributes == Attributes() }

  /// Requests the description of the page, if the view may have become one that can be left out around tabs.
  func wholeContentMayChange() {
    guard NodeView.areInViews, type(of: self) == UIView.self || self is NodeView else { return }
    var root = self
    while let outer = root.superview { root = outer }
    root.owningController?.setNeedsDescription()
  }
}

/// A view that shows a node that is not a view: tabs, or panes.
@MainActor final class NodeView: UIView {
  /// True once such a view has been added to another one.
  private(set) static var areInViews = false
  private(set) weak var node: SceneNode?

  convenience init(showing node: SceneNode) {
    self.init(frame: noFrame)
    self.node = node
  }

  override func didMoveToSuperview() {
    if superview != nil { NodeView.areInViews = true }
    wholeContentMayChange()
  }

  override func describe() -> SceneDescription {
    SceneDescription(element: element, attributes: attributes, children: node.map { [$0] } ?? [])
  }
}
