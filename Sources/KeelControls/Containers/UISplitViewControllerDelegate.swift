/// An observer of the panes of a split view. All methods are optional.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when the user has asked for another pane while there is room for only one, before it is shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before other panes are shown side by side, because of the user or the program.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the pane to show when there is room for only one: at the beginning, and when the window has become narrow.
  ///
  /// The proposed one is `compact` if the split view has a controller for it, and otherwise the pane that was last led
  /// to. A pane without a controller counts as the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called when the split view shows one pane.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Returns the panes to show when there is room for several again. The proposed ones are those shown before.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the split view shows its panes side by side again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
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

extension UISplitViewControllerDelegate {
  /// Returns the proposed pane.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Returns the proposed panes.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
