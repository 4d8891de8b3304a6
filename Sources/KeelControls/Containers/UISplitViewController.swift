import KeelScene

/// A controller that shows panes side by side if there is room, and otherwise one at a time.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// The styles of a split view, which determine the number of panes.
  public enum Style: Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// The panes, from general to specific.
  public enum Column: Int, Hashable, Sendable, CaseIterable { case primary, supplementary, secondary, compact }
  /// The panes that are shown if there is room for several.
  public enum DisplayMode: Hashable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }

  /// The style of the split view, which determines the number of panes.
  public let style: Style
  private var panes: [Column: UIViewController] = [:]
  /// The panes' own pages, while other pages are shown in their place.
  package var displaced: [Column: UIViewController] = [:]
  private lazy var splitNode = SplitNode(owner: self)

  /// Creates a controller with empty panes.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  override public convenience init() { self.init(style: .doubleColumn) }

  /// Replaces the controller in a pane.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    let old = panes[column]
    guard old !== controller else { return }
    if let controller, let other = panes.first(where: { $0.value === controller })?.key { panes[other] = nil }
    panes[column] = nil
    displaced[column] = nil
    if let old {
      old.willMove(toParent: nil)
      super.forget(old)
      old.endDestinations()
      old.didMove(toParent: nil)
      LifecyclePass.shared.add { old.didLeave(writesState: true) }
    }
    if let controller {
      addChild(controller)
      if controller.parent === self {
        panes[column] = controller
        controller.didMove(toParent: self)
        if isSeen { controller.setAppearing(true, animated: false) }
      }
    }
    panesDidChange()
  }

  /// Returns the controller in a pane.
  open func viewController(for column: Column) -> UIViewController? { panes[column] }

  /// The controllers of all panes, in order.
  open var viewControllers: [UIViewController] {
    get { columns.compactMap { panes[$0] } }
    set {
      let wanted: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in wanted.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  private var columns: [Column] { Column.ordered }

  /// The panes that are shown if there is room for several.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { if preferredDisplayMode != oldValue { panesDidChange() } }
  }

  /// The pane that is shown if there is room for only one.
  package var compactColumn: Column = .primary {
    didSet { if compactColumn != oldValue { panesDidChange() } }
  }
  /// Called when another pane is shown, by the user or by `lead(to:in:)`.
  package var onCompactColumnChange: ((Column) -> Void)?

  /// Called after `onCompactColumnChange` when the user has changed the pane while there is room for only one.
  package var onUserNavigation: ((Column) -> Void)?

  /// Shows a pane if there is room for only one.
  open func show(_ column: Column) { compactColumn = column }

  /// Shows a controller in the last pane.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    setViewController(controller, for: .secondary)
    show(.secondary)
  }

  package func panesDidChange() { splitNode.setNeedsDescription() }

  override package func forget(_ child: UIViewController) {
    super.forget(child)
    for (column, pane) in panes where pane === child { panes[column] = nil }
    panesDidChange()
  }

  // MARK: Appearance

  override package func childViewsDidChange() {}
  override package var visibleChildren: [UIViewController] { viewControllers }

  // MARK: Scene

  override package var pageNode: SceneNode { splitNode }
  override open func loadView() { view = NodeView(showing: splitNode) }

  fileprivate func describePanes() -> SceneDescription {
    let shown = columns.filter { panes[$0] != nil }
    let compact = shown.firstIndex(of: compactColumn) ?? 0
    let hidden =
      switch preferredDisplayMode {
      case .secondaryOnly: max(0, shown.count - 1)
      case .oneBesideSecondary, .oneOverSecondary: max(0, shown.count - 2)
      case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 0
      }
    return SceneDescription(
      element: .split(SplitElement(preferredCompactPane: compact, hiddenPanes: hidden)),
      children: shown.compactMap { panes[$0]?.pageNode })
  }

  fileprivate func choose(_ index: Int) {
    let shown = columns.filter { panes[$0] != nil }
    guard shown.indices.contains(index), shown[index] != compactColumn else { return }
    compactColumn = shown[index]
    onCompactColumnChange?(shown[index])
    if traitCollection.horizontalSizeClass == .compact { onUserNavigation?(shown[index]) }
  }
}

@MainActor private final class SplitNode: SceneNode {
  private weak var owner: UISplitViewController?
  init(owner: UISplitViewController) {
    self.owner = owner
    super.init()
  }
  override func describe() -> SceneDescription { owner?.describePanes() ?? super.describe() }
  override func handle(_ event: Event) {
    if case .choose(_, let index) = event { owner?.choose(index) }
  }
}
