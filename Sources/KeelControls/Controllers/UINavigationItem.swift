import KeelScene

/// What a page wants of the bar above it.
@MainActor @preconcurrency public final class UINavigationItem {
  private weak var owner: UIViewController?
  let leading: BarNode
  let trailing: BarNode
  let toolbar: BarNode
  let principal = BarNode(placement: .principal)
  let status = BarNode(placement: .status)
  let keyboard = BarNode(placement: .keyboard)

  init(owner: UIViewController) {
    self.owner = owner
    leading = BarNode(placement: .leading)
    trailing = BarNode(placement: .trailing)
    toolbar = BarNode(placement: .bottom)
    for bar in [leading, trailing, toolbar, principal, status, keyboard] { bar.owner = owner }
  }

  /// What the bar calls the page; `nil` is the controller's title.
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// A line over the title that says what to do here.
  public var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }
  /// Whether people cannot go back from here. The program still can.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// What the way back *to* this page is called; `nil` is the title.
  public var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// The path of the window while the page is on top, as for `UIWindowAddress.path`; `nil` leaves it to the window's address
  /// and to the titles. In a browser the way back to the page is a link to it.
  public var address: String? {
    didSet { if address != oldValue { changed() } }
  }
  /// The items where lines begin.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { leading.items = leftBarButtonItems ?? [] }
  }
  /// The items where lines end.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { trailing.items = rightBarButtonItems ?? [] }
  }
  /// The first of the items where lines begin; setting it leaves no other.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the items where lines end; setting it leaves no other.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// How large the title is.
  public enum LargeTitleDisplayMode: Hashable, Sendable { case automatic, always, never, inline }
  /// How large the title is, where a front end tells them apart.
  public var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// A line below the title.
  public var subtitle: String? {
    didSet { if subtitle != oldValue { changed() } }
  }
  /// Lets a person look for something on the page.
  public var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.onChange = nil
      searchController?.onChange = { [weak self] in self?.changed() }
      changed()
    }
  }
  /// Stands in place of the title.
  public var titleView: UIView? {
    didSet { if titleView !== oldValue { principal.items = titleView.map { [UIBarButtonItem(customView: $0)] } ?? [] } }
  }
  /// Items in the middle of the bottom bar, and those that come with the keyboard.
  package var statusItems: [UIBarButtonItem] = [] { didSet { status.items = statusItems } }
  package var keyboardItems: [UIBarButtonItem] = [] { didSet { keyboard.items = keyboardItems } }

  var titleDisplay: ScreenElement.TitleDisplay {
    switch largeTitleDisplayMode {
    case .automatic: .automatic
    case .always: .large
    case .never, .inline: .inline
    }
  }

  /// What the page below calls the way back to it.
  var backTitleBelow: String {
    guard let owner, let stack = owner.parent as? UINavigationController,
      let index = stack.viewControllers.firstIndex(where: { $0 === owner }), index > 0
    else { return "" }
    let below = stack.viewControllers[index - 1]
    return below.navigationItem.backButtonTitle ?? below.navigationItem.title ?? below.title ?? ""
  }

  func shownBars(inNavigation: Bool) -> [SceneNode] {
    (inNavigation ? [leading, principal, trailing, toolbar, status, keyboard] : [toolbar, status, keyboard]).filter {
      !$0.isEmpty
    }
  }

  private func changed() {
    owner?.setNeedsDescription()
    guard let owner, let stack = owner.parent as? UINavigationController else { return }
    // The page above names the way back after this one.
    if let index = stack.viewControllers.firstIndex(where: { $0 === owner }), index + 1 < stack.viewControllers.count {
      stack.viewControllers[index + 1].setNeedsDescription()
    }
  }
}

/// A group of bar items in the scene.
@MainActor final class BarNode: SceneNode {
  let placement: BarElement.Placement
  weak var owner: UIViewController?

  init(placement: BarElement.Placement) {
    self.placement = placement
    super.init()
  }

  var items: [UIBarButtonItem] = [] {
    didSet {
      for item in oldValue where item.bar === self { item.bar = nil }
      for item in items {
        item.bar = self
        item.customView?.embedderController = owner
      }
      visibilityDidChange()
    }
  }

  /// Whether there is nothing to see in it.
  var isEmpty: Bool { items.allSatisfy { $0.shownNode == nil } }

  func visibilityDidChange() {
    setNeedsDescription()
    owner?.setNeedsDescription()
  }

  override func describe() -> SceneDescription {
    SceneDescription(
      element: .bar(BarElement(placement: placement)), children: items.compactMap(\.shownNode))
  }
}
