package import KeelInteraction
import KeelModel
import KeelScene

/// The title and symbol of a tab.
@MainActor @preconcurrency open class UITabBarItem {
  /// The title of the tab; `nil` uses the controller's title.
  open var title: String? { didSet { onChange?() } }
  /// The symbol of the tab.
  open var image: UIImage? { didSet { onChange?() } }
  /// A short text on the tab, such as a count.
  open var badgeValue: String? { didSet { onChange?() } }
  /// A Boolean value that indicates whether the tab can be chosen.
  open var isEnabled = true { didSet { onChange?() } }
  /// The path of the window while the tab is shown, as in `UIWindowAddress.path`; `nil` for none. Browsers show the tab
  /// as a link.
  open var linkAddress: String? { didSet { if linkAddress != oldValue { onChange?() } } }
  /// The header above the tab in a sidebar, if the tab begins a group; empty for a group without a title.
  package var groupHeader: String? { didSet { if groupHeader != oldValue { onChange?() } } }
  /// A number for the program's own use.
  open var tag: Int
  private var word: SystemWord?
  var onChange: (() -> Void)?
  /// Creates an item.
  public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates an item that has one of Keel's own words as its title, until the program sets a title.
  package convenience init(_ word: SystemWord, image: UIImage?, tag: Int) {
    self.init(image: image, tag: tag)
    self.word = word
  }
  /// Returns the title of the item, or its system word in the given language.
  func shownTitle(_ words: @autoclosure () -> SystemWords) -> String? { title ?? word.map { words()[$0] } }
}

