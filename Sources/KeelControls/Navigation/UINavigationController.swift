import KeelModel
package import KeelScene

/// An observer that is notified when pages of a stack appear. All methods are optional.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// Called when the page is about to appear on top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called when the page is on top and has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// A stack of pages of which the last one is visible.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The delegate, which is notified when pages appear.
  public weak var delegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []
  /// The same pages as nodes: a conversion of the array costs O(pages).
  private var nodes: [SceneNode] = []
  /// The number of times that pages were replaced.
  private var changeCount = 0

  override public init() { super.init() }

  /// Creates a stack of one page.
  public init(rootViewController: UIViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// Always fails: there is no archive to decode a stack from. Subclasses that write `init?(coder:)` may call it.
  override public init?(coder: Any) { return nil }

  /// The tab of the stack: that of its first page, unless one has been set.
  override open var tabBarItem: UITabBarItem {
    get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      hasOwnTabBarItem = true
      super.tabBarItem = newValue
    }
  }
  private var hasOwnTabBarItem = false

  /// A Boolean value that indicates whether the navigation bar is hidden, with its titles and items. The user can still
  /// go back.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var hidesBar = false

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    if animated, isSeen { containingWindow?.noteAnimation() }
    stack.forEach { $0.setNeedsDescription() }
  }

  /// The navigation bar for source code that sets its appearance, created by the module that declares its type.
  package var barLooks: AnyObject?

  /// All pages, from the first to the visible one.
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last page of the stack.
  public var topViewController: UIViewController? { stack.last }

  /// The page that the user sees: a presented one, or the last of the stack.
  public var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a page. A page that cannot be pushed (another stack, or a page that is already shown in another place) is
  /// reported and not pushed.
  ///
  /// A page that an observer pushes loads after the closure of the observer has ended, in the same turn.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard level(of: controller) == nil else {
      RuntimeWarning.report(
        "\(type(of: controller)) was not pushed: it is in the stack already.",
        rule: "A controller is in one place at a time.", remedy: "Push another instance, or pop to this one.")
      return
    }
    replacePages(from: stack.count, with: [controller], animated: animated)
    guard TrackedScope.isRunning else { return }
    afterTracking { [self] in if stack.last === controller { controller.loadViewIfNeeded() } }
  }

  /// Removes the last page and returns it; the first page always remains.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replacePages(from: stack.count - 1, with: [], animated: animated)
    return top
  }

  /// Removes all pages above this one and returns them.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let level = level(of: controller), level + 1 < stack.count else { return nil }
    let gone = Array(stack[(level + 1)...])
    replacePages(from: level + 1, with: [], animated: animated)
    return gone
  }

  /// Removes all pages but the first and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack. Pages in both the old and the new stack keep all their state.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let limit = min(stack.count, controllers.count)
    var kept = 0
    while kept < limit, stack[kept] === controllers[kept] { kept += 1 }
    replacePages(from: kept, with: Array(controllers[kept...]), animated: animated)
  }

  /// True if a split view has made the stack for the page of a link.
  package var isMadeForPane = false

  /// Replaces the pages from a level on. O(replaced pages), or O(pages) if a new page is in the stack already.
  package func replacePages(from first: Int, with pages: [UIViewController], animated: Bool) {
    let isMove = pages.contains { $0.parent === self }
    let (level, pages) = isMove ? (0, stack[..<first] + pages) : (first, pages[...])
    var seen: Set<ObjectIdentifier> = []
    let coming = pages.filter { isLawful($0, isRepeated: !seen.insert(ObjectIdentifier($0)).inserted) }
    guard !coming.elementsEqual(stack[level...], by: ===) else { return }
    let staying = Set(coming.map(ObjectIdentifier.init))
    let gone = stack[level...].filter { !staying.contains(ObjectIdentifier($0)) }
    stack.replaceSubrange(level..., with: coming)
    nodes.replaceSubrange(level..., with: coming)
    buryPages(from: level)
    changeCount += 1
    let change = changeCount
    for page in gone.reversed() {
      page.transition = .movedOut
      withoutTracking { page.willMove(toParent: nil) }
    }
    for page in coming where page.parent !== self {
      page.transition = .movedIn
      addChild(page)
      arriving.append(page)
    }
    updateTopAfterTracking(animated: animated)
    if animated, isSeen { containingWindow?.noteAnimation() }
    // Lifecycle callbacks may have changed the stack again.
    for page in gone.reversed() where page.parent === self && (change == changeCount || self.level(of: page) == nil) {
      // Inside an observer, the page disappears before the new top has loaded.
      if page === shownTop { page.setAppearing(false, animated: animated) }
      super.forget(page)
      page.endDestinations()
      LifecyclePass.shared.add { Self.finishLeaving(page) }
    }
    if !isUpdatingTop { afterTracking { [self] in finishArriving() } }
    describeStack(from: first)
  }

  /// Returns the place of a page in the stack, searched from the top, where pages come and go.
  package func level(of page: UIViewController) -> Int? {
    page.parent === self ? stack.lastIndex { $0 === page } : nil
  }

  /// Requests the description of the stack, and of its pages from the one below a level on: what a page shows depends on
  /// the page below it, and on whether it is on top. The pages below it cost nothing.
  private func describeStack(from level: Int) {
    stack[min(max(level - 1, 0), stack.count)...].forEach { $0.setNeedsDescription() }
    setNeedsDescription()
    presentingRoot.presentation?.setNeedsDescription()
  }

  /// Marks the pages that at least two others cover, from two levels below a changed one on. The first page is never
  /// marked, because a tab may show its title.
  private func buryPages(from level: Int) {
    for index in max(level - 2, 0)..<stack.count { stack[index].isBuried = index > 0 && index < stack.count - 2 }
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

  /// Removes a page from the stack that has received a new parent, or that removes itself.
  override package func forget(_ child: UIViewController) {
    let level = level(of: child)
    if let level {
      stack.remove(at: level)
      nodes.remove(at: level)
      buryPages(from: level)
    }
    super.forget(child)
    guard let level else { return }
    if shownTop === child { shownTop = nil }
    updateTopAfterTracking(animated: false)
    describeStack(from: level)
  }

  private func isLawful(_ page: UIViewController, isRepeated: Bool) -> Bool {
    let wrong: String? =
      if isRepeated {
        "it is in the stack already"
      } else if page is UINavigationController {
        "a stack is no page of another stack"
      } else if page.presenter != nil || page.rootWindow != nil || page === self || isInside(page) {
        "it is shown elsewhere"
      } else {
        nil
      }
    guard let wrong else { return true }
    RuntimeWarning.report(
      "\(Swift.type(of: page)) was left out of a stack: \(wrong).",
      rule: "A stack holds pages, each of which is in one place at a time.",
      remedy: "Use another instance, or present it.")
    return false
  }

  // MARK: Appearance

  /// The page that has been notified that it appears.
  private var shownTop: UIViewController?
  private var arriving: [UIViewController] = []
  private var isUpdatingTop = false

  /// Notifies pages until the last page of the stack is shown. A page may push another when it loads or appears; a page
  /// that is covered before it appears is never notified.
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

  /// Updates the top when the observer that changed the stack has ended, so that other code can track in its pages.
  private func updateTopAfterTracking(animated: Bool) {
    afterTracking { [self] in updateTop(animated: animated) }
  }

  /// Makes several changes of the stack as one transition, in which only the result appears.
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

  /// Returns the pages up to a controller or the page that contains it, or the first page for the stack itself.
  package func pages(upTo controller: UIViewController) -> [UIViewController] {
    var candidate: UIViewController? = controller
    while let current = candidate {
      if let level = level(of: current) { return Array(stack[...level]) }
      candidate = current.parent
    }
    return Array(stack.prefix(1))
  }

  // MARK: Scene

  /// Creates a view for containers that show the stack's view in their own.
  override open func loadView() { view = ControllerView(showing: self) }

  override package func describe() -> SceneDescription {
    SceneDescription(element: .navigation(NavigationElement()), children: nodes)
  }

  override package func handle(_ event: Event) {
    guard case .pop(_, let level) = event, level < stack.count - 1 else { return }
    let pages = Array(stack[(level + 1)...])
    let leaving = pagesThatAgreeToLeave(pages)
    func leaves(_ page: UIViewController) -> Bool { leaving.contains { $0 === page } }
    if let window = containingWindow, window.keepsWaysForward {
      // From the lowest page on, in the order in which they return.
      window.waysForward.noted = pages.filter(leaves).map(wayForward)
    }
    setViewControllers(stack.filter { !leaves($0) }, animated: true)
  }

  private func wayForward(to page: UIViewController) -> () -> Void {
    page.returnRequest ?? { [weak self] in self?.pushViewController(page, animated: true) }
  }

  /// Returns the pages that agree to be left, from the top. If a page refuses, the pages below it stay too.
  package func pagesThatAgreeToLeave(_ pages: [UIViewController]) -> [UIViewController] {
    Array(pages.reversed().prefix { $0.askToLeave() })
  }
}

/// A view that shows the node of a controller.
@MainActor final class ControllerView: UIView {
  private weak var controller: UIViewController?
  convenience init(showing controller: UIViewController) {
    self.init(frame: noFrame)
    self.controller = controller
  }
  override func describe() -> SceneDescription {
    SceneDescription(element: element, attributes: attributes, children: controller.map { [$0] } ?? [])
  }
}
