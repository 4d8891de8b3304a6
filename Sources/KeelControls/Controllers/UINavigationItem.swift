import KeelScene

/// The content of the navigation bar for a page.
@MainActor @preconcurrency public final class UINavigationItem {
  private weak var owner: UIViewController?
  let leading: BarNode
  let trailing: BarNode
  let toolbar: BarNode
  let principal = BarNode(placement: .principal)
  let status = BarNode(placement: .status)
  let keyboard = BarNode(placement: .keyboard)

  init(owner: UIViewController?) {
    self.owner = owner
    leading = BarNode(placement: .leading)
    trailing = BarNode(placement: .trailing)
    toolbar = BarNode(placement: .bottom)
    for bar in [leading, trailing, toolbar, principal, status, keyboard] { bar.owner = owner }
  }

  /// Creates an item for a navigation bar of the program's own, which no front end shows. Pages have one (`navigationItem`).
  public convenience init(title: String = "") {
    self.init(owner: nil)
    self.title = title
  }

  /// The title of the page in the bar; `nil` uses the controller's title.
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// Shorter forms of the title, the longest first. A front end with little room shows the first form that fits.
  public var titleVariants: [String] = [] {
    didSet { if titleVariants != oldValue { changed() } }
  }
  /// A line above the title with instructions.
  public var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }
  /// A Boolean value that indicates whether the back button is hidden, so that only the program can go back.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// The label of the back button that leads *to* this page; `nil` uses the title.
  public var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// The path of the window while the page is on top, as in `UIWindowAddress.path`; `nil` derives it from the
  /// window's address and the titles. In a browser the back button to the page is a link to it.
  public var address: String? {
    didSet { if address != oldValue { changed() } }
  }
  /// The items at the leading edge.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { leading.items = leftBarButtonItems ?? [] }
  }
  /// The items at the trailing edge.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { trailing.items = rightBarButtonItems ?? [] }
  }
  /// The first item at the leading edge; setting it removes the others.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the trailing edge; setting it removes the others.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The sizes of a title.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// As the page before it; large on the first page.
    case automatic
    /// A large title above the content.
    case always
    /// A title within the bar.
    case never, inline
  }
  /// The size of the title, in front ends that distinguish sizes.
  public var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// A line below the title.
  public var subtitle: String? {
    didSet { if subtitle != oldValue { changed() } }
  }
  /// Shorter forms of the subtitle, the longest first. A front end with little room shows the first form that fits.
  public var subtitleVariants: [String] = [] {
    didSet { if subtitleVariants != oldValue { changed() } }
  }
  /// The search controller, which lets the user search the page.
  public var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.resignFirstResponder()
      oldValue?.onChange = nil
      oldValue?.page = nil
      searchController?.onChange = { [weak self] in self?.changed() }
      searchController?.page = owner
      changed()
      if let bar = searchController?.searchBar, bar.wantsFocusOnAppearing { bar.becomeFirstResponder() }
    }
  }
  /// A view in place of the title.
  public var titleView: UIView? {
    didSet { if titleView !== oldValue { principal.items = titleView.map { [UIBarButtonItem(customView: $0)] } ?? [] } }
  }
  /// The items in the middle of the bottom bar.
  package var statusItems: [UIBarButtonItem] = [] { didSet { status.items = statusItems } }
  /// The items that are shown with the keyboard.
  package var keyboardItems: [UIBarButtonItem] = [] { didSet { keyboard.items = keyboardItems } }

  var titleDisplay: ScreenElement.TitleDisplay {
    switch largeTitleDisplayMode {
    case .automatic: .automatic
    case .always: .large
    case .never, .inline: .inline
    }
  }

  /// The label of this page's back button, which the page below determines.
  var backTitleBelow: String {
    guard let owner, let stack = owner.parent as? UINavigationController,
      let level = stack.level(of: owner), level > 0
    else { return "" }
    let below = stack.viewControllers[level - 1]
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
    // The label of the back button on the page above depends on this item.
    if let level = stack.level(of: owner), level + 1 < stack.viewControllers.count {
      stack.viewControllers[level + 1].setNeedsDescription()
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

  /// True if the bar shows no items.
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