/// Controls and observes how the user switches tabs. All methods are optional.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns true if the user can switch to the page; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when the user has chosen a tab, even one that is already shown.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A controller that shows one of several pages. A page's view is created when it is first shown, and kept.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  /// The delegate, which controls and observes how the user switches tabs.
  public weak var delegate: (any UITabBarControllerDelegate)?
  private var pages: [UIViewController] = []
  private var index = 0
  private lazy var tabsNode = TabsNode(owner: self)
  /// The page that has been notified that it appears.
  private var shown: UIViewController?

  /// The tab bar for source code that sets its appearance, created by the module that declares its type.
  package var barLooks: AnyObject?

  override public init() { super.init() }
  /// Always fails: there is no archive to decode tabs from. Subclasses that write `init?(coder:)` may call it.
  override public init?(coder: Any) { return nil }

  /// All pages in order.
  open var viewControllers: [UIViewController]? {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the pages. The selected page stays selected if it is among the new ones.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let new = (controllers ?? []).enumerated().filter { index, page in
      !(controllers ?? [])[..<index].contains { $0 === page }
    }.map(\.element)
    let selected = selectedViewController
    let gone = pages.filter { page in !new.contains { $0 === page } }
    pages = new
    index = selected.flatMap { page in new.firstIndex { $0 === page } } ?? min(index, max(0, new.count - 1))
    for page in gone where page.parent === self {
      withoutTracking { page.willMove(toParent: nil) }
      page.tabBarItem.onChange = nil
      super.forget(page)
      page.endDestinations()
      withoutTracking { page.didMove(toParent: nil) }
    }
    for page in new where page.parent !== self {
      addChild(page)
      withoutTracking { page.didMove(toParent: self) }
    }
    // Pages that could not be added are already shown in another place.
    pages = pages.filter { $0.parent === self }
    for page in pages { page.tabBarItem.onChange = { [weak self] in self?.tabsDidChange() } }
    tabsDidChange()
    afterTracking { [self] in updateShown() }
  }

  /// The index of the page that is shown. Setting it does not call the delegate.
  open var selectedIndex: Int {
    get { index }
    set {
      guard pages.indices.contains(newValue), newValue != index else { return }
      index = newValue
      tabsDidChange()
      afterTracking { [self] in updateShown() }
      observations.valueDidChange()
    }
  }

  /// The presentations of the tabs: a bar, or a sidebar where the window is wide enough.
  public enum Mode: Hashable, Sendable {
    /// A bar.
    case automatic
    /// A bar, whatever the width.
    case tabBar
    /// A sidebar beside the page; a bar where `UITraitCollection.prefersTabNavigation` is true.
    case tabSidebar
  }
  /// The presentation of the tabs. The pages and their state are the same in all of them.
  open var mode = Mode.automatic { didSet { if mode != oldValue { tabsDidChange() } } }

  /// The program's own choice between tabs and a sidebar for `Mode.tabSidebar`; `nil` leaves it to the traits.
  package var prefersTabs: Bool? { didSet { if prefersTabs != oldValue { tabsDidChange() } } }

  private var showsSidebar: Bool { mode == .tabSidebar && !(prefersTabs ?? traitCollection.prefersTabNavigation) }

  /// The tabs of the pages, if the controller has been assigned tabs (see UITab.swift).
  var givenTabs: [UITab] = []

  /// The page that is shown.
  open var selectedViewController: UIViewController? {
    get { pages.indices.contains(index) ? pages[index] : nil }
    set { if let newValue, let found = pages.firstIndex(where: { $0 === newValue }) { selectedIndex = found } }
  }

  /// Called before a user's choice is applied, for layers that bind the selection. Returns true to apply it.
  package var selectionRequest: ((Int) -> Bool)?

  package func tabsDidChange() { tabsNode.setNeedsDescription() }

  override package func forget(_ child: UIViewController) {
    super.forget(child)
    guard let place = pages.firstIndex(where: { $0 === child }) else { return }
    pages.remove(at: place)
    if index > place || index == pages.count { index = max(0, index - 1) }
    if shown === child { shown = nil }
    tabsDidChange()
    afterTracking { [self] in updateShown() }
  }

  // MARK: Appearance

  private func updateShown() {
    guard isSeen, shown !== selectedViewController else { return }
    let old = shown
    shown = selectedViewController
    old?.setAppearing(false, animated: false)
    shown?.setAppearing(true, animated: false)
  }

  override package func childrenAppear(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { return updateShown() }
    shown?.setAppearing(false, animated: animated)
    shown = nil
  }
  override package func childViewsDidChange() {}
  override package var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  // MARK: Scene

  override package var pageNode: SceneNode { tabsNode }
  override open func loadView() { view = NodeView(showing: tabsNode) }

  fileprivate func describeTabs() -> SceneDescription {
    let built = pages.indices.filter { $0 == index || pages[$0].hasLoadedPage }
    let tabs = pages.map { page in
      let item = page.tabBarItem
      let first = (page as? UINavigationController)?.viewControllers.first
      let title = item.shownTitle(tabsNode.systemWords) ?? page.title ?? page.navigationItem.title ?? first?.title ?? ""
      return TabsElement.Tab(
        title: title, image: item.image?.templateSymbol, badge: item.badgeValue ?? "", isEnabled: item.isEnabled,
        address: item.linkAddress, header: item.groupHeader)
    }
    return SceneDescription(
      element: .tabs(TabsElement(tabs: tabs, selectedIndex: index, childTabs: built, isSidebar: showsSidebar)),
      children: built.map { pages[$0].pageNode })
  }

  fileprivate func choose(_ wanted: Int) {
    guard pages.indices.contains(wanted), pages[wanted].tabBarItem.isEnabled,
      delegate?.tabBarController(self, shouldSelect: pages[wanted]) ?? true
    else { return }
    let page = pages[wanted]
    if let selectionRequest {
      guard selectionRequest(wanted) else { return }
    }
    selectedViewController = page
    delegate?.tabBarController(self, didSelect: page)
  }
}

extension UIViewController {
  /// True if the controller, or a page of its stack, has loaded its view. A stack itself needs none.
  fileprivate var hasLoadedPage: Bool {
    isViewLoaded || (self as? UINavigationController)?.viewControllers.last(where: \.isViewLoaded) != nil
  }
}

@MainActor private final class TabsNode: SceneNode {
  private weak var owner: UITabBarController?
  init(owner: UITabBarController) {
    self.owner = owner
    super.init()
  }
  override func describe() -> SceneDescription { owner?.describeTabs() ?? super.describe() }
  override var arrangesPages: Bool { true }
  override var widthFollowers: [SceneNode] { owner?.mode == .tabSidebar ? [self] : [] }
  override func handle(_ event: Event) {
    if case .choose(_, let index) = event { owner?.choose(index) }
  }
}
