import KeelModel

/// The state of a split view that follows the width of the window.
@MainActor struct SplitCollapse {
  /// The end of the observation of the width.
  var token: ObservationToken?
  /// True if the split view showed one pane at the last change.
  var isCollapsed = false
  /// True if the delegate prefers a pane to the controller for the column `compact`.
  var prefersPane = false
}

/// The change between panes side by side and one pane, and the controller that is shown in place of all panes.
///
/// The panes follow the width of the window by themselves (`SplitElement`). Only a controller for the column `compact`
/// and a delegate make the controller itself follow it.
extension UISplitViewController {
  /// A Boolean value that indicates whether one pane is shown, because the window is narrow.
  public var isCollapsed: Bool { isShownNarrow }

  /// The controller that is shown in place of the panes, if there is one.
  var compactPane: UIViewController? {
    guard let pane = viewController(for: .compact), isShownNarrow, collapse?.prefersPane != true else { return nil }
    return pane
  }

  /// Follows the width of the window, from now on.
  func followWidth() {
    guard collapse == nil else { return }
    collapse = SplitCollapse()
    collapse?.token = observe { [weak self] in
      guard let self else { return }
      let isNarrow = isShownNarrow
      guard containingWindow != nil else { return }
      withoutTracking { self.widthDidChange(isNarrow: isNarrow) }
    }
  }

  private func widthDidChange(isNarrow: Bool) {
    guard isNarrow != collapse?.isCollapsed else { return }
    collapse?.isCollapsed = isNarrow
    if isNarrow { askForPane() } else { askForDisplayMode() }
    panesDidChange()
    paneAppearanceDidChange()
    if isNarrow { delegate?.splitViewControllerDidCollapse(self) } else { delegate?.splitViewControllerDidExpand(self) }
  }

  private func askForPane() {
    let proposed = viewController(for: .compact) == nil ? preferredCompactColumn : .compact
    let wanted = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    let column = viewController(for: wanted) == nil ? proposed : wanted
    collapse?.prefersPane = column != .compact
    guard column != .compact, column != preferredCompactColumn else { return }
    preferredCompactColumn = column
    onCompactColumnChange?(column)
  }

  private func askForDisplayMode() {
    collapse?.prefersPane = false
    let proposed = displayMode
    let wanted =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if wanted != .automatic, wanted != proposed { preferredDisplayMode = wanted }
  }

  /// Notifies the panes that have become visible, or are no longer.
  func paneAppearanceDidChange() {
    guard isSeen else { return }
    let visible = visibleChildren
    for child in children {
      let isVisible = visible.contains { $0 === child }
      if isVisible != child.isSeen { child.setAppearing(isVisible, animated: false) }
    }
  }
}
