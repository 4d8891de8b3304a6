import KeelInteraction
public import KeelModel
import KeelScene

/// The panes that are shown side by side, and the button that hides the first of them.
extension UISplitViewController {
  /// The panes that are shown side by side; never `automatic`.
  public var displayMode: DisplayMode { mode(hiding: hiddenCount(in: preferredDisplayMode)) }

  /// Hides a pane and those before it while there is room for several. The last pane cannot be hidden.
  public func hide(_ column: Column) {
    guard let index = shownColumns.firstIndex(of: column), index + 1 < shownColumns.count,
      index >= hiddenCount(in: preferredDisplayMode)
    else { return }
    leave(columnsBefore: index + 1)
    setHidden(index + 1)
  }

  /// Keeps `preferredDisplayMode` and the binding equal, also when the user shows or hides a pane.
  @discardableResult
  public func bind(displayMode: UIBinding<DisplayMode>) -> ObservationToken {
    let bond = Bond(self, \.preferredDisplayMode, displayMode) { split, mode, _ in split.preferredDisplayMode = mode }
    let token = bond.follow()
    observations.replace(\UISplitViewController.preferredDisplayMode, with: [token.cancel]) { bond.valueWasSet() }
    return token
  }

  /// Ends the binding of the display mode.
  public func unbindDisplayMode() { observations.remove(\UISplitViewController.preferredDisplayMode) }

  /// Keeps `preferredCompactColumn` and the binding equal, also when the user moves to another pane of a narrow window.
  @discardableResult
  public func bind(preferredCompactColumn: UIBinding<Column>) -> ObservationToken {
    let bond = Bond(self, \.preferredCompactColumn, preferredCompactColumn) { split, column, _ in
      split.preferredCompactColumn = column
    }
    let token = bond.follow()
    observations.replace(\UISplitViewController.preferredCompactColumn, with: [token.cancel]) { bond.valueWasSet() }
    return token
  }

  /// Ends the binding of the pane of a narrow window.
  public func unbindPreferredCompactColumn() {
    observations.remove(\UISplitViewController.preferredCompactColumn)
  }

  /// Shows a pane beside the others, if it is hidden.
  func reveal(_ column: Column) {
    guard let index = shownColumns.firstIndex(of: column), index < hiddenCount(in: preferredDisplayMode) else { return }
    setHidden(index)
  }

  /// Called when the user wants to see all panes but the first ones.
  func userWants(hidden count: Int) {
    if let displayModeRequest, !displayModeRequest(mode(hiding: count)) { return }
    leave(columnsBefore: count)
    setHidden(count)
  }

  /// Moves on from a pane that will be hidden, for front ends that show one pane at a time.
  private func leave(columnsBefore count: Int) {
    let shown = shownColumns
    guard let index = shown.firstIndex(of: preferredCompactColumn), index < count, shown.indices.contains(count) else {
      return
    }
    preferredCompactColumn = shown[count]
    onCompactColumnChange?(preferredCompactColumn)
  }

  private func setHidden(_ count: Int) {
    let wanted = mode(hiding: count)
    guard wanted != displayMode else { return }
    delegate?.splitViewController(self, willChangeTo: wanted)
    preferredDisplayMode = wanted
  }

  /// Returns the number of leading panes that a mode hides.
  func hiddenCount(in mode: DisplayMode) -> Int {
    switch mode {
    case .secondaryOnly: max(0, shownColumns.count - 1)
    case .oneBesideSecondary, .oneOverSecondary: max(0, shownColumns.count - 2)
    case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 0
    }
  }

  private func mode(hiding count: Int) -> DisplayMode {
    switch shownColumns.count - count {
    case ...1: .secondaryOnly
    case 2: .oneBesideSecondary
    default: .twoBesideSecondary
    }
  }

  // MARK: The button

  func makeDisplayModeButtonItem() -> UIBarButtonItem {
    UIBarButtonItem(
      .hideSidebar, image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        userWants(hidden: min(hiddenCount(in: preferredDisplayMode) + 1, max(0, shownColumns.count - 1)))
      })
  }

  func makeHidingBar() -> BarNode {
    let bar = BarNode(placement: .leading)
    bar.items = [displayModeButtonItem]
    return bar
  }

  /// Returns the bar that a pane shows in addition to its own: on the first pane that is shown, if there are others.
  func displayModeBar(of pane: UIViewController) -> SceneNode? {
    guard displayModeButtonVisibility == .always, !isShownNarrow,
      let index = shownColumns.firstIndex(where: { viewController(for: $0) === pane }),
      index == hiddenCount(in: preferredDisplayMode), index + 1 < shownColumns.count
    else { return nil }
    return hidingBar
  }

  /// The pages that may have the button, whether they have it or not.
  var pagesWithDisplayModeButton: [SceneNode] {
    displayModeButtonVisibility == .always ? viewControllers.map(\.frontOfPane) : []
  }

  /// Updates the panes and the pages that may have the button.
  func displayModeDidChange() {
    panesDidChange()
    for pane in viewControllers { pane.frontOfPane.setNeedsDescription() }
    observations.valueDidChange()
  }
}

extension UIViewController {
  /// The page that a pane begins with: the first one of its stack.
  fileprivate var frontOfPane: UIViewController {
    var page = soleController ?? self
    while let inner = page.soleController { page = inner }
    return (page as? UINavigationController)?.viewControllers.first ?? page
  }

  /// The bar with the button that hides the pane which begins with this page.
  var displayModeBar: SceneNode? {
    var page = self
    if let stack = parent as? UINavigationController {
      guard stack.viewControllers.first === self else { return nil }
      page = stack
    }
    while let outer = page.parent, outer.soleController === page { page = outer }
    return (page.parent as? UISplitViewController)?.displayModeBar(of: page)
  }
}
