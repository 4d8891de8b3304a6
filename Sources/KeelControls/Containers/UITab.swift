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

  private func show() {
    guard let item = page?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
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
    for tab in givenTabs where tab.tabBarController === self { tab.tabBarController = nil }
    givenTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(tabs.map { $0.viewController ?? UIViewController() }, animated: animated)
    observations.valueDidChange()
  }

  /// The tab that is shown. Setting it does not call the delegate.
  public var selectedTab: UITab? {
    get { selectedViewController.flatMap { page in givenTabs.first { $0.viewController === page } } }
    set { selectedViewController = newValue?.viewController }
  }

  /// Returns the tab with an identifier; `nil` if there is none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.first { $0.identifier == identifier }
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
