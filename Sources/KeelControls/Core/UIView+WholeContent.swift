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
}
