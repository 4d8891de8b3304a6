import KeelModel
package import KeelScene

/// A page of the app: owns a view, follows a model, and leads to other pages.
@MainActor open class UIViewController: UIResponder {
  override public init() { super.init() }

  // MARK: The view

  private var loadedView: UIView?

  /// The view, loaded as it is first asked for.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      return loadedView ?? UIView()
    }
    set {
      loadedView?.owningController = nil
      loadedView = newValue
      newValue.owningController = self
      setNeedsDescription()
    }
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view. Override it to use one of your own, and set `view` in it.
  open func loadView() { view = UIView() }

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  // MARK: Lifecycle, in this order

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  package var appearance = Appearance.disappeared
  /// Runs as the page appears, before it is shown: destinations that waited for a window.
  package var appearanceHandlers: [() -> Void] = []

  // MARK: What it is called

  /// What the page is called, in bars, breadcrumbs and window titles.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      if let title { navigationItem.title = title }
      setNeedsDescription()
    }
  }

  public private(set) lazy var navigationItem = UINavigationItem(owner: self)

  /// Controls along the bottom of the page.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationItem.toolbar.items = toolbarItems ?? [] }
  }

  // MARK: Containment

  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []

  /// Makes the controller a child of this one. Add its view to a view of yours, then call `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.parent?.forget(child)
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.forget(self)
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  private func forget(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
    if child.viewIfLoaded?.superview != nil { child.viewIfLoaded?.removeFromSuperview() }
    child.setAppearing(false, animated: false)
  }

  /// The children that are seen when this controller is.
  package var visibleChildren: [UIViewController] {
    children.filter { child in
      guard let view = child.viewIfLoaded, let mine = viewIfLoaded else { return false }
      return view.isDescendant(of: mine)
    }
  }

  /// The nearest navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    var candidate = parent
    while let current = candidate {
      if let navigation = current as? UINavigationController { return navigation }
      candidate = current.parent
    }
    return nil
  }

  // MARK: Presentation (see UIViewController+Presentation.swift)

  /// How the page is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a person may leave the page only by one of its buttons.
  open var isModalInPresentation = false {
    didSet { if isModalInPresentation != oldValue { presentation?.setNeedsDescription() } }
  }
  package var presented: UIViewController?
  package weak var presenter: UIViewController?
  package var presentation: UIPresentationController?
  package weak var rootWindow: UIWindow?
  /// Set where state says whether this page is shown: asks the state, and the page follows.
  package var leaveRequest: (() -> Void)?
  /// Run once, in order, after the page has left for whatever reason.
  package var leaveHandlers: [() -> Void] = []
  /// Presentations that wait until the one before them has gone.
  package var waitingPresentations: [() -> Void] = []
  package var observations = ObservationStore()

  // MARK: Keys

  /// Keys that do something while the page is in reach and no field has the focus, as `addKeyCommand(_:)` added them.
  ///
  /// Override it to offer others. Where what it returns has changed, call `setNeedsUpdateOfKeyCommands()`.
  open var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  var addedKeyCommands: [UIKeyCommand] = [] {
    didSet { setNeedsDescription() }
  }
  var shownKeyCommands: [UIKeyCommand] = []

  // MARK: Chain and window

  /// The window that shows this controller or would.
  package var containingWindow: UIWindow? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let window = current.rootWindow { return window }
      candidate = current.parent ?? current.presenter
    }
    return nil
  }

  override package var responderWindow: UIWindow? { containingWindow }
  override open var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? containingWindow }

  /// What surrounds the page; reading it in `observe` follows its changes.
  public var traitCollection: UITraitCollection {
    containingWindow?.traits.current ?? UITraitCollection()
  }

  // MARK: Scene

  /// The node that stands for this controller where it is a page.
  package var pageNode: SceneNode { self }

  override package func handle(_ event: Event) {
    guard case .keyCommand(_, let id) = event, shownKeyCommands.indices.contains(id) else { return }
    shownKeyCommands[id].handler(shownKeyCommands[id])
  }

  override package func describe() -> SceneDescription {
    SceneDescription(
      element: .screen(
        ScreenElement(
          title: navigationItem.title ?? title ?? "", prompt: navigationItem.prompt ?? "",
          backTitle: navigationItem.backTitleBelow, hidesBackButton: navigationItem.hidesBackButton,
          keyCommands: describedKeyCommands())),
      children: navigationItem.shownBars(inNavigation: parent is UINavigationController) + [view].filter(\.isShown))
  }
}
