public import KeelModel

/// A tab with its own title, and a closure that creates its page.
@MainActor @preconcurrency open class UITab {
  /// The identifier of the tab, unique among the tabs of its controller.
  public let identifier: String
  /// The title of the tab.
  open var title: String { didSet { show() } }
  /// The symbol of the tab.
  open var image: UIImage? { didSet { show() } }
  /// A short text on the tab, such as a count.
  open var badgeValue: String? { didSet { show() } }
  /// A Boolean value that indicates whether the tab can be chosen.
  open var isEnabled = true { didSet { show() } }
  /// The path of the window while the tab is shown, as in `UIWindowAddress.path`; `nil` for that of the page's
  /// `tabBarItem`. Browsers show the tab as a link.
  open var linkAddress: String? {
    didSet {
      if linkAddress == nil, oldValue != nil { page?.tabBarItem.linkAddress = nil }
      show()
    }
  }
  /// The controller of the tab.
  public internal(set) weak var tabBarController: UITabBarController?

  private let makePage: ((UITab) -> UIViewController)?
  private var page: UIViewController?

  /// Creates a tab whose page is created when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    makePage = viewControllerProvider
  }

  /// The page of the tab, created by the provider when it is first read.
  open var viewController: UIViewController? {
    if page == nil, let makePage {
      page = withoutTracking { makePage(self) }
      show()
    }
    return page
  }

  /// Called when the title of the tab has changed, for the headers of groups.
  fileprivate func show() {
    if self is UITabGroup { tabBarController?.labelGroups() }
    guard let item = page?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    if let linkAddress { item.linkAddress = linkAddress }
  }
}

/// A group of tabs. A sidebar shows its title above its tabs; a bar shows the tabs alone.
@MainActor @preconcurrency open class UITabGroup: UITab {
  /// The tabs of the group in order.
  open var children: [UITab] {
    didSet {
      guard let controller = tabBarController else { return }
      controller.setTabs(controller.tabs, animated: false)
    }
  }

  /// Creates a group. A group has no page of its own: its tabs have.
  public init(title: String, image: UIImage?, identifier: String, children: [UITab] = []) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier)
  }
}

extension UITabBarController {
  /// Creates a controller with these tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    setTabs(tabs, animated: false)
  }

  /// The tabs, if the controller was created from tabs or has been assigned tabs.
  public var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs and their pages. The selected tab stays selected if it is among the new ones.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in leaves(of: givenTabs) + givenTabs where tab.tabBarController === self { tab.tabBarController = nil }
    givenTabs = tabs
    let leaves = leaves(of: tabs)
    for tab in leaves + tabs { tab.tabBarController = self }
    setViewControllers(leaves.map { $0.viewController ?? UIViewController() }, animated: animated)
    labelGroups()
    observations.valueDidChange()
  }

  /// The tab that is shown. Setting it does not call the delegate.
  public var selectedTab: UITab? {
    get { selectedViewController.flatMap { page in leaves(of: givenTabs).first { $0.viewController === page } } }
    set { selectedViewController = newValue.flatMap { leaves(of: [$0]).first }?.viewController }
  }

  /// Returns the tab with an identifier; `nil` if there is none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    (givenTabs + leaves(of: givenTabs)).first { $0.identifier == identifier }
  }

  /// Returns the tabs that have a page: those of groups in place of the groups.
  private func leaves(of tabs: [UITab]) -> [UITab] {
    tabs.flatMap { tab in (tab as? UITabGroup).map { leaves(of: $0.children) } ?? [tab] }
  }

  /// Gives the first tab of each group, and the first one after a group, a header for the sidebar.
  func labelGroups() {
    var isAfterGroup = false
    for tab in givenTabs {
      let group = tab as? UITabGroup
      let header = group?.title ?? (isAfterGroup ? "" : nil)
      for (index, leaf) in leaves(of: [tab]).enumerated() {
        leaf.viewController?.tabBarItem.groupHeader = index == 0 ? header : nil
      }
      isAfterGroup = group != nil
    }
  }

  /// Keeps the identifier of the selected tab and the binding equal. An unknown identifier leaves the selection as it
  /// is.
  @discardableResult
  public func bind(selectedTab: UIBinding<String?>) -> ObservationToken {
    let bond = Bond(self, \.selectedIdentifier, selectedTab) { controller, identifier, _ in
      controller.selectedTab = identifier.flatMap { controller.tab(forIdentifier: $0) }
    }
    let token = bond.follow()
    observations.replace(\UITabBarController.selectedTab, with: [token.cancel]) { bond.valueWasSet() }
    return token
  }

  /// Ends the binding of the selected tab.
  public func unbindSelectedTab() { observations.remove(\UITabBarController.selectedTab) }

  private var selectedIdentifier: String? { selectedTab?.identifier }
}
