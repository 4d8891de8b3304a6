/// An observer of the panes of a split view. All methods are optional.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when the user has asked for another pane while there is room for only one, before it is shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before other panes are shown side by side, because of the user or the program.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
