import KeelModel
import KeelScene

/// A controller that shows panes side by side if there is room, and otherwise one at a time.
///
/// A controller for the column `compact` is shown in place of all panes where there is room for one. The panes keep their
/// pages meanwhile, and are shown again when the window is wide.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// The styles of a split view, which determine the number of panes.
  public enum Style: Hashable, Sendable {
    /// The number of panes follows from the controllers.
    case unspecified
    /// Two panes.
    case doubleColumn
    /// Three panes.
    case tripleColumn
  }
  /// The panes, from general to specific.
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The first pane: the most general one, a sidebar.
    case primary
    /// The pane between the first and the last one, where there are three.
    case supplementary
    /// The last pane: the most specific one.
    case secondary
    /// The pages that replace all panes while the window is narrow.
    case compact
  }
  /// The panes that are shown if there is room for several.
  public enum DisplayMode: Hashable, Sendable {
    /// All panes for which there is room.
    case automatic
    /// The most specific pane alone.
    case secondaryOnly
    /// The secondary pane and one beside it, also where UIKit shows it over the secondary one.
    case oneBesideSecondary, oneOverSecondary
    /// The secondary pane and two beside it; equivalent to `automatic`.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// The style of the split view, which determines the number of panes.
  public let style: Style
  /// The delegate, which is notified when the user moves to another pane.
  public weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { if delegate != nil { followWidth() } }
  }
  private var panes: [Column: UIViewController] = [:]
  /// The panes' own pages, while other pages are shown in their place.
  package var displaced: [Column: UIViewController] = [:]
  /// Puts a page that a link shows in a pane into a stack; `nil` if such a page stands in its pane alone.
  package var makeStack: ((UIViewController) -> UINavigationController?)?
  private lazy var splitNode = SplitNode(owner: self)

  /// Creates a controller with empty panes.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// Always fails: there is no archive to decode a page from. Subclasses that write `init?(coder:)` may call it.
  override public init?(coder: Any) { return nil }
  override public convenience init() { self.init(style: .doubleColumn) }

  /// Replaces the controller in a pane. Inside an observer, the new one loads after the closure has ended.
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
      // The pages of a stack that was made for a link leave with it.
      if let stack = old as? UINavigationController, stack.isMadeForPane {
        stack.replacePages(from: 0, with: [], animated: false)
      }
      LifecyclePass.shared.add { old.didLeave(writesState: true) }
    }
    if let controller {
      addChild(controller)
      if controller.parent === self {
        panes[column] = controller
        controller.didMove(toParent: self)
        afterTracking { [self] in
          if isSeen, panes[column] === controller { paneAppearanceDidChange() }
        }
      }
    }
    if column == .compact, controller != nil { followWidth() }
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
  /// The panes that have a controller, in order.
  var shownColumns: [Column] { columns.filter { panes[$0] != nil } }

  /// The panes that are shown if there is room for several.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { if preferredDisplayMode != oldValue { displayModeDidChange() } }
  }

  /// The conditions under which a split view has a button that hides its first pane.
  public enum DisplayModeButtonVisibility: Hashable, Sendable {
    /// There is no button.
    case automatic, never
    /// There is a button.
    case always
  }
  /// Whether the first pane shows a button that hides it; `automatic` shows none. The way back to a hidden pane is
  /// always shown.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { if displayModeButtonVisibility != oldValue { displayModeDidChange() } }
  }
  /// Called before a user's choice of panes is applied, for layers that bind it. Returns true to apply it.
  package var displayModeRequest: ((DisplayMode) -> Bool)?
  /// The button that hides the first pane, for bars of the program.
  public private(set) lazy var displayModeButtonItem = makeDisplayModeButtonItem()
  /// The bar with `displayModeButtonItem` that the first pane shows in addition to its own.
  lazy var hidingBar = makeHidingBar()

  /// The widths that the program requests, except those that views request.
  var columnWidths: [Column: PaneWidth] = [:] {
    didSet { if columnWidths != oldValue { panesDidChange() } }
  }
  /// The widths that the views of panes request. They take precedence.
  var viewWidths: [Column: PaneWidth] = [:] {
    didSet { if viewWidths != oldValue { panesDidChange() } }
  }
  /// The objects that have requested them.
  var viewWidthOwners: [Column: ObjectIdentifier] = [:]
  /// True if the panes before the last one have their least width.
  package var isDetailProminent = false {
    didSet { if isDetailProminent != oldValue { panesDidChange() } }
  }

  /// The state that follows the width; `nil` while neither a compact column nor a delegate needs it.
  var collapse: SplitCollapse?
  /// The pane that is shown if there is room for only one, also after the user has moved on.
  open var preferredCompactColumn: Column = .primary {
    didSet {
      guard preferredCompactColumn != oldValue else { return }
      panesDidChange()
      observations.valueDidChange()
    }
  }
  /// Called when another pane is shown, by the user or by `lead(to:in:)`.
  package var onCompactColumnChange: ((Column) -> Void)?

  /// Called after `onCompactColumnChange` when the user has changed the pane while there is room for only one.
  package var onUserNavigation: ((Column) -> Void)?

  /// Shows a pane: beside the others if it is hidden, and in place of the others if there is room for only one.
  open func show(_ column: Column) {
    preferredCompactColumn = column
    reveal(column)
  }

  /// Shows a controller in the last pane.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    setViewController(controller, for: .secondary)
    preferredCompactColumn = .secondary
  }

  package func panesDidChange() { splitNode.setNeedsDescription() }

  override package func forget(_ child: UIViewController) {
    super.forget(child)
    for (column, pane) in panes where pane === child { panes[column] = nil }
    panesDidChange()
  }

  // MARK: Appearance

  override package func childViewsDidChange() {}
  override package var visibleChildren: [UIViewController] { compactPane.map { [$0] } ?? viewControllers }

  // MARK: Scene

  override package var pageNode: SceneNode { splitNode }
  override open func loadView() { view = NodeView(showing: splitNode) }

  fileprivate func describePanes() -> SceneDescription {
    if let compactPane {
      return SceneDescription(element: .split(SplitElement()), children: [compactPane.pageNode])
    }
    let shown = shownColumns
    let compact = shown.firstIndex(of: preferredCompactColumn) ?? 0
    return SceneDescription(
      element: .split(
        SplitElement(
          preferredCompactPane: compact, hiddenPanes: hiddenCount(in: preferredDisplayMode),
          paneWidths: requestedWidths(of: shown), isDetailProminent: isDetailProminent)),
      children: shown.compactMap { panes[$0]?.pageNode })
  }

  fileprivate func choose(_ index: Int) {
    let shown = shownColumns
    guard compactPane == nil, shown.indices.contains(index) else { return }
    let isCompact = isShownNarrow
    if !isCompact, index < hiddenCount(in: preferredDisplayMode) { userWants(hidden: index) }
    guard shown[index] != preferredCompactColumn else { return }
    if isCompact { delegate?.splitViewController(self, willShow: shown[index]) }
    preferredCompactColumn = shown[index]
    onCompactColumnChange?(shown[index])
    if isCompact { onUserNavigation?(shown[index]) }
  }
}

@MainActor private final class SplitNode: SceneNode {
  private weak var owner: UISplitViewController?
  init(owner: UISplitViewController) {
    self.owner = owner
    super.init()
  }
  override var arrangesPages: Bool { true }
  override var widthFollowers: [SceneNode] {
    guard let owner else { return [] }
    return (owner.viewController(for: .compact) != nil ? [self] : []) + owner.pagesWithDisplayModeButton
  }
  override func describe() -> SceneDescription { owner?.describePanes() ?? super.describe() }
  override func handle(_ event: Event) {
    if case .choose(_, let index) = event { owner?.choose(index) }
  }
}
