import KeelModel
package import KeelScene

public import class Foundation.Bundle
public import struct Foundation.CGSize

/// A page of the app, which owns a view, follows a model and leads to other pages.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  override public init() { super.init() }
  /// Always fails: there is no archive to decode a page from. Subclasses that write `init?(coder:)` may call it.
  public init?(coder: Any) { return nil }
  /// Creates a page. Both arguments are ignored, because Keel has no interface files.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    guard let nibName else { return }
    RuntimeWarning.report(
      "\(Swift.type(of: self)) was made with the nib \(nibName).",
      rule: "Views are made in code: there are no nib files.",
      remedy: "Pass nil, and add the views in viewDidLoad().")
  }

  // MARK: The view

  private var loadedView: UIView?

  /// The view of the page; loaded when it is first read, and never `nil` then, as in UIKit. Set it to `nil` to have it
  /// loaded again.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView ?? UIView()
    }
    set {
      loadedView?.owningController = nil
      loadedView = newValue
      newValue?.owningController = self
      setNeedsDescription()
    }
  }

  /// The view, if it has been loaded; otherwise `nil`.
  public var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view. Override this method to set `view` to a view of your own.
  open func loadView() { view = UIView() }

  /// Loads the view, unless it has been loaded.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    withoutTracking {
      loadView()
      if loadedView == nil { view = UIView() }
      viewDidLoad()
    }
  }

  // MARK: Lifecycle, in this order

  /// Called when the view has been loaded. Set up the view in this method; the page may not be in a window yet.
  open func viewDidLoad() {}
  /// Never called: no front end reports that memory is low.
  open func didReceiveMemoryWarning() {}
  /// Called when the page is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the page is about to be shown and its traits are known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the page is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before `layoutSubviews()` of the view.
  open func viewWillLayoutSubviews() {}
  /// Called when the subviews of the view have been placed. The page has the size of a typical window until its front end
  /// has reported another one; then it is called again, and whenever the size changes.
  open func viewDidLayoutSubviews() {}
  /// Called when the size of the page has changed, before its subviews are laid out.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called when the page is about to disappear, or to be covered by another page of its stack.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the page is no longer on the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  package var appearance = Appearance.disappeared
  package var transition: PageTransition?
  /// The number of appearance changes, to recognise a call that has been superseded by a later one.
  package var appearanceChanges = 0
  /// True if the controller and its visible children have been notified that they appear.
  package var isReadyToPresent = false

  /// The identity of the page, which is the same in each run of the program; `nil` for none. The states of hosted views
  /// are saved under it, and those of views with a ``UIView/restorationIdentifier``.
  ///
  /// Name the content too: `"person 7"`, not `"person"`, if the pages of several people can be in the same place. The
  /// root of a window needs none. The controllers around the page may have identifiers of their own, which become a part
  /// of its identity.
  open var restorationIdentifier: String?

  // MARK: Title and bar items

  /// The title of the page in bars, breadcrumbs and window titles.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      if let title { navigationItem.title = title }
      setNeedsDescription()
      (parent as? UITabBarController)?.tabsDidChange()
    }
  }

  /// The content of the navigation bar for the page.
  public private(set) lazy var navigationItem = UINavigationItem(owner: self)

  /// The controls along the bottom of the page.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationItem.toolbar.items = toolbarItems ?? [] }
  }

  // MARK: Editing

  private var isBeingEdited = false
  private var ownEditButtonItem: UIBarButtonItem?

  /// A Boolean value that indicates whether the user edits the content of the page; false unless set. Setting it calls
  /// `setEditing(_:animated:)`, without animation.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Override this method to show the content for editing, and call `super`, which sets
  /// `isEditing` and shows it in `editButtonItem`. Front ends decide whether the change is animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    ownEditButtonItem?.showEditing(editing)
  }

  /// The item that begins and ends editing by `setEditing(_:animated:)`, titled "Edit" or "Done" in the user's
  /// language. It is the same one each time.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButtonItem { return ownEditButtonItem }
    let item = UIBarButtonItem(editing: self)
    ownEditButtonItem = item
    return item
  }

  /// The page's tab in a tab bar controller.
  open lazy var tabBarItem = UITabBarItem()

  /// The nearest tab bar controller that contains this one.
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest split view controller that contains this one.
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate = parent
    while let current = candidate {
      if let container = current as? Container { return container }
      candidate = current.parent
    }
    return nil
  }

  // MARK: Containment

  /// The container of the controller.
  public private(set) weak var parent: UIViewController?
  /// The child controllers of this container.
  public private(set) var children: [UIViewController] = []

  /// Makes the controller a child of this one. Add its view to one of your views, then call `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard child !== self, child.presenter == nil, child.rootWindow == nil, !isInside(child) else {
      RuntimeWarning.report(
        "\(type(of: child)) was not made a child of \(type(of: self)): it is shown elsewhere, or around it.",
        rule: "A controller is in one place at a time.",
        remedy: "Add another instance, or dismiss this one or take it from its window first.")
      return
    }
    child.parent?.forget(child)
    withoutTracking { child.willMove(toParent: self) }
    child.parent = self
    children.append(child)
    child.placementDidChange()
    childViewsDidChange()
  }

  /// Removes the controller from its parent. Call `willMove(toParent: nil)` and remove the view first. Pages that the
  /// child presents by state are dismissed.
  open func removeFromParent() {
    guard let parent else { return }
    parent.forget(self)
    endDestinations()
    withoutTracking { didMove(toParent: nil) }
  }

  package func isInside(_ other: UIViewController) -> Bool {
    var candidate = parent
    while let current = candidate {
      if current === other { return true }
      candidate = current.parent
    }
    return false
  }

  /// Called when the controller is about to enter a container, or to leave it (`nil`).
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has entered a container, or left it (`nil`).
  open func didMove(toParent parent: UIViewController?) {}

  /// True if neither the page nor its title is seen, because at least two pages cover it.
  package internal(set) var isBuried = false {
    didSet { if isBuried != oldValue { onBuriedChange?() } }
  }
  package var onBuriedChange: (() -> Void)?

  package func forget(_ child: UIViewController) {
    if child.isSeen {
      child.transition = .movedOut
      child.setAppearing(false, animated: false)
    }
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
    child.parent = nil
    child.isBuried = false
    if child.viewIfLoaded?.superview != nil { child.viewIfLoaded?.removeFromSuperview() }
  }

  /// The children that are visible when this controller is.
  package var visibleChildren: [UIViewController] {
    children.filter { child in
      guard let view = child.viewIfLoaded, let mine = viewIfLoaded else { return false }
      return view.isShown(in: mine)
    }
  }

  /// Notifies the children that are visible when this controller is.
  package func childrenAppear(_ isAppearing: Bool, animated: Bool) {
    (isAppearing ? visibleChildren : children).forEach { $0.setAppearing(isAppearing, animated: animated) }
  }

  /// Updates the appearance of the children according to which of their views are in this controller's view.
  package func childViewsDidChange() {
    guard !children.isEmpty, isReadyToPresent else { return }
    let visible = visibleChildren
    for child in children {
      let isVisible = visible.contains { $0 === child }
      guard isVisible != child.isSeen else { continue }
      child.transition = isVisible ? .movedIn : .movedOut
      child.setAppearing(isVisible, animated: false)
    }
  }

  /// The nearest navigation controller that contains this one.
  public var navigationController: UINavigationController? {
    var candidate = parent
    while let current = candidate {
      if let navigation = current as? UINavigationController { return navigation }
      candidate = current.parent
    }
    return nil
  }

  // MARK: Presentation (see UIViewController+Presentation.swift)

  /// The style in which the page is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { presentation?.setNeedsDescription() } }
  }
  /// A Boolean value that indicates whether the user can leave the page only by one of its buttons. It applies to the
  /// presented page that contains this one, while this one is on top in it.
  open var isModalInPresentation = false {
    didSet { if isModalInPresentation != oldValue { presentingRoot.presentation?.setNeedsDescription() } }
  }
  package var presented: UIViewController?
  package weak var presenter: UIViewController? {
    didSet { if presenter != nil { placementDidChange() } }
  }
  package var presentation: UIPresentationController?
  /// True if the page hides its presenter, which then disappears.
  package var coversPresenter = false
  package weak var rootWindow: UIWindow? {
    didSet { if rootWindow != nil { placementDidChange() } }
  }
  /// A closure that passes a user's request to leave to the state that presents this page, and returns true if the
  /// state agreed; `nil` if no state presents it.
  package var leaveRequest: (() -> Bool)?
  /// A closure by which the state shows this page again after the user has gone back from it; `nil` if no state shows
  /// it.
  package var returnRequest: (() -> Void)?
  /// The handlers that are called once, in order, after the page has left for any reason. They may write the state if
  /// their argument is true.
  package var leaveHandlers: [(_ writesState: Bool) -> Void] = []
  /// The destinations that present other pages from this controller by state.
  package var destinations: [WeakDestination] = []
  /// Destinations that wait until this controller appears, or until the page before them has left.
  package var waitingDestinations: [WeakDestination] = []
  /// True while the page is being removed, when no page can be presented over it.
  package var isEnding = false
  package var observations = ObservationStore()
  /// The controller on which `present` was called for this one; `presenter` is its outermost container.
  package weak var presentingOrigin: UIViewController?
  /// Observers of the page's appearance.
  package var appearanceFollowers: [WeakAppearanceFollower] = []
  /// The context that an upper layer set for this controller and the objects inside it (see Context.swift).
  package var outerContext: AnyObject? {
    didSet { if outerContext !== oldValue { placement?.fire() } }
  }
  /// The context that an upper layer set for the objects inside this controller; `nil` uses that of the controller.
  package var innerContext: AnyObject?

  // MARK: Key commands

  /// The keyboard shortcuts of the page, as added by `addKeyCommand(_:)`. They work while the page is reachable and
  /// no field has the focus.
  ///
  /// Override this property to provide others, and call `setNeedsUpdateOfKeyCommands()` when they change.
  open var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  var addedKeyCommands: [UIKeyCommand] = [] {
    didSet { setNeedsDescription() }
  }
  var shownKeyCommands: [UIKeyCommand] = []

  // MARK: Responder chain and window

  override open var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? containingWindow }

  /// The environment of the page; reading it in `observe` tracks its changes.
  public var traitCollection: UITraitCollection {
    let traits = traitsHere
    if traits == nil || containingWindow == nil { followPlacement() }
    return (traits ?? UITraitCollection()).read(by: self)
  }

  /// The traits of the page and its content that differ from those around it. Pages that it presents inherit them.
  public var traitOverrides = UITraitOverrides() {
    didSet {
      guard traitOverrides != oldValue else { return }
      if traitOverrides.colorScheme != oldValue.colorScheme { presentationDidChange() }
      traitOverridesDidChange(in: containingWindow)
    }
  }
  /// The object that has chosen the appearance of the window or the sheet around the controller.
  weak var colorSchemeOwner: AnyObject?
  /// The language that the content has set for the window around the controller.
  var languageChoice: LanguageChoice?

  /// A signal that fires when the controller has moved to another window, parent, presenter or context; created when
  /// first needed.
  var placement: Signal?

  private func placementDidChange() { placement?.fire() }

  // MARK: Scene

  /// The node that represents this controller as a page.
  package var pageNode: SceneNode { soleController?.pageNode ?? self }

  /// Called when the description of the window or the sheet around the controller has changed.
  private func presentationDidChange() {
    if let rootWindow { rootWindow.setNeedsDescription(of: rootWindow) }
    presentation?.setNeedsDescription()
  }

  /// Called when another node represents the controller, so that its containers read it again.
  package func pageNodeDidChange() {
    presentationDidChange()
    (parent as? UITabBarController)?.tabsDidChange()
    (parent as? UISplitViewController)?.panesDidChange()
    if let parent, parent.soleController === self { parent.pageNodeDidChange() }
  }

  /// The stack, tabs or panes that fill the page, and therefore represent the page instead of being content on it.
  package weak var soleController: UIViewController? {
    didSet { if soleController !== oldValue { pageNodeDidChange() } }
  }

  override package func handle(_ event: Event) {
    if navigationItem.searchController?.handle(event) == true { return }
    guard case .keyCommand(_, let id) = event, !performUndoCommand(id), shownKeyCommands.indices.contains(id) else {
      return
    }
    let command = shownKeyCommands[id]
    command.page = self
    command.handler(command)
  }

  /// The title that the page is shown with.
  package var shownTitle: String? { navigationItem.title ?? title }

  override package func describe() -> SceneDescription {
    let stack = parent as? UINavigationController
    let isBarHidden = stack?.isNavigationBarHidden == true
    let hasBars = stack != nil && !isBarHidden || parent is UISplitViewController
    // A page of a stack has no view before it has been on top.
    let content = stack == nil || stack?.topViewController === self ? view : viewIfLoaded
    var screen = ScreenElement(
      title: isBarHidden ? "" : shownTitle ?? "", prompt: isBarHidden ? "" : navigationItem.prompt ?? "",
      backTitle: navigationItem.backTitleBelow, hidesBackButton: navigationItem.hidesBackButton,
      keyCommands: describedKeyCommands() + undoCommands(),
      subtitle: isBarHidden ? "" : navigationItem.subtitle ?? "", titleDisplay: navigationItem.titleDisplay,
      search: navigationItem.searchController?.element, address: navigationItem.address)
    if !screen.title.isEmpty { screen.titleVariants = navigationItem.titleVariants }
    if !screen.subtitle.isEmpty { screen.subtitleVariants = navigationItem.subtitleVariants }
    return SceneDescription(
      element: .screen(screen),
      children: (isBarHidden ? [] : [displayModeBar].compactMap { $0 })
        + navigationItem.shownBars(inNavigation: hasBars)
        + [content].compactMap { $0 }.filter(\.isShown).map(\.wholeContent))
  }
}
