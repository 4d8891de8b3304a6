import KeelModel
package import KeelScene

/// Is told as pages of a stack come.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// The page is about to come on top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// The page is on top, and on the screen.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// A stack of pages, the last of which is seen.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// Is told as pages come.
  public weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []

  override public init() { super.init() }

  /// A stack of one page.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// What the stack's tab is called: what its first page says of that, unless the stack has an item of its own.
  override open var tabBarItem: UITabBarItem {
    get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      hasOwnTabBarItem = true
      super.tabBarItem = newValue
    }
  }
  private var hasOwnTabBarItem = false

  /// Whether the bar above the pages is hidden: their titles and the items at their top are not shown. There is still a
  /// way back.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var hidesBar = false

  /// Hides the bar above the pages, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    if animated, isSeen { containingWindow?.noteAnimation() }
    stack.forEach { $0.setNeedsDescription() }
  }

  /// The bar above the pages as sources know it, made by the module that has its type.
  package var barLooks: AnyObject?

  /// All pages, from the first to the one that is seen.
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The page that is seen, unless something is presented over it.
  public var topViewController: UIViewController? { stack.last }

  /// What a person sees: a presented page, or the top of the stack.
  public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a page on top. What cannot be pushed (a page that is shown elsewhere, another stack) is reported.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else {
      Misuse.report(
        "\(type(of: controller)) was not pushed: it is in the stack already.",
        rule: "A controller is in one place at a time.", remedy: "Push another instance, or pop to this one.")
      return
    }
    setViewControllers(stack + [controller], animated: animated)
  }

  /// Takes the page on top away, and returns it; the first page stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes away all pages over this one, and returns them.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }), index + 1 < stack.count else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  /// Takes away all pages but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Makes this the stack. Pages in both stay as they are, with all their state.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let new = controllers.enumerated().filter { index, page in
      isLawful(page, among: controllers[..<index])
    }.map(\.element)
    guard !new.elementsEqual(stack, by: ===) else { return }
    let gone = stack.filter { page in !new.contains { $0 === page } }
    stack = new
    for page in gone.reversed() {
      page.transition = .movedOut
      withoutTracking { page.willMove(toParent: nil) }
    }
    for page in new where page.parent !== self {
      page.transition = .movedIn
      addChild(page)
      arriving.append(page)
    }
    updateTop(animated: animated)
    if animated, isSeen { containingWindow?.noteAnimation() }
    for page in gone.reversed() where page.parent === self && !stack.contains(where: { $0 === page }) {
      forget(page)
      page.endDestinations()
      LifecyclePass.shared.add { Self.finishLeaving(page) }
    }
    if !isUpdatingTop { finishArriving() }
    stack.forEach { $0.setNeedsDescription() }
    setNeedsDescription()
    presentingRoot.presentation?.setNeedsDescription()
  }

  private static func finishLeaving(_ page: UIViewController) {
    guard page.parent == nil else { return }
    page.transition = nil
    page.didMove(toParent: nil)
    page.didLeave(writesState: true)
  }

  private func finishArriving() {
    let pages = arriving
    arriving = []
    guard !pages.isEmpty else { return }
    LifecyclePass.shared.add { [self] in
      for page in pages where page.parent === self {
        page.transition = nil
        page.didMove(toParent: self)
      }
    }
  }

  /// A page that is taken away by its new parent, or that removes itself, leaves the stack too.
  override package func forget(_ child: UIViewController) {
    let isPage = stack.contains { $0 === child }
    stack.removeAll { $0 === child }
    super.forget(child)
    guard isPage else { return }
    if shownTop === child { shownTop = nil }
    updateTop(animated: false)
    stack.forEach { $0.setNeedsDescription() }
    setNeedsDescription()
    presentingRoot.presentation?.setNeedsDescription()
  }

  private func isLawful(_ page: UIViewController, among earlier: ArraySlice<UIViewController>) -> Bool {
    let wrong: String? =
      if earlier.contains(where: { $0 === page }) {
        "it is in the stack already"
      } else if page is UINavigationController {
        "a stack is no page of another stack"
      } else if page.presenter != nil || page.rootWindow != nil || page === self || isInside(page) {
        "it is shown elsewhere"
      } else {
        nil
      }
    guard let wrong else { return true }
    Misuse.report(
      "\(Swift.type(of: page)) was left out of a stack: \(wrong).",
      rule: "A stack holds pages, each of which is in one place at a time.",
      remedy: "Use another instance, or present it.")
    return false
  }

  // MARK: Appearance

  /// The page that has been told that it appears.
  private var shownTop: UIViewController?
  private var arriving: [UIViewController] = []
  private var isUpdatingTop = false

  /// Tells pages that they come and go until the one on top is the one that is shown: a page may lead on to the next as
  /// it is loaded or appears, and one that is covered before it appears never does.
  private func updateTop(animated: Bool) {
    guard isSeen, !isUpdatingTop else { return }
    isUpdatingTop = true
    while shownTop !== stack.last {
      let top = stack.last
      top?.loadViewIfNeeded()
      guard top === stack.last else { continue }
      let old = shownTop
      shownTop = top
      old?.setAppearing(false, animated: animated)
      guard let top, top === stack.last else { continue }
      withoutTracking { delegate?.navigationController(self, willShow: top, animated: animated) }
      top.setAppearing(true, animated: animated)
      LifecyclePass.shared.add { [self] in
        guard shownTop === top else { return }
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
    isUpdatingTop = false
    finishArriving()
  }

  /// Changes the stack several times, of which only the outcome appears.
  package func withOneTransition(animated: Bool, _ changes: () -> Void) {
    guard !isUpdatingTop else { return changes() }
    isUpdatingTop = true
    changes()
    isUpdatingTop = false
    updateTop(animated: animated)
    finishArriving()
  }

  override package func childrenAppear(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { return updateTop(animated: animated) }
    shownTop?.setAppearing(false, animated: animated)
    shownTop = nil
  }

  override package func childViewsDidChange() {}

  override package var visibleChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

  /// The pages up to the one that this controller is, or is in; the first one for the stack itself.
  package func pages(upTo controller: UIViewController) -> [UIViewController] {
    var candidate: UIViewController? = controller
    while let current = candidate {
      if let index = stack.firstIndex(where: { $0 === current }) { return Array(stack[...index]) }
      candidate = current.parent
    }
    return Array(stack.prefix(1))
  }

  // MARK: Scene

  /// For those who put the stack's view in a view of theirs.
  override open func loadView() { view = ControllerView(showing: self) }

  override package func describe() -> SceneDescription {
    SceneDescription(element: .navigation(NavigationElement()), children: stack)
  }

  override package func handle(_ event: Event) {
    guard case .pop(_, let level) = event, level < stack.count - 1 else { return }
    let leaving = pagesThatAgreeToLeave(Array(stack[(level + 1)...]))
    setViewControllers(stack.filter { page in !leaving.contains { $0 === page } }, animated: true)
  }

  /// Asks the state of each page from the top whether it lets go. A page that stays keeps those under it.
  package func pagesThatAgreeToLeave(_ pages: [UIViewController]) -> [UIViewController] {
    Array(pages.reversed().prefix { $0.askToLeave() })
  }
}

/// A view that shows a controller's own node.
@MainActor final class ControllerView: UIView {
  private weak var controller: UIViewController?
  init(showing controller: UIViewController) {
    self.controller = controller
    super.init(frame: noFrame)
  }
  override func describe() -> SceneDescription {
    SceneDescription(element: element, attributes: attributes, children: controller.map { [$0] } ?? [])
  }
}
