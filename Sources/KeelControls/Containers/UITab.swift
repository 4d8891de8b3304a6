public import KeelModel

/// A tab with a name of its own, and how its page is made.
@MainActor @preconcurrency open class UITab {
  /// What tells the tab from the others of its controller.
  public let identifier: String
  /// What the tab is called.
  open var title: String { didSet { show() } }
  /// The picture on the tab.
  open var image: UIImage? { didSet { show() } }
  /// A short text on the tab, as a number of things.
  open var badgeValue: String? { didSet { show() } }
  /// Whether the tab can be chosen.
  open var isEnabled = true { didSet { show() } }
  /// The controller whose tab it is.
  public internal(set) weak var tabBarController: UITabBarController?

  private let makePage: ((UITab) -> UIViewController)?
  private var page: UIViewController?

  /// A tab whose page is made when it is first asked for.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    makePage = viewControllerProvider
  }

  /// The tab's page, made by the provider as it is first asked for.
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
  /// A controller with these tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    setTabs(tabs, animated: false)
  }

  /// The tabs, where the controller was given such.
  public var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Makes these the tabs, with the pages that they make. The tab that is shown stays so, if it is among them.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in givenTabs where tab.tabBarController === self { tab.tabBarController = nil }
    givenTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(tabs.map { $0.viewController ?? UIViewController() }, animated: animated)
    observations.valueDidChange()
  }

  /// The tab that is shown. Setting it asks nobody.
  public var selectedTab: UITab? {
    get { selectedViewController.flatMap { page in givenTabs.first { $0.viewController === page } } }
    set { selectedViewController = newValue?.viewController }
  }

  /// The tab with that identifier.
  public func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.first { $0.identifier == identifier }
  }

  /// Keeps the identifier of the tab that is shown and the binding the same. An identifier that no tab has shows none
  /// other than before.
  @discardableResult
  public func bind(selectedTab: UIBinding<String?>) -> ObservationToken {
    let bond = Bond(self, \.selectedIdentifier, selectedTab) { controller, identifier, _ in
      controller.selectedTab = identifier.flatMap { controller.tab(forIdentifier: $0) }
    }
    let token = bond.follow()
    observations.replace(\UITabBarController.selectedTab, with: [token.cancel]) { bond.valueWasSet() }
    return token
  }

  /// Ends what `bind(selectedTab:)` began.
  public func unbindSelectedTab() { observations.remove(\UITabBarController.selectedTab) }

  private var selectedIdentifier: String? { selectedTab?.identifier }
}
